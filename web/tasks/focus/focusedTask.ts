/** A task that had the focus, with the tasks around it in reading order. */
export type FocusedTask = { id: string; date: string | undefined; around: readonly string[] }

/** The task inside a root that an element is or belongs to, or null. */
export function focusedTask(element: Element | null, root: HTMLElement): FocusedTask | null {
  const box = element?.closest<HTMLElement>('[data-task]')
  if (!box?.dataset.task || !root.contains(box)) return null
  const group = box.closest<HTMLElement>('[data-date], [data-drop]') ?? root
  const around = [...group.querySelectorAll<HTMLElement>('[data-task]')].map(
    (each) => each.dataset.task ?? '',
  )
  return { id: box.dataset.task, date: group.dataset.date, around }
}
