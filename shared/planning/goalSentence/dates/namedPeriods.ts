import { addDays, addMonths, daysBetween, monthOf, weekOf } from '#shared/time/civil.ts'
import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
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
import { year } from './years.ts'

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

export const THE = optional(keyword('the'))
/** A season with fewer days left is over for what is planned. */
const NEARLY_OVER = 21
/** A winter that begins within so many days is this year's. */
const SOON = 60
const SEASON_STARTS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

/** `march`, `march 2028`, `early march`: the next one that has not ended; `next march` is that of next year. */
export const month: Phrase<Point> = meaning(
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
export const oneOrTwoMonths: Phrase<Point> = (words, at, context) => {
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

/** `summer`, `this spring`, `next winter`, `summer 2028`; but `spring term` begins nobody knows when. */
export const season: Phrase<Point> = (words, at, context) => {
  const read = anySeason(words, at, context)
  return read &&
    !/^(?:term|planting|clean|cleaning|semester|quarter|camp|exams?|internships?|placements?|clothes|collection|classes|jobs?|sales?|bulbs|vegetables)$/.test(
      words[read.to]?.plain ?? '',
    )
    ? read
    : null
}

const anySeason: Phrase<Point> = meaning(
  sequence(
    THE,
    optional(keyword('this', 'next', 'coming')),
    term((plain) => (Object.hasOwn(SEASON_STARTS, plain) ? (SEASON_STARTS[plain] ?? null) : null)),
    optional(keyword('holiday', 'holidays', 'hols', 'vacation', 'break')),
    optional(year),
  ),
  ([, which, start, holidays, named], context) => {
    const { today, isSouthern } = context as PlaceContext
    const begins = isSouthern ? ((start + 5) % 12) + 1 : start
    // The winter of a year begins before it, unless that is about now: `before winter next year`.
    const ofYear = begins === 12 ? [(named ?? 0) - 1, named ?? 0] : [named ?? 0]
    const years = named === null ? [-1, 0, 1, 2].map((later) => Number(today.slice(0, 4)) + later) : ofYear
    for (const each of years) {
      const from = `${each}-${padded(begins)}-01`
      if (named !== null && each < named && daysBetween(today, from) < SOON) continue
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

/** `the first quarter`, `the second half`, as `q1` and `h2`. */
const ordinalPart: Phrase<string> = meaning(
  sequence(
    keyword('first', 'second', 'third', 'fourth', 'last'),
    keyword('quarter', 'half'),
    optional(keyword('of')),
  ),
  ([nth, part]) => {
    const parts = part === 'quarter' ? 4 : 2
    const which = nth === 'last' ? parts : ['first', 'second', 'third', 'fourth'].indexOf(nth) + 1
    return which <= parts ? `${part.charAt(0)}${which}` : null
  },
)

/** `Q2`, `Q2 2027`, `H1`, `the first half of 2027`: the next quarter or half of a year that is not over. */
export const quarter: Phrase<Point> = meaning(
  sequence(
    THE,
    either(
      term((plain) => (/^(?:q[1-4]|h[12])$/.test(plain) ? plain : null)),
      ordinalPart,
    ),
    optional(year),
  ),
  ([, plain, named], { today }) => {
    const months = plain.startsWith('q') ? 3 : 6
    const which = Number(plain.slice(1))
    const years = named === null ? [0, 1].map((later) => Number(today.slice(0, 4)) + later) : [named]
    return (
      years
        .map((each): Point => {
          const from = `${each}-${padded(months * (which - 1) + 1)}-01`
          return { from, to: monthOf(addMonths(from, months - 1)).to, by: 'to' }
        })
        .find(({ to }) => to >= today) ?? null
    )
  },
)

/** `2028`, `the end of 2027` by its phrase. */
export const wholeYear: Phrase<Point> = meaning(year, (each) => ({
  from: `${each}-01-01`,
  to: `${each}-12-31`,
  by: 'from',
}))

/** `this week and next`, `this month and next month`. */
const THIS_AND_NEXT: Phrase<Point> = meaning(
  sequence(
    keyword('this'),
    keyword('week', 'month'),
    keyword('and'),
    keyword('next'),
    optional(keyword('week', 'month')),
  ),
  ([, unit, , , again], context) =>
    again !== null && again !== unit
      ? null
      : { ...periodOf(unit, 0, context), to: periodOf(unit, 1, context).to },
)

/** `this week`, `next month`, `next year`, `the weekend`. */
export const period: Phrase<Point> = either(
  // `the week after next`
  meaning(
    sequence(THE, keyword('week', 'month', 'year'), keyword('after'), keyword('next')),
    ([, unit], context) => periodOf(unit, 2, context),
  ),
  (words, at, context) => (words[at + 2]?.text === 'and' ? THIS_AND_NEXT(words, at, context) : null),
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

/** `by October` in October is the one of next year. */
export function upcoming(found: Point, { today }: ReadingContext): Point {
  if (!found.isMonth || found.from > today || found.hasYear) return found
  const next = Number(found.from.slice(0, 4)) + 1
  return { ...found, from: `${next}${found.from.slice(4)}`, to: `${next}${found.to.slice(4)}` }
}

/** The week, month, quarter or year that is so many later than this one. */
export function periodOf(unit: string, later: number, { today, weekStart }: ReadingContext): Point {
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

/** A single date. */
export function single(date: string): Point {
  return { from: date, to: date, by: 'to' }
}

export function padded(value: number): string {
  return String(value).padStart(2, '0')
}
