import { type DateRange, datesOf } from '#shared/time/dateRange.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { recomputeStreak } from '#server/progress/streakDays.ts'

/**
 * Makes exactly these dates days off for the streak and for all habits (docs/rules/settings.md, Vacations). The person is locked.
 *
 * @param vacations merged
 */
export async function setVacations(
  tx: Tx,
  { id: userId }: Person,
  vacations: readonly DateRange[],
): Promise<void> {
  const dates = vacations.flatMap(datesOf)
  await tx.query(REMOVE, [userId, dates])
  await tx.query(ADD, [userId, dates])
  await recomputeStreak(tx, userId)
  tx.changed(userId, 'users', userId, 'update')
  tx.changed(userId, 'streak_days', userId, 'update')
  const followers = await tx.query<{ table: string; id: string }>(FOLLOWERS, [userId])
  for (const { table, id } of followers) tx.changed(userId, table, id, 'update')
}

const REMOVE = `
  delete from streak_days_off
  where user_id = $1 and reason = 'vacation' and not (local_date = any($2::date[]))`

const ADD = `
  insert into streak_days_off (user_id, local_date, reason)
  select $1, date, 'vacation' from unnest($2::date[]) date on conflict do nothing`

/** The figures of habits, and of the goals that they belong to, follow from what is off. */
const FOLLOWERS = `
  select 'habits' as "table", id from habits where user_id = $1 and not archived and deleted_at is null
  union
  select 'goals', goal_id from habits where user_id = $1 and goal_id is not null and deleted_at is null`
