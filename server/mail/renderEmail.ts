import { PRODUCT_NAME } from '#shared/product.ts'
import type { Email } from './mailer.ts'

/** The content of a mail: one heading, a few paragraphs, at most one action. */
export type EmailContent = {
  to: string
  subject: string
  heading: string
  paragraphs: string[]
  /** Lists below them, each with a title. */
  sections?: readonly { title: string; lines: readonly string[] }[]
  action?: { label: string; href: string }
  /** A code to enter, instead of a link. */
  code?: string
  /** What to do when the recipient did not expect the mail. */
  footnote: string
}

/** Renders a mail as plain text and as HTML that old mail programs show too. */
export function renderEmail(content: EmailContent): Email {
  const { to, subject, heading, paragraphs, sections = [], action, code, footnote } = content
  const lists = sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
  const text = [
    heading,
    ...paragraphs,
    ...lists,
    code,
    action && `${action.label}:\n${action.href}`,
    `--\n${footnote}`,
  ]
  return {
    to,
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: page([
      `<h1 style="${HEADING}">${escapeHtml(heading)}</h1>`,
      ...paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`),
      ...sections.flatMap(({ title, lines }) => [
        `<h2 style="${TITLE}">${escapeHtml(title)}</h2>`,
        `<ul style="${LIST}">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
      ]),
      ...(code ? [`<p style="${CODE}">${escapeHtml(code)}</p>`] : []),
      ...(action
        ? [`<p><a href="${escapeHtml(action.href)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`]
        : []),
      `<p style="${FOOTNOTE}">${escapeHtml(footnote)}</p>`,
    ]),
    links: action ? [action.href] : [],
  }
}

/** Escapes text for HTML, also inside attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const HEADING = `${FONT};font-size:22px;line-height:1.3;margin:0 0 16px;color:#1c1a26`
const TITLE = `${FONT};font-size:16px;line-height:1.5;margin:0 0 4px;color:#1c1a26`
const LIST = `${FONT};font-size:16px;line-height:1.5;margin:0 0 16px;padding-left:20px;color:#37343f`
const TEXT = `${FONT};font-size:16px;line-height:1.5;margin:0 0 16px;color:#37343f`
const CODE = `${FONT};font-size:28px;letter-spacing:6px;font-weight:700;margin:8px 0 24px;color:#1c1a26`
const BUTTON = `${FONT};display:inline-block;padding:14px 24px;border-radius:10px;background:#825102;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`
const FOOTNOTE = `${FONT};font-size:13px;line-height:1.5;margin:24px 0 0;color:#6b6776`

/** For mail programs with dark mode. The styles of the elements are for all others. */
const DARK = `@media (prefers-color-scheme:dark){body{background:#0b0b20!important}div{background:#15162f!important}
h1,h2,p,ul{color:#f2f2fb!important}a{background:#efbc43!important;color:#1a0f00!important}}`

function page(parts: string[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${PRODUCT_NAME}</title><style>${DARK}</style></head>
<body style="margin:0;padding:24px;background:#fbf7ef">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">
<p style="${FONT};font-size:14px;font-weight:700;margin:0 0 24px;color:#825102">${PRODUCT_NAME}</p>
${parts.join('\n')}
</div>
</body>
</html>
`
}
