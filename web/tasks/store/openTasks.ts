import type { OpenSlice, SliceContext } from '#web/kit/workspace/slice.ts'
import { useOpenSlice } from '#web/kit/workspace/workspace.ts'
import type { TaskStore } from './taskStore.ts'

/** The slice's name in `web/slices.ts` and in the queue. */
export const TASKS = 'tasks'

/** The signed-in person's tasks on this device, with what it takes to fetch and keep them. */
export type OpenTasks = SliceContext & { store: TaskStore }

/** The open tasks. Only inside the guard. */
export function useOpenTasks(): OpenTasks {
  return useOpenSlice<OpenSlice & OpenTasks>(TASKS)
}
