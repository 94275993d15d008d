import type { Logger } from 'pino'
import type { Db } from './database.ts'

export type DatabaseClock = {
  /** The time by the database's clock, to within a second. */
  now: () => Date
  /** Moves it forward, in development, until the server ends. */
  advance: (seconds: number) => void
  /** An instant of the database's own clock, as much later as this one was moved. */
  advanced: (instant: Date) => Date
  stop: () => void
}

const COMPARE_EVERY_MS = 10_000
/** So much is lost on the way or drifts between two comparisons: the clocks count as the same. Milliseconds. */
const TOLERANCE_MS = 1000
/** The answer of a comparison that took longer says too little. Milliseconds. */
const SLOWEST_MS = 2000

/**
 * A clock that follows the database's: servers whose own clocks are wrong, or are turned while they run, agree on what has
 * expired. While the database does not answer, the last known difference counts.
 *
 * @param wall this machine's clock, milliseconds since 1970
 */
export async function startDatabaseClock(
  db: Db,
  log: Pick<Logger, 'warn'>,
  wall: () => number = Date.now,
): Promise<DatabaseClock> {
  let difference = 0
  let aheadMs = 0

  async function compare() {
    const began = wall()
    const [row] = await db.query<{ ms: number }>(READ_CLOCK)
    const ended = wall()
    if (!row || ended < began || ended - began > SLOWEST_MS) return
    const measured = row.ms - (began + ended) / 2
    const next = Math.abs(measured) < TOLERANCE_MS ? 0 : Math.round(measured)
    if (Math.abs(next - difference) >= TOLERANCE_MS && next !== 0)
      log.warn({ seconds: Math.round(next / 1000) }, 'This clock is not the database’s, whose time counts')
    difference = next
  }

  await compare().catch(() => {}) // the next comparison tries again
  const timer = setInterval(() => void compare().catch(() => {}), COMPARE_EVERY_MS).unref()
  return {
    now: () => new Date(wall() + difference + aheadMs),
    advance: (seconds) => void (aheadMs += seconds * 1000),
    advanced: (instant) => new Date(instant.getTime() + aheadMs),
    stop: () => clearInterval(timer),
  }
}

const READ_CLOCK = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'
