import type { RefObject } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { type KeyMove, moveByKeys } from './moveByKeys.ts'
import { useTaskDesk } from './TaskDesk.tsx'
import { useShortcuts } from './useShortcuts.ts'
import { useTaskFinder } from './useTaskFinder.ts'

/** The keys that work on the task that has the focus: move, start or pause, complete, edit, delete. */
export function useTaskKeys(root: RefObject<HTMLElement | null>, move: KeyMove): void {
  const desk = useTaskDesk()
  const find = useTaskFinder()
  const onFocused = (deed: (task: Task, box: HTMLElement) => void) => () => {
    const box = document.activeElement?.closest<HTMLElement>('[data-task]')
    const task = find(box?.dataset.task)
    if (box && task) deed(task, box)
  }
  useShortcuts({
    move: onFocused((task, box) => {
      const isInPlan = box.closest('[data-drop=slots], [data-drop=anytime], [data-drop=day]') !== null
      if (root.current && isInPlan && task.scheduled_date !== null) moveByKeys(root.current, box, task, move)
      else desk.askWhere(task)
    }),
    startOrPause: onFocused((task) => {
      if (task.status !== 'completed') desk.act(task, task.status === 'in_progress' ? 'pause' : 'start')
    }),
    complete: onFocused((task) => {
      if (task.status !== 'completed') desk.act(task, 'complete')
    }),
    edit: onFocused(desk.edit),
    delete: onFocused(desk.remove),
  })
}
