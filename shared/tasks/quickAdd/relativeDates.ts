import { addDays, addMonths, dayOfWeek, monthOf, weekOf } from '#shared/time/civil.ts'
import { firstDate } from '#shared/tasks/repeatRule.ts'
import { calendarDate, type DateReading } from './calendarDates.ts'
import { type DateUnit, dateUnit, dayPart, monthOfName, weekdayName } from './dateWords.ts'
import { monthDays, namedMonthDays, ofMonth } from './monthDays.ts'
import { nextDayOfMonth } from './calendarDates.ts'
import { count, ordinalDay, parseCount } from './numbers.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { ReadingContext } from './reading.ts'

/** A date by its distance from today, with the part of the day where one is named. */
export type DayReading = DateReading & { time?: number; isEvening?: boolean }

const MONDAY = 1
const SATURDAY = 6
const TONIGHT = 20 * 60

/** Behind one of these `tom` is a person. */
const PEOPLE =
  /^(?:call|meet|email|mail|text|ask|tell|phone|ring|see|visit|with|for|to|from|and|thank|invite|help|remind|message|uncle|dear)$/

const today: Phrase<DayReading> = either<DayReading>(
  meaning(keyword('today'), (_, context) => ({ date: context.today, place: 'anywhere' })),
  meaning(keyword('tonight'), (_, context) => ({
    date: context.today,
    place: 'anywhere',
    time: TONIGHT,
    isEvening: true,
  })),
  meaning(
    keyword('tomorrow', 'tmr', 'tmrw', 'tmw', 'tomo', 'tomoz', '2moro', 'tomorow', 'tommorow', 'tommorrow'),
    (_, context) => ({ date: addDays(context.today, 1), place: 'anywhere' }),
  ),
  (words, at, context) => {
    const isPerson = PEOPLE.test(words[at - 1]?.plain ?? '')
    const isShort = words[at]?.text === 'tom' && !isPerson
    return isShort ? { value: { date: addDays(context.today, 1), place: 'beside' }, to: at + 1 } : null
  },
  meaning(keyword('yesterday'), (_, context) => ({ date: addDays(context.today, -1), place: 'edge' })),
  meaning(keyword('eod'), (_, context) => ({ date: context.today, place: 'edge' })),
  meaning(keyword('eow'), (_, context) => ({
    date:
      addDays(weekOf(context.today, MONDAY).from, 4) < context.today
        ? weekOf(context.today, MONDAY).to
        : addDays(weekOf(context.today, MONDAY).from, 4),
    place: 'edge',
  })),
  meaning(keyword('eom'), (_, context) => ({ date: monthOf(context.today).to, place: 'edge' })),
  meaning(
    sequence(optional(keyword('the')), keyword('day'), keyword('after'), keyword('tomorrow')),
    (_, context) => ({ date: addDays(context.today, 2), place: 'anywhere' }),
  ),
)

/** `this friday` is the coming one, which may be today; `this evening` is a part of today. */
const thisDay: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(keyword('this'), dayPart), ([, time], context) => ({
    date: context.today,
    place: 'anywhere',
    time,
  })),
  meaning(sequence(keyword('this'), weekdayName), ([, day], context) => ({
    date: addDays(context.today, (day - dayOfWeek(context.today) + 7) % 7),
    place: 'edge',
  })),
)

/** `next friday` is in the next week, by the person's first day of the week. */
const nextDay: Phrase<DayReading> = meaning(sequence(keyword('next'), weekdayName), ([, day], context) =>
  dayOfThatWeek(day, 7, context),
)

/** `next week` is its Monday, `next month` its first, `this weekend` begins on Saturday unless it is Sunday. */
const period: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(keyword('next'), keyword('week')), (_, context) => dayOfThatWeek(MONDAY, 7, context)),
  meaning(sequence(keyword('next'), keyword('month')), (_, context) => ({
    date: monthOf(addMonths(context.today, 1)).from,
    place: 'edge',
  })),
  meaning(sequence(keyword('this', 'next'), keyword('weekend')), ([which], context) => {
    const saturday = addDays(weekOf(context.today, MONDAY).from, SATURDAY - MONDAY)
    const date = which === 'next' ? addDays(saturday, 7) : saturday
    return { date: date > context.today ? date : context.today, place: 'edge' }
  }),
)

const whichWeek = meaning(sequence(keyword('this', 'next'), keyword('week')), ([which]) =>
  which === 'next' ? 7 : 0,
)

/** `friday next week`, `friday of this week`, `next week on friday`. */
const dayOfWeekNamed: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(weekdayName, optional(keyword('of')), whichWeek), ([day, , days], context) =>
    dayOfThatWeek(day, days, context),
  ),
  meaning(sequence(whichWeek, optional(keyword('on')), weekdayName), ([days, , day], context) =>
    dayOfThatWeek(day, days, context),
  ),
)

const counted = term((plain) => {
  const times = parseCount(plain)
  return times === null ? null : { times, isArticle: plain === 'a' }
})

const tomorrowOrDay: Phrase<number | null> = (words, at, context) =>
  weekdayName(words, at, context) ?? (words[at]?.plain === 'tomorrow' ? { value: null, to: at + 1 } : null)

/** `in 3 days`, `in about 2 weeks`, `5 days from now`. "In a day" says how long something takes. */
const fromNow: Phrase<DayReading> = either<DayReading>(
  meaning(
    sequence(keyword('in'), optional(keyword('about', 'around')), counted, dateUnit),
    ([, , { times, isArticle }, unit], context) =>
      isArticle && unit.days === 1 ? null : { date: after(context.today, times, unit), place: 'edge' },
  ),
  meaning(sequence(count, dateUnit, keyword('from'), keyword('now', 'today')), ([times, unit], context) => ({
    date: after(context.today, times, unit),
    place: 'closed',
  })),
  meaning(sequence(count, dateUnit, keyword('from'), tomorrowOrDay), ([times, unit, , day], context) => {
    const ahead = typeof day === 'number' ? (day - dayOfWeek(context.today) + 7) % 7 || 7 : 1
    return { date: after(addDays(context.today, ahead), times, unit), place: 'closed' }
  }),
)

const monthOrYear: Phrase<string | number> = either<string | number>(
  meaning(keyword('month', 'year'), (unit): string | number => unit),
  meaning(term(monthOfName), (month): string | number => month),
)

/** `end of month`, `at the end of next month`, `end of the year`. */
const endOf: Phrase<DayReading> = meaning(
  sequence(
    optional(sequence(optional(keyword('at')), keyword('the'))),
    keyword('end'),
    keyword('of'),
    optional(keyword('the', 'this', 'next')),
    monthOrYear,
  ),
  ([, , , which, unit], context) => {
    if (typeof unit === 'number') return { date: endOfMonth(unit, context.today), place: 'closed' }
    const ahead = which === 'next' ? 1 : 0
    const year = Number(context.today.slice(0, 4)) + ahead
    const date = unit === 'year' ? `${year}-12-31` : monthOf(addMonths(context.today, ahead)).to
    return { date, place: 'closed' }
  },
)

/** The last day of the next such month, which may be this one. */
function endOfMonth(month: number, date: string): string {
  const year = Number(date.slice(0, 4)) + (month < Number(date.slice(5, 7)) ? 1 : 0)
  return monthOf(`${year}-${String(month).padStart(2, '0')}-01`).to
}

/** `15th of the month`, `last friday of next month`, `first monday of april`. */
const dayOfMonth: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(namedMonthDays, keyword('of', 'in'), term(monthOfName)), ([rule, , month], context) => ({
    date: firstDate({ ...rule, months: [month] }, context.today),
    place: 'closed',
  })),
  meaning(sequence(monthDays, ofMonth), ([rule, which], context) => {
    if (which === 'every') return null
    const from = which === 'next' ? monthOf(addMonths(context.today, 1)).from : context.today
    return { date: firstDate(rule, from), place: 'closed' }
  }),
)

/** The next such weekday after today, or the date that follows it when the two agree: `tuesday, 3 march`. */
const weekday: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(weekdayName, calendarDate), ([day, { date }]) =>
    dayOfWeek(date) === day ? { date, place: 'anywhere' } : null,
  ),
  meaning(sequence(weekdayName, ordinalDay), ([day, nth], context) => {
    const date = nextDayOfMonth(nth, context.today)
    return date !== null && dayOfWeek(date) === day ? { date, place: 'edge' } : null
  }),
  meaning(weekdayName, (day, context) => ({
    date: addDays(context.today, (day - dayOfWeek(context.today) + 7) % 7 || 7),
    place: 'end',
  })),
)

/** A date that is named by its distance from today: `tomorrow`, `next thu`, `friday next week`, `in 3 days`, `end of month`. */
export const relativeDate = either(
  today,
  thisDay,
  dayOfWeekNamed,
  nextDay,
  period,
  fromNow,
  endOf,
  dayOfMonth,
  weekday,
)

function dayOfThatWeek(day: number, ahead: number, context: ReadingContext): DayReading {
  const week = addDays(weekOf(context.today, context.weekStart).from, ahead)
  return { date: addDays(week, (day - context.weekStart + 7) % 7), place: 'edge' }
}

function after(date: string, times: number, { days, months }: DateUnit): string {
  return months > 0 ? addMonths(date, times * months) : addDays(date, times * days)
}
