/** From which a statement holds up those behind it: so long, and so many times what fast ones take. Milliseconds, as measured at the driver. */
const SLOW_MS = 4
const SLOW_TIMES = 8
/** The share of the newest time in the average of a statement. */
const WEIGHT = 1 / 4
/** By how much the estimate of the lower quartile follows a time above it; three times as much one below it, so that it rests there. */
const STEP = 1.02
/** Texts that are remembered. Statements are constants; texts that are made at run time do not fill the memory. */
const MAX_TEXTS = 1000

/**
 * What statements took lately, by their text: an exponential moving average, beside the lower quartile of all. It tells apart what
 * may share a connection with others and what would make them wait (docs/decisions/0016-statements-that-share.md). On a busy
 * machine all take longer, and none of them is slow for that.
 */
export function createSlowStatements() {
  const averages = new Map<string, number>()
  let quartile = 0.5

  /** @param took milliseconds */
  function observe(text: string, took: number): void {
    quartile *= took > quartile ? STEP : STEP ** -3
    // The first is planned too, so one time alone counts like any other.
    const before = averages.get(text) ?? 0
    if (averages.size < MAX_TEXTS || averages.has(text)) averages.set(text, before + WEIGHT * (took - before))
  }

  /** Whether it took long lately, beside the others. What is not known yet has not. */
  const includes = (text: string) => (averages.get(text) ?? 0) > Math.max(SLOW_MS, SLOW_TIMES * quartile)

  return { observe, includes }
}
