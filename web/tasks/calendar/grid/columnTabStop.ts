import type { FocusEvent } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { minutesOf } from '#shared/time/civil.ts'

/** Tab returns to the task that was focused last. */
export function moveTabStop({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
  target.setAttribute('tabindex', '0')
}

/**
 * Roving tabindex: Tab reaches the tasks once, the arrow keys move among them. At first it reaches the one of today that
 * goes on now or comes next, where today is shown, else the first.
 */
export function leaveOneTabStop(columns: HTMLElement | null, today: readonly Task[], now: string): void {
  if (!columns || columns.querySelector('[tabindex="0"]')) return
  const next = today.find(
    ({ scheduled_time, estimated_duration }) =>
      scheduled_time !== null && minutesOf(scheduled_time) + estimated_duration > minutesOf(now),
  )
  const stop =
    (next && columns.querySelector(`[data-task="${next.id}"]`)) ?? columns.querySelector('[data-task]')
  stop?.setAttribute('tabindex', '0')
}
