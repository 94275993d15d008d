import type { Logger } from 'pino'
import { forgetOldProofs } from '#server/auth/forgetOld.ts'
import type { Db } from '#server/db/open.ts'
import { trimOutbox } from '#server/realtime/outbox.ts'
import { makeDueOccurrences } from '#server/tasks/series.ts'
import { emptyTrash } from '#server/tasks/trash.ts'

const EVERY_MS = 60 * 60 * 1000

type World = { db: Db; now: () => Date; log: Logger }

/** What runs by the clock, once an hour. Each may run on several servers at once, and a missed run is made up by the next. */
const JOBS = { emptyTrash, trimOutbox, makeDueOccurrences, forgetOldProofs }

/** Runs the jobs now and then every hour. @returns the way to stop, which waits for a run that is under way */
export function startJobs(world: World): () => Promise<void> {
  let running = runJobs(world)
  const timer = setInterval(() => (running = runJobs(world)), EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Runs every job once. One that fails is written down and holds up none of the others. */
export async function runJobs({ db, now, log }: World): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      await run(db, now())
    } catch (error) {
      log.error({ job, reason: String(error) }, 'A job failed; it runs again in an hour')
    }
  }
}
