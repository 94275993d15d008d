import { AppError } from '#shared/errors.ts'
import type { NotificationAction, NotificationKind } from '#shared/notifications/notification.ts'
import { localDate } from '#shared/time/localDate.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'

/** The content of a notification. */
export type NewNotice = {
  kind: NotificationKind
  event: string
  /** Names the event: the same key never makes a second notification of a person, also when they deleted the first. */
  key: string
  title: string
  body: string
  /** A path of the product, with its query. */
  url: string
  /** What `done` and `skip` act on. `date` is the local date of a habit that is meant; today without it. */
  target?: { kind: 'task' | 'habit'; id: string; date?: string } | null
  actions: readonly NotificationAction[]
  /** It comes too late to be of use. */
  missed?: boolean
}

/**
 * Puts a notification into a person's inbox, in the transaction of what it tells, and says `notice.made`, which pushes and mails
 * follow (docs/rules/notifications.md). The person is locked.
 *
 * @returns its id; null when there was one already
 */
export async function createNotice(
  inside: Inside,
  person: Person,
  notice: NewNotice,
): Promise<string | null> {
  const { db: tx } = inside
  const { kind, event, key, title, body, url, target = null, actions, missed = false } = notice
  const now = inside.now()
  if ((await tx.query(TOLD, [person.id, key])).length > 0) return null
  await makeRoom(inside, person)
  const id = newId()
  await tx.query(INSERT, [
    person.id,
    id,
    kind,
    event,
    key,
    title,
    body,
    url,
    target?.kind ?? null,
    target?.id ?? null,
    target?.date ?? localDate(now, person.dayRule),
    actions,
    missed,
    now,
  ])
  tx.changed(person.id, 'notifications', id, 'insert')
  await happened(inside, person, 'notice.made', { notice_id: id, kind, event, missed })
  return id
}

const TOLD = 'select 1 from notifications where user_id = $1 and key = $2'

const INSERT = `
  insert into notifications (user_id, id, kind, event, key, title, body, url, target_kind, target_id, local_date, actions,
    missed, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`

/** A notification takes room like every other row. Where the account is full, it takes the place of the oldest one. */
async function makeRoom({ db: tx, quota }: Inside, { id: userId }: Person): Promise<void> {
  try {
    await quota.reserve(tx, userId, { rows: 1, isWork: true })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const removed = await tx.query<{ id: string }>(REMOVE_OLDEST, [userId])
    for (const { id } of removed) tx.changed(userId, 'notifications', id, 'delete')
  }
}

const REMOVE_OLDEST = `
  delete from notifications where user_id = $1 and id = (
    select id from notifications where user_id = $1 order by created_at, id limit 1)
  returning id`
