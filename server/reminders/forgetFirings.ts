import { daysBefore } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'

/** Between two zones a moment comes at most 26 hours apart; what an inbox keeps as long is remembered as long. */
const DAYS_KEPT = 90

/** Deletes the record of reminders sent so long ago that their moment cannot come again. Safe to run on several servers at once. */
export async function forgetFirings(db: Db, now: Date): Promise<void> {
  await db.query(FORGET, [daysBefore(now, DAYS_KEPT)])
}

const FORGET = '/* across people: an hourly job */ delete from reminder_firings where fired_at < $1'
