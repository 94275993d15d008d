import { WORKDAYS } from '#shared/tasks/repeating/repeat.ts'
import { plainRule, type RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import { weekdayName } from './dateWords.ts'
import { interval, ordinal } from './numbers.ts'
import { either, keyword, list, meaning, optional, type Phrase, sequence } from './phrase.ts'
import { multiplied } from './weekly.ts'

const MOST_ORDINALS = 31
const MOST_WORKDAYS = 20 // that every month has
const MONTHLY = plainRule('MONTHLY')

const nth = either(
  meaning(sequence(ordinal, optional(keyword('to')), keyword('last')), ([place]) => -place),
  ordinal,
)
const nths = list(nth, MOST_ORDINALS)

const workday: Phrase<unknown> = either<unknown>(
  keyword('weekday', 'workday'),
  sequence(keyword('working', 'business'), keyword('day')),
)

/** Days that a month's rule names, by a noun: `2nd tuesday`, `1st and 3rd friday`, `last day`, `last weekday`. */
export const namedMonthDays: Phrase<RuleParts> = either(
  meaning(sequence(nths, weekdayName), ([places, day]) =>
    places.every((place) => Math.abs(place) <= 5)
      ? { ...MONTHLY, weekdays: places.map((place) => ({ day, nth: place })) }
      : null,
  ),
  meaning(sequence(nths, keyword('day', 'days')), ([places]) => onDays(places)),
  meaning(sequence(nth, workday), ([place]) =>
    Math.abs(place) <= MOST_WORKDAYS ? { ...MONTHLY, weekdays: WORKDAYS, positions: [place] } : null,
  ),
)

/** Days of the month as ordinals alone: `4th and 10th`. */
export const bareMonthDays: Phrase<RuleParts> = (words, at, context) => {
  const isInDigits = /^\d/.test(words[at]?.plain ?? '')
  return isInDigits ? meaning(nths, onDays)(words, at, context) : null
}

/** `2nd tuesday`, `last day`, `4th and 10th`. */
export const monthDays = either(namedMonthDays, bareMonthDays)

export type WhichMonth = { which: 'every' | 'this' | 'next'; interval: number; isQuarter?: boolean }
export const QUARTER = 3 // months

/** A month's rule in each quarter of the year: in its first month, and days from the end in its last. */
export function inQuarters(rule: RuleParts): RuleParts {
  const isAtEnd = [
    ...rule.monthDays,
    ...rule.weekdays.map((weekday) => weekday.nth ?? 0),
    ...rule.positions,
  ].some((place) => place < 0)
  return { ...rule, interval: QUARTER, months: isAtEnd ? [3, 6, 9, 12] : [1, 4, 7, 10] }
}

/** `of the month`, and which: every, this or the next one. `of every other month` has an interval of 2. */
export const ofMonth = either<WhichMonth>(
  meaning(
    sequence(keyword('of', 'in'), optional(keyword('the', 'this', 'next')), keyword('month', 'mth', 'mo')),
    ([, which]) => ({ which: which === 'next' ? 'next' : 'this', interval: 1 }),
  ),
  meaning(
    sequence(
      optional(keyword('of', 'in')),
      keyword('each', 'every'),
      optional(interval),
      keyword('month', 'months', 'mth', 'mths', 'mo'),
    ),
    ([, , each]) => ({ which: 'every', interval: each ?? 1 }),
  ),
  meaning(sequence(keyword('this', 'next'), keyword('month', 'mth')), ([which]) => ({
    which: which === 'next' ? 'next' : 'this',
    interval: 1,
  })),
  meaning(keyword('monthly'), () => ({ which: 'every', interval: 1 })),
  meaning(sequence(keyword('of'), keyword('the', 'this'), keyword('quarter')), () => ({
    which: 'this',
    interval: QUARTER,
    isQuarter: true,
  })),
  meaning(sequence(optional(keyword('of', 'in')), keyword('each', 'every'), keyword('quarter')), () => ({
    which: 'every',
    interval: QUARTER,
    isQuarter: true,
  })),
)

/** `first of every month`, whose ordinal is in words. */
export const endOfEveryMonth: Phrase<RuleParts> = meaning(
  sequence(optional(keyword('on', 'by')), optional(keyword('the')), keyword('first', 'last'), ofMonth),
  ([, , day, { which, interval: each }]) =>
    which === 'every' ? { ...MONTHLY, monthDays: [day === 'first' ? 1 : -1], interval: each } : null,
)

function onDays(days: readonly number[]): RuleParts | null {
  return days.every((day) => Math.abs(day) <= 31) ? { ...MONTHLY, monthDays: [...new Set(days)] } : null
}

/** Days of every so many months, or of each quarter. */
export function inMonthsOf(
  days: RuleParts,
  { interval: each, isQuarter = false }: WhichMonth,
): RuleParts | null {
  return isQuarter ? inQuarters(days) : multiplied(days, each)
}
