import type { Task } from '#shared/tasks/task.ts'
import { type DateRange, datesOf } from '#shared/time/dateRange.ts'
import type { LoadState } from '#web/kit/ui/loading/loadState.ts'
import { useTasksOfMonths } from './data.ts'
import { useTaskView } from './store/useTaskView.ts'

/** All tasks of a range of dates by date, also those that the plan's filter hides. */
export function useTasksOn(range: DateRange): { tasks: readonly Task[] } & LoadState {
  const { state, retry } = useTasksOfMonths(range)
  const view = useTaskView()
  return { tasks: datesOf(range).flatMap((date) => view.tasksOn(date)), state, retry }
}
