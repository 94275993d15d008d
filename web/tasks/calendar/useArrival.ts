import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { minutesOf } from '#shared/time/civil.ts'
import type { DayIndex } from '../store/dayIndex.ts'
import type { DayScale } from './dayScale.ts'

/** Pixels above an hour's line that its label takes. */
const LABEL = 10
/** The minute of the day at which days without a time begin. */
const MORNING = 8 * 60

type Arrival = {
  dates: readonly string[]
  days: DayIndex
  /** Whether the tasks of these days are known. */
  isKnown: boolean
  now: { date: string; time: string }
  scale: DayScale
}

/**
 * Scrolls days that were just chosen to their earliest task, or to 08:00, and today to an hour before now (docs/rules.md,
 * Calendar); again once their tasks are known, and never while the same days are shown.
 */
export function useArrival(scroller: RefObject<HTMLElement | null>, arrival: Arrival): void {
  const seen = useRef('')
  const scroll = useEffectEvent(() => {
    const { dates, days, now, scale } = arrival
    const element = scroller.current
    const height = element?.querySelector<HTMLElement>('[data-drop=slots]')?.offsetHeight ?? 0
    element?.scrollTo({ top: height * scale.shareAt(minuteOfArrival(dates, days, now)) - LABEL })
  })
  const stage = `${arrival.dates[0]} ${arrival.isKnown}`
  useLayoutEffect(() => {
    if (seen.current === stage) return
    seen.current = stage
    scroll()
  }, [stage])
}

function minuteOfArrival(dates: readonly string[], days: DayIndex, now: Arrival['now']): number {
  if (dates.includes(now.date)) return Math.max(0, Math.floor(minutesOf(now.time) / 60 - 1) * 60)
  // A day's tasks are sorted by time, those without one last.
  const starts = dates.flatMap((date) => days.tasksOn(date)[0]?.scheduled_time ?? [])
  return starts.length === 0 ? MORNING : Math.min(...starts.map(minutesOf))
}
