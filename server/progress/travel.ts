import { datesCutShort } from '#shared/progress/travel.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { lockPeople } from '#server/kit/db/lockPeople.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { recomputeStreak } from './streakDays.ts'

/**
 * Keeps a person's streak when their zone or day start changes: the dates that the change cuts short or skips become
 * days off. Call it in the transaction that changes the profile.
 *
 * @param now when the change takes effect
 */
export async function keepStreakThroughZoneChange(
  tx: Tx,
  userId: UserId,
  before: DayRule,
  after: DayRule,
  now: Date,
): Promise<void> {
  const dates = datesCutShort(before, after, now)
  if (dates.length === 0) return
  await lockPeople(tx, [userId])
  await tx.query(
    `insert into streak_days_off (user_id, local_date, reason)
     select $1, date, 'travel' from unnest($2::date[]) date on conflict do nothing`,
    [userId, dates],
  )
  await recomputeStreak(tx, userId)
}
