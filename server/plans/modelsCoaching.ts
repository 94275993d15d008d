import { categoryOf, templateOf } from '#shared/planning/goalSentence/templates.ts'
import type { DailyHours } from '#shared/planning/ownDays.ts'
import type { PlanGoal, PlanItem, PlanPhase } from '#shared/planning/plan.ts'
import type { ToPlace } from '#shared/planning/placing/toPlace.ts'
import type { RequestedStep } from '#shared/planning/request.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { proposedGoal } from './goalOfPlan.ts'

/** What a model says of a plan beside its steps, and what the person has left out of it. */
export type ModelsCoaching = DailyHours & {
  /** The title of the goal that it makes; null for none. */
  goal: string | null
  phases: readonly Pick<PlanPhase, 'title' | 'from' | 'to' | 'focus' | 'why'>[]
  /** By step, in their order: the index of its phase. */
  phaseOf: readonly (number | null)[]
  not_on: readonly number[] | null
  /** Rules that it still breaks, which are said with the plan. */
  warnings: readonly string[]
}

/** Steps without the days that the person left out. */
export function withoutExcluded<Asked extends Pick<RequestedStep, 'days'>>(
  steps: readonly Asked[],
  notOn: readonly number[] | null,
): Asked[] {
  if (notOn === null) return [...steps]
  const open = [0, 1, 2, 3, 4, 5, 6].filter((day) => !notOn.includes(day))
  return steps.map((step) => {
    const days = (step.days ?? open).filter((day) => !notOn.includes(day))
    return { ...step, days: days.length > 0 ? days : open }
  })
}

/** Steps with their phases and the part of the day in which they may be placed. */
export function coachedSteps(wanted: ToPlace, { phaseOf, between, own_days: own }: ModelsCoaching): ToPlace {
  const steps = wanted.steps.map((step, at) => ({
    ...step,
    phase: phaseOf[at] ?? null,
    between: between ?? step.between,
    ...(own && { own_days: own }),
  }))
  return { ...wanted, steps }
}

/** The goal, the phases and the summary of a model's plan. */
export async function coachedByModel(
  { db }: Deps,
  person: Person,
  coach: ModelsCoaching,
  plan: { items: readonly PlanItem[]; title: string; deadline: string | null },
): Promise<{ goal: PlanGoal | null; phases: PlanPhase[]; summary: string }> {
  const phases = coach.phases.map((phase, index): PlanPhase => {
    const own = plan.items.filter((item) => item.phase === index)
    const minutes = own.reduce((sum, { row }) => sum + Number(row?.['estimated_duration'] ?? 0), 0)
    return { ...phase, sessions: own.length, minutes }
  })
  const summary =
    coach.warnings.length === 0 ? '' : `This plan is not as it should be: ${coach.warnings.join('; ')}.`
  if (coach.goal === null) return { goal: null, phases, summary }
  const metric = phases.length > 0 ? { kind: 'milestones' as const } : { kind: 'linked' as const }
  const goal = await proposedGoal(db, person.id, {
    title: coach.goal,
    category: categoryOf(templateOf(coach.goal), coach.goal),
    target_date: plan.deadline ?? coach.phases.at(-1)?.to ?? null,
    metric,
    milestones: phases.map(({ title, to }) => ({ title, due_date: to })),
  })
  return { goal, phases, summary }
}
