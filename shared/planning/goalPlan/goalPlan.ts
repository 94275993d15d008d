import type { NewHabit } from '#shared/habits/habit.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { PATTERNS } from '#shared/planning/patterns/patterns.ts'
import type { PlanPhase } from '#shared/planning/plan.ts'
import type { ToPlace } from '#shared/planning/planned.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import type { GoalToMake } from './goalOf.ts'
import { habitsOf, isHabit } from './habitPlan.ts'
import { sessionPlan } from './sessionPlan.ts'
import { transferPlan } from './transferPlan.ts'

/**
 * A part of a plan that goes on after an earlier one: by how many weeks the work is behind it, and the minutes of the fullest week so
 * far.
 */
export type PartOfPlan = { from: string; behind: number; highest: number }

/** A plan from a goal, before it has places: the goal that it makes, its phases and what is to be placed. */
export type GoalPlan = Omit<ToPlace, 'covers_until' | 'coached'> & {
  covers_until: string
  goal: GoalToMake
  phases: PlanPhase[]
  habits: NewHabitOfPlan[]
  /** What the person left open and the plan has taken. */
  assumed: { perWeek: number | null; minutes: number | null; level: string | null }
}
/** A habit as a create takes it, but for its id and its goal. */
export type NewHabitOfPlan = Pick<
  NewHabit,
  | 'name'
  | 'kind'
  | 'aim'
  | 'target'
  | 'unit'
  | 'schedule'
  | 'start_date'
  | 'targetTime'
  | 'duration'
  | 'category'
> & { note: string }

/**
 * What a good plan for a goal is made of (docs/rules.md, Plans from goals): the pattern of its kind, within all that the person
 * said.
 *
 * @param goal that lacks nothing
 * @param today local date on which the plan begins, at the earliest
 * @param part of a plan that goes on; null for its beginning
 */
export function goalPlan(goal: Understood, today: string, part: PartOfPlan | null = null): GoalPlan {
  const pattern = PATTERNS[goal.pattern]
  const named = { ...goal, what: capitalised(goal.what ?? 'The goal') }
  if (goal.pattern === 'savings' || goal.pattern === 'debt') return transferPlan(named, pattern, today)
  if (isHabit(named, pattern)) return habitsOf(named, pattern, today)
  return sessionPlan(withUsual(named, pattern), pattern, today, part)
}

/** With the pattern's rhythm and length where the person left them open. */
function withUsual(goal: Understood, pattern: Pattern): Understood {
  const { perWeek } = pattern.usual
  const isOpen = [goal.per_week, goal.weekdays, goal.total_minutes, goal.every_days].every(
    (said) => said === null,
  )
  return isOpen ? { ...goal, per_week: Math.min(perWeek, 7 - (goal.not_on?.length ?? 0)) } : goal
}
