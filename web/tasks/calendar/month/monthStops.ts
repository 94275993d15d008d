import type { KeyboardEvent } from 'react'
import { addDays, DAYS_PER_WEEK } from '#shared/time/civil.ts'

/**
 * Roving tabindex of a month: one stop for Tab. Left and right lead from day to day, up and down through a day's tasks and
 * on to the week above or below, Home and End to the ends of the week.
 */

/** What can take the focus in a day: its number, its tasks, "+n more". */
export function stopsOf(day: Element): HTMLElement[] {
  return [...day.querySelectorAll<HTMLElement>('button')].filter((stop) => stop.checkVisibility())
}

/** Makes one element the stop for Tab. */
export function moveStop(list: HTMLElement, stop: Element): void {
  list.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
  stop.setAttribute('tabindex', '0')
}

/** Leaves the stop where it is, or puts it on a date. */
export function leaveOneStop(list: HTMLElement, date: string): void {
  if (list.querySelector('[tabindex="0"]')) return
  list.querySelector(`[data-opens="${date}"]`)?.setAttribute('tabindex', '0')
}

/**
 * Moves the focus by a key.
 *
 * @returns the date that the key leads to where the month does not show it, else null
 */
export function walkMonth(event: KeyboardEvent, list: HTMLElement): string | null {
  if (!(event.target instanceof HTMLElement) || hasModifier(event)) return null
  const day = event.target.closest<HTMLElement>('[data-drop=day]')
  if (!day) return null
  const days = [...list.children]
  const at = days.indexOf(day)
  const stops = stopsOf(day)
  const stop = stops.indexOf(event.target)
  const step = stepOf(event.key, at, stop, stops.length)
  if (!step) return null
  event.preventDefault()
  event.stopPropagation()
  const next = days[at + step.days]
  if (!next) return addDays(day.dataset.date ?? '', step.days)
  const there = stopsOf(next)
  there.at(Math.min(step.stop, there.length - 1))?.focus()
  return null
}

type Step = { days: number; stop: number }

function stepOf(key: string, at: number, stop: number, stops: number): Step | null {
  const inWeek = at % DAYS_PER_WEEK
  switch (key) {
    case 'ArrowRight':
      return { days: 1, stop }
    case 'ArrowLeft':
      return { days: -1, stop }
    case 'ArrowDown':
      return stop + 1 < stops ? { days: 0, stop: stop + 1 } : { days: DAYS_PER_WEEK, stop: 0 }
    case 'ArrowUp':
      return stop > 0 ? { days: 0, stop: stop - 1 } : { days: -DAYS_PER_WEEK, stop: -1 }
    case 'Home':
      return { days: -inWeek, stop: 0 }
    case 'End':
      return { days: DAYS_PER_WEEK - 1 - inWeek, stop: 0 }
    default:
      return null
  }
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}
