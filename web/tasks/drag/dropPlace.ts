import { SLOT_MINUTES, type Slot, shifted } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { minutesAt, scaleOf } from '#web/tasks/calendar/grid/dayScale.ts'
import { dayInShort } from '#shared/time/format.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** What the pointer has grabbed: a task, and how far below the task's start it was grabbed. */
export type Grab = { task: Task; minutesBelowStart: number }

/** Where something would land. `area` is its place on the screen where it snaps to one, in CSS pixels. */
export type DropPlace = {
  slot: Slot
  words: string
  element: HTMLElement
  area: { left: number; top: number; width: number; height: number } | null
}

/**
 * The place under a point of the viewport, or null. The elements themselves say what can be dropped where: `data-drop` is
 * `slots` for the hours of some days, `anytime` for a day's lane, `day` for a month's day, `tray` for the unscheduled.
 *
 * @param raster minutes to which a time snaps
 */
export function placeAt(x: number, y: number, grab: Grab, raster = SLOT_MINUTES): DropPlace | null {
  const under = document.elementFromPoint(x, y)
  openNight(under)
  const element = under?.closest<HTMLElement>('[data-drop]')
  if (!element) return null
  const { date = null, drop } = element.dataset
  if (drop === 'slots') return placeInHours(element, x, y, grab, raster)
  if (drop === 'tray') return { slot: { date: null, time: null }, words: 'Unscheduled', element, area: null }
  return dayPlace(element, date, drop === 'day' ? grab.task.scheduled_time : null)
}

/** Opens the folded night, if this is its row: what is dragged may be dropped there. */
export function openNight(element: Element | null): void {
  element?.closest<HTMLElement>('[data-night=folded]')?.click()
}

/** The area of a task at a time of a shown day, or null when that day is not shown. */
export function areaOf(hours: HTMLElement, date: string, time: string, minutes: number): DropPlace['area'] {
  const column = hours
    .querySelector<HTMLElement>(`[role=group][data-date="${date}"]`)
    ?.getBoundingClientRect()
  if (!column) return null
  const { shareAt } = scaleOf(hours)
  const start = minutesOf(time)
  const top = column.height * shareAt(start)
  const end = column.height * shareAt(Math.min(start + minutes, MINUTES_PER_DAY))
  return { left: column.left, top: column.top + top, width: column.width, height: end - top }
}

function placeInHours(
  hours: HTMLElement,
  x: number,
  y: number,
  grab: Grab,
  raster: number,
): DropPlace | null {
  const columns = [...hours.querySelectorAll<HTMLElement>('[role=group][data-date]')]
  const column = columns.find((each) => each.getBoundingClientRect().right > x) ?? columns.at(-1)
  const date = column?.dataset.date
  if (date === undefined) return null
  const start = Math.round((minutesAt(hours, y) - grab.minutesBelowStart) / raster) * raster
  const within = Math.min(MINUTES_PER_DAY - raster, start)
  const slot = shifted(date, '00:00', { minutes: within })
  const shown = within < 0 ? { date, time: '00:00' } : slot
  return {
    slot,
    words: `${shownTime(slot.time)} – ${shownTime(clockOf(within + grab.task.estimated_duration))}`,
    element: hours,
    area: areaOf(hours, shown.date, shown.time, Math.min(within, 0) + grab.task.estimated_duration),
  }
}

function dayPlace(element: HTMLElement, date: string | null, time: string | null): DropPlace | null {
  if (date === null) return null
  const words = time === null ? `${dayInShort(date)}, any time` : `${dayInShort(date)}, ${time}`
  return { slot: { date, time }, words, element, area: null }
}
