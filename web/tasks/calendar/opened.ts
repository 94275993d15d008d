import type { Task } from '#shared/tasks/task.ts'

/** What was chosen in the plan, and the box beside which it opens. */
export type Opened = { anchor: HTMLElement } & ({ task: string } | { crowd: readonly Task[] })

/** What a click on an element of the plan opens, or null. */
export function openedBy(target: EventTarget): Opened | null {
  const anchor = openerAt(target)
  if (!anchor) return null
  const { task } = anchor.dataset
  return task === undefined ? { anchor, crowd: crowds.get(anchor) ?? [] } : { anchor, task }
}

/** Keeps which tasks a "+n" of the plan contains. */
export function keepCrowd(element: HTMLElement, tasks: readonly Task[]): void {
  crowds.set(element, tasks)
}

const crowds = new WeakMap<HTMLElement, readonly Task[]>()

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
