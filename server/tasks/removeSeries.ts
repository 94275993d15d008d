import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import { endingOn } from '#shared/tasks/repeating/rule.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { lockSeries, UNTOUCHED } from './series.ts'
import { moveToTrash } from './trash.ts'

/** The columns of a task that deleting reads. */
export type Removed = {
  id: string
  status: string
  deleted_at: Date | null
  recurrence_id: string | null
  occurrence_date: string | null
  scheduled_date: string | null
}
type Occurrence = Removed & { recurrence_id: string }

/**
 * Ends a series: with all its open occurrences, or with this one and those that follow. What was completed stays.
 *
 * The one that was deleted, and others with work or edits of their own, go to the trash; those that only the rule made
 * go for good.
 */
export async function removeSeries(
  tx: Tx,
  person: Person,
  target: Occurrence,
  scope: Exclude<RecurrenceScope, 'this'>,
  now: Date,
): Promise<void> {
  const from = scope === 'following' ? target.occurrence_date : null
  await endSeries(tx, person, target.recurrence_id, from)
  const touched = await removeUntouched(tx, person, target.recurrence_id, from, target.id)
  const ids = target.status === 'completed' ? [target.id, ...touched] : touched
  await moveToTrash(tx, person, [...new Set(ids)], now)
}

/** Lets a series name no more dates: from a date on, or at all. What it names before and is not made yet is still made. */
export async function endSeries(tx: Tx, person: Person, id: string, from: string | null): Promise<void> {
  const series = await lockSeries(tx, person.id, id)
  if (!series) return
  const last = from === null ? series.starts_on : addDays(from, -1)
  const isMade = from === null || last < series.starts_on || series.made_until >= last
  const values = [person.id, id, endingOn(series.rrule, last), last, isMade]
  const [ended] = await tx.query<{ was_set_aside: boolean }>(END, values)
  if (ended?.was_set_aside) tx.changed(person.id, 'recurrences', id, 'update') // lists no longer name it
}

const END = `
  update recurrences set rrule = $3, last_date = $4, ended = $5 or basis = 'completion' or set_aside_at is not null
  where user_id = $1 and id = $2
  returning set_aside_at is not null as was_set_aside`

/** Deletes open occurrences, from a date on or all, that are untouched. @returns the ids of the others */
export async function removeUntouched(
  tx: Tx,
  { id: userId }: Person,
  seriesId: string,
  from: string | null,
  keptId: string,
): Promise<string[]> {
  const gone = await tx.query<{ id: string }>(
    `delete from tasks where ${OPEN_FROM} and id <> $4 and ${UNTOUCHED} and ${WITHOUT_REMINDERS}
     returning id`,
    [userId, seriesId, from, keptId],
  )
  tx.changed(
    userId,
    'tasks',
    gone.map(({ id }) => id),
    'delete',
  )
  const left = await tx.query<{ id: string }>(`select id from tasks where ${OPEN_FROM}`, [
    userId,
    seriesId,
    from,
  ])
  return left.map(({ id }) => id)
}

/** SQL: a task that nobody set a reminder of its own for. */
const WITHOUT_REMINDERS = `not exists (select from reminders where user_id = $1 and task_id = tasks.id)`

/** SQL: the open occurrences of series `$2` whose date by the rule is `$3` or later, or all. */
export const OPEN_FROM = `user_id = $1 and recurrence_id = $2 and status <> 'completed' and deleted_at is null
  and ($3::date is null or occurrence_date >= $3::date)`
