import type { NightFold } from '#shared/tasks/calendar/nightFold.ts'
import { SLOT_MINUTES } from '#shared/tasks/schedule.ts'
import { MINUTES_PER_DAY } from '#shared/time/civil.ts'

/** How the minutes of a day lie along the height of the hours: evenly, but for a folded night, which takes one slot. */
export type DayScale = {
  fold: NightFold | null
  /** The part of the height above a minute of the day, from 0 to 1. */
  shareAt: (minute: number) => number
  /** The minute at a part of the height. */
  minuteAt: (share: number) => number
}

const EVEN: DayScale = {
  fold: null,
  shareAt: (minute) => minute / MINUTES_PER_DAY,
  minuteAt: (share) => share * MINUTES_PER_DAY,
}
const scales = new Map<string, DayScale>()

/** The scale of hours with this fold; the same one each time, so that what depends on it need not be drawn again. */
export function dayScale(fold: NightFold | null): DayScale {
  if (!fold) return EVEN
  const key = foldInData(fold)
  const scale = scales.get(key) ?? foldedScale(fold)
  scales.set(key, scale)
  return scale
}

/** The scale by which some hours on the page are drawn. */
export function scaleOf(hours: HTMLElement): DayScale {
  const [from, to] = (hours.dataset.fold ?? '').split(' ').map(Number)
  return dayScale(from === undefined || to === undefined ? null : { from, to })
}

/** Minutes since midnight at a height of the viewport, within the hours of some days. */
export function minutesAt(hours: HTMLElement, y: number): number {
  const { top, height } = hours.getBoundingClientRect()
  return scaleOf(hours).minuteAt((y - top) / height)
}

/** A fold as the hours carry it in `data-fold`. */
export function foldInData({ from, to }: NightFold): string {
  return `${from} ${to}`
}

function foldedScale(fold: NightFold): DayScale {
  const { from, to } = fold
  /** Each minute of the fold is drawn as this many. */
  const squeeze = SLOT_MINUTES / (to - from)
  const drawn = MINUTES_PER_DAY - (to - from) + SLOT_MINUTES
  const foldEnd = from + SLOT_MINUTES
  const heightAt = (minute: number) => {
    if (minute <= from) return minute
    return minute < to ? from + (minute - from) * squeeze : minute - to + foldEnd
  }
  const minuteAtHeight = (height: number) => {
    if (height <= from) return height
    return height < foldEnd ? from + (height - from) / squeeze : height - foldEnd + to
  }
  return {
    fold,
    shareAt: (minute) => heightAt(minute) / drawn,
    minuteAt: (share) => minuteAtHeight(share * drawn),
  }
}
