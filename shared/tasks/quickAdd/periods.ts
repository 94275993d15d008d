import { addDays, addMonths, dayOfWeek, monthOf, weekOf } from '#shared/time/civil.ts'
import { calendarDate, dayOfMonth } from './calendarDates.ts'
import { monthOfName } from './dateWords.ts'
import type { DayReading } from './nearDays.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { ReadingContext } from './reading.ts'

const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6

type EndsOf = 'day' | 'week' | 'month' | 'year'
const SHORT_ENDS: Record<string, EndsOf> = { eod: 'day', eow: 'week', eom: 'month', eoy: 'year' }

/** Behind these letters: "eod report", "eom close". */
const REPORTED =
  /^(?:reports?|summary|review|update|checklist|check|checks|close|closing|meeting|standup|email|wrap|notes|tasks|figures|sales|batch)$/

const monthName = term(monthOfName)
const week = keyword('week', 'wk')

/** `next week` is its Monday, `next month` its first, `this weekend` begins on Saturday unless it is Sunday. */
const period: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(keyword('next'), week), (_, context) => mondayOfNextWeek(context)),
  meaning(sequence(optional(keyword('the')), week, keyword('after'), keyword('next')), (_, context) => ({
    date: addDays(mondayOfNextWeek(context).date, 7),
    place: 'edge',
  })),
  meaning(sequence(keyword('next'), keyword('month')), (_, { today }) => ({
    date: monthOf(addMonths(today, 1)).from,
    place: 'edge',
  })),
  meaning(
    term((plain, { text }) => (plain === 'weekend' && text.endsWith(':') ? plain : null)),
    (_, context) => weekend(context, 0),
  ),
  meaning(sequence(keyword('this', 'next', 'coming'), keyword('weekend')), ([which], context) =>
    weekend(context, which === 'next' ? 7 : 0),
  ),
  meaning(sequence(keyword('at', 'over'), keyword('weekend')), (_, context) => weekend(context, 0)),
  meaning(
    sequence(
      keyword('at', 'on', 'over', 'during'),
      keyword('the', 'this'),
      optional(keyword('coming')),
      keyword('weekend'),
    ),
    (_, context) => weekend(context, 0),
  ),
)

/** `weekend of 14 march` */
const weekendOf: Phrase<DayReading> = meaning(
  sequence(
    optional(keyword('the')),
    keyword('weekend'),
    keyword('of'),
    optional(keyword('the')),
    either(calendarDate, dayOfMonth),
  ),
  ([, , , , { date }]) => ({ date, place: 'edge' }),
)

/** `end of month`, `at the end of next month`, `end of may`, `end of day`, `eod`, `eow`. A week ends on Friday. */
const endOf: Phrase<DayReading> = either<DayReading>(
  (words, at, context) => {
    const { plain = '', text = '' } = words[at] ?? {}
    const unit = Object.hasOwn(SHORT_ENDS, plain) ? SHORT_ENDS[plain] : undefined
    if (unit === undefined) return null
    const isNoun = /^\p{Lu}/u.test(text) || REPORTED.test(words[at + 1]?.plain ?? '')
    return {
      value: { date: lastDay(unit, 0, context), place: isNoun ? 'closed' : 'edge' },
      to: at + 1,
    }
  },
  meaning(
    sequence(
      optional(sequence(optional(keyword('at')), keyword('the'))),
      keyword('end'),
      keyword('of'),
      optional(keyword('the', 'this', 'next')),
      either<EndsOf>(
        meaning(keyword('day'), () => 'day'),
        meaning(week, () => 'week'),
        meaning(keyword('month'), () => 'month'),
        meaning(keyword('year'), () => 'year'),
      ),
    ),
    ([, , , which, unit], context) => ({
      date: lastDay(unit, which === 'next' ? 1 : 0, context),
      place: which === 'next' ? 'edge' : 'closed',
    }),
  ),
  meaning(sequence(keyword('month', 'year'), keyword('end')), ([unit], context) => ({
    date: lastDay(unit === 'month' ? 'month' : 'year', 0, context),
    place: 'closed',
  })),
  meaning(
    sequence(
      optional(sequence(optional(keyword('at')), keyword('the'))),
      keyword('end'),
      optional(keyword('of')),
      monthName,
    ),
    ([, , , month], { today }) => ({ date: monthOf(monthFrom(month, today, true)).to, place: 'closed' }),
  ),
)

/** `start of next month`, `beginning of april`. */
const startOf: Phrase<DayReading> = meaning(
  sequence(
    optional(sequence(optional(keyword('at')), keyword('the'))),
    keyword('start', 'beginning'),
    keyword('of'),
    either<(context: ReadingContext) => string>(
      meaning(sequence(keyword('next'), week), () => (context) => mondayOfNextWeek(context).date),
      meaning(
        sequence(keyword('next'), keyword('month')),
        () =>
          ({ today }) =>
            monthOf(addMonths(today, 1)).from,
      ),
      meaning(
        monthName,
        (month) =>
          ({ today }) =>
            monthFrom(month, today, false),
      ),
    ),
  ),
  ([, , , date], context) => ({ date: date(context), place: 'closed' }),
)

/** `mid april`, `in the middle of may`: its 15th. */
const middleOf: Phrase<DayReading> = meaning(
  sequence(
    optional(sequence(optional(keyword('in')), keyword('the'))),
    either(
      meaning(sequence(keyword('mid', 'middle'), optional(keyword('of')), monthName), ([, , month]) => month),
      term((plain) => monthOfName(/^mid-(\p{L}+)$/u.exec(plain)?.[1] ?? '')),
    ),
  ),
  ([, month], { today }) => {
    const middle = `${today.slice(0, 5)}${String(month).padStart(2, '0')}-15`
    return { date: middle < today ? addMonths(middle, 12) : middle, place: 'closed' }
  },
)

/** A stretch of the calendar by one of its days: `next week`, `this weekend`, `end of may`, `eow`, `start of next month`. */
export const periodDay: Phrase<DayReading> = either(period, weekendOf, endOf, startOf, middleOf)

function mondayOfNextWeek({ today, weekStart }: ReadingContext): DayReading & { place: 'edge' } {
  const next = addDays(weekOf(today, weekStart).from, 7)
  return { date: addDays(next, (MONDAY - weekStart + 7) % 7), place: 'edge' }
}

function weekend({ today }: ReadingContext, ahead: number): DayReading {
  const saturday = addDays(weekOf(today, MONDAY).from, SATURDAY - MONDAY + ahead)
  return { date: saturday > today ? saturday : today, place: 'edge' }
}

function lastDay(unit: EndsOf, ahead: number, { today }: ReadingContext): string {
  if (unit === 'day') return addDays(today, ahead)
  if (unit === 'month') return monthOf(addMonths(today, ahead)).to
  if (unit === 'year') return `${Number(today.slice(0, 4)) + ahead}-12-31`
  const monday = weekOf(today, MONDAY).from
  const friday = addDays(monday, FRIDAY - MONDAY + 7 * ahead)
  return friday < today ? addDays(today, (7 - dayOfWeek(today)) % 7) : friday
}

/** The first day of the next month of a number; the running month when `isRunning` allows it. */
function monthFrom(month: number, today: string, isRunning: boolean): string {
  const year = Number(today.slice(0, 4))
  const first = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`
  const isOver = isRunning ? monthOf(first(year)).to < today : first(year) < today
  return first(isOver ? year + 1 : year)
}
