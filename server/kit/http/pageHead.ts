/** The head of a page that is about something of the database: its title, and what a link to it shows. */
export type PageHead = { title: string; description: string; url: string }

/** Pages that have a head of their own. */
export type HeadOfPages = {
  isOf: (path: string) => boolean
  /**
   * @param site the address of this site, without a slash at its end
   * @param ask calls the API with the session of the page's request
   * @returns the refusal of the API where there is nothing to show
   */
  head: (path: string, site: string, ask: (path: string) => Promise<Response>) => Promise<PageHead | Response>
}

/** A page with its head; without one it only says that it is not to be found by search engines. */
export function withHead(html: string, head: PageHead | null): string {
  const robots = '<meta name="robots" content="noindex">'
  if (!head) return html.replace('</head>', () => `${robots}</head>`)
  const [title, description, url] = [head.title, head.description, head.url].map(escaped)
  const tags = [
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    robots,
  ]
  return html
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${tags.join('')}</head>`)
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
