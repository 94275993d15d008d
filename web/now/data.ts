import { useQuery } from '@tanstack/react-query'
import { isAskedToday } from '#shared/habits/forToday.ts'
import { offeredRitual } from '#shared/rituals/offered.ts'
import type { Plan } from '#shared/planning/plan.ts'
import { type NextReason, nextTask } from '#shared/tasks/nextTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import { minutesOf } from '#shared/time/civil.ts'
import type { Suggestion } from '#shared/ifThens/suggestion.ts'
import { useSuggestions } from '#web/ifThens/useSuggestions.ts'
import { useProposed } from '#web/plans/data.ts'
import { useProfile } from '#web/profile/data.ts'
import { useNewDay, useToday } from '#web/profile/today.ts'
import { useIntention, useSetRituals } from '#web/rituals/data.ts'
import type { RitualOf } from '#web/rituals/ritualsSlice.ts'
import { useWallClock } from '#web/tasks/calendar/useWallClock.ts'
import { useOverdueTasks, useRunningTask } from '#web/tasks/data.ts'
import { useTasksOn } from '#web/tasks/useTasksOn.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { type NowGoal, type NowHabit, nowSlice, type OpenNow } from './nowSlice.ts'

/** All that the dashboard shows about now. */
export type NowFacts = {
  next: { task: Task; why: NextReason } | null
  /** Open ones of today. */
  suggestions: readonly Suggestion[]
  /** How many of today's suggestions were kept. */
  kept: number
  intention: string | null
  goalsAtRisk: readonly NowGoal[]
  /** Proposals to go on with a goal that is there. */
  goingOn: readonly Plan[]
  /** Those that are due today, or done. */
  habits: readonly NowHabit[]
  nameOfHabit: (id: string) => string | undefined
  offered: RitualOf | null
}

/** What to do next, and what else asks for a look today (docs/rules/now.md, Now). */
export function useNowFacts(): NowFacts {
  const queries = useLateSlice<OpenNow>(nowSlice)
  const { data: goals = [] } = useQuery(queries.goals)
  const { data: habits = [], refetch } = useQuery(queries.habits)
  useNewDay(() => void refetch())
  const suggestions = useSuggestions()
  return {
    next: useNextTask(),
    suggestions: suggestions.filter(({ state }) => state === 'open'),
    kept: suggestions.filter(({ state, kept }) => state === 'taken' && kept).length,
    intention: useIntention(),
    goalsAtRisk: goals.filter(({ at_risk }) => at_risk),
    goingOn: useProposed(goals.length > 0).filter(({ goal }) => goal?.exists === true),
    habits: habits.filter(isAskedToday),
    nameOfHabit: (id) => habits.find((habit) => habit.id === id)?.name,
    offered: useOfferedRitual(),
  }
}

function useNextTask(): NowFacts['next'] {
  const today = useToday()
  const { time } = useWallClock()
  const { tasks } = useTasksOn({ from: today, to: today })
  const { overdue } = useOverdueTasks()
  const running = useRunningTask()
  const others = [...overdue, ...tasks].filter(({ id }) => id !== running?.id) // its own bar shows the one that runs
  return nextTask(others, { today, minutes: minutesOf(time) })
}

function useOfferedRitual(): RitualOf | null {
  const today = useToday()
  const { time } = useWallClock()
  const { week_start: weekStart, xp, first_steps } = useProfile()
  const set = useSetRituals()
  const isFirstRun = xp === 0 && first_steps !== 'closed'
  return set ? offeredRitual({ today, time, weekStart, isFirstRun }, set) : null
}
