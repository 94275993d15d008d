import type { DrawnSlot } from '#shared/tasks/quickAdd/inSlot.ts'
import { clockOf, minutesOf } from '#shared/time/civil.ts'
import { areaOf } from './dropPlace.ts'
import styles from './drawSlot.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** A slot that was drawn, and its box on the screen, which the receiver removes. */
export type Drawn = { slot: DrawnSlot; box: HTMLElement }
/** The hours in which a cell lies, its date, and its minute of the day. */
export type FreeSlot = { hours: HTMLElement; date: string; start: number }

/** The hours, date and minute of a free slot's cell; null for anything else. */
export function slotAt(target: EventTarget | null): FreeSlot | null {
  if (!(target instanceof HTMLElement) || target.role !== 'gridcell') return null
  const [row, hours] = [target.parentElement, target.closest<HTMLElement>('[data-drop=slots]')]
  const nth = [...(row?.querySelectorAll('[role=gridcell]') ?? [])].indexOf(target)
  const date = hours?.querySelectorAll<HTMLElement>('[role=group][data-date]')[nth]?.dataset.date
  const time = row?.dataset.time
  return hours && date && time ? { hours, date, start: minutesOf(time) } : null
}

/** A new box among the hours, so that it scrolls with them. */
export function boxIn(hours: HTMLElement): HTMLElement {
  const box = document.createElement('div')
  box.className = styles.drawn ?? ''
  box.setAttribute('aria-hidden', 'true')
  hours.append(box)
  return box
}

/** Puts a box over a slot, with its times. */
export function showAt(box: HTMLElement, hours: HTMLElement, { date, time, minutes }: DrawnSlot): void {
  const area = areaOf(hours, date, time, minutes)
  const place = hours.getBoundingClientRect()
  if (!area) return
  box.textContent = `${shownTime(time)}–${shownTime(clockOf(minutesOf(time) + minutes))}`
  Object.assign(box.style, {
    left: `${area.left - place.left}px`,
    top: `${area.top - place.top}px`,
    width: `${area.width}px`,
    height: `${area.height}px`,
  })
}
