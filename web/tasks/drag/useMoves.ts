import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { countDrop } from './countDrop.ts'
import { dragTasks } from './dragTasks.ts'
import { showResizeHandles } from './resizeHandle.ts'
import { moveOnceLoaded } from './keyMoves.ts'
import type { KeyMove } from './moveByKeys.ts'
import { useTaskActions } from '../TaskActions.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { useTaskFinder } from '../useTaskFinder.ts'

/** Makes the tasks inside an element movable by pointer and by keys, and handles their other keys. */
export function useMoves(root: RefObject<HTMLElement | null>, how: Pick<KeyMove, 'announce' | 'show'>): void {
  const actions = useTaskActions()
  const find = useTaskFinder()
  const onChange = (task: Task, patch: TaskPatch) => {
    countDrop()
    actions.replan(task, patch)
  }
  useDrags(root, find, onChange)

  const onFocused = (act: (task: Task, box: HTMLElement) => void) => () => {
    const box = document.activeElement?.closest<HTMLElement>('[data-task]')
    const task = find(box?.dataset.task)
    if (box && task) act(task, box)
  }
  useShortcuts({
    move: onFocused((task, box) => {
      const isInPlan = box.closest('[data-drop=slots], [data-drop=anytime], [data-drop=day]') !== null
      const openDialog = () => actions.openMoveDialog(task)
      if (root.current && isInPlan)
        moveOnceLoaded(root.current, box, task, { ...how, onChange }).catch(openDialog)
      else openDialog()
    }),
    startOrPause: onFocused((task) => {
      if (task.status !== 'completed') actions.act(task, task.status === 'in_progress' ? 'pause' : 'start')
    }),
    complete: onFocused((task) => {
      if (task.status !== 'completed') actions.act(task, 'complete')
    }),
    edit: onFocused(actions.edit),
    delete: onFocused(actions.remove),
  })
}

function useDrags(
  root: RefObject<HTMLElement | null>,
  find: (id: string | undefined) => Task | undefined,
  onChange: (task: Task, patch: TaskPatch) => void,
): void {
  const findNow = useEffectEvent(find)
  const changeNow = useEffectEvent(onChange)
  useEffect(() => {
    if (!root.current) return
    const stopDrags = dragTasks(
      root.current,
      { attribute: 'task', find: (id) => findNow(id) },
      (task, patch) => changeNow(task, patch),
    )
    const stopGrips = showResizeHandles(root.current)
    return () => {
      stopDrags()
      stopGrips()
    }
  }, [root])
}
