import { daysBefore } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'

/** An addition that comes again after so many days is refused by its date, so its id need not be known any longer. */
const KEPT_DAYS = 10

/** Forgets the ids of old additions. Safe to run on several servers at once. */
export async function forgetAdditions(db: Db, now: Date): Promise<void> {
  const oldest = daysBefore(now, KEPT_DAYS)
  await db.query('/* across people: an hourly job */ delete from habit_additions where added_at < $1', [
    oldest,
  ])
}
