import type { DayScale } from './dayScale.ts'

/** Two minutes of the day, and what lies between them. */
export type Hours = { from: number; to: number }

/** The minutes of the day between the lower edge of the days' heads and the lower edge of the scroller; null before it is laid out. */
export function hoursInSight(scroller: HTMLElement, scale: DayScale): Hours | null {
  const body = scroller.querySelector<HTMLElement>('[data-drop=slots]')
  const height = body?.offsetHeight ?? 0
  if (!body || height === 0) return null
  const { scrollTop, clientHeight } = scroller
  const end = scrollTop + clientHeight - body.offsetTop
  return { from: scale.minuteAt(scrollTop / height), to: scale.minuteAt(Math.min(1, end / height)) }
}
