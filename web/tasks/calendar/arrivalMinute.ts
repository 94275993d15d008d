import { minutesOf } from '#shared/time/civil.ts'
import type { DayIndex } from '../store/dayIndex.ts'
import type { DayScale } from './grid/dayScale.ts'

/** Pixels above an hour's line that its label takes. */
const LABEL = 10
/** The minute of the day at which days without a time begin. */
const MORNING = 8 * 60

/** The minute of the day at which days begin to be shown: an hour before now, else their earliest task, else 08:00. */
export function minuteOfArrival(
  dates: readonly string[],
  days: DayIndex,
  now: { date: string; time: string },
): number {
  if (dates.includes(now.date)) return Math.max(0, Math.floor(minutesOf(now.time) / 60 - 1) * 60)
  // A day's tasks are sorted by time, those without one last.
  const starts = dates.flatMap((date) => days.tasksOn(date)[0]?.scheduled_time ?? [])
  return starts.length === 0 ? MORNING : Math.min(...starts.map(minutesOf))
}

/** Scrolls the hours so that a minute of the day is at their upper edge. */
export function scrollToArrival(scroller: HTMLElement, scale: DayScale, minute: number): void {
  const height = scroller.querySelector<HTMLElement>('[data-drop=slots]')?.offsetHeight ?? 0
  scroller.scrollTo({ top: height * scale.shareAt(minute) - LABEL })
}
