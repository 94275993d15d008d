import {
  DAYS_TO_COME_BACK,
  isRegained,
  LONG,
  lostShortlyBefore,
  lostStreaks,
  REGAINED,
} from '#shared/achievements/lostStreaks.ts'
import type { Statistics } from '#shared/achievements/statistics.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { countedDates, daysOffOf } from '#server/progress/streakDays.ts'
import type { Standing } from './standing.ts'

/** What the streak says. All its dates are read only by who has lived so many that an earlier one of 30 days may be among them. */
export async function figuresOfStreak(
  db: Db,
  userId: UserId,
  { streak, isLocked }: Standing,
): Promise<Partial<Statistics>> {
  const { run, best, kept } = streak
  const mayBeRegained = isLocked('streaksRegained') && run >= REGAINED && kept - run >= REGAINED
  const regained = mayBeRegained && isRegained(await readLost(db, userId), run)
  return { bestStreak: best, streaksRegained: regained ? 1 : 0 }
}

/** Whether a task is the first one after a long streak was lost a few days ago. @returns 1 or 0 */
export async function comebacksOn(
  db: Db,
  userId: UserId,
  { streak }: Standing,
  { date, taskId }: { date: string; taskId: string },
): Promise<number> {
  // A new streak is no longer than that while one may still come back.
  if (streak.best < LONG || streak.run > DAYS_TO_COME_BACK) return 0
  const lost = lostShortlyBefore(await readLost(db, userId), date)
  if (!lost) return 0
  return (await db.query(OTHERS, [userId, lost.last, date, taskId])).length === 0 ? 1 : 0
}

/** Other tasks that were completed since. */
const OTHERS = `
  select source_id from xp_ledger
  where user_id = $1 and occurrence_date > $2 and occurrence_date <= $3 and source_kind = 'task' and source_id <> $4
  group by source_id having sum(amount) > 0 limit 1`

async function readLost(db: Db, userId: UserId) {
  const dates = await countedDates(db, userId)
  return lostStreaks(dates, await daysOffOf(db, userId, dates[0] ?? '0001-01-01'))
}
