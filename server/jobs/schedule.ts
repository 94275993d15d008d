import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import type { Slice } from '#server/http/slice.ts'
import { SLICES } from '#server/slices.ts'

const EVERY_MS = 60 * 60 * 1000

type World = { db: Db; now: () => Date; log: Logger }

/** Runs the jobs of all slices now and then every hour. @returns the way to stop, which waits for a run that is under way */
export function startJobs(world: World): () => Promise<void> {
  let running = runJobs(world)
  const timer = setInterval(() => (running = runJobs(world)), EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Runs every job once. One that fails is logged and holds up none of the others. */
export async function runJobs({ db, now, log }: World, slices: readonly Slice[] = SLICES): Promise<void> {
  const jobs = slices.flatMap((slice) => Object.entries(slice.jobs ?? {}))
  for (const [job, run] of jobs) {
    try {
      await run(db, now())
    } catch (error) {
      log.error({ job, reason: String(error) }, 'A job failed; it runs again in an hour')
    }
  }
}
