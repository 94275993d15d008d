import { escapeHtml } from '#server/mail/renderEmail.ts'
import type { SentEmail } from '#server/mail/mailer.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** The mailbox as a page for people: it needs no script, and its only style is `/dev/mail.css`. */
export function mailPage(mails: SentEmail[]): string {
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

function article({ id, to, subject, text, links, sentAt }: SentEmail): string {
  const [link = ''] = links
  const { label, rest } = withoutAction(text, link)
  const action = link && `<a class="action" href="${escapeHtml(link)}">${escapeHtml(label)}</a>`
  return `<article aria-labelledby="subject-${escapeHtml(id)}">
<h2 id="subject-${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<p class="about">To <strong>${escapeHtml(to)}</strong>, <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(rest)}</pre>
${action}
</article>`
}

/** In the text a link is below its label; on the page it is a button. */
function withoutAction(text: string, link: string): { label: string; rest: string } {
  const lines = text.trim().split('\n')
  const at = lines.indexOf(link)
  if (at < 1) return { label: 'Open the link in this mail', rest: text.trim() }
  const label = lines[at - 1]?.replace(/:$/, '') ?? ''
  return { label, rest: lines.toSpliced(at - 1, 3).join('\n') }
}

export const MAIL_PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #fbf7ef; --card: #ffffff; --ink: #1d1a2b; --quiet: #5f5a6b; --line: #e8dfd0; --brand: #825102; --on-brand: #ffffff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0b0b20; --card: #16172f; --ink: #f3efe6; --quiet: #b5b1c4; --line: #2f304a; --brand: #f4c355; --on-brand: #1a0f00 }
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
