import { HOUR_MS } from '#shared/time/durations.ts'
import { type JobWorld, runJobs } from './runJobs.ts'

/**
 * Runs the jobs of slices now and then every hour.
 *
 * @returns the way to stop, which waits for a run that is under way
 */
export function startJobs(world: JobWorld, slices: Parameters<typeof runJobs>[1]): () => Promise<void> {
  let running = runJobs(world, slices)
  const timer = setInterval(() => (running = runJobs(world, slices)), HOUR_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
