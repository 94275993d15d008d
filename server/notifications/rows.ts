import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import {
  type Notification,
  NOTIFICATION_DAYS,
  type NotificationPage,
} from '#shared/notifications/notification.ts'
import { Instant } from '#shared/time/schemas.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'

/** SQL: a notification `n` as it is answered. */
export const SHOWN = `
  n.id, n.kind, n.event, n.title, n.body, n.url, n.target_kind, n.target_id, n.actions, n.missed,
  ${instantSql('n.created_at')} as created_at, ${instantSql('n.read_at')} as read_at,
  case when n.acted_action is not null
    then jsonb_build_object('action', n.acted_action, 'at', ${instantSql('n.acted_at')}) end as acted,
  ${instantSql('n.snoozed_until')} as snoozed_until`

/**
 * SQL: whether a notification `n` is shown to a person: without gamification none of a streak is (docs/rules/settings.md).
 *
 * @param isGamified the parameter that says whether the person has it
 */
export const isShownTo = (isGamified: string) => `(${isGamified}::boolean or n.event <> all(${OF_STREAKS}))`

/** SQL: the events that tell of a streak. */
const OF_STREAKS = `'{streak_at_risk}'::text[]`

type Reader = Pick<Person, 'id' | 'isGamified'>

export type NotificationListing = { unreadOnly: boolean; limit: number; cursor?: string | undefined }
const Cursor = z.tuple([Instant, z.uuid()])

/** A page of a person's notifications, newest first. @throws AppError `invalid` for an unknown cursor */
export async function listNotifications(
  db: Db,
  person: Reader,
  { unreadOnly, limit, cursor }: NotificationListing,
): Promise<NotificationPage> {
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(Cursor, cursor)
  const [rows, unread_count] = await Promise.all([
    db.read<Notification>(unreadOnly ? LIST_UNREAD : LIST, [person.id, at, id, limit + 1, person.isGamified]),
    countUnread(db, person),
  ])
  const items = rows.slice(0, limit)
  const next_cursor = nextCursor(rows, items, (last) => [last.created_at, last.id])
  return { items, next_cursor, unread_count }
}

/** Of the whole inbox and of what is unread, so that each has its own index. */
const listed = (condition: string) => `
  select ${SHOWN} from notifications n
  where n.user_id = $1 and n.deleted_at is null and ${isShownTo('$5')} ${condition}
    and (n.created_at, n.id) < (coalesce($2::timestamptz, 'infinity'),
      coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by n.created_at desc, n.id desc limit $4`
const LIST = listed('')
const LIST_UNREAD = listed('and n.read_at is null')

/** How many notifications a person has not read. */
export async function countUnread(db: Db, { id, isGamified }: Reader): Promise<number> {
  const [row] = await db.read<{ unread: number }>(COUNT_UNREAD, [id, isGamified])
  return row?.unread ?? 0
}

const COUNT_UNREAD = `
  select count(*)::int as unread from notifications n
  where n.user_id = $1 and n.deleted_at is null and n.read_at is null and ${isShownTo('$2')}`

/** One notification. @throws AppError `not_found` */
export async function readNotification(db: Db, userId: UserId, id: string): Promise<Notification> {
  const [row] = await db.read<Notification>(READ, [userId, id])
  if (!row) throw noSuchNotification()
  return row
}

const READ = `
  select ${SHOWN} from notifications n where n.user_id = $1 and n.id = $2 and n.deleted_at is null`

export const noSuchNotification = () => new AppError('not_found', 'There is no such notification')

/** Removes notifications of long ago, deleted ones too. Safe to run on several servers at once. */
export async function removeOldNotifications(db: Db, now: Date): Promise<void> {
  await db.query(REMOVE, [daysBefore(now, NOTIFICATION_DAYS)])
}

const REMOVE = `
  /* across people: an hourly job */
  delete from notifications where created_at < $1`
