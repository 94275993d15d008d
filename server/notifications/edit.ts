import type { Notification, ReadNotifications, UnreadCount } from '#shared/notifications/notification.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'
import { snoozeOf } from './snooze.ts'
import { countUnread, noSuchNotification, readNotification } from './rows.ts'

/** Marks a notification as read or unread; what it is already changes nothing. @throws AppError `not_found` */
export function markNotification(
  deps: Deps,
  person: Person,
  id: string,
  { read }: { read: boolean },
): Promise<Notification> {
  return change(deps, person, async (tx) => {
    const before = await readNotification(tx, person.id, id)
    if ((before.read_at !== null) === read) return before
    await tx.query(MARK, [person.id, id, read ? deps.now() : null])
    tx.changed(person.id, 'notifications', id, 'update')
    return readNotification(tx, person.id, id)
  })
}

const MARK = 'update notifications set read_at = $3 where user_id = $1 and id = $2'

/** Marks notifications as read: the named ones, all, or those of up to an instant. Unknown ids are passed over. */
export function readNotifications(
  deps: Deps,
  person: Person,
  { ids, until }: ReadNotifications,
): Promise<UnreadCount> {
  return change(deps, person, async (tx) => {
    const marked = await tx.query<{ id: string }>(MARK_MANY, [
      person.id,
      deps.now(),
      ids ?? null,
      until ?? null,
    ])
    const changed = marked.map(({ id }) => id)
    if (changed.length > 0) tx.changed(person.id, 'notifications', changed, 'update')
    return { unread_count: await countUnread(tx, person) }
  })
}

const MARK_MANY = `
  update notifications set read_at = $2
  where user_id = $1 and deleted_at is null and read_at is null and ($3::uuid[] is null or id = any($3))
    and ($4::timestamptz is null or created_at <= $4)
  returning id`

/**
 * Deletes a notification for good, and what would tell it again. Its key stays until its 90 days are over.
 *
 * @throws AppError `not_found`
 */
export function removeNotification(deps: Deps, person: Person, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    const removed = await tx.query(EMPTY, [person.id, id, deps.now()])
    if (removed.length === 0) throw noSuchNotification()
    await setDue(tx, snoozeOf(person, id), null)
    tx.changed(person.id, 'notifications', id, 'delete')
  })
}

/** Deletes the notifications of something that is gone, by its keys. The person is locked. Unknown keys are ignored. */
export async function removeNoticesOf(
  { db: tx, now }: Inside,
  person: Pick<Person, 'id'>,
  keys: readonly string[],
): Promise<void> {
  const removed = await tx.query<{ id: string }>(EMPTY_BY_KEY, [person.id, keys, now()])
  for (const { id } of removed) {
    await setDue(tx, snoozeOf(person, id), null)
    tx.changed(person.id, 'notifications', id, 'delete')
  }
}

const emptied = (which: string) => `
  update notifications set deleted_at = $3, title = '', body = '', url = '/', target_kind = null, target_id = null,
    actions = '{}', award = null, snoozed_until = null
  where user_id = $1 and ${which} and deleted_at is null
  returning id`
const EMPTY = emptied('id = $2')
const EMPTY_BY_KEY = emptied('key = any($2::text[])')
