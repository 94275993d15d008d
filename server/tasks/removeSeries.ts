import type { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import { endingOn } from '#shared/tasks/rule.ts'
import { addDays } from '#shared/time/civil.ts'
import { type Db, query } from '#server/db/open.ts'
import type { Person } from '#server/http/context.ts'
import { recordChanges } from '#server/realtime/outbox.ts'

import { lockSeries, UNTOUCHED } from './series.ts'
import { moveToTrash } from './trash.ts'

/** What deleting needs to know of a task. */
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
 * The one that was deleted, and others that somebody has worked on, go to the trash; those that only the rule made
 * go for good.
 */
export async function removeSeries(
  tx: Db,
  person: Person,
  target: Occurrence,
  scope: Exclude<RecurrenceScope, 'this'>,
  now: Date,
): Promise<void> {
  const from = scope === 'following' ? target.occurrence_date : null
  await endSeries(tx, person, target.recurrence_id, from)
  const touched = await removeUntouched(tx, person, target.recurrence_id, from, target.id, now)
  const ids = target.status === 'completed' ? [target.id, ...touched] : touched
  await moveToTrash(tx, person, [...new Set(ids)], now)
}

/** Lets a series name no more dates: from a date on, or at all. */
export async function endSeries(tx: Db, person: Person, id: string, from: string | null): Promise<void> {
  const series = await lockSeries(tx, person.id, id)
  if (!series) return
  const last = from ?? series.starts_on
  await query(tx, 'update recurrences set rrule = $3, ended = true where user_id = $1 and id = $2', [
    person.id,
    id,
    endingOn(series.rrule, addDays(last, from === null ? 0 : -1)),
  ])
}

/** Deletes open occurrences, from a date on or all, that nobody has touched. @returns the ids of the others */
export async function removeUntouched(
  tx: Db,
  { id: userId }: Person,
  seriesId: string,
  from: string | null,
  keptId: string,
  now: Date,
): Promise<string[]> {
  const gone = await query<{ id: string }>(
    tx,
    `delete from tasks where ${OPEN_FROM} and id <> $4 and ${UNTOUCHED}
     returning id`,
    [userId, seriesId, from, keptId],
  )
  await recordChanges(
    tx,
    userId,
    gone.map(({ id }) => ({ table: 'tasks', id, op: 'delete' })),
    now,
  )
  const left = await query<{ id: string }>(tx, `select id from tasks where ${OPEN_FROM}`, [
    userId,
    seriesId,
    from,
  ])
  return left.map(({ id }) => id)
}

/** SQL: the open occurrences of series `$2` whose date by the rule is `$3` or later, or all. */
export const OPEN_FROM = `user_id = $1 and recurrence_id = $2 and status <> 'completed' and deleted_at is null
  and ($3::date is null or occurrence_date >= $3::date)`
