import { type JobWorld, runJobs } from './runJobs.ts'

const EVERY_MS = 60 * 60 * 1000

/**
 * Runs the jobs of slices now and then every hour.
 *
 * @returns the way to stop, which waits for a run that is under way
 */
export function startJobs(world: JobWorld, slices: Parameters<typeof runJobs>[1]): () => Promise<void> {
  let running = runJobs(world, slices)
  const timer = setInterval(() => (running = runJobs(world, slices)), EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
