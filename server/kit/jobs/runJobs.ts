import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/database.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { noteJobTime, readDatabaseClock } from './jobClock.ts'

export type JobWorld = {
  db: Db
  log: Logger
  /** The clock by which the jobs run. Only tests pass another than the database's. */
  readClock?: (db: Db) => Promise<Date>
}

/**
 * Runs every job of some slices once, by the database's clock, or none while that clock cannot be trusted: it would make
 * everything old at once. One that fails is logged and holds up none of the others.
 */
export async function runJobs(
  { db, log, readClock = readDatabaseClock }: JobWorld,
  slices: readonly Slice[],
): Promise<void> {
  const time = await readClock(db)
    .then((now) => noteJobTime(db, now))
    .catch((error: unknown) => log.error({ reason: String(error) }, 'No job ran; they run again in an hour'))
  if (!time) return
  if (!time.isTrusted) {
    const now = time.now.toISOString()
    log.warn(
      { now },
      'The clock is days ahead of the last run: is it right? No job runs before it was so for a day',
    )
    return
  }
  const jobs = slices.flatMap((slice) => Object.entries(slice.jobs ?? {}))
  for (const [job, run] of jobs) {
    try {
      await run(db, time.now, log)
    } catch (error) {
      log.error({ job, reason: String(error) }, 'A job failed; it runs again in an hour')
    }
  }
}
