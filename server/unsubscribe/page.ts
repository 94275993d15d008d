import { AppError } from '#shared/errors.ts'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { toResponse } from '#server/kit/http/errors.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { escapeHtml } from '#server/mail/renderEmail.ts'
import type { MailTopic } from './token.ts'

/** What mails of a kind are called. */
const NAMES: Record<MailTopic, string> = {
  digest: 'digests',
  reminder: 'mails of reminders',
  nudge: 'mails of nudges',
  social: 'mails about friends',
  accountability: 'mails about witnesses',
  system: 'mails about your account’s events',
}

/** Asks before mails end: one button, no script. */
export function askingPage(token: string, topic: MailTopic): string {
  return plainPage(
    `No more ${NAMES[topic]}?`,
    `<p>One press ends them. In your settings you can have them again at any time.</p>
<form method="post" action="/unsubscribe?t=${escapeHtml(encodeURIComponent(token))}"><button>Get no more of these</button></form>`,
  )
}

/** Says that mails of a kind have ended. */
export function donePage(topic: MailTopic): string {
  return plainPage(
    `You get no more ${NAMES[topic]}`,
    `<p>Changed your mind? <a href="${PATHS.settings}">Choose in your settings</a>.</p>`,
  )
}

/** Answers a link that was cut off or forged by a page, since people follow such links; other failures as everywhere. */
export const toLinkPage: NonNullable<Slice['onError']> = (deps) => (error, c) =>
  error instanceof AppError && error.code === 'invalid'
    ? c.html(BROKEN_LINK_PAGE, 400)
    : toResponse(deps)(error, c)

const BROKEN_LINK_PAGE = plainPage(
  'This link does not work',
  '<p>It was cut off, or is not one of ours. Follow the whole link in the mail once more.</p>',
)

/** A page of the site without the app. @param body HTML */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT_NAME}</title>
<link rel="stylesheet" href="/unsubscribe.css">
</head>
<body>
<main>
<p><a href="/">${PRODUCT_NAME}</a></p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

export const UNSUBSCRIBE_STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1c1a26; background: #fbf7ef; }
main { max-width: 32rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { color: #704400; }
button { min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: 0.6rem; font: inherit; font-weight: 600; color: #fff; background: #825102; cursor: pointer; }
:focus-visible { outline: 3px solid #825102; outline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  body { color: #f2f2fb; background: #0b0b20; }
  a { color: #efbc43; }
  button { color: #1a0f00; background: #efbc43; }
  :focus-visible { outline-color: #efbc43; }
}
`
