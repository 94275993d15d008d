import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/notifications/notification.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { linkToken, readLinkToken } from '#server/mail/linkToken.ts'
import type { Vault } from '#server/vault.ts'

/** What somebody wants no more mails of. */
export type MailTopic = 'digest' | NotificationKind

const TOPICS: readonly MailTopic[] = ['digest', ...NOTIFICATION_KINDS]
const PURPOSE = 'unsubscribe'

/** The token in a mail's link that ends mails of its kind (docs/rules/digests.md). */
export function unsubscribeToken(vault: Vault, userId: UserId, topic: MailTopic): string {
  return linkToken(vault, PURPOSE, `${userId}.${topic}`)
}

/** Whose mails of which kind a token ends; null for one that we did not make. */
export function readUnsubscribeToken(
  vault: Vault,
  token: string,
): { userId: UserId; topic: MailTopic } | null {
  const [userId, topic] = readLinkToken(vault, PURPOSE, token)?.split('.') ?? []
  const known = TOPICS.find((each) => each === topic)
  return userId && known ? { userId: userId as UserId, topic: known } : null
}
