import { AppError, invalidField } from '#shared/errors.ts'
import { MOST_REMINDERS } from '#shared/reminders/limits.ts'
import {
  type NewReminder,
  patchedTime,
  refusalOfTime,
  type Reminder,
  type ReminderPatch,
} from '#shared/reminders/reminder.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { setFollowed } from '#server/kit/facts/setFollowed.ts'
import type { Person } from '#server/kit/http/person.ts'
import { FOLLOWER, REMINDER_DUE } from './names.ts'
import { planReminders } from './plan.ts'
import { findReminder, noSuchReminder, readReminder } from './rows.ts'
import { setDue } from '#server/kit/due/setDue.ts'

/**
 * Adds a reminder. The client chose its id, so one that is sent twice is one.
 *
 * @throws AppError `not_found` for an unknown target; `conflict` when it has as many reminders as it may
 */
export function createReminder(
  deps: Deps,
  person: Person,
  { id = newId(), target_kind, target_id, minutes_before, at }: NewReminder,
): Promise<{ item: Reminder; isNew: boolean }> {
  return change(deps, person, async (tx, inside) => {
    const known = await findReminder(tx, person.id, id)
    if (known) return { item: known, isNew: false }
    if ((await tx.query(TARGETS[target_kind], [person.id, target_id])).length === 0)
      throw new AppError('not_found', `There is no such ${target_kind}`)
    const [count] = await tx.query<{ reminders: number }>(COUNT, [person.id, target_id])
    if ((count?.reminders ?? 0) >= MOST_REMINDERS) throw new AppError('conflict', TOO_MANY[target_kind])
    const [task, series] = target_kind === 'task' ? [target_id, null] : [null, target_id]
    await tx.query(INSERT, [person.id, id, task, series, minutes_before, at, deps.now()])
    tx.changed(person.id, 'reminders', id, 'insert')
    await planReminders(inside, person.id, { ids: [id] })
    return { item: await readReminder(tx, person.id, id), isNew: true }
  })
}

const TARGETS = {
  task: 'select 1 from tasks where user_id = $1 and id = $2 and deleted_at is null',
  series: 'select 1 from recurrences where user_id = $1 and id = $2',
}

const TOO_MANY = {
  task: `A task has at most ${MOST_REMINDERS} reminders. Delete one to make room.`,
  series: `A repeating task has at most ${MOST_REMINDERS} reminders. Delete one to make room.`,
}

const COUNT = `
  select count(*)::int as reminders from reminders where user_id = $1 and (task_id = $2 or series_id = $2)`

const INSERT = `
  insert into reminders (user_id, id, task_id, series_id, minutes_before, at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`

/**
 * Changes when a reminder comes.
 *
 * @throws AppError `not_found`; `conflict` with the row as it is when `version` is stale; `invalid` for a time that does not fit
 */
export function editReminder(
  deps: Deps,
  person: Person,
  id: string,
  patch: ReminderPatch,
): Promise<Reminder> {
  return change(deps, person, async (tx, inside) => {
    const before = await readReminder(tx, person.id, id)
    if (patch.version !== undefined && patch.version !== before.version)
      throw new AppError('conflict', 'This reminder was changed elsewhere in the meantime', before)
    const time = patchedTime(before, patch)
    const refusal = refusalOfTime(time, before.target_kind)
    if (refusal) throw invalidField(refusal.field, refusal.message)
    if (time.minutes_before === before.minutes_before && time.at === before.at) return before
    await tx.query(UPDATE, [person.id, id, time.minutes_before, time.at, deps.now()])
    tx.changed(person.id, 'reminders', id, 'update')
    await planReminders(inside, person.id, { ids: [id] })
    return readReminder(tx, person.id, id)
  })
}

const UPDATE = `
  update reminders set minutes_before = $3, at = $4, version = version + 1, updated_at = $5
  where user_id = $1 and id = $2`

/** Deletes a reminder for good. @throws AppError `not_found`, also when it was deleted before */
export function removeReminder(deps: Deps, person: Person, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    const gone = await tx.query('delete from reminders where user_id = $1 and id = $2 returning id', [
      person.id,
      id,
    ])
    if (gone.length === 0) throw noSuchReminder()
    tx.changed(person.id, 'reminders', id, 'delete')
    await setDue(tx, { ownerId: person.id, kind: REMINDER_DUE, subject: id }, null)
    await unfollowWithout(tx, person.id)
  })
}

/** Who has no reminder left is as fast as before. */
async function unfollowWithout(tx: Tx, userId: UserId): Promise<void> {
  const [left] = await tx.query('select 1 from reminders where user_id = $1 limit 1', [userId])
  if (!left) await setFollowed(tx, userId, FOLLOWER, false)
}
