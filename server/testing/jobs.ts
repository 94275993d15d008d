import type { Deps } from '#server/deps.ts'
import { runJobs } from '#server/kit/jobs/runJobs.ts'
import { SLICES } from '#server/slices.ts'

const STEP_DAYS = 5
const DAY_MS = 24 * 3_600_000

/** Runs the jobs of all slices every few days until some days from now, by a clock of the database that a test turns. */
export async function runJobsFor({ deps }: { deps: Deps }, days: number): Promise<void> {
  for (let day = 0; day < days; day += STEP_DAYS) await runJobsAt(deps, after(deps, day))
  await runJobsAt(deps, after(deps, days))
}

/** Runs the jobs of all slices once, at a moment of the database's clock. */
export function runJobsAt({ db, log }: Pick<Deps, 'db' | 'log'>, moment: Date): Promise<void> {
  return runJobs({ db, log, readClock: async () => moment }, SLICES)
}

const after = (deps: Deps, days: number) => new Date(deps.now().getTime() + days * DAY_MS)
