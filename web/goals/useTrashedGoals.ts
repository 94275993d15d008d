import type { LoadState } from '#web/ui/loadState.ts'
import { goals } from './data.ts'

type TrashedGoal = { id: string; title: string; restore: () => void }

/** Deleted goals of the last 30 days, each with the way to restore it. */
export function useTrashedGoals(): { trashed: readonly TrashedGoal[] } & LoadState {
  const { rows, ...load } = goals.useTrash()
  const { restore } = goals.useActions()
  return {
    trashed: rows.map((goal) => ({ id: goal.id, title: goal.title, restore: () => restore(goal) })),
    ...load,
  }
}
