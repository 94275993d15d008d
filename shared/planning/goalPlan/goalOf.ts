import type { PlanGoal, PlanPhase } from '#shared/planning/plan.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { daysLeft } from './daysLeft.ts'
import { uncapitalised } from '#shared/text/capitalised.ts'
import { addDays, addMonths, dayOfWeek, daysBetween } from '#shared/time/civil.ts'

/** The goal that a plan makes, but for its id. */
export type GoalToMake = Omit<PlanGoal, 'id' | 'exists' | 'chosen'>

const MOST_MILESTONES = 10
const MOST_UNIT = 20
const MOST_TARGET = 1_000_000_000
/** A goal's target date lies within ten years. */
const MOST_MONTHS = 120

/**
 * The goal of a plan (docs/rules/plans.md, Plans from goals): measured by the amount that was named, else by the ends of its phases,
 * else by what belongs to it.
 */
export function goalOf(
  goal: Understood,
  dates: { from: string; to: string; today: string; start?: number },
  phases: readonly (PlanPhase & { checkpoint: string })[],
): GoalToMake {
  const milestones = phases
    .slice(-MOST_MILESTONES)
    .map(({ checkpoint, to }) => ({ title: milestoneOf(checkpoint), due_date: to }))
  const metric = metricOf(goal, dates, milestones.length > 0)
  return {
    title: goal.what ?? 'The goal',
    category: goal.category,
    target_date: targetDate(goal, dates.today),
    metric,
    milestones: metric.kind === 'milestones' ? milestones : [],
  }
}

/** What is answered by a number, in words of something that can be ticked off. */
export function milestoneOf(checkpoint: string): string {
  const first = uncapitalised(checkpoint)
  if (/^(?:number|share|length|distance|minutes|points|pages|nights) /.test(first))
    return `Note down the ${first}`
  return /^(?:how often|your (?:count|best clean|longest)|the (?:heaviest|three counts))\b/.test(first)
    ? `Note down ${first}`
    : checkpoint
}

function metricOf(
  goal: Understood,
  dates: { from: string; to: string; start?: number },
  hasPhases: boolean,
): GoalToMake['metric'] {
  const { amount } = goal
  const target = amount ? wholeOf(amount, dates, goal) : 0
  if (amount && target > 0 && target <= MOST_TARGET)
    return {
      kind: 'number',
      start: dates.start ?? 0,
      target,
      unit: amount.unit.slice(0, MOST_UNIT),
      aggregate: 'sum',
    }
  return hasPhases ? { kind: 'milestones' } : { kind: 'linked' }
}

/** What says on how many days of a week something is done. */
type DaysOfWeek = Pick<Understood, 'weekdays' | 'not_on' | 'per_week'>

/** An amount in all: one for each month, week or day on which it is done as often as there are some in the plan, a begun one included. */
export function wholeOf(
  { value, per }: NonNullable<Understood['amount']>,
  { from, to }: { from: string; to: string },
  days: DaysOfWeek,
): number {
  return Math.round(value * periodsIn(per, { from, to }, days) * 100) / 100
}

function periodsIn(
  per: NonNullable<Understood['amount']>['per'],
  { from, to }: { from: string; to: string },
  days: DaysOfWeek,
): number {
  if (per === null) return 1
  if (per === 'day') return daysIn(from, to, days)
  if (per === 'week') return Math.ceil((daysBetween(from, to) + 1) / 7)
  return monthsIn(from, to)
}

/** On how many days of a span something is done. */
function daysIn(
  from: string,
  to: string,
  { weekdays, not_on: notOn, per_week: perWeek }: DaysOfWeek,
): number {
  const count = daysBetween(from, to) + 1
  const days = weekdays ?? daysLeft({ not_on: notOn })
  if (days === null) return Math.round((count * Math.min(7, perWeek ?? 7)) / 7)
  const isOn = (day: number) => days.includes(day) && !notOn?.includes(day)
  return Array.from({ length: count }, (_, at) => dayOfWeek(addDays(from, at))).filter(isOn).length
}

/** How many monthly dates lie between two dates, the first included. */
export function monthsIn(from: string, to: string): number {
  let count = 0
  while (addMonths(from, count) <= to) count += 1
  return Math.max(1, count)
}

function targetDate({ deadline }: Understood, today: string): string | null {
  if (deadline === null || deadline <= today || deadline > addMonths(today, MOST_MONTHS)) return null
  return deadline
}
