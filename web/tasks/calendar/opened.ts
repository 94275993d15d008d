import { layOutDay } from '#shared/tasks/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DayIndex } from '../store/dayIndex.ts'

/** What was chosen in the plan, and the box beside which it opens. */
export type Opened = { anchor: HTMLElement } & ({ task: string } | { crowd: readonly Task[] })

/** What a click on an element of the plan opens, or null. */
export function openedBy(target: EventTarget, days: DayIndex): Opened | null {
  const anchor = openerAt(target)
  const { task, crowd } = anchor?.dataset ?? {}
  if (!anchor) return null
  return task === undefined ? { anchor, crowd: crowdOf(anchor, Number(crowd), days) } : { anchor, task }
}

/** The id of the task whose round check is at a place of the plan, or null. */
export function checkAt(target: EventTarget): string | null {
  const check = target instanceof Element ? target.closest('[data-check]') : null
  return check?.closest<HTMLElement>('[data-task]')?.dataset.task ?? null
}

/** The element at a place of the plan that opens something, or null. */
export function openerAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-task], [data-crowd]') : null
}

/** The box of the same task, after the plan was drawn anew. */
export function currentBoxOf({ dataset: { task } }: HTMLElement): HTMLElement | null {
  return task === undefined ? null : document.querySelector(`[data-task="${task}"]`)
}

function crowdOf(box: HTMLElement, start: number, days: DayIndex): readonly Task[] {
  const date = box.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''
  const { crowds } = layOutDay(days.tasksOn(date), days.tasksOn(addDays(date, -1)))
  return crowds.find((crowd) => crowd.start === start)?.tasks ?? []
}
