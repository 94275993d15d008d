import { useSyncExternalStore } from 'react'
import { serverNow } from '#web/kit/serverClock.ts'

/**
 * The present time by the server's clock, updated while something on screen depends on it.
 *
 * @param everyMs how fine it must be, in milliseconds (1000 for a stopwatch, 60,000 for a now-line); null: it does not update
 */
export function useNow(everyMs: number | null): Date {
  const step = everyMs ?? 1000
  const tick = useSyncExternalStore(
    everyMs === null ? standStill : (TICKERS.get(everyMs) ?? ticker(everyMs)),
    () => Math.floor(serverNow() / step),
  )
  return new Date(tick * step)
}

type Subscribe = (tell: () => void) => () => void

const standStill: Subscribe = () => () => {}
const TICKERS = new Map<number, Subscribe>()

/** Fires at each whole step, not a step after the subscription, so that all clocks on a screen change together. */
function ticker(everyMs: number): Subscribe {
  const subscribe: Subscribe = (tell) => {
    let timer = setTimeout(turn, untilNext())
    function turn() {
      tell()
      timer = setTimeout(turn, untilNext())
    }
    return () => clearTimeout(timer)
  }
  const untilNext = () => everyMs - (serverNow() % everyMs)
  TICKERS.set(everyMs, subscribe)
  return subscribe
}
