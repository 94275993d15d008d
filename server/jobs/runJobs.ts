import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import type { Slice } from '#server/http/slice.ts'

export type JobWorld = { db: Db; now: () => Date; log: Logger }

/** Runs every job of some slices once. One that fails is logged and holds up none of the others. */
export async function runJobs({ db, now, log }: JobWorld, slices: readonly Slice[]): Promise<void> {
  const jobs = slices.flatMap((slice) => Object.entries(slice.jobs ?? {}))
  for (const [job, run] of jobs) {
    try {
      await run(db, now(), log)
    } catch (error) {
      log.error({ job, reason: String(error) }, 'A job failed; it runs again in an hour')
    }
  }
}
