import type { Task } from '#shared/tasks/task.ts'

/** Minutes of tasks that a day has room for, until people set their own: six hours of work, two for themselves (docs/rules/tasks.md, Calendar). */
export const DAY_CAPACITY = 480

export type DayLoad = {
  /** Minutes of the day's open tasks, with a time or without. */
  minutes: number
  /** The part of the capacity that they take, from 0 to 1. */
  share: number
  /** Whether they are more than the capacity. */
  isOver: boolean
}

/** How much a day still asks for, beside what it has room for (docs/rules/tasks.md, Calendar). */
export function dayLoad(
  tasks: readonly Pick<Task, 'estimated_duration' | 'status'>[],
  capacity = DAY_CAPACITY,
): DayLoad {
  const minutes = tasks.reduce(
    (sum, task) => (task.status === 'completed' ? sum : sum + task.estimated_duration),
    0,
  )
  return { minutes, share: Math.min(1, minutes / capacity), isOver: minutes > capacity }
}
