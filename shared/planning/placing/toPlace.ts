import type { NewHabit } from '#shared/habits/habit.ts'
import type { GoalToMake } from '#shared/planning/goalPlan/goalOf.ts'
import type { PlanPhase } from '#shared/planning/plan.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** What a request wants to be placed. */
export type ToPlace = {
  title: string
  steps: PlannedStep[]
  from: string
  to: string
  covers_until: string | null
  /** Keys of steps that are not wanted where there is no place on their date. */
  optional: readonly string[]
  /** Of a plan from a goal: what it was understood as, and the goal, phases and habits beside its steps. */
  coached: Coached | null
}
/** What a plan from a goal has beside its steps. */
export type Coached = {
  understood: Understood
  plan: GoalPlan
  /** Said before all else, where the wish would harm. */
  advice: string | null
}

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
