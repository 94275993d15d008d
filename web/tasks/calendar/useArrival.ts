import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { DayIndex } from '../store/dayIndex.ts'
import { minuteOfArrival, scrollToArrival } from './arrivalMinute.ts'
import type { DayScale } from './grid/dayScale.ts'

type Arrival = {
  dates: readonly string[]
  days: DayIndex
  /** Whether the tasks of these days are known. */
  isKnown: boolean
  now: { date: string; time: string }
  scale: DayScale
}

/**
 * Scrolls days that were just chosen to their earliest task, or to 08:00, and today to an hour before now (docs/rules/tasks.md,
 * Calendar); again once their tasks are known, and never while the same days are shown.
 */
export function useArrival(scroller: RefObject<HTMLElement | null>, arrival: Arrival): void {
  const seen = useRef('')
  const scroll = useEffectEvent(() => {
    const { dates, days, now, scale } = arrival
    if (scroller.current) scrollToArrival(scroller.current, scale, minuteOfArrival(dates, days, now))
  })
  const stage = `${arrival.dates[0]} ${arrival.isKnown}`
  useLayoutEffect(() => {
    if (seen.current === stage) return
    seen.current = stage
    scroll()
  }, [stage])
}
