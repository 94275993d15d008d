import type { Notification } from '#shared/notifications/notification.ts'
import { PATHS } from '#shared/paths.ts'
import { pushText } from '#shared/push/pushMessage.ts'
import type { Deps } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { countUnread } from '#server/notifications/rows.ts'
import { signActionToken } from './actionToken.ts'

/** A push as it is encrypted, and what the push service sees of it. */
export type WrittenPush = { text: string; headers: { TTL: string; Urgency: string; Topic: string } }

/** Seconds that a push service keeps a push for a browser that it does not reach. */
export function ttlOf(kind: Notification['kind']): number {
  return kind === 'reminder' ? 3600 : 86_400
}

/**
 * Writes the push of a notification, or of several of one kind (docs/rules/push.md, Push).
 *
 * @param notices at least one, newest first
 * @param to whose it is, and the session of the browser that may act from it
 */
export async function writePush(
  deps: Deps,
  notices: readonly [Notification, ...Notification[]],
  { person, sessionId }: { person: Pick<Person, 'id' | 'isGamified'>; sessionId: string },
  now: Date,
): Promise<WrittenPush> {
  const [newest] = notices
  const { id, kind } = newest
  const tag = topicOf(deps, person.id, notices)
  const words = notices.length === 1 ? newest : severalOf(notices)
  const text = pushText({
    id,
    kind,
    title: words.title,
    body: words.body,
    url: words.url,
    tag,
    actions: words.actions,
    action_token: signActionToken(deps.vault, { userId: person.id, sessionId, noticeId: id }, now),
    unread_count: await countUnread(deps.db, person),
  })
  const Urgency = kind === 'reminder' ? 'high' : 'normal'
  return { text, headers: { TTL: String(ttlOf(kind)), Urgency, Topic: tag } }
}

/** They have waited for the end of quiet hours, and are shown as one. */
function severalOf(
  notices: readonly Notification[],
): Pick<Notification, 'title' | 'body' | 'url' | 'actions'> {
  const title = `${notices.length} notifications`
  return { title, body: notices.map((notice) => notice.title).join('\n'), url: PATHS.dashboard, actions: [] }
}

/**
 * The same for each firing about one thing, so that a sleeping phone shows one, and without a meaning for the push service: 32
 * characters of a MAC.
 */
function topicOf(
  { vault }: Deps,
  userId: UserId,
  notices: readonly [Notification, ...Notification[]],
): string {
  const [{ id, kind, event, target_kind, target_id }] = notices
  const isRepeated = kind === 'reminder' || kind === 'nudge'
  const single = target_id === null ? (isRepeated ? event : id) : `${target_kind}:${target_id}`
  return vault
    .derive('push_topic', [userId, kind, notices.length > 1 ? 'several' : single].join(':'))
    .slice(0, 32)
}
