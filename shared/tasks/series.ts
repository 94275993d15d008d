import { addDays, daysBetween } from '#shared/time/civil.ts'
import { TASK_FIELDS } from './fields.ts'
import type { Recurrence, RecurrenceScope } from './recurrence.ts'
import { countOf, occurrenceDates, shiftRule, withCount } from './rule.ts'
import type { NewTask, Task, TaskPatch } from './task.ts'

type Repeating = {
  [Name in keyof typeof TASK_FIELDS]: (typeof TASK_FIELDS)[Name]['repeats'] extends true ? Name : never
}[keyof typeof TASK_FIELDS]

/** Names of the fields that every occurrence of a series takes. */
export const TEMPLATE_FIELDS = Object.entries(TASK_FIELDS).flatMap(([name, { repeats }]) =>
  repeats ? [name] : [],
) as Repeating[]

/** The fields of a new occurrence, apart from its date. */
export type Template = Pick<NewTask, Repeating>

/** A repeating task: its rule, from where it counts, and how far its occurrences are made. Dates are `YYYY-MM-DD`. */
export type Series = {
  id: string
  rrule: string
  basis: Recurrence['from']
  starts_on: string
  made_until: string
  template: Template
  except_dates: string[]
  ended: boolean
}

const MOST_YEARS_AHEAD = 10
/** Occurrences are made this many days beyond the requested date, so that the next page or week has them. */
const SLACK_DAYS = 31

/** The date up to which occurrences are made when a list asks for them: some days beyond, at most 10 years ahead. */
export function madeFor(until: string, today: string): string {
  const furthest = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`
  const wanted = addDays(until, SLACK_DAYS)
  return wanted < furthest ? wanted : furthest
}

/** The series that begins with a task on a date. It has no id yet. */
export function newSeries(task: Template, recurrence: Recurrence, date: string): Omit<Series, 'id'> {
  return {
    rrule: recurrence.rrule,
    basis: recurrence.from,
    starts_on: date,
    made_until: date,
    template: templateOf(task),
    except_dates: [],
    ended: false,
  }
}

/** Whether an edit affects more than this one task: a wider scope of a series, or a new rule. */
export function isSeriesEdit(task: Task, patch: TaskPatch, scope: RecurrenceScope): boolean {
  const { recurrence } = patch
  const isNewRule = recurrence !== undefined && !isSameRule(task.recurrence, recurrence)
  return isNewRule || (task.recurrence_id !== null && scope !== 'this')
}

/** The new rule that an edit sets, or null when it sets none. */
export function ruleAsked(task: Task, { recurrence }: TaskPatch): Recurrence | null {
  return recurrence && !isSameRule(task.recurrence, recurrence) ? recurrence : null
}

/** How a series continues from a date: the days by which it moves, and its new rule, if any. */
export type Split = { start: string; days: number; rule: Recurrence | null }

/** The outcome of an edit of a series. */
type SeriesEdit = Split & {
  /** Whether a new series begins at `start`; otherwise the existing one takes the change. */
  mustSplit: boolean
}

/**
 * Decides how an edit of several occurrences is carried out. A new rule with the scope `this` means this and the following.
 *
 * @param own the edited occurrence's date by the rule
 * @param first the date by the rule of the first open occurrence that the edit may reach; null where there is none
 */
export function seriesEditOf(
  series: Series,
  task: Task,
  patch: TaskPatch,
  scope: RecurrenceScope,
  { own, first }: { own: string; first: string | null },
): SeriesEdit {
  const rule = ruleAsked(task, patch)
  const days =
    patch.scheduled_date && task.scheduled_date ? daysBetween(task.scheduled_date, patch.scheduled_date) : 0
  const start = scope === 'all' && first !== null && first < own ? first : own
  const isSplit = series.basis === 'schedule' || rule?.from === 'schedule'
  const mustSplit = isSplit && (rule !== null || days !== 0 || (scope !== 'all' && start > series.starts_on))
  return { start, days, rule, mustSplit }
}

/** The series that continues from a date, with what is left of COUNT and the rule shifted by the same days. */
export function seriesFrom(series: Series, { start, days, rule }: Split): Omit<Series, 'id'> {
  const { id: _, ...before } = series
  const starts_on = addDays(start, days)
  const isRemade = days !== 0 || rule !== null
  const past = occurrenceDates(series.rrule, series.starts_on, '0001-01-01', addDays(start, -1)).length
  const count = countOf(series.rrule)
  const rest = count === null ? series.rrule : withCount(series.rrule, Math.max(1, count - past))
  return {
    ...before,
    rrule: rule?.rrule ?? shiftRule(rest, days),
    basis: rule?.from ?? series.basis,
    starts_on,
    made_until: isRemade ? addDays(starts_on, -1) : series.made_until,
    except_dates: series.except_dates.filter((date) => date >= start).map((date) => addDays(date, days)),
    ended: isRemade ? false : series.ended,
  }
}

/** The fields of a patch that the other occurrences take too. */
export function templatePatch(patch: TaskPatch): Partial<Template> {
  return Object.fromEntries(
    TEMPLATE_FIELDS.filter((name) => patch[name] !== undefined).map((name) => [name, patch[name]]),
  )
}

/** A task's fields that its series' other occurrences take. */
function templateOf(task: Template): Template {
  return Object.fromEntries(TEMPLATE_FIELDS.map((name) => [name, task[name]])) as Template
}

function isSameRule(before: Task['recurrence'], asked: Recurrence | null): boolean {
  return before?.rrule === asked?.rrule && before?.from === asked?.from
}
