import { moveTo, RESIZE_MINUTES, SLOT_MINUTES, shifted, snappedDuration } from '#shared/tasks/schedule.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { addDays, clockOf, minutesOf } from '#shared/time/civil.ts'
import { dayInWords, minutesInWords } from '#shared/time/format.ts'
import { areaOf } from './dropPlace.ts'
import { showGhost } from './ghost.ts'

export type KeyMove = {
  /** Says each step to those who do not see it. */
  announce: (words: string) => void
  /** The step left the shown days: show those of this date. */
  show: (date: string) => void
  onChange: (task: Task, patch: TaskPatch) => void
}

/**
 * Moves a task by the arrow keys: up and down by a slot, left and right by a day, with Shift longer and shorter.
 * Enter drops it, Escape leaves it where it was. In a month, where no times are shown, up and down go by a week.
 */
export function moveByKeys(
  root: HTMLElement,
  box: HTMLElement,
  task: Task,
  { announce, show, onChange }: KeyMove,
): void {
  if (task.scheduled_date === null) return
  const ghost = showGhost(box)
  const hasHours = root.querySelector('[data-drop=slots]') !== null
  let date = task.scheduled_date
  let time = task.scheduled_time
  let minutes = task.estimated_duration
  const listening = new AbortController()

  function onKey(event: KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') drop()
    else if (event.key === 'Escape') end('Back where it was.')
    else if (step(event.key, event.shiftKey)) draw()
  }
  function step(key: string, isLonger: boolean): boolean {
    const up = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    if (up === 0 && across === 0) return false
    if (isLonger) minutes = snappedDuration(minutes + (up + across) * RESIZE_MINUTES)
    else if (!hasHours || time === null) date = addDays(date, across + 7 * (hasHours ? 0 : up))
    else ({ date, time } = shifted(date, time, { days: across, minutes: up * SLOT_MINUTES }))
    return true
  }
  function draw() {
    show(date)
    announce(inWords(date, time, minutes, minutes !== task.estimated_duration))
    // The days of a neighbouring week are there after the next drawing.
    requestAnimationFrame(() => requestAnimationFrame(stand))
  }
  function stand() {
    if (listening.signal.aborted) return
    const hours = root.querySelector<HTMLElement>('[data-drop=slots]')
    const day = root.querySelector<HTMLElement>(
      `[data-date="${date}"]:is([data-drop=anytime], [data-drop=day])`,
    )
    const element = time !== null && hours ? hours : day
    if (!element) return
    const area = time !== null && hours ? areaOf(hours, date, time, minutes) : null
    const { left, top } = element.getBoundingClientRect()
    ghost.standAt(
      { slot: { date, time }, words: `${time ?? 'Any time'}`, element, area },
      { x: left, y: top },
    )
    if (area && hours) intoSight(hours, area)
  }
  function drop() {
    end(`Moved to ${inWords(date, time, minutes, true)}`)
    const isResized = minutes !== task.estimated_duration
    onChange(task, { ...moveTo({ date, time }), ...(isResized && { estimated_duration: minutes }) })
  }
  function end(words: string) {
    listening.abort()
    ghost.remove()
    announce(words)
  }

  addEventListener('keydown', onKey, { signal: listening.signal, capture: true })
  addEventListener('pointerdown', () => end('Back where it was.'), {
    signal: listening.signal,
    capture: true,
  })
  announce(
    `Moving ${task.title}, ${inWords(date, time, minutes, true)}. Arrows move it, Shift with arrows makes it longer or shorter, Enter drops it, Escape leaves it.`,
  )
  stand()
}

function inWords(date: string, time: string | null, minutes: number, withLength: boolean): string {
  const when = time === null ? 'any time' : `${time} to ${clockOf(minutesOf(time) + minutes)}`
  return `${dayInWords(date)}, ${when}${withLength ? `, ${minutesInWords(minutes)}` : ''}`
}

function intoSight(hours: HTMLElement, area: { top: number; height: number }): void {
  const scroller = hours.closest<HTMLElement>('[data-scroll]')
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  const headroom = 96
  if (area.top < top + headroom) scroller.scrollTop -= top + headroom - area.top
  else if (area.top + area.height > bottom)
    scroller.scrollTop += Math.min(area.top - top - headroom, area.top + area.height - bottom)
}
