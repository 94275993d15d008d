import { missedTasks } from '#shared/planning/missed.ts'
import type { Task } from '#shared/tasks/task.ts'
import { useWallClock } from '#web/tasks/calendar/useWallClock.ts'
import { useOverdueTasks } from '#web/tasks/data.ts'
import { useFilteredTasks } from '#web/tasks/filter/usePlanFilter.ts'
import { useTasksOn } from '#web/tasks/useTasksOn.ts'

export type MissedTasks = {
  /** What a re-plan of all that is overdue takes, as far as the plan's filter shows it. */
  missed: readonly Task[]
  /** How many open tasks there are of earlier dates, whether or not they were missed. */
  earlier: number
  /** By the person's wall clock. */
  now: { date: string; time: string }
}

/** The tasks that can be planned anew, by the rule of the planner: those of today too whose time is over. */
export function useMissedTasks(): MissedTasks {
  const { overdue, today } = useOverdueTasks()
  const now = useWallClock()
  const { tasks } = useTasksOn({ from: today < now.date ? today : now.date, to: now.date })
  const shown = useFilteredTasks(tasks).filter((task) => !overdue.includes(task))
  return { missed: missedTasks([...overdue, ...shown], now), earlier: overdue.length, now }
}
