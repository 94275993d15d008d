import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { addDays, addMonths, dayOfWeek, monthOf, weekOf } from '#shared/time/civil.ts'
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
import { beginsFeast } from '#shared/planning/goalSentence/dates/feasts.ts'
import { fastWithEnds, namesFast } from '#shared/planning/goalSentence/dates/fasts.ts'
import { festival } from '#shared/planning/goalSentence/dates/festivals.ts'
import { nthDay } from '#shared/planning/goalSentence/dates/nthDays.ts'
import {
  month,
  oneOrTwoMonths,
  padded,
  period,
  periodOf,
  type Point,
  quarter,
  season,
  single,
  THE,
  wholeYear,
} from '#shared/planning/goalSentence/dates/namedPeriods.ts'
import { year } from '#shared/planning/goalSentence/dates/years.ts'
import { number } from './numbers.ts'
/** `the day after tomorrow`. */
export const dayAfterTomorrow = sequence(THE, keyword('day'), keyword('after'), keyword('tomorrow'))

/** `tomorrow`, `Friday`, `next Friday`, `5 June 2027`, `12/31`, `the 15th`, `in 3 weeks` is none. */
const day: Phrase<Point> = either(
  meaning(keyword('today', 'tonight'), (_, { today }) => single(today)),
  meaning(keyword('tomorrow'), (_, { today }) => single(addDays(today, 1))),
  meaning(dayAfterTomorrow, (_, { today }) => single(addDays(today, 2))),
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
  // `the middle of June`
  (words, at, context) =>
    words.slice(at, at + 2).some(({ text }) => /^middle$/i.test(text)) ? MIDDLE(words, at, context) : null,
  // `Friday week`, `a week on Friday`, `3 weeks from Saturday`
  (words, at, context) =>
    words.slice(at, at + 2).some(({ text }) => /^weeks?\W*$/i.test(text))
      ? WEEK_LATER(words, at, context)
      : null,
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
      return single(nextWeekday(which === 'this' ? today : addDays(today, 1), weekday))
    },
  ),
)

const MIDDLE: Phrase<Point> = meaning(
  sequence(THE, keyword('middle'), keyword('of'), month),
  ([, , , { from, isMonth }]) => (isMonth ? single(addDays(from, 14)) : null),
)

/** So many days from today to the next weekday, or to tomorrow. */
const nextDay: Phrase<number> = either(
  meaning(weekdayName, (weekday, { today }) => (weekday - dayOfWeek(today) + 7) % 7 || 7),
  meaning(keyword('tomorrow'), () => 1),
)
const WEEK_LATER: Phrase<Point> = meaning(
  either(
    meaning(sequence(nextDay, keyword('week')), ([days]) => 7 + days),
    meaning(
      sequence(number, keyword('week', 'weeks'), optional(keyword('on', 'from')), nextDay),
      ([weeks, , , days]) => 7 * weeks + days,
    ),
  ),
  (days, { today }) => single(addDays(today, days)),
)

/** What is counted: `in July | 15 minutes a day`. */
const COUNTED =
  /^(?:mins?|minutes?|hours?|hrs?|h|times|x|sessions?|lessons?|workouts?|runs|pages?|words?|km|miles?|days|evenings|mornings|nights|euros?|dollars?|pounds)$/

/** `in April, 4 hours a week`: what is counted is no day of the month. */
function isMonthAlone(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const word = words[at]
  if (word === undefined || monthOfName(word.plain) === null) return false
  const count = words[at + 1]?.plain ?? ''
  const counted = words[at + 2]?.plain ?? ''
  // `by Feb 14 | mornings only`
  const isDay = Number(count) > 7 && /^(?:days|evenings|mornings|nights)$/.test(counted)
  return word.text.endsWith(',') || (/^\d{1,2}$/.test(count) && COUNTED.test(counted) && !isDay)
}

/** `the week of 14 December`: from that day on. */
export const weekOfDay: Phrase<Point> = meaning(
  sequence(
    THE,
    keyword('week'),
    keyword('of', 'beginning', 'commencing', 'starting'),
    either(day, (words, at, context) => (words[at]?.text === 'the' ? day(words, at + 1, context) : null)),
  ),
  ([, , , { from }]): Point => ({ from, to: addDays(from, 6), by: 'from' }),
)

/** With what a time begins: most words are none of these, and are not looked at again. */
const BEGINS_POINT =
  /^(?:\d|the$|this$|next$|coming$|early$|mid|late$|to(?:day|night|morrow)$|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]$|h[12]$|day$|spring$|summer$|autumn$|fall$|winter$|black$|christmas|halloween|valentine|easter|thanksgiving|pentecost$|whit|good$|boxing$|new$|week$|month$|year$|'\d|[a-z-]+(?:st|nd|rd|th)$)/

/** A time that a sentence names. */
export const point: Phrase<Point> = (words, at, context) =>
  BEGINS_POINT.test(words[at]?.plain ?? '') ||
  beginsFeast(words[at]?.plain ?? '') ||
  namesFast(words[at]?.plain ?? '') ||
  /^weeks?$/.test(words[at + 1]?.plain ?? '')
    ? anyPoint(words, at, context)
    : null

const anyPoint: Phrase<Point> = either(
  day,
  meaning(nthDay, single),
  weekOfDay,
  oneOrTwoMonths,
  season,
  quarter,
  festival,
  period,
  wholeYear,
)

/** `the first week of May`, `the last days of June`: a week of it, by its first and its last date. */
export const weekOfMonth: Phrase<Point> = (words, at, context) =>
  words.slice(at + 1, at + 4).some(({ text }) => /^(?:weeks?|days)$/i.test(text))
    ? WEEK_OF_MONTH(words, at, context)
    : null
const WEEK_OF_MONTH: Phrase<Point> = meaning(
  sequence(
    THE,
    keyword('first', 'second', 'third', 'last', '1st', '2nd', '3rd'),
    // `the first two weeks of April`
    optional<number>((words, at, context) =>
      words[at + 1]?.text === 'weeks' ? number(words, at, context) : null,
    ),
    keyword('week', 'weeks', 'days'),
    keyword('of', 'in'),
    THE,
    month,
  ),
  ([, which, count, , , , { from, to }]): Point | null => {
    if (count !== null && count > 4) return null
    if (count !== null && which === 'last') return { from: addDays(to, 1 - 7 * count), to, by: 'to' }
    if (count !== null) return which === 'first' ? { from, to: addDays(from, 7 * count - 1), by: 'to' } : null
    if (which === 'last') return { from: addDays(to, -6), to, by: 'to' }
    const begin = addDays(
      from,
      7 * (['first', 'second', 'third'].indexOf(which) + 1 || Number(which.charAt(0))) - 7,
    )
    return { from: begin, to: addDays(begin, 6), by: 'to' }
  },
)

const YEAR_NAMED: Phrase<Point> = meaning(sequence(THE, keyword('year'), wholeYear), ([, , found]) => found)

/** `the month`, `next year`, `May`, `summer`, `2027`: what has an end and a beginning. */
const periodWithEnds: Phrase<Point> = either(
  // `the year | 2027`
  (words, at, context) =>
    words[at]?.text === 'year' || words[at + 1]?.text === 'year' ? YEAR_NAMED(words, at, context) : null,
  meaning(
    sequence(optional(keyword('the', 'this', 'next')), keyword('week', 'month', 'quarter', 'year')),
    ([which, unit], context) => periodOf(unit, which === 'next' ? 1 : 0, context),
  ),
  month,
  season,
  quarter,
  wholeYear,
  fastWithEnds,
)

/** `the beginning of March`, `the start of next year`: the first date of a period that is still to come. */
export const beginOfPoint: Phrase<Point> = meaning(
  sequence(THE, keyword('beginning', 'start'), keyword('of'), periodWithEnds),
  ([, , , { from }], { today }) => (from > today ? { from, to: from, by: 'to' } : null),
)

const END_PERIOD: Phrase<Point> = meaning(
  sequence(keyword('end'), either(month, quarter, wholeYear)),
  ([, found]) => found,
)

/** `the end of May`, `end of 2027`, `the end of the year`, `year end`: the last date of a period, as `from` and as `to`. */
export const endOfPoint: Phrase<Point> = meaning(
  either(
    meaning(sequence(THE, keyword('end'), keyword('of'), periodWithEnds), ([, , , found]) => found),
    // `by end Q1`, `until end May`
    (words, at, context) => (/^end$/i.test(words[at]?.text ?? '') ? END_PERIOD(words, at, context) : null),
    meaning(
      sequence(
        THE,
        term((plain) => (/^(?:year|month|week)(?:'s|-)?$/.test(plain) ? plain : null)),
        keyword('end'),
      ),
      ([, unit], context) => periodOf(unit.replace(/'s|-/, ''), 0, context),
    ),
    weekOfMonth,
    // `the last day of January`
    meaning(
      sequence(THE, keyword('last'), keyword('day'), keyword('of', 'in'), periodWithEnds),
      ([, , , , found]) => found,
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
  // `two and a half years`
  meaning(
    sequence(number, keyword('and'), keyword('a'), keyword('half'), keyword('year', 'years')),
    ([years]) => bounded(0, 12 * years + 6),
  ),
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
