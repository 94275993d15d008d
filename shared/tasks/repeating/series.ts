import { addDays, addMonths, daysBetween } from '#shared/time/civil.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { isRule, type Recurrence, type RecurrenceScope } from './recurrence.ts'
import { countOf, endingOn, lastDate, occurrenceDates, shiftRule, withCount } from './rule.ts'
import type { NewTask, Task, TaskPatch } from '#shared/tasks/task.ts'

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
  /** The last date of a rule that ends; null for one that does not, and where it was not computed yet. */
  last_date: string | null
  template: Template
  except_dates: string[]
  ended: boolean
}

const MOST_YEARS_AHEAD = 10
/** Occurrences are made this many days beyond the requested date, so that the next page or week has them. */
const SLACK_DAYS = 31
/** Occurrences are made this many days back from today: a rule of 1900 does not begin with thousands of missed tasks. */
const MOST_DAYS_BACK = 366
/** A list that begins later than this after what is made does not make what lies between. */
const MOST_DAYS_BETWEEN = 366

/** The date up to which occurrences are made when a list asks for them: some days beyond, at most 10 years ahead. */
export function madeFor(until: string, today: string): string {
  const furthest = addMonths(today, 12 * MOST_YEARS_AHEAD)
  const wanted = addDays(until, SLACK_DAYS)
  return wanted < furthest ? wanted : furthest
}

/** The earliest date that a list can still ask to be made. */
export function earliestMade(today: string): string {
  return addDays(today, -MOST_DAYS_BACK)
}

/** Which dates of a series a list needs, and how far it is made with them. */
export type DatesToMake = {
  dates: string[]
  /** There are more than were asked for. */
  isCut: boolean
  made_until: string
  last_date: string | null
  ended: boolean
}

/**
 * The dates of a series that are to be made for a list: those that follow what is made already, or where the list begins far
 * beyond that, those of the list alone.
 *
 * @param from the list's first date @param end the last date that is to be made
 * @param most at most this many of those that follow; the series is then made up to the last of them
 */
export function datesToMake(
  series: Series,
  { from, end, today }: { from: string; end: string; today: string },
  most: number,
): DatesToMake {
  const { rrule, starts_on, except_dates } = series
  const last_date = series.last_date ?? lastDate(rrule, starts_on)
  const made = later(series.made_until, earliestMade(today))
  const isFar = from > addDays(made, MOST_DAYS_BETWEEN)
  const after = isFar ? addDays(from, -2) : made // a list shows what runs past midnight into its first date
  const bounded = last_date === null ? rrule : endingOn(rrule, last_date)
  const all = occurrenceDates(bounded, starts_on, after, end)
  const isCut = !isFar && all.length > most // only what follows on can be continued
  const dates = isCut ? all.slice(0, most) : all
  const reached = isCut ? (dates.at(-1) ?? after) : end
  const made_until = isFar ? series.made_until : reached
  return {
    dates: dates.filter((date) => !except_dates.includes(date)),
    isCut,
    made_until,
    last_date,
    ended: last_date !== null && last_date <= made_until,
  }
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

/** The series that begins with a task on a date. It has no id yet. */
export function newSeries(task: Template, recurrence: Recurrence, date: string): Omit<Series, 'id'> {
  return {
    rrule: recurrence.rrule,
    basis: recurrence.from,
    starts_on: date,
    made_until: date,
    last_date: lastDate(recurrence.rrule, date),
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
  const rrule = rule?.rrule ?? shiftRule(restOf(series, start), days)
  return {
    ...before,
    rrule,
    basis: rule?.from ?? series.basis,
    starts_on,
    made_until: isRemade ? addDays(starts_on, -1) : series.made_until,
    last_date: lastDate(rrule, starts_on),
    except_dates: series.except_dates.filter((date) => date >= start).map((date) => addDays(date, days)),
    ended: isRemade ? false : series.ended,
  }
}

/** A series' rule with what is left of its COUNT from a date on. */
function restOf({ rrule, starts_on }: Series, start: string): string {
  const count = isRule(rrule) ? countOf(rrule) : null
  if (count === null) return rrule
  const past = occurrenceDates(rrule, starts_on, addDays(starts_on, -1), addDays(start, -1)).length
  return withCount(rrule, Math.max(1, count - past))
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
