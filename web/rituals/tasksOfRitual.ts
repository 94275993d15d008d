import { type PutRitual, rangeOfRitual } from '#shared/rituals/ritual.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { useToday } from '#web/profile/today.ts'
import { useOverdueTasks, useUnscheduledTasks } from '#web/tasks/data.ts'
import { useTasksOn } from '#web/tasks/useTasksOn.ts'
import type { RitualOf } from './ritualsSlice.ts'

/** A morning plan shows so many of the tasks that were left on earlier days. */
const MOST_LEFTOVERS = 5
/** And so many of those without a date. */
const MOST_UNSCHEDULED = 5

/** The open tasks that a ritual is about: of its date or week, and in the morning the last ones left from before and of those without a date. */
export function useTasksOfRitual({ kind, date }: RitualOf): readonly Task[] {
  const today = useToday()
  const { tasks } = useTasksOn(rangeOfRitual(kind, date, today))
  const { overdue } = useOverdueTasks()
  const leftovers = kind === 'morning_plan' ? overdue.slice(-MOST_LEFTOVERS) : []
  const unscheduled = useUnscheduledTasks()
  const undated = kind === 'morning_plan' ? unscheduled.filter(isOpen).slice(-MOST_UNSCHEDULED) : []
  return [...leftovers, ...tasks, ...undated].filter(isOpen)
}

const isOpen = ({ status }: Task) => status !== 'completed'

/** Where tasks go, by id: nowhere, to the next day or week, or to the unscheduled ones. */
export type Places = Readonly<Record<string, 'stay' | 'later' | 'tray'>>

type Moves = NonNullable<PutRitual['moves']>

/** The moves that were chosen, and those that undo them. What is chosen for today comes to today. */
export function movesOf(
  { kind, date }: RitualOf,
  tasks: readonly Task[],
  chosen: readonly string[],
  places: Places,
): { moves: Moves; back: Moves } {
  const later = addDays(date, kind === 'weekly_review' ? 7 : 1)
  const moves: Moves = []
  const back: Moves = []
  for (const { id, scheduled_date } of tasks) {
    const place = chosen.includes(id) ? 'here' : (places[id] ?? initialPlace(kind))
    if (place === 'stay') continue
    const to = place === 'here' ? date : place === 'later' ? later : null
    if (to === scheduled_date) continue
    moves.push({ task_id: id, to })
    back.push({ task_id: id, to: scheduled_date })
  }
  return { moves, back }
}

/** What is left of a day goes on tomorrow; of a week, and in the morning, it stays until it is chosen. */
export function initialPlace(kind: RitualOf['kind']): 'stay' | 'later' {
  return kind === 'evening_close' ? 'later' : 'stay'
}
