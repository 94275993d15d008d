import type { DueTasks } from '#shared/domains/figures.ts'
import type { Domain } from '#shared/domains/domain.ts'
import type { Goal } from '#shared/goals/goal.ts'
import type { JudgedHabit } from '#shared/habits/judge.ts'
import type { Category } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Period } from './period.ts'
import type { AnalyticsRow } from './rows.ts'

/**
 * All that the answer is computed from (docs/rules/analytics.md, Analytics).
 *
 * Counts of tasks are of the pieces of {@link piecesOf}: `date` is a piece's first date, and each range that is asked about
 * begins and ends with one.
 */
export type Facts = {
  period: Period
  /** In the person's order. */
  domains: readonly DomainFacts[]
  due: readonly DueTasks[]
  completed: readonly CompletedTasks[]
  /** Of the compared period and of this one up to today; `date` is the first date of the one, or within it. */
  worked: readonly FocusSum[]
  /** In the window of the insights. */
  focus: readonly FocusInterval[]
  /** In the person's order, without those in the trash. */
  habits: readonly HabitFacts[]
  streak: StreakFacts
  /** By weekday and hour of the plan, where there are any. */
  hours: readonly { weekday: number; hour: number; sample: number; done: number }[]
  tasks: readonly WindowTask[]
  goals: readonly GoalFacts[]
}

export type DomainFacts = Pick<Domain, 'id' | 'name' | 'categories'>

/** Tasks by the date of their completion; `measured` ones were on the timer for a minute or more. Durations in minutes. */
export type CompletedTasks = {
  date: string
  category: Category
  completed: number
  measured: number
  planned: number
  actual: number
}

/** Whole seconds on the timer, by the task's domain, by its category too, and by whether it was completed in this period. */
export type FocusSum = {
  date: string
  seconds: number
  category: Category
  domain_id: string | null
  isFinished: boolean
}

/** A closed interval of the timer, on the local date of its start. `domain_id` is the task's domain, by its category too. */
export type FocusInterval = AnalyticsRow & { kind: 'task'; id: string; date: string; seconds: number } & {
  category: Category
}

/** A habit, judged from the first date that is asked for. `domain_id` is its own, else its goal's. */
export type HabitWork = {
  id: string
  name: string
  category: string
  domain_id: string | null
  goal_id: string | null
  judged: JudgedHabit
}

/** The same with its strength as of each of these dates up to today, see `strengthsOf`. */
export type HabitFacts = HabitWork & { strengths: Float64Array }

export type StreakFacts = {
  /** Dates with something completed, in order. */
  active: readonly string[]
  off: ReadonlySet<string>
}

/** A task that was planned for, or completed in, the window of the insights. `domain_id` is by its category too. */
export type WindowTask = AnalyticsRow & { kind: 'task'; category: Category } & {
  /** Completed, or planned for a date before today. */
  isDecided: boolean
  scheduled_date: string | null
  scheduled_time: string | null
  estimated_duration: number
  actual_duration: number | null
  /** The date of its completion and the wall-clock time, `HH:MM`. */
  completed_on: string | null
  completed_time: string | null
}

/** A goal that is neither archived nor in the trash; its date is the target date. */
export type GoalFacts = AnalyticsRow & { kind: 'goal'; id: string } & {
  isActive: boolean
  pace: NonNullable<Goal['pace']>['status'] | null
  /** Whether there is a check-in of it in the window of the insights. */
  isChecked: boolean
}

/** A range cut into pieces, each of which begins at one of the dates, in order, the first at its beginning. */
export type Pieces = DateRange & { starts: readonly string[] }

/** The compared period and this one, cut where a range of theirs begins or ends, and today begins and ends. */
export function piecesOf({ to, bars, compared, counted }: Period): Pieces {
  const starts = new Set([
    compared.from,
    addDays(compared.to, 1),
    counted.to,
    ...bars.map(({ from }) => from),
  ])
  if (counted.to < to) starts.add(addDays(counted.to, 1))
  return { from: compared.from, to, starts: [...starts].toSorted() }
}
