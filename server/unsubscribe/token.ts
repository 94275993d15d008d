import { timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/notifications/notification.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Vault } from '#server/vault.ts'

/** What somebody wants no more mails of. */
export type MailTopic = 'digest' | NotificationKind

const TOPICS: readonly MailTopic[] = ['digest', ...NOTIFICATION_KINDS]
const PURPOSE = 'unsubscribe'

/** The token in a mail's link that ends mails of its kind. It never expires, and does nothing else (docs/rules/digests.md). */
export function unsubscribeToken(vault: Vault, userId: UserId, topic: MailTopic): string {
  const subject = `${userId}.${topic}`
  return `${subject}.${vault.derive(PURPOSE, subject)}`
}

/** Whose mails of which kind a token ends; null for one that we did not make. */
export function readUnsubscribeToken(
  vault: Vault,
  token: string,
): { userId: UserId; topic: MailTopic } | null {
  const [userId = '', topic, signature = ''] = token.split('.')
  const known = TOPICS.find((each) => each === topic)
  if (!known) return null
  const [given, right] = [signature, vault.derive(PURPOSE, `${userId}.${known}`)].map((text) =>
    Buffer.from(text),
  )
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return null
  return { userId: userId as UserId, topic: known }
}
