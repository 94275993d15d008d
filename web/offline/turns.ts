import { AppError } from '#shared/errors.ts'
import { isRetryable, troubleOf } from '#web/trouble.ts'
import type { Waiting } from './queue.ts'

/** Whether a change builds on an earlier one, so that it makes no sense before it. */
export type DependsOn = (later: Waiting, earlier: Waiting) => boolean

/** So many failed tries make a change suspicious, */
export const TRIES = 4
/** when they do not all fall into the same bad moment. Milliseconds from the first to the last. */
export const TRIED_FOR_MS = 6_000

/** The tries in a row that counted against a change. Milliseconds of the clock. */
export type Tries = { count: number; since: number }

/**
 * Whose turn it is: the oldest change that neither is stuck nor builds on one that is. A stuck change has its turn when
 * it is due for another try.
 *
 * @param waiting oldest first
 */
export function nextInTurn(
  waiting: readonly Waiting[],
  isDue: (stuck: Waiting) => boolean,
  dependsOn: DependsOn,
): Waiting | undefined {
  const left: Waiting[] = []
  for (const entry of waiting) {
    const isHeldUp = left.some((earlier) => dependsOn(entry, earlier))
    if (!isHeldUp && (entry.stuck === undefined || isDue(entry))) return entry
    left.push(entry)
  }
  return undefined
}

/** The changes that wait with a stuck one, because they build on it or on another that does. */
export function heldUpBy(
  stuck: Waiting,
  waiting: readonly Waiting[],
  dependsOn: DependsOn,
): readonly Waiting[] {
  const held = [stuck]
  for (const entry of waiting)
    if (entry.key > stuck.key && held.some((earlier) => dependsOn(entry, earlier))) held.push(entry)
  return held.slice(1)
}

/** What a failed try means for a change. */
export type Verdict = 'refused' | 'again' | 'suspicious'

/**
 * A refusal is the server's last word. Everything else is tried again; after {@link TRIES} tries it may be the change
 * itself that the server chokes on, which shows when it answers to other calls.
 *
 * @param tries those that counted against it, by {@link triesAfter}, this one included
 * @param now milliseconds of the clock
 */
export function verdictOn(error: unknown, tries: Tries, now: number): Verdict {
  if (!(error instanceof AppError) || error.code === 'unauthenticated') return 'again'
  if (!isRetryable(error)) return 'refused'
  return tries.count >= TRIES && now - tries.since >= TRIED_FOR_MS ? 'suspicious' : 'again'
}

/**
 * Counts a failed try that may be the change's own fault: the server was reached and failed, or never came to an end.
 * Any other failure begins the count anew.
 *
 * @param before undefined for the first try
 */
export function triesAfter(error: unknown, before: Tries | undefined, now: number): Tries {
  const trouble = troubleOf(error)?.trouble
  const isBusy = error instanceof AppError && error.code === 'rate_limited'
  if (isBusy || (trouble !== 'server' && trouble !== 'timeout')) return { count: 0, since: now }
  return before && before.count > 0 ? { ...before, count: before.count + 1 } : { count: 1, since: now }
}
