import { moveTo, RESIZE_MINUTES, SLOT_MINUTES, shifted, snappedDuration } from '#shared/tasks/schedule.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { addDays, clockOf, DAYS_PER_WEEK, minutesOf } from '#shared/time/civil.ts'
import { dayInWords, minutesInWords } from '#shared/time/format.ts'
import { scaleOf } from '#web/tasks/calendar/grid/dayScale.ts'
import { areaOf, openNight } from './dropPlace.ts'
import { type Ghost, showGhost } from './ghost.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

export type KeyMove = {
  /** Announces each step to screen readers. */
  announce: (words: string) => void
  /** The step left the shown days: show those of this date. */
  show: (date: string) => void
  onChange: (task: Task, patch: TaskPatch) => void
}

/** Where the task is while it is moved. Minutes are its duration. */
type Plan = { date: string; time: string | null; minutes: number }

/**
 * Moves a task by the arrow keys: up and down by a slot, left and right by a day, with Shift longer and shorter.
 * Enter drops it, Escape leaves it where it was. In a month, where no times are shown, up and down go by a week.
 */
export function moveByKeys(root: HTMLElement, box: HTMLElement, task: Task, move: KeyMove): void {
  if (task.scheduled_date === null) return
  const ghost = showGhost(box, task.title)
  const listening = new AbortController()
  const on = { signal: listening.signal, capture: true }
  const hasHours = hoursOf(root) !== null
  let plan: Plan = { date: task.scheduled_date, time: task.scheduled_time, minutes: task.estimated_duration }

  function onKey(event: KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') drop()
    else if (event.key === 'Escape') end('Back where it was.')
    else go(stepped(plan, event.key, event.shiftKey, hasHours))
  }
  function go(next: Plan) {
    if (next === plan) return
    plan = next
    move.show(plan.date)
    makeRoom(root, plan)
    move.announce(inWords(plan))
    // The days of a neighbouring week are there after the next drawing.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => listening.signal.aborted || stand(root, ghost, plan)),
    )
  }
  function drop() {
    end(`Moved to ${inWords(plan)}`)
    const isResized = plan.minutes !== task.estimated_duration
    move.onChange(task, { ...moveTo(plan), ...(isResized && { estimated_duration: plan.minutes }) })
  }
  function end(words: string) {
    listening.abort()
    ghost.remove()
    move.announce(words)
  }

  addEventListener('keydown', onKey, on)
  addEventListener('pointerdown', () => end('Back where it was.'), on)
  move.announce(`Moving ${task.title}, ${inWords(plan)}. ${HOW}`)
  stand(root, ghost, plan)
}

const HOW = 'Arrows move it, Shift with arrows makes it longer or shorter, Enter drops it, Escape leaves it.'

function stepped(plan: Plan, key: string, isLonger: boolean, hasHours: boolean): Plan {
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const { date, time, minutes } = plan
  if (down === 0 && across === 0) return plan
  if (isLonger) return { ...plan, minutes: snappedDuration(minutes + (down + across) * RESIZE_MINUTES) }
  if (!hasHours || time === null)
    return { ...plan, date: addDays(date, across + (hasHours ? 0 : down * DAYS_PER_WEEK)) }
  return { ...plan, ...shifted(date, time, { days: across, minutes: down * SLOT_MINUTES }) }
}

/** Shows the drag image at the task's present place. */
function stand(root: HTMLElement, ghost: Ghost, { date, time, minutes }: Plan): void {
  const hours = time === null ? null : hoursOf(root)
  const day = root.querySelector<HTMLElement>(
    `[data-date="${date}"]:is([data-drop=anytime], [data-drop=day])`,
  )
  const element = hours ?? day
  if (!element) return
  const area = hours && time !== null ? areaOf(hours, date, time, minutes) : null
  const { left, top } = element.getBoundingClientRect()
  ghost.placeAt({ slot: { date, time }, words: time ?? 'Any time', element, area }, { x: left, y: top })
  if (hours && area) intoSight(hours, area)
}

/** Opens the folded night when a step leads into it. */
function makeRoom(root: HTMLElement, { time }: Plan): void {
  const hours = time === null ? null : hoursOf(root)
  const fold = hours && scaleOf(hours).fold
  const minute = minutesOf(time ?? '00:00')
  if (fold && minute >= fold.from && minute < fold.to) openNight(hours.querySelector('[data-night]'))
}

function hoursOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-drop=slots]')
}

function inWords({ date, time, minutes }: Plan): string {
  const when =
    time === null ? 'any time' : `${shownTime(time)} to ${shownTime(clockOf(minutesOf(time) + minutes))}`
  return `${dayInWords(date)}, ${when}, ${minutesInWords(minutes)}`
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
