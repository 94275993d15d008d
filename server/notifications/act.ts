import { AppError, invalidField } from '#shared/errors.ts'
import type { CheckedIn } from '#shared/habits/checkIn.ts'
import type {
  ActedNotification,
  NotificationAct,
  NotificationAction,
} from '#shared/notifications/notification.ts'
import type { ActedTask, Task } from '#shared/tasks/task.ts'
import { localDate } from '#shared/time/localDate.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkInWhole, skipOpenDate } from '#server/habits/wholeDate.ts'
import { completeTask } from '#server/tasks/complete.ts'
import { readTask } from '#server/tasks/rows.ts'
import { noSuchNotification, readNotification } from './rows.ts'
import { snoozeOf } from './snooze.ts'

const SNOOZE_MINUTES = 10

/**
 * Does what a notification offers (docs/rules/notifications.md, Actions of notifications). Repeated it answers the same and does nothing more,
 * from whichever device.
 *
 * @throws AppError `not_found`; `invalid` for an action that it does not offer; `conflict` after another one, and where what it
 *   is about cannot be done any more
 */
export function actOnNotification(
  deps: Deps,
  person: Person,
  id: string,
  { action, minutes = SNOOZE_MINUTES }: NotificationAct,
): Promise<ActedNotification> {
  return change(deps, person, async (_tx, inside) => {
    const stored = await findStored(inside, person, id)
    if (!stored.actions.includes(action)) throw invalidField('action', 'This notification has no such action')
    if (stored.acted === action) return answerOf(inside, person, id)
    if (isFinal(stored.acted))
      throw new AppError(
        'conflict',
        'Something else was done with this notification',
        await readNotification(inside.db, person.id, id),
      )
    const award = await effectOf(inside, person, stored, action)
    await close(inside, person, id, { action, minutes, award })
    return answerOf(inside, person, id)
  })
}

const isFinal = (action: NotificationAction | null) => action === 'done' || action === 'skip'

type Award = ActedNotification['award']
type Stored = {
  actions: NotificationAction[]
  acted: NotificationAction | null
  target_kind: string | null
  target_id: string | null
  local_date: string
}

async function findStored({ db: tx }: Inside, { id: userId }: Person, id: string): Promise<Stored> {
  const [stored] = await tx.query<Stored>(FIND, [userId, id])
  if (!stored) throw noSuchNotification()
  return stored
}

const FIND = `
  select actions, acted_action as acted, target_kind, target_id, local_date from notifications
  where user_id = $1 and id = $2 and deleted_at is null`

/** @returns what it earned; null where it earns nothing */
async function effectOf(
  inside: Inside,
  person: Person,
  stored: Stored,
  action: NotificationAction,
): Promise<Award | null> {
  const { target_kind: kind, target_id: id } = stored
  const now = inside.now()
  const date = dateMeant(stored, person, now)
  if (id === null || action === 'snooze') return null
  if (action === 'skip') {
    if (kind === 'habit') await skipOpenDate(inside, person, { id, date }, now).catch(unlessRefused)
    return null
  }
  try {
    const done: Pick<CheckedIn | ActedTask, 'award'> =
      kind === 'habit'
        ? await checkInWhole(inside, person, { id, date }, now)
        : (JSON.parse(await completeTask(inside, person, id, now)) as ActedTask)
    return done.award ?? null
  } catch (error) {
    if (error instanceof AppError) throw new AppError('conflict', error.message)
    throw error
  }
}

/** The date that a reminder was for. One that has not come yet, where the person went west since, is today. */
function dateMeant({ local_date: date }: Stored, { dayRule }: Person, now: Date): string {
  const today = localDate(now, dayRule)
  return date > today ? today : date
}

/** What cannot be skipped any more is closed all the same. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

async function close(
  { db: tx, now: clock }: Inside,
  person: Person,
  id: string,
  { action, minutes, award }: { action: NotificationAction; minutes: number; award: Award | null },
): Promise<void> {
  const now = clock()
  const until = action === 'snooze' ? new Date(now.getTime() + minutes * MINUTE_MS) : null
  await tx.query(CLOSE, [person.id, id, action, now, award && JSON.stringify(award), until])
  await setDue(tx, snoozeOf(person, id), until)
  tx.changed(person.id, 'notifications', id, 'update')
}

const CLOSE = `
  update notifications set acted_action = $3, acted_at = $4, award = $5, snoozed_until = $6,
    read_at = coalesce(read_at, $4)
  where user_id = $1 and id = $2`

async function answerOf({ db: tx }: Inside, { id: userId }: Person, id: string): Promise<ActedNotification> {
  const notification = await readNotification(tx, userId, id)
  const [{ award } = { award: null }] = await tx.query<{ award: Award | null }>(AWARD, [userId, id])
  const { target_kind, target_id } = notification
  const task = target_kind === 'task' && target_id ? await findTask(tx, userId, target_id) : null
  return { notification, ...(task && { task }), ...(award && { award }) }
}

const AWARD = 'select award from notifications where user_id = $1 and id = $2'

/** The task as it is; null when it is gone. */
async function findTask(tx: Inside['db'], userId: Person['id'], id: string): Promise<Task | null> {
  try {
    return JSON.parse(await readTask(tx, userId, id)) as Task
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
