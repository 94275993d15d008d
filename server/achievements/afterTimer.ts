import { promptDate } from '#shared/achievements/moments.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'
import type { Inside } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { addMarks, removeMarks } from './marks.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

/** Whole hours of what was worked in all. */
export const hoursOf = (timerMs: number): number => Math.floor(timerMs / HOUR_MS)

/** A start within 5 minutes of the planned time counts, once a date. */
export async function afterStart(
  inside: Inside,
  person: Person,
  { task_id, at }: Facts['timer.started'],
): Promise<readonly Unlocked[]> {
  const { db: tx } = inside
  const standing = await readStanding(tx, person.id)
  if (!standing.isLocked('promptDates')) return []
  const [task] = await tx.query<PlannedTask>(PLANNED, [person.id, task_id])
  const date = task ? promptDate(at, task, person.dayRule) : null
  if (date === null) return []
  return unlockReached(
    inside,
    person,
    standing,
    await addMarks(tx, person.id, ['promptDates'], { sourceId: task_id, date }),
  )
}

type PlannedTask = { scheduled_date: string | null; scheduled_time: string | null }
const PLANNED = 'select scheduled_date, scheduled_time from tasks where user_id = $1 and id = $2'

/** Hours of the timer in all, and those of the date on which the interval began. */
export async function afterStop(
  inside: Inside,
  person: Person,
  { startedAt }: Facts['timer.stopped'],
): Promise<readonly Unlocked[]> {
  const { db: tx } = inside
  const standing = await readStanding(tx, person.id)
  const date = localDate(startedAt, person.dayRule)
  return unlockReached(inside, person, standing, {
    timerHours: hoursOf(standing.timerMs),
    ...(standing.isLocked('timerMinutesOfDate')
      ? { timerMinutesOfDate: await minutesOn(tx, person, date) }
      : {}),
  })
}

/** Whole minutes of the intervals that began on a date and have ended. */
export async function minutesOn(db: Db, { id, dayRule }: Person, date: string): Promise<number> {
  const rows = await db.query<{ started_at: Date; ms: number }>(INTERVALS, [
    id,
    addDays(date, -1),
    addDays(date, 2),
  ])
  const ms = rows.reduce((sum, row) => (localDate(row.started_at, dayRule) === date ? sum + row.ms : sum), 0)
  return Math.floor(ms / MINUTE_MS)
}

const INTERVALS = `
  select started_at, (extract(epoch from ended_at - started_at) * 1000)::float8 as ms from focus_sessions
  where user_id = $1 and started_at >= $2::date and started_at < $3::date and ended_at is not null`

/** Set to zero, it was never started. */
export async function afterReset(
  { db: tx }: Inside,
  person: Person,
  { task_id }: Facts['timer.reset'],
): Promise<void> {
  await removeMarks(tx, person.id, ['promptDates'], task_id)
}
