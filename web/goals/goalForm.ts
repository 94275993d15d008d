import { changedPart } from '#shared/entity/change.ts'
import type { FieldError } from '#shared/errors.ts'
import { type Goal, type GoalPatch, NewGoal, wrongDates } from '#shared/goals/goal.ts'
import type { IconName } from '#shared/look/emblem.ts'
import { numberIn } from './numberIn.ts'

/** The values of a goal's form: numbers are the typed text, and what is not chosen is empty. */
export type GoalForm = {
  title: string
  why: string
  icon: IconName
  domain_id: string
  start_date: string
  target_date: string
  kind: Goal['metric']['kind']
  start: string
  target: string
  unit: string
  aggregate: 'last' | 'sum'
}

/** A new goal's form. @param today the person's date */
export function emptyGoalForm(today: string): GoalForm {
  return {
    title: '',
    why: '',
    icon: 'Target',
    domain_id: '',
    start_date: today,
    target_date: '',
    kind: 'linked',
    start: '0',
    target: '',
    unit: '',
    aggregate: 'last',
  }
}

/** The form filled with a goal. */
export function formOfGoal(goal: Pick<Goal, keyof ReturnType<typeof goalFrom>>): GoalForm {
  const { title, why, icon, domain_id, start_date, target_date, metric } = goal
  const number =
    metric.kind === 'number' ? metric : { start: 0, target: 0, unit: '', aggregate: 'last' as const }
  return {
    title,
    why,
    icon,
    domain_id: domain_id ?? '',
    start_date,
    target_date: target_date ?? '',
    kind: metric.kind,
    start: String(number.start),
    target: String(number.target),
    unit: number.unit,
    aggregate: number.aggregate,
  }
}

/** The goal that a form describes: texts trimmed, `NaN` where a number is none. */
export function goalFrom(form: GoalForm) {
  const { title, why, icon, domain_id, start_date, target_date, kind, unit, aggregate } = form
  const metric: Goal['metric'] =
    kind === 'number'
      ? { kind, start: numberIn(form.start), target: numberIn(form.target), unit: unit.trim(), aggregate }
      : { kind }
  return {
    title: title.trim(),
    why: why.trim(),
    icon,
    domain_id: domain_id || null,
    start_date,
    target_date: target_date || null,
    metric,
  }
}

/** The fields of a goal that a form changes; null when it changes none. */
export function goalPatchFrom(form: GoalForm, goal: Goal): GoalPatch | null {
  return changedPart(goalFrom(form), goal)
}

/** What is wrong with a form, by its fields. @param today the person's date */
export function goalFaults(form: GoalForm, today: string): FieldError[] {
  const asked = goalFrom(form)
  const issues = NewGoal.safeParse(asked).error?.issues ?? []
  const faults = issues.map(({ path, message }) => ({ field: fieldOf(path), message }))
  if (faults.length > 0) return faults
  const wrong = wrongDates(asked, today)
  return wrong ? [wrong] : []
}

/** A metric's own fields are fields of the form. */
function fieldOf(path: readonly PropertyKey[]): string {
  return String(path[0] === 'metric' ? (path[1] ?? 'kind') : (path[0] ?? 'title'))
}
