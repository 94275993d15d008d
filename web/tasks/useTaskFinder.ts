import type { Task } from '#shared/tasks/task.ts'
import { useOpenTasks } from './store/openTasks.ts'

/** Finds a task by its id, as it is shown when asked for. Does not draw anew when the task changes. */
export function useTaskFinder(): (id: string | undefined) => Task | undefined {
  const { store } = useOpenTasks()
  return (id) => (id === undefined ? undefined : store.view().task(id))
}
