import { useEffect, useEffectEvent } from 'react'
import type { Plan, PlanPatch } from '#shared/planning/plan.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { dragTasks } from '#web/tasks/drag/dragTasks.ts'
import { placeOfItem } from './replanWords.ts'

/** What a drag changes of an item. */
export type ItemMove = Omit<PlanPatch['items'][number], 'id'>

type Find = (id: string) => Task | undefined

/** Lets the ghosts of an open proposal be dragged to other times of the calendar. The plan's card is the way without dragging. */
export function useGhostDrags(
  plan: Plan | null,
  find: Find,
  onMove: (itemId: string, move: ItemMove) => void,
): void {
  const held = useEffectEvent((id: string | undefined) => proposedTask(plan, id, find))
  const drop = useEffectEvent((task: Task, { scheduled_date: date, ...patch }: TaskPatch) => {
    const item = plan?.items.find(({ task_id }) => task_id === task.id)
    if (item && date !== null)
      onMove(item.id, { ...patch, ...(date !== undefined && { scheduled_date: date }) })
  })
  const isOpen = plan !== null
  useEffect(() => {
    if (!isOpen) return
    return dragTasks(document.body, { attribute: 'proposed', find: (id) => held(id) }, (task, patch) =>
      drop(task, patch),
    )
  }, [isOpen])
}

/** The task of an item as it would be. */
function proposedTask(plan: Plan | null, itemId: string | undefined, find: Find): Task | undefined {
  const item = plan?.items.find(({ id }) => id === itemId)
  const task = item && find(item.task_id ?? '')
  if (!task) return undefined
  const { date, time, minutes } = placeOfItem(item)
  return {
    ...task,
    scheduled_date: date,
    scheduled_time: time,
    estimated_duration: minutes ?? task.estimated_duration,
  }
}
