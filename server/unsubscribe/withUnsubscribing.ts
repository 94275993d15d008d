import { PATHS } from '#shared/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Email } from '#server/mail/mailer.ts'
import { escapeHtml } from '#server/mail/renderEmail.ts'
import { type MailTopic, unsubscribeToken } from './token.ts'

/** A mail with the way to get no more of its kind by one press, in its headers (RFC 8058) and in its text. */
export function withUnsubscribing(
  { vault, settings }: Pick<Deps, 'vault' | 'settings'>,
  userId: UserId,
  topic: MailTopic,
  mail: Email,
): Email {
  const href = `${settings.SITE_URL}/unsubscribe?t=${unsubscribeToken(vault, userId, topic)}`
  const choices = `${settings.SITE_URL}${PATHS.settings}`
  return {
    ...mail,
    text: `${mail.text.trimEnd()}\nGet no more of these: ${href}\nChoose what you get: ${choices}\n`,
    html: mail.html.replace(
      '</div>',
      `<p style="${SMALL}"><a href="${escapeHtml(href)}">Get no more of these</a> · <a href="${escapeHtml(choices)}">Choose what you get</a></p></div>`,
    ),
    links: [...mail.links, href],
    headers: {
      'List-Unsubscribe': `<${href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'X-Goal-Crusher-Kind': topic,
    },
  }
}

const SMALL = 'font-family:system-ui,sans-serif;font-size:13px;line-height:1.5;margin:8px 0 0'
