import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { withQuery } from '#server/auth/redirects.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'
import { issueSecret } from '#server/kit/secrets/secrets.ts'

export type LinkPurpose =
  | 'signup_link'
  | 'recovery_link'
  | 'email_change_current_link'
  | 'email_change_new_link'

/** A link to mail: whose account it is about, the address that it proves, and where it leads in the end. */
export type NewLink = {
  purpose: LinkPurpose
  userId: UserId
  about: string
  challenge: Challenge | null
  target: string
  payload?: Record<string, unknown>
}

/** What a link does, in the words of the official client. */
const TYPE_OF: Record<LinkPurpose, string> = {
  signup_link: 'signup',
  recovery_link: 'recovery',
  email_change_current_link: 'email_change',
  email_change_new_link: 'email_change',
}

/** Makes the address for a mail that proves who reads the mailbox, and then leads to `target`. Those before it stay good. */
export async function issueLink(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  { target, ...secret }: NewLink,
  now: Date,
): Promise<string> {
  const token = await issueSecret(tx, secret, now)
  const type = TYPE_OF[secret.purpose]
  return withQuery(`${settings.SITE_URL}/auth/v1/verify`, { token, type, redirect_to: target })
}
