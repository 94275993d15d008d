import { daysBefore } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'

const DAYS_KEPT = 90

/** Deletes the record of nudges sent on dates that are long past. Safe to run on several servers at once. */
export async function forgetNudges(db: Db, now: Date): Promise<void> {
  await db.query(FORGET, [daysBefore(now, DAYS_KEPT)])
}

const FORGET = '/* across people: an hourly job */ delete from nudges where told_at < $1'
