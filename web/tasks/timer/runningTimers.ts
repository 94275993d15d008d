import { stopwatch } from '#shared/time/format.ts'
import type { Task } from '#shared/tasks/task.ts'
import { serverNow } from '#web/kit/serverClock.ts'

/** The place of a running timer in markup; {@link tick} fills it. The style sheet shows it: it is no part of the task's name. */
export function timerMarkup({ running_since, elapsed_seconds }: Task): string {
  return running_since === null
    ? ''
    : `<i role="timer" data-since="${running_since}" data-elapsed="${elapsed_seconds}"></i>`
}

/** Shows in every running timer inside an element what it reads now. */
export function tick(root: HTMLElement, now = serverNow()): void {
  for (const timer of root.querySelectorAll<HTMLElement>('[data-since]')) {
    const running = Math.max(0, now - Date.parse(timer.dataset.since ?? ''))
    timer.dataset.fact = stopwatch(Number(timer.dataset.elapsed) + Math.floor(running / 1000))
  }
}

/** Keeps the running timers inside an element right, without drawing anything else anew. @returns stops it */
export function keepTicking(root: HTMLElement): () => void {
  tick(root)
  const timer = setInterval(() => tick(root), 1000)
  return () => clearInterval(timer)
}
