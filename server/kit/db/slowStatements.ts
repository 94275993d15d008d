/** From which a statement holds up those behind it. Milliseconds, as measured at the driver. */
const SLOW_MS = 4
/** The share of the newest time in the average. */
const WEIGHT = 0.25
/** Texts that are remembered. Statements are constants; texts that are made at run time do not fill the memory. */
const MAX_TEXTS = 1000

/**
 * What statements took lately, by their text: an exponential moving average. It tells apart what may share a connection with
 * others and what would make them wait (docs/decisions/0016-statements-that-share.md).
 */
export function createSlowStatements() {
  const averages = new Map<string, number>()

  /** @param took milliseconds */
  function observe(text: string, took: number): void {
    // The first is planned too, so one time alone counts like any other.
    const before = averages.get(text) ?? 0
    if (averages.size < MAX_TEXTS || averages.has(text)) averages.set(text, before + WEIGHT * (took - before))
  }

  /** Whether it took long lately. What is not known yet has not. */
  const includes = (text: string) => (averages.get(text) ?? 0) > SLOW_MS

  return { observe, includes }
}
