import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds: longer than writing a token and its mail usually takes. */
const MINIMUM_MS = 8

/** Runs work and answers no sooner than after the minimum, so that the time of the answer does not show whether there was work. */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), sleep(MINIMUM_MS)])
}
