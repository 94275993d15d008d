import type { BrowserContext } from 'playwright-core'

/** By how many milliseconds the run's clock is ahead of the machine's (scripts/testClock.ts). */
const AHEAD = Number(process.env['CLOCK_AHEAD'] ?? 0)
/** The demo's worker, in which a whole server runs. No other worker asks what time it is. */
const WORKER = /^\/demo\/worker-[\w-]+\.js$/

let isTurned = false

/** Turns the clock of this process, once: of the tests, and of the servers that they start. */
export function turnOwnClock() {
  if (AHEAD === 0 || isTurned) return
  isTurned = true
  shiftClock(AHEAD)
}

/** Turns the clock of a browser's pages. */
export async function turnClock(context: BrowserContext) {
  if (AHEAD !== 0) await context.addInitScript(shiftClock, AHEAD)
}

/** The code of a file: a worker's begins by turning its clock. */
export function withTurnedClock(path: string, code: Buffer): Buffer {
  return isTurnedIn(path) ? Buffer.concat([Buffer.from(`(${shiftClock.toString()})(${AHEAD});`), code]) : code
}

/** Whether the code of a file is another than the one that was built. */
export const isTurnedIn = (path: string) => AHEAD !== 0 && WORKER.test(path)

/** Makes everything here believe that it is later. It runs in pages and workers too, so it uses nothing from outside. */
function shiftClock(ahead: number) {
  const RealDate = Date
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, caller) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], caller),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead })
  if (!('Temporal' in globalThis)) return
  const { Now, Instant } = Temporal
  const zoned = (zone = Now.timeZoneId()) => Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(zone)
  Object.assign(Now, {
    instant: () => Instant.fromEpochMilliseconds(now()),
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: string) => zoned(zone).toPlainTime(),
  })
}
