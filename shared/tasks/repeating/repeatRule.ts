export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** When a repetition stops: never, on a date (inclusive), or after so many times. */
export type RuleEnd = { kind: 'never' } | { kind: 'on'; date: string } | { kind: 'after'; times: number }

/** A weekday, 0 Sunday to 6 Saturday; `nth` counts it within the month (-1 is the last), null is every one. */
export type RuleWeekday = { day: number; nth: number | null }

/** The parts of an RRULE, without loss. Empty lists are parts that the rule does not have. */
export type RuleParts = {
  frequency: Frequency
  interval: number
  weekdays: readonly RuleWeekday[]
  /** 1 to 31, or -1 to -31 from the end of the month. */
  monthDays: readonly number[]
  /** 1 to 12. */
  months: readonly number[]
  /** Which of the month's matching days (BYSETPOS). */
  positions: readonly number[]
  ends: RuleEnd
  /** 0 Sunday to 6 Saturday, null when the rule leaves it open. */
  weekStart: number | null
}

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const NEVER: RuleEnd = { kind: 'never' }

/** A rule with a frequency and an interval alone, without an end. */
export function plainRule(frequency: Frequency, interval = 1): RuleParts {
  return {
    frequency,
    interval,
    weekdays: [],
    monthDays: [],
    months: [],
    positions: [],
    ends: NEVER,
    weekStart: null,
  }
}

/** The RRULE text of a rule's parts; `readRule` gives the same parts back. */
export function buildRule(parts: RuleParts): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : []
  return [
    `FREQ=${parts.frequency}`,
    ...(parts.interval > 1 ? [`INTERVAL=${parts.interval}`] : []),
    ...list(
      'BYDAY',
      parts.weekdays.map(({ day, nth }) => `${nth ?? ''}${WEEKDAY_CODES[day] ?? ''}`),
    ),
    ...list('BYMONTHDAY', parts.monthDays),
    ...list('BYMONTH', parts.months),
    ...list('BYSETPOS', parts.positions),
    ...(parts.ends.kind === 'on' ? [`UNTIL=${parts.ends.date.replaceAll('-', '')}`] : []),
    ...(parts.ends.kind === 'after' ? [`COUNT=${parts.ends.times}`] : []),
    ...(parts.weekStart === null ? [] : [`WKST=${WEEKDAY_CODES[parts.weekStart]}`]),
  ].join(';')
}

/** Parses an RRULE, or null when it is none. A time in UNTIL is dropped, since tasks repeat by date. */
export function readRule(rrule: string): RuleParts | null {
  const values = new Map(rrule.split(';').map((part) => part.split('=') as [string, string | undefined]))
  const frequency = FREQUENCIES.find((name) => name === values.get('FREQ'))
  if (frequency === undefined) return null
  const weekStart = WEEKDAY_CODES.indexOf(values.get('WKST') ?? '')
  return {
    frequency,
    interval: Number(values.get('INTERVAL') ?? 1),
    weekdays: listOf(values.get('BYDAY')).map(readWeekday),
    monthDays: listOf(values.get('BYMONTHDAY')).map(Number),
    months: listOf(values.get('BYMONTH')).map(Number),
    positions: listOf(values.get('BYSETPOS')).map(Number),
    ends: readEnd(values.get('UNTIL'), values.get('COUNT')),
    weekStart: weekStart < 0 ? null : weekStart,
  }
}

/** The rule with the person's first day of the week, where that decides which dates it names. */
export function inWeeksFrom(parts: RuleParts, weekStart: number): RuleParts {
  const isCounted = parts.frequency === 'WEEKLY' && parts.interval > 1
  return isCounted ? { ...parts, weekStart } : parts
}

function listOf(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(',')
}

function readWeekday(code: string): RuleWeekday {
  const nth = Number(code.slice(0, -2))
  return { day: WEEKDAY_CODES.indexOf(code.slice(-2)), nth: nth === 0 || Number.isNaN(nth) ? null : nth }
}

function readEnd(until: string | undefined, count: string | undefined): RuleEnd {
  if (until !== undefined)
    return { kind: 'on', date: `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` }
  return count === undefined ? NEVER : { kind: 'after', times: Number(count) }
}
