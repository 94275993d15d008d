import { addDays, addMonths, dayOfWeek, daysBetween, monthOf, weekOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { calendarDate } from '#shared/tasks/quickAdd/calendarDates.ts'
import { dateUnit, type DateUnit, monthOfName, weekdayName } from '#shared/tasks/quickAdd/dateWords.ts'
import { ordinalDay } from '#shared/tasks/quickAdd/numbers.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import { festival } from './festivals.ts'
import { year } from './years.ts'
import { number } from './numbers.ts'

/**
 * A time that a sentence names: its first and its last date. `by` means the first date of a month (`by March`) and the last of a
 * season, a quarter or a week.
 */
export type Point = {
  from: string
  to: string
  by: 'from' | 'to'
  isMonth?: true
  hasYear?: true
  /** `summer holidays`: they lie within the season, and begin nobody knows when. */
  isHolidays?: true
}

/** Where the sentence is read: south of the equator the seasons are the other way round. */
type PlaceContext = ReadingContext & { isSouthern?: boolean }

const THE = optional(keyword('the'))
/** A season with fewer days left is over for what is planned. */
const NEARLY_OVER = 21
const SEASON_STARTS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

/** `march`, `march 2028`, `early march`: the next one that has not ended; `next march` is that of next year. */
const month: Phrase<Point> = meaning(
  sequence(
    optional(keyword('early', 'mid', 'late', 'mid-', 'this', 'next')),
    term((plain) => monthOfName(plain)),
    optional(year),
  ),
  ([which, name, named], { today }) => {
    const first = named ?? Number(today.slice(0, 4))
    const candidates = named !== null ? [named] : which === 'next' ? [first + 1] : [first, first + 1]
    const found = candidates
      .map((each) => monthOf(`${each}-${padded(name)}-01`))
      .find(({ to }) => named !== null || to >= today)
    const third = found ? thirdOf(which, found.from, found.to) : null
    if (third) return third
    return found ? { ...found, by: 'from', isMonth: true, ...(named !== null && { hasYear: true }) } : null
  },
)

/** `May`, `May and June`: from the first of one to the last of the other. */
const oneOrTwoMonths: Phrase<Point> = (words, at, context) => {
  const first = month(words, at, context)
  const other = first?.value.isMonth ? ANOTHER_MONTH(words, first.to, context) : null
  const last = other?.value[1]
  if (!first || !other || !last?.isMonth || first.value.from >= last.from) return first
  return { value: { ...first.value, to: last.to }, to: other.to }
}
const ANOTHER_MONTH = sequence(keyword('and', 'or', '&', '/', '-'), month)

/** `mid January` is its 15th, `early January` its first ten days. */
function thirdOf(which: string | null, from: string, to: string): Point | null {
  if (which === 'mid' || which === 'mid-') return single(addDays(from, 14))
  if (which === 'early') return { from, to: addDays(from, 9), by: 'to' }
  return which === 'late' ? { from: addDays(from, 20), to, by: 'to' } : null
}

/** `summer`, `this spring`, `next winter`, `summer 2028`. */
export const season: Phrase<Point> = meaning(
  sequence(
    THE,
    optional(keyword('this', 'next', 'coming')),
    term((plain) => (Object.hasOwn(SEASON_STARTS, plain) ? (SEASON_STARTS[plain] ?? null) : null)),
    optional(keyword('holiday', 'holidays', 'vacation', 'break')),
    optional(year),
  ),
  ([, which, start, holidays, named], context) => {
    const { today, isSouthern } = context as PlaceContext
    const begins = isSouthern ? ((start + 5) % 12) + 1 : start
    const years = named === null ? [-1, 0, 1, 2].map((later) => Number(today.slice(0, 4)) + later) : [named]
    for (const each of years) {
      const from = `${begins === 12 && named !== null ? each - 1 : each}-${padded(begins)}-01`
      const to = monthOf(addMonths(from, 2)).to
      const isNow = from <= today
      // Towards its end, `by autumn` means the one that comes.
      const isOver = isNow && which !== 'this' && named === null && daysBetween(today, to) < NEARLY_OVER
      if (to > today && !isOver && !(isNow && which === 'next'))
        return {
          from,
          to,
          by: 'to',
          ...(named !== null && { hasYear: true as const }),
          ...(holidays !== null && { isHolidays: true as const }),
        }
    }
    return null
  },
)

/** `Q2`, `Q2 2027`, `the second quarter`. */
const quarter: Phrase<Point> = meaning(
  sequence(
    THE,
    term((plain) => Number(/^q([1-4])$/.exec(plain)?.[1]) || null),
    optional(year),
  ),
  ([, which, named], { today }) => {
    const years = named === null ? [0, 1].map((later) => Number(today.slice(0, 4)) + later) : [named]
    return (
      years
        .map((each): Point => {
          const from = `${each}-${padded(3 * which - 2)}-01`
          return { from, to: monthOf(addMonths(from, 2)).to, by: 'to' }
        })
        .find(({ to }) => to >= today) ?? null
    )
  },
)

/** `2028`, `the end of 2027` by its phrase. */
const wholeYear: Phrase<Point> = meaning(year, (each) => ({
  from: `${each}-01-01`,
  to: `${each}-12-31`,
  by: 'from',
}))

/** `this week`, `next month`, `next year`, `the weekend`. */
const period: Phrase<Point> = either(
  meaning(
    sequence(keyword('this', 'next', 'coming'), keyword('week', 'month', 'quarter', 'year')),
    ([which, unit], context) => periodOf(unit, which === 'this' ? 0 : 1, context),
  ),
  meaning(
    sequence(THE, optional(keyword('this', 'next', 'coming')), keyword('weekend')),
    ([, which], { today }) => {
      const saturday = addDays(weekOf(today, 1).from, which === 'next' ? 12 : 5)
      return { from: saturday, to: addDays(saturday, 1), by: 'to' }
    },
  ),
)

/** `tomorrow`, `Friday`, `next Friday`, `5 June 2027`, `12/31`, `the 15th`, `in 3 weeks` is none. */
const day: Phrase<Point> = either(
  meaning(keyword('today', 'tonight'), (_, { today }) => single(today)),
  meaning(keyword('tomorrow'), (_, { today }) => single(addDays(today, 1))),
  meaning(
    sequence(
      optional(weekdayName),
      THE,
      (words, at, context) =>
        isMonthAlone(words, at)
          ? null
          : calendarDate(words, at, { ...context, today: addDays(context.today, 1) }),
      optional(year),
    ),
    ([, , { date }, named]) => {
      const inYear = named === null ? date : `${named}${date.slice(4)}`
      return CivilDate.safeParse(inYear).success ? single(inYear) : null
    },
  ),
  // `20 of March`
  meaning(
    sequence(
      term((plain) => Number(/^(?:[12]?\d|3[01])$/.exec(plain)?.[0]) || null),
      keyword('of'),
      month,
    ),
    ([nth, , { from, isMonth }], context) => {
      const date = `${from.slice(0, 8)}${padded(nth)}`
      const later = date > context.today ? date : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
      return isMonth && CivilDate.safeParse(later).success ? single(later) : null
    },
  ),
  // `the 15th`, `Friday the 11th`
  meaning(sequence(optional(weekdayName), keyword('the'), ordinalDay), ([weekday, , nth], { today }) => {
    for (let later = 0; later < 12; later += 1) {
      const date = `${addMonths(monthOf(today).from, later).slice(0, 8)}${padded(nth)}`
      if (date <= today || !CivilDate.safeParse(date).success) continue
      if (weekday === null || dayOfWeek(date) === weekday) return single(date)
    }
    return null
  }),
  // `Thursday next week`
  meaning(
    sequence(weekdayName, optional(keyword('of')), keyword('next'), keyword('week')),
    ([weekday], { today, weekStart }) =>
      single(addDays(weekOf(today, weekStart).from, 7 + ((weekday - weekStart + 7) % 7))),
  ),
  meaning(
    sequence(optional(keyword('this', 'next', 'coming')), weekdayName),
    ([which, weekday], { today, weekStart }) => {
      if (which === 'next') {
        const week = addDays(weekOf(today, weekStart).from, 7)
        return single(addDays(week, (weekday - weekStart + 7) % 7))
      }
      return single(addDays(today, (weekday - dayOfWeek(today) + 7) % 7 || (which === 'this' ? 0 : 7)))
    },
  ),
)

/** `in April, 4 hours a week`: what is behind the comma is no day of the month. */
function isMonthAlone(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const word = words[at]
  return word !== undefined && monthOfName(word.plain) !== null && word.text.endsWith(',')
}

/** `by October` in October is the one of next year. */
export function upcoming(found: Point, { today }: ReadingContext): Point {
  if (!found.isMonth || found.from > today || found.hasYear) return found
  const next = Number(found.from.slice(0, 4)) + 1
  return { ...found, from: `${next}${found.from.slice(4)}`, to: `${next}${found.to.slice(4)}` }
}

/** A time that a sentence names. */
export const point: Phrase<Point> = either(day, oneOrTwoMonths, season, quarter, festival, period, wholeYear)

/** `the end of May`, `end of 2027`, `the end of the year`, `year end`: the last date of a period, as `from` and as `to`. */
export const endOfPoint: Phrase<Point> = meaning(
  either(
    meaning(
      sequence(
        THE,
        keyword('end'),
        keyword('of'),
        either(
          meaning(
            sequence(optional(keyword('the', 'this', 'next')), keyword('week', 'month', 'quarter', 'year')),
            ([which, unit], context) => periodOf(unit, which === 'next' ? 1 : 0, context),
          ),
          month,
          season,
          quarter,
          wholeYear,
        ),
      ),
      ([, , , found]) => found,
    ),
    meaning(
      sequence(
        THE,
        term((plain) => (/^(?:year|month|week)(?:'s|-)?$/.test(plain) ? plain : null)),
        keyword('end'),
      ),
      ([, unit], context) => periodOf(unit.replace(/'s|-/, ''), 0, context),
    ),
    meaning(
      sequence(THE, keyword('last'), keyword('week', 'days'), keyword('of'), THE, month),
      ([, , , , , found]) => found,
    ),
    meaning(
      sequence(THE, keyword('first'), keyword('week'), keyword('of'), THE, month),
      ([, , , , , found]) => ({
        ...found,
        to: addDays(found.from, 6),
      }),
    ),
    // `before the year ends`
    meaning(
      sequence(
        keyword('the', 'this'),
        keyword('week', 'month', 'quarter', 'year'),
        keyword('ends', 'is'),
        optional(keyword('over', 'out')),
      ),
      ([, unit, ends, over], context) => (ends === 'is' && over === null ? null : periodOf(unit, 0, context)),
    ),
    meaning(keyword('eoy', 'eom', 'eow'), (short, context) =>
      periodOf(short === 'eoy' ? 'year' : short === 'eom' ? 'month' : 'week', 0, context),
    ),
  ),
  ({ to }) => ({ from: to, to, by: 'to' as const }),
)

/** A count of calendar time: `6 weeks`, `3 months`, `half a year`, `a year`, `10-week`, `a couple of months`. */
export const span: Phrase<Span> = either(
  meaning(sequence(keyword('half'), keyword('a'), keyword('year')), () => ({ days: 0, months: 6 })),
  meaning(sequence(keyword('a'), keyword('year'), keyword('and'), keyword('a'), keyword('half')), () => ({
    days: 0,
    months: 18,
  })),
  term((plain) => {
    const [, count, unit = ''] = /^(\d{1,3})-(day|week|month|year)s?$/.exec(plain) ?? []
    return count === undefined ? null : spanOf(Number(count), unit)
  }),
  meaning(sequence(number, dateUnit), ([count, { days, months }]) => bounded(count * days, count * months)),
)

/** Calendar time: so many days, or so many months. */
export type Span = DateUnit

/** The date so much later. */
export function after(date: string, { days, months }: Span): string {
  return months > 0 ? addMonths(date, months) : addDays(date, days)
}

function spanOf(count: number, unit: string): Span | null {
  if (unit === 'day') return bounded(count, 0)
  if (unit === 'week') return bounded(7 * count, 0)
  return bounded(0, count * (unit === 'year' ? 12 : 1))
}

/** Nobody plans a hundred years ahead. */
function bounded(days: number, months: number): Span | null {
  return days + 31 * months > 36_525 ? null : { days, months }
}

function periodOf(unit: string, later: number, { today, weekStart }: ReadingContext): Point {
  if (unit === 'week') {
    const from = addDays(weekOf(today, weekStart).from, 7 * later)
    return { from, to: addDays(from, 6), by: 'to' }
  }
  if (unit === 'year') {
    const each = Number(today.slice(0, 4)) + later
    return { from: `${each}-01-01`, to: `${each}-12-31`, by: 'to' }
  }
  const first = `${today.slice(0, 8)}01`
  if (unit === 'month') return { ...monthOf(addMonths(first, later)), by: 'to' }
  const quarterFirst = addMonths(first, -((Number(today.slice(5, 7)) - 1) % 3) + 3 * later)
  return { from: quarterFirst, to: monthOf(addMonths(quarterFirst, 2)).to, by: 'to' }
}

function single(date: string): Point {
  return { from: date, to: date, by: 'to' }
}

function padded(value: number): string {
  return String(value).padStart(2, '0')
}
