import { SLICES } from '#server/slices.ts'
import { type JobWorld, runJobs } from './runJobs.ts'

const EVERY_MS = 60 * 60 * 1000

/** Runs the jobs of all slices now and then every hour. @returns the way to stop, which waits for a run that is under way */
export function startJobs(world: JobWorld): () => Promise<void> {
  let running = runJobs(world, SLICES)
  const timer = setInterval(() => (running = runJobs(world, SLICES)), EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
