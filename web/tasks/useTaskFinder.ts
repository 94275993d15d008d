import type { Task } from '#shared/tasks/task.ts'
import { useWorkspace } from './workspace.ts'

/** Finds a task as it is shown at the moment of asking, for those who hear of it by its id only. */
export function useTaskFinder(): (id: string | undefined) => Task | undefined {
  const { book } = useWorkspace()
  return (id) => (id === undefined ? undefined : book.view().task(id))
}
