import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than writing a link and its mail usually takes, in milliseconds. */
const AT_LEAST_MS = 8

/** Lets work take as long as it takes when there is something to do, so that the time tells nobody whether there was. */
export async function inEqualTime(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), sleep(AT_LEAST_MS)])
}
