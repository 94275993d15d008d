import { longestFull, type PlannedDate } from '#shared/achievements/fullDates.ts'
import type { Statistics } from '#shared/achievements/statistics.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A row of seven dates that has a date in it lies within so many days of it. */
const NEAR_DAYS = 6

/** The longest rows of dates with all their tasks done, among those around a date. */
export async function fullDatesNear(
  db: Db,
  userId: UserId,
  date: string,
): Promise<Pick<Statistics, 'fullDates' | 'datesOfFullWeek'>> {
  const rows = await db.query<PlannedDate>(PLANNED, [
    userId,
    addDays(date, -NEAR_DAYS),
    addDays(date, NEAR_DAYS),
  ])
  const { full, week } = longestFull(rows)
  return { fullDates: full, datesOfFullWeek: week }
}

/** Imported tasks have no row in the ledger of our own, but the calendar says what was planned. */
const PLANNED = `
  select t.scheduled_date as date, count(*)::int as planned, (count(*) filter (where t.status = 'completed'))::int as done
  from tasks t where t.user_id = $1 and t.scheduled_date between $2 and $3 and t.deleted_at is null
  group by t.scheduled_date`
