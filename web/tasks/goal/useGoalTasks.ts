import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { useToday } from '#web/profile/today.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { fetchAll } from '../store/fetchTasks.ts'
import { TASKS, useOpenTasks } from '../store/openTasks.ts'

/** The tasks that belong to a goal, with what waits to be sent: open ones by date, the next one first, then completed ones. */
export function useGoalTasks(
  goalId: string,
): { tasks: readonly Task[]; unsent: ReadonlySet<string> } & LoadState {
  const { api, store, idle } = useOpenTasks()
  const today = useToday()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const { data, isError, refetch } = useQuery({
    queryKey: [TASKS, 'goal', goalId],
    queryFn: async ({ signal }) => {
      await idle() // an answer that overtakes a change on its way would show a step back
      const tasks = await fetchAll(api, `goal_id=${goalId}`, signal)
      for (const task of tasks) store.put(task)
      return tasks.length
    },
  })
  const known = [...view.dates()].flatMap((date) => view.tasksOn(date))
  return {
    tasks: known.filter(({ goal_id }) => goal_id === goalId).toSorted(byNext(today)),
    unsent: view.unsent,
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

/** Today's and later tasks, then those without a date, then earlier ones; at the end what is completed, the latest first. */
function byNext(today: string): (a: Task, b: Task) => number {
  const groupOf = ({ status, scheduled_date }: Task) => {
    if (status === 'completed') return 3
    if (scheduled_date === null) return 1
    return scheduled_date >= today ? 0 : 2
  }
  const timeOf = ({ scheduled_date, scheduled_time }: Task) =>
    `${scheduled_date ?? ''} ${scheduled_time ?? '24:00'}`
  return (a, b) => {
    const groups = groupOf(a) - groupOf(b)
    if (groups !== 0) return groups
    const [one, other] = a.status === 'completed' ? [b, a] : [a, b]
    return timeOf(one) < timeOf(other) ? -1 : timeOf(one) > timeOf(other) ? 1 : 0
  }
}
