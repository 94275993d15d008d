import { escaped } from '#server/mail/letter.ts'
import type { SentMail } from '#server/mail/mailer.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** The mailbox as a page for people: it needs no script, and its only style is `/dev/mail.css`. */
export function mailPage(mails: SentMail[]): string {
  const title = `Development mailbox · ${PRODUCT_NAME}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<header>
<p><a href="/">${PRODUCT_NAME}</a></p>
<h1>Development mailbox</h1>
<p>Mails that the server would send, newest first, kept for a day. Set <code>SMTP_URL</code> to send them. <a href="/dev/mail">Look again</a></p>
</header>
<main>
${mails.map(article).join('\n') || '<p class="empty">No mail yet. Sign up or ask for a new password, then look again.</p>'}
</main>
</body>
</html>
`
}

function article({ id, to, subject, text, links, sentAt }: SentMail): string {
  const opened = links.map(
    (link) => `<a class="action" href="${escaped(link)}">Open the link in this mail</a>`,
  )
  return `<article aria-labelledby="subject-${escaped(id)}">
<h2 id="subject-${escaped(id)}">${escaped(subject)}</h2>
<p class="about">To <strong>${escaped(to)}</strong>, <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${escaped(withoutLinks(text, links))}</pre>
${opened.join('\n')}
</article>`
}

/** The link is below, as a button. */
function withoutLinks(text: string, links: string[]): string {
  return links.reduce((rest, link) => rest.replace(`\n${link}`, ' (below)'), text).trim()
}

export const MAIL_PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #f6f5fa; --card: #ffffff; --ink: #1c1a26; --quiet: #5d596b; --line: #e2dfeb; --brand: #5b3df5; --on-brand: #ffffff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14121c; --card: #1e1b29; --ink: #f1eff8; --quiet: #b3aec4; --line: #353046; --brand: #a99bff; --on-brand: #14121c }
}
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
header, main { max-inline-size: 44rem; margin-inline: auto }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3 }
p { margin-block: .5rem }
a { color: var(--brand) }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px; border-radius: 4px }
article { margin-block: 1.25rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card) }
.about { color: var(--quiet); font-size: .875rem }
.empty { padding: 3rem 1rem; text-align: center; color: var(--quiet) }
pre { margin: 1rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
.action { display: inline-block; min-block-size: 44px; padding: .6rem 1.25rem; border-radius: .6rem; background: var(--brand); color: var(--on-brand); font-weight: 600; text-decoration: none }
`
