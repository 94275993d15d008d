import { inviterName } from '#shared/people/inviterName.ts'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'
import type { Email } from '#server/mail/mailer.ts'
import { renderEmail } from '#server/mail/renderEmail.ts'
import { stopToken } from './addressHash.ts'

/** Invites an address without an account. Of who invites it has the name alone (docs/rules/people.md, Invitations). */
export function invitationEmail(
  { vault, settings }: { vault: Vault; settings: Settings },
  { to, name, addressHash }: { to: string; name: string; addressHash: string },
): Email {
  const inviter = inviterName(name)
  const stop = `${settings.SITE_URL}/invitations/stop?t=${stopToken(vault, addressHash)}`
  const mail = renderEmail({
    to,
    subject: `${inviter} invites you to ${PRODUCT_NAME}`,
    heading: `${inviter} would like to be your friend`,
    paragraphs: [
      `${PRODUCT_NAME} is a planner for goals, habits and days. Sign up with this address, and the request waits for you there.`,
      'The request is open for 30 days.',
    ],
    action: { label: 'Sign up', href: `${settings.SITE_URL}${PATHS.signup}` },
    footnote: `You have no account, and this address is kept nowhere in a form that can be read. To get no more invitations: ${stop}`,
  })
  return {
    ...mail,
    links: [...mail.links, stop],
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
