import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { addDays, addMonths, monthOf, weekOf } from '#shared/time/civil.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { plainRule } from '#shared/tasks/repeating/repeatRule.ts'
import { calendarDate, dayOfMonth as dayOfSomeMonth } from './calendarDates.ts'
import { comingDay, comingWeekday, notThisDay, weekday } from './comingWeekdays.ts'
import { type DateUnit, dateUnit, dayPart, monthOfName, weekdayName } from './dateWords.ts'
import { inQuarters, monthDays, namedMonthDays, ofMonth } from './monthDays.ts'
import { type DayReading, nearDay } from './nearDays.ts'
import { count, ordinalOf, parseCount } from './numbers.ts'
import { periodDay } from './periods.ts'
import { endOfDay, shortPart } from './dayParts.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { ReadingContext } from './reading.ts'
import { daysInARow, severalDays } from './weekdays.ts'
import { someWeeks, weeksFromNow } from './weeksFromNow.ts'

const SATURDAY = 6
const NIGHT = 20 * 60

/** `this friday` is the coming one, which may be today; `this evening` is a part of today. */
const thisDay: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(keyword('this'), either(dayPart, shortPart)), ([, time], context) => ({
    date: context.today,
    place: 'anywhere',
    time,
  })),
  (words, at, context) => {
    const read = sequence(optional(keyword('this')), keyword('coming'), weekdayName)(words, at, context)
    const isVerb =
      words[at]?.plain === 'coming' && at > 0 && !/^(?:on|for|by|due)$/.test(words[at - 1]?.plain ?? '')
    if (read === null || isVerb) return null // "the plumber is coming friday"
    return { value: { date: comingDay(read.value[2], context.today), place: 'edge' }, to: read.to }
  },
  meaning(sequence(keyword('this'), weekdayName), ([, day], { today }) => ({
    date: nextWeekday(today, day),
    place: 'edge',
  })),
)

/** `next friday` is in the next week, by the person's first day of the week. */
const nextDay: Phrase<DayReading> = (words, at, context) => {
  const read = sequence(keyword('next'), weekdayName)(words, at, context)
  if (read === null) return null
  const value = dayOfThatWeek(read.value[1], 7, context)
  const isNumbered =
    Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(words[read.to]?.plain ?? '')?.[1]) ===
    Number(value.date.slice(8))
  return { value, to: isNumbered ? read.to + 1 : read.to } // "next sat 14th"
}

const whichWeek = either(
  meaning(sequence(keyword('this', 'next'), keyword('week', 'wk')), ([which]) => (which === 'next' ? 7 : 0)),
  meaning(
    sequence(optional(keyword('the')), keyword('week', 'wk'), keyword('after'), keyword('next')),
    () => 14,
  ),
)

/** `friday next week`, `mon-wed next week`, `friday of this week`, `next week on friday`, `week after next, wed`. */
const dayOfWeekNamed: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(daysInARow, whichWeek), ([{ first, days }, ahead], context) => {
    const { date, place } = dayOfThatWeek(first, ahead, context)
    return { date, until: addDays(date, days - 1), place }
  }),
  meaning(sequence(weekdayName, optional(keyword('of')), whichWeek), ([day, , days], context) =>
    dayOfThatWeek(day, days, context),
  ),
  (words, at, context) => {
    const read = sequence(whichWeek, optional(keyword('on')), weekdayName)(words, at, context)
    if (read === null || severalDays(words, read.to - 1, context) !== null) return null // "next week mon and tues"
    const [days, , day] = read.value
    return { value: dayOfThatWeek(day, days, context), to: read.to }
  },
)

/** `3`, `a couple of`, `a`: how many. */
export const counted = either(
  meaning(sequence(optional(keyword('a')), keyword('couple'), optional(keyword('of'))), () => ({
    times: 2,
    isArticle: false,
  })),
  term((plain) => {
    const times = parseCount(plain)
    return times === null ? null : { times, isArticle: plain === 'a' }
  }),
)
/** `3d`, `2w`, `2wks`: a length in one word. */
const shortLength = term((plain) => {
  const [, digits, unit] = /^([1-9]\d{0,2})(d|w|wks?)$/.exec(plain) ?? []
  return digits === undefined ? null : Number(digits) * (unit === 'd' ? 1 : 7)
})
const inTime = optional(keyword('time'))

/** `in 3 days`, `in about 2 weeks`, `in 2 weeks on tuesday`, `5 days from now`. "In a day" says how long something takes. */
const fromNow: Phrase<DayReading> = either<DayReading>(
  meaning(
    sequence(keyword('in'), counted, someWeeks, inTime, optional(keyword('on')), weekdayName),
    ([, { times }, , , , day], context) => dayOfThatWeek(day, 7 * times, context),
  ),
  meaning(
    sequence(keyword('in'), keyword('a'), keyword('fortnight'), inTime, optional(keyword('on')), weekdayName),
    ([, , , , , day], context) => dayOfThatWeek(day, 14, context),
  ),
  meaning(
    sequence(weekdayName, keyword('in'), counted, someWeeks, inTime),
    ([day, , { times, isArticle }], context) => (isArticle ? null : dayOfThatWeek(day, 7 * times, context)),
  ),
  meaning(
    sequence(keyword('in'), optional(keyword('about', 'around')), counted, dateUnit, inTime),
    ([, , { times, isArticle }, unit], context) =>
      isArticle && unit.days === 1 ? null : { date: after(context.today, times, unit), place: 'edge' },
  ),
  meaning(sequence(keyword('in'), shortLength), ([, days], { today }) => ({
    date: addDays(today, days),
    place: 'edge',
  })),
  meaning(
    sequence(counted, dateUnit, keyword('from'), keyword('now', 'today')),
    ([{ times, isArticle }, unit], context) =>
      isArticle && unit.days === 1
        ? null
        : {
            date: after(context.today, times, unit),
            place: isArticle || unit.months > 0 ? 'closed' : 'edge',
          }, // "2l a day from today"
  ),
)

/** `week from thurs`: one, where the number is left out. */
const oneUnit: Phrase<number> = (words, at) =>
  words[at]?.plain === 'week' && words[at + 1]?.plain === 'from' ? { value: 1, to: at } : null

const weekOn: Phrase<DayReading> = either<DayReading>(
  meaning(
    sequence(keyword('a', 'one'), keyword('week', 'wk', 'fortnight'), optional(keyword('on')), comingWeekday),
    ([, unit, , { date }]) => ({ date: addDays(date, unit === 'fortnight' ? 14 : 7), place: 'edge' }),
  ),
  meaning(sequence(count, someWeeks, keyword('on'), comingWeekday), ([times, , , { date }]) => ({
    date: addDays(date, 7 * times),
    place: 'edge',
  })), // "two weeks on friday"
)

/** `the day before 17 march`, `2 weeks before 4 april`, `the night before 3 june`. */
const dayBefore: Phrase<DayReading> = meaning(
  sequence(
    optional(keyword('the')),
    either(
      meaning(sequence(count, dateUnit), ([times, unit]) => ({ times, unit, isNight: false })),
      meaning(keyword('day', 'night'), (which) => ({
        times: 1,
        unit: { days: 1, months: 0 },
        isNight: which === 'night',
      })),
    ),
    keyword('before'),
    calendarDate,
  ),
  ([, { times, unit, isNight }, , { date, until }]) => {
    if (until !== undefined) return null
    return { date: after(date, -times, unit), place: 'edge', ...(isNight && { time: NIGHT }) }
  },
)

/** `a week from friday`, `2 weeks after tomorrow`, `a week on tuesday`, `a week tuesday`, `friday week`. */
const afterDay: Phrase<DayReading> = either<DayReading>(
  (words, at, context) => {
    const read = sequence(
      either(count, oneUnit),
      dateUnit,
      keyword('from', 'after'),
      either(nearDay, comingWeekday),
    )(words, at, context)
    const isOfMonth =
      /^\d/.test(words[read?.to ?? at]?.plain ?? '') &&
      monthOfName(words[(read?.to ?? at) + 1]?.plain ?? '') !== null
    if (read === null || isOfMonth) return null // "1 week from sat 8 aug"
    const [times, unit, , { date }] = read.value
    if (unit.days === 1 && words[at]?.plain === 'a') return null // "2l a day from today"
    return { value: { date: after(date, times, unit), place: 'edge' }, to: read.to }
  },
  (words, at, context) => {
    const read = weekOn(words, at, context)
    return /^(?:for|every|each|last|lasts|times?|once|twice|thrice|hours?|hrs?|days?|minutes?|mins?|km|\d+(?:x|km|h)?|x\d+)$/.test(
      words[at - 1]?.plain ?? '',
    )
      ? null // "three times a week on Monday"
      : read
  },
  dayBefore,
  weeksFromNow,
  (words, at, context) => {
    const read = sequence(comingWeekday, keyword('week', 'wk'))(words, at, context)
    if (words[at + 2]?.plain === 'after') return null // "weds wk after next"
    const isNumbered = /^\d+$/.test(words[at + 2]?.plain ?? '') // "Monday week 3 reading"
    return (
      read && {
        ...read,
        value: {
          date: addDays(read.value[0].date, 7),
          place: isNumbered ? 'closed' : words[at]?.text === words[at]?.plain ? 'anywhere' : 'edge',
        },
      }
    )
  },
)

const dayOfNamedMonth = meaning(
  sequence(namedMonthDays, keyword('of', 'in'), term(monthOfName)),
  ([rule, , month], { today }) => firstDate({ ...rule, months: [month] }, today),
)

/** `first weekend of april`, `last weekend in may`: its Saturday. */
const weekendOfMonth: Phrase<DayReading> = meaning(
  sequence(
    term((plain) => ordinalOf(plain)),
    keyword('weekend'),
    keyword('of', 'in'),
    either<{ months: number[]; ahead: number }>(
      meaning(term(monthOfName), (month) => ({ months: [month], ahead: 0 })),
      meaning(sequence(optional(keyword('the', 'this', 'next')), keyword('month')), ([which]) => ({
        months: [],
        ahead: which === 'next' ? 1 : 0,
      })),
    ),
  ),
  ([nth, , , { months, ahead }], { today }) => {
    if (nth > 5) return null
    const saturday = { ...plainRule('MONTHLY'), weekdays: [{ day: SATURDAY, nth }], months }
    const from = ahead === 0 ? today : monthOf(addMonths(today, ahead)).from
    return { date: firstDate(saturday, from), place: 'edge' }
  },
)

/** `next month on the 4th` */
const dayOfNextMonth: Phrase<DayReading> = meaning(
  sequence(keyword('next'), keyword('month'), keyword('on'), optional(keyword('the')), monthDays),
  ([, , , , rule], { today }) => ({
    date: firstDate(rule, monthOf(addMonths(today, 1)).from),
    place: 'edge',
  }),
)

/** `15th of the month`, `last friday of next month`, `first monday of april`. */
export const dayOfMonth: Phrase<DayReading> = either<DayReading>(
  (words, at, context) => {
    const read = dayOfNamedMonth(words, at, context)
    const isName = /^\p{Lu}/u.test(words[at]?.text ?? '') // "First Monday in May"
    return read && { ...read, value: { date: read.value, place: isName ? 'closed' : 'edge' } }
  },
  meaning(
    sequence(optional(keyword('the')), keyword('first', 'last'), ofMonth),
    ([, day, { which }], { today }) => {
      if (which === 'every') return null
      const from = which === 'next' ? monthOf(addMonths(today, 1)).from : today
      return {
        date: firstDate({ ...plainRule('MONTHLY'), monthDays: [day === 'first' ? 1 : -1] }, from),
        place: 'closed',
      }
    },
  ),
  meaning(sequence(monthDays, ofMonth), ([rule, { which, isQuarter }], context) => {
    if (which === 'every') return null
    if (isQuarter) return { date: firstDate(inQuarters(rule), context.today), place: 'edge' }
    const from = which === 'next' ? monthOf(addMonths(context.today, 1)).from : context.today
    return { date: firstDate(rule, from), place: 'edge' }
  }),
)

const oneDay: Phrase<DayReading> = either<DayReading>(nearDay, thisDay, nextDay, calendarDate, weekday)
const monthDay: Phrase<DayReading> = meaning(
  sequence(optional(keyword('the')), dayOfSomeMonth),
  ([, day]) => day,
)
const endOfSomeDay: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(endOfDay, optional(keyword('on')), either(oneDay, monthDay)), ([, , { date }]) => ({
    date,
    place: 'edge',
  })),
  meaning(sequence(either(oneDay, monthDay), endOfDay), ([{ date }]) => ({ date, place: 'edge' })),
)

/** `all day saturday`, `3 june all day`. */
const wholeDay: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(keyword('all'), keyword('day'), optional(keyword('on')), oneDay), ([, , , { date }]) => ({
    date,
    place: 'anywhere',
  })),
  meaning(sequence(oneDay, keyword('all'), keyword('day')), ([{ date }]) => ({ date, place: 'anywhere' })),
)

/** A date that is named by its distance from today: `tomorrow`, `next thu`, `friday next week`, `in 3 days`, `end of month`. */
export const relativeDate = either(
  notThisDay,
  afterDay,
  endOfSomeDay,
  wholeDay,
  nearDay,
  thisDay,
  dayOfWeekNamed,
  nextDay,
  dayOfNextMonth,
  periodDay,
  fromNow,
  weekendOfMonth,
  dayOfMonth,
  weekday,
)

function dayOfThatWeek(day: number, ahead: number, context: ReadingContext): DayReading {
  const week = addDays(weekOf(context.today, context.weekStart).from, ahead)
  return { date: addDays(week, (day - context.weekStart + 7) % 7), place: 'edge' }
}

export function after(date: string, times: number, { days, months }: DateUnit): string {
  return months > 0 ? addMonths(date, times * months) : addDays(date, times * days)
}
