import type { UserId } from '#server/kit/db/userId.ts'
import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import type { Vault } from '#server/vault.ts'

/** What a push lets its browser do without a session: act on one notification, as long as the session of its subscription is open. */
export type ActionGrant = { userId: UserId; sessionId: string; noticeId: string }

const VALID_SECONDS = 24 * 3600
const PURPOSE = 'notification_action'

/** A token for the actions of one notification, good for 24 hours: what it says, and its MAC. */
export function signActionToken(
  vault: Vault,
  { userId, sessionId, noticeId }: ActionGrant,
  now: Date,
): string {
  const until = Math.floor(now.getTime() / 1000) + VALID_SECONDS
  const said = [userId, sessionId, noticeId, until].join('.')
  return `${said}.${vault.derive(PURPOSE, said)}`
}

/** What a token allows; null when it is not ours, or its time is over. */
export function readActionToken(vault: Vault, token: string, now: Date): ActionGrant | null {
  const [, said, userId, sessionId, noticeId, until, mac] = token.match(FORM) ?? []
  if (said === undefined || mac === undefined || !isSameToken(mac, vault.derive(PURPOSE, said))) return null
  if (Number(until) <= now.getTime() / 1000) return null
  return { userId: userId as UserId, sessionId: sessionId ?? '', noticeId: noticeId ?? '' }
}

const FORM = /^(([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,12}))\.([\w-]{43})$/
