import { elapsedAt } from '#shared/tasks/lifecycle.ts'
import type { Task } from '#shared/tasks/task.ts'
import { useNow } from '#web/kit/ui/time/clock.ts'

/** Whole seconds on a task's timer, updated each second while it runs. */
export function useElapsed(task: Task): number {
  return elapsedAt(task, useNow(task.running_since === null ? null : 1000))
}
