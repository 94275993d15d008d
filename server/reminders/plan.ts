import { type Firing, firingKey, nextFiring, type Occurrence } from '#shared/reminders/firing.ts'
import type { ReminderTime } from '#shared/reminders/reminder.ts'
import { addDays } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { personOf } from '#server/kit/http/person.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { datesAhead, type SeriesAhead } from './datesAhead.ts'
import { REMINDER_DUE } from './names.ts'

/** Which reminders of a person: all, some, or those that some tasks or series decide. */
export type Affected = {
  all?: boolean
  ids?: readonly string[]
  tasks?: readonly string[]
  series?: readonly string[]
}

/**
 * Works out anew when reminders of a person come next, in the transaction that changed what they depend on. The person is locked.
 *
 * @param after only what comes after it; by default now
 */
export async function planReminders(
  { db: tx, now }: Inside,
  userId: PersonId,
  affected: Affected,
  after: Date = now(),
): Promise<void> {
  const person = await personOf(tx, userId as UserId)
  if (!person) return
  const { timezone } = person.dayRule
  const today = localDate(after, { timezone, dayStart: '00:00' })
  for (const row of await readPlans(tx, userId, affected, today)) {
    const next = nextOf(row, { timezone, today, after: after.toISOString() })
    if (!isSame(row, next)) await setNext(tx, userId, row.id, next)
  }
}

function readPlans(db: Db, userId: PersonId, { all, ids, tasks, series }: Affected, today: string) {
  const values = [userId, all ?? false, ids ?? [], tasks ?? [], series ?? []]
  return db.read<PlannedRow>(PLANS, [...values, addDays(today, -1), MOST_LOOKED_AT])
}

/** A reminder with what decides when it comes. */
type PlannedRow = ReminderTime & {
  id: string
  next_at: string | null
  next_task_id: string | null
  next_moment: string | null
  occurrences: Occurrence[]
  told: Pick<Firing, 'task_id' | 'moment'>[]
  ahead: SeriesAhead | null
}

/** One that comes seven days before a daily task looks over those of a week. */
const MOST_LOOKED_AT = 16

/** Open tasks of a reminder `r`: what comes a day earlier elsewhere may still be to come here. */
const OCCURRENCES = `
  select t.id as task_id, t.scheduled_date, t.scheduled_time from tasks t
  where t.user_id = $1 and t.deleted_at is null and t.status <> 'completed' and (
    t.id = r.task_id or (t.recurrence_id = r.series_id and (t.scheduled_date >= $6::date or t.id = r.next_task_id)))
  order by t.scheduled_date limit $7`

const TOLD = `
  select f.subject_id as task_id, f.moment from reminder_firings f
  where f.user_id = $1 and f.source_id = r.id and f.moment >= $6::date::text`

const AHEAD = `
  select s.id, s.rrule, s.starts_on, s.made_until, s.last_date, s.except_dates,
    s.template ->> 'scheduled_time' as scheduled_time
  from recurrences s
  where s.user_id = $1 and s.id = r.series_id and s.basis = 'schedule' and not s.ended and s.set_aside_at is null`

const PLANS = `
  select r.id, case when r.at is null then 'before' else 'at' end as kind, r.minutes_before, r.at,
    ${instantSql('r.next_at')} as next_at, r.next_task_id, r.next_moment,
    coalesce((select json_agg(o) from (${OCCURRENCES}) o), '[]') as occurrences,
    coalesce((select json_agg(o) from (${TOLD}) o), '[]') as told,
    (select row_to_json(o) from (${AHEAD}) o) as ahead
  from reminders r
  where r.user_id = $1 and ($2::boolean or r.id = any($3::uuid[])
    or r.task_id = any($4::uuid[]) or r.next_task_id = any($4::uuid[])
    or r.series_id in (select recurrence_id from tasks where user_id = $1 and id = any($4::uuid[]))
    or r.series_id = any($5::uuid[])
    or r.task_id in (select id from tasks where user_id = $1 and recurrence_id = any($5::uuid[])))`

function nextOf(
  row: PlannedRow,
  { timezone, today, after }: { timezone: string; today: string; after: string },
): Firing | null {
  const { next_at: instant, next_task_id: task_id, next_moment: moment, ahead } = row
  return nextFiring(row, {
    occurrences: ahead ? [...row.occurrences, ...datesAhead(ahead, today, MOST_LOOKED_AT)] : row.occurrences,
    timezone,
    after,
    told: new Set(row.told.map(firingKey)),
    planned: instant && task_id && moment ? { instant, task_id, moment } : null,
  })
}

function isSame({ next_at, next_task_id, next_moment }: PlannedRow, next: Firing | null): boolean {
  if (next === null) return next_at === null
  return next.instant === next_at && next.task_id === next_task_id && next.moment === next_moment
}

async function setNext(tx: Tx, userId: PersonId, id: string, next: Firing | null): Promise<void> {
  await tx.query(SET_NEXT, [userId, id, next?.instant ?? null, next?.task_id ?? null, next?.moment ?? null])
  tx.changed(userId, 'reminders', id, 'update')
  const at = next ? parseInstant(next.instant) : null
  await setDue(tx, { ownerId: userId, kind: REMINDER_DUE, subject: id }, at)
}

/** After a reminder of one task has come, nothing is planned: its moment has ended with it. */
export async function planNothing(tx: Tx, userId: PersonId, id: string): Promise<void> {
  await tx.query(SET_NEXT, [userId, id, null, null, null])
  tx.changed(userId, 'reminders', id, 'update')
}

const SET_NEXT = `
  update reminders set next_at = $3, next_task_id = $4, next_moment = $5 where user_id = $1 and id = $2`
