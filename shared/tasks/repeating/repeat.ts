import { listed } from '#shared/text/listed.ts'
import { addDays, dayOfMonth, dayOfWeek, monthNumber } from '#shared/time/civil.ts'
import { dayAndMonth, MONTH_NAMES, ordinal, WEEKDAY_NAMES } from '#shared/time/names.ts'
import type { Recurrence } from './recurrence.ts'
import {
  buildRule,
  type Frequency,
  plainRule,
  readRule,
  type RuleParts,
  type RuleWeekday,
} from './repeatRule.ts'

/** A rule that the dialog offers for a date, with its label. */
export type RepeatPreset = { rrule: string; label: string }

/** Monday to Friday. */
export const WORKDAYS: readonly RuleWeekday[] = [1, 2, 3, 4, 5].map((day) => ({ day, nth: null }))

const UNITS: Record<Frequency, string> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }
const NTHS: Record<number, string> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  [-1]: 'last',
}

/** The rules offered for a date, from most to least often (docs/rules/tasks.md, Repeating tasks). */
export function repeatPresets(date: string): RepeatPreset[] {
  return offersFor(date).map(({ rule }) => ({ rrule: buildRule(rule), label: describeParts(rule) }))
}

/**
 * Adapts a rule to another date: a preset of the first date ("every Monday") becomes the matching preset of the second
 * ("every Tuesday"). Custom rules stay, and so do presets that the second date does not offer.
 */
export function followDate(recurrence: Recurrence | null, from: string, to: string): Recurrence | null {
  if (recurrence === null || recurrence.from === 'completion' || from === '' || to === '') return recurrence
  const place = offersFor(from).find(({ rule }) => buildRule(rule) === recurrence.rrule)?.place
  const next = offersFor(to).find((offer) => offer.place === place)
  return next ? { ...recurrence, rrule: buildRule(next.rule) } : recurrence
}

/**
 * The offer that names the same dates as a rule which begins on a date, such as "every Monday" for `FREQ=WEEKLY` from a Monday on;
 * null where there is none.
 */
export function offerLike(rrule: string, date: string): RepeatPreset | null {
  const parts = readRule(rrule)
  const spelled = parts && buildRule(spelledOut(parts, date))
  return repeatPresets(date).find((preset) => preset.rrule === spelled) ?? null
}

/** A rule with the day that its first date gives it, where it names none itself. */
function spelledOut(parts: RuleParts, date: string): RuleParts {
  if (parts.weekdays.length + parts.monthDays.length + parts.months.length > 0) return parts
  const monthDays = [dayOfMonth(date)]
  switch (parts.frequency) {
    case 'DAILY':
      return parts
    case 'WEEKLY':
      return { ...parts, weekdays: [{ day: dayOfWeek(date), nth: null }] }
    case 'MONTHLY':
      return { ...parts, monthDays }
    case 'YEARLY':
      return { ...parts, months: [monthNumber(date)], monthDays }
  }
}

/** Each offer has a place that it keeps from date to date. */
function offersFor(date: string): { place: string; rule: RuleParts }[] {
  const day = dayOfWeek(date)
  const weekdays = [{ day, nth: null }]
  const dayInMonth = dayOfMonth(date)
  const nth = Math.ceil(dayInMonth / 7)
  const isLastOfItsWeekday = addDays(date, 7).slice(0, 7) !== date.slice(0, 7)
  const isLastDay = addDays(date, 1).slice(0, 7) !== date.slice(0, 7)
  const monthly = plainRule('MONTHLY')
  const last = { place: 'last weekday', rule: { ...monthly, weekdays: [{ day, nth: -1 }] } }
  return [
    { place: 'day', rule: plainRule('DAILY') },
    { place: 'workdays', rule: { ...plainRule('WEEKLY'), weekdays: WORKDAYS } },
    { place: 'week', rule: { ...plainRule('WEEKLY'), weekdays } },
    { place: 'two weeks', rule: { ...plainRule('WEEKLY', 2), weekdays } },
    { place: 'day of month', rule: { ...monthly, monthDays: [dayInMonth] } },
    ...(isLastDay ? [{ place: 'last day', rule: { ...monthly, monthDays: [-1] } }] : []),
    ...(nth < 5 ? [{ place: 'nth weekday', rule: { ...monthly, weekdays: [{ day, nth }] } }] : []),
    ...(isLastOfItsWeekday ? [last] : []),
    { place: 'year', rule: { ...plainRule('YEARLY'), months: [monthNumber(date)], monthDays: [dayInMonth] } },
  ]
}

/**
 * A rule in words: `Every Monday and Wednesday, until 3 March`.
 *
 * @param today `YYYY-MM-DD`: its year is left out; without it every year is shown
 */
export function describeRule({ rrule, from = 'schedule' }: RecurrenceInput, today?: string): string {
  const parts = readRule(rrule)
  if (parts === null) return 'Repeats'
  if (from === 'schedule') return describeParts(parts, today)
  const isPlain = parts.weekdays.length + parts.monthDays.length + parts.months.length === 0
  if (!isPlain)
    return `${describeParts({ ...parts, ends: { kind: 'never' } })}, counted from completion${endOf(parts, today)}`
  const unit = UNITS[parts.frequency]
  const amount = parts.interval === 1 ? `A ${unit}` : `${parts.interval} ${unit}s`
  return `${amount} after each completion${endOf(parts, today)}`
}

type RecurrenceInput = { rrule: string; from?: Recurrence['from'] }

function describeParts(parts: RuleParts, today?: string): string {
  const unit = UNITS[parts.frequency]
  const every = parts.interval === 1 ? `Every ${unit}` : `Every ${parts.interval} ${unit}s`
  return `${placed(every, parts)}${endOf(parts, today)}`
}

/** Adds the days that a rule names to its frequency: `Every month` becomes `Every month on the 2nd`. */
function placed(every: string, parts: RuleParts): string {
  const { frequency, interval, weekdays, monthDays, months } = parts
  const monthNames = listed(months.map((month) => MONTH_NAMES[month - 1] ?? ''))
  if (monthDays.length > 0 && weekdays.length === 0) {
    const isDate = frequency === 'YEARLY' && months.length === 1 && monthDays.every((day) => day > 0)
    if (isDate) return `${every} on ${listed(monthDays.map(String))} ${monthNames}`
    return `${every} on the ${listed(monthDays.map(dayInWords))}${inMonths(monthNames)}`
  }
  if (weekdays.length === 0) return `${every}${inMonths(monthNames)}`
  const days = weekdaysInWords(parts)
  const isEachWeek = frequency !== 'MONTHLY' && frequency !== 'YEARLY' && interval === 1
  if (isEachWeek) return `Every ${days}${inMonths(monthNames)}`
  const isCounted = parts.positions.length > 0 || weekdays.some(({ nth }) => nth !== null)
  return `${every} on ${isCounted ? 'the ' : ''}${days}${monthDays.length > 0 ? ` that is the ${listed(monthDays.map(dayInWords), 'or')}` : ''}${inMonths(monthNames)}`
}

function weekdaysInWords({ weekdays, positions }: RuleParts): string {
  const isWorkdays =
    weekdays.length === 5 &&
    WORKDAYS.every(({ day }) => weekdays.some((one) => one.day === day && one.nth === null))
  const counted = positions.map((position) => nthInWords(position))
  const names = isWorkdays
    ? 'weekday'
    : listed(
        weekdays.map(({ day, nth }) =>
          [...(nth === null ? [] : [nthInWords(nth)]), WEEKDAY_NAMES[day]].join(' '),
        ),
        positions.length > 0 ? 'or' : 'and',
      )
  return counted.length > 0 ? `${listed(counted)} ${names}` : names
}

function endOf({ ends }: RuleParts, today?: string): string {
  switch (ends.kind) {
    case 'never':
      return ''
    case 'on':
      return `, until ${dayAndMonth(ends.date, today)}`
    case 'after':
      return ends.times === 1 ? ', once' : `, ${ends.times} times`
  }
}

function inMonths(names: string): string {
  return names === '' ? '' : ` in ${names}`
}

/** `the 2nd`, `the last day`, `the second last day`. */
function dayInWords(day: number): string {
  return day > 0 ? ordinal(day) : `${nthInWords(day)} day`
}

function nthInWords(nth: number): string {
  return NTHS[nth] ?? (nth > 0 ? ordinal(nth) : `${NTHS[-nth] ?? ordinal(-nth)} last`)
}
