import { daysBefore } from '#shared/time/durations.ts'
import type { Inside } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

const KEPT_DAYS = 30

/** Removes what was reported more than 30 days ago, and counts anew what is kept. */
export async function forgetOldReports(db: Db, now: Date): Promise<void> {
  const until = daysBefore(now, KEPT_DAYS)
  await db.transaction(async (tx) => {
    await tx.query('select from error_report_count for update')
    await tx.query('delete from error_reports where received_at < $1', [until])
    await tx.query('delete from error_groups where last_seen_at < $1', [until])
    await tx.query('delete from dropped_reports where day < $1', [until.toISOString().slice(0, 10)])
    await tx.query(COUNT_ANEW)
  })
}

/** Of a person who leaves, no report stays. */
export async function forgetReportsOf({ db }: Inside, { id }: { id: UserId }): Promise<void> {
  await db.query('select from error_report_count for update')
  await db.query('delete from error_reports where person = $1', [id])
  await db.query(COUNT_ANEW)
}

const COUNT_ANEW = 'update error_report_count set kept = (select count(*) from error_reports)'
