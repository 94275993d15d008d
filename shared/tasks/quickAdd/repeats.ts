import { WORKDAYS } from '#shared/tasks/repeat.ts'
import { type Frequency, plainRule, type RuleParts, type RuleWeekday } from '#shared/tasks/repeatRule.ts'
import { parseDayAndMonth, parseIntroducedDate } from './dates.ts'
import { ordinalOf, partOfDay, weekdayOf } from './dateWords.ts'
import { type Match, parseCount, type Parser, plainAt } from './parser.ts'
import type { Word } from './words.ts'

type RuleMatch = { length: number; rule: RuleParts }

const UNITS: Record<string, Frequency> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
}
const ADVERBS: Record<string, Frequency> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  yearly: 'YEARLY',
  annually: 'YEARLY',
}
const WEEKEND: readonly RuleWeekday[] = [6, 0].map((day) => ({ day, nth: null }))
const LONGEST_INTERVAL = 999

/** `every mon,wed`, `every 2 weeks`, `every last friday`, `every! 3 days` (counted from completion), `daily`. */
export const parseRepeat: Parser = (words, at) => {
  const word = plainAt(words, at)
  if (Object.hasOwn(ADVERBS, word)) return repeatMatch(1, 'end', plainRule(ADVERBS[word] ?? 'DAILY'))
  if (word !== 'every') return null
  const from = words[at]?.text.endsWith('!') ? 'completion' : 'schedule'
  const match = partOfEveryDay(words, at + 1) ?? parseRule(words, at + 1)
  if (match === null) return null
  const time = partOfDay(plainAt(words, at + 1 + match.length))
  const length = match.length + (time === null ? 1 : 2)
  return repeatMatch(length, 'anywhere', match.rule, from, time ?? undefined)
}

/** The end of a repetition: `until 3 march`, `for 5 times`, `10 times`, `for 2 weeks`. */
export const parseRepeatEnd: Parser = (words, at, context) => {
  const word = plainAt(words, at)
  if (word === 'until' || word === 'till') {
    const until = parseIntroducedDate(words, at + 1, context)
    if (until === null || until.date < context.today) return null
    return endMatch(until.length + 1, { kind: 'on', date: until.date })
  }
  const before = word === 'for' ? 1 : 0
  const count = parseCount(plainAt(words, at + before))
  if (count === null) return null
  const unit = plainAt(words, at + before + 1).replace(/s$/, '')
  if (unit === 'time') return endMatch(before + 2, { kind: 'after', times: count })
  const spans: Record<string, [days: number, months: number]> = {
    day: [1, 0],
    week: [7, 0],
    month: [0, 1],
    year: [0, 12],
  }
  const span = before === 1 && Object.hasOwn(spans, unit) ? spans[unit] : undefined
  return span ? endMatch(3, { kind: 'span', days: span[0] * count, months: span[1] * count }) : null
}

/** `every morning` is every day; the caller parses the part of the day as its time. */
function partOfEveryDay(words: readonly Word[], at: number): RuleMatch | null {
  return partOfDay(plainAt(words, at)) === null ? null : { length: 0, rule: plainRule('DAILY') }
}

function parseRule(words: readonly Word[], at: number): RuleMatch | null {
  const word = plainAt(words, at)
  const date = parseDayAndMonth(words, at)
  if (date) return { length: date.length, rule: onDate(date) }
  if (word === 'other') return parseUnits(words, at + 1, 1, 2) ?? parseWeekdays(words, at + 1, 1, 2)
  const nth = ordinalOf(word)
  if (nth !== null) return parseNth(words, at, nth)
  if (/^(weekday|workday)s?$/.test(word))
    return { length: 1, rule: { ...plainRule('WEEKLY'), weekdays: WORKDAYS } }
  if (/^weekends?$/.test(word)) return { length: 1, rule: { ...plainRule('WEEKLY'), weekdays: WEEKEND } }
  const count = parseCount(word)
  return count === null
    ? (parseUnits(words, at, 0, 1) ?? parseWeekdays(words, at, 0, 1))
    : parseUnits(words, at + 1, 1, count)
}

/** A unit, with or without its days: `weeks on mon,wed`, `month on the last friday`. */
function parseUnits(words: readonly Word[], at: number, before: number, interval: number): RuleMatch | null {
  const unit = plainAt(words, at).replace(/s$/, '')
  const frequency = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined
  if (frequency === undefined || interval > LONGEST_INTERVAL) return null
  const plain = { length: before + 1, rule: plainRule(frequency, interval) }
  if (plainAt(words, at + 1) !== 'on') return plain
  const article = plainAt(words, at + 2) === 'the' ? 1 : 0
  const days = parseDaysOf(frequency, words, at + 2 + article)
  return days === null
    ? plain
    : { length: before + 2 + article + days.length, rule: { ...days.rule, interval } }
}

function parseDaysOf(frequency: Frequency, words: readonly Word[], at: number): RuleMatch | null {
  if (frequency === 'WEEKLY') return parseWeekdays(words, at, 0, 1)
  const nth = ordinalOf(plainAt(words, at))
  if (frequency === 'MONTHLY' && nth !== null) return parseNth(words, at, nth)
  const date = frequency === 'YEARLY' ? parseDayAndMonth(words, at) : null
  return date && { length: date.length, rule: onDate(date) }
}

/** `2nd tuesday`, `last day`, `3rd day` (every three days), `15th`, `15th of the month`. */
function parseNth(words: readonly Word[], at: number, nth: number): RuleMatch | null {
  const next = plainAt(words, at + 1)
  const day = weekdayOf(next)
  const monthly = plainRule('MONTHLY')
  if (day !== null)
    return Math.abs(nth) > 5 ? null : { length: 2, rule: { ...monthly, weekdays: [{ day, nth }] } }
  if (nth === -1) {
    if (next === 'weekday') return { length: 2, rule: { ...monthly, weekdays: WORKDAYS, positions: [-1] } }
    return next === 'day' ? { length: 2, rule: { ...monthly, monthDays: [-1] } } : null
  }
  if (Object.hasOwn(UNITS, next)) return parseUnits(words, at + 1, 1, nth)
  if (nth > 31 || !/^\d/.test(plainAt(words, at))) return null
  const isOfMonth =
    next === 'of' && /^(the|each|every)$/.test(plainAt(words, at + 2)) && plainAt(words, at + 3) === 'month'
  return { length: isOfMonth ? 4 : 1, rule: { ...monthly, monthDays: [nth] } }
}

/** `mon,wed`, `mon, wed and fri`, `mon-fri`. */
function parseWeekdays(
  words: readonly Word[],
  at: number,
  before: number,
  interval: number,
): RuleMatch | null {
  const days = new Set<number>()
  let next = at
  while (next < words.length) {
    const isJoined = next > at && /^(and|&|\+)$/.test(plainAt(words, next))
    const named = weekdaysIn(plainAt(words, isJoined ? next + 1 : next))
    if (named === null) break
    for (const day of named) days.add(day)
    next += isJoined ? 2 : 1
    const isListed = words[next - 1]?.text.endsWith(',') || /^(and|&|\+)$/.test(plainAt(words, next))
    if (!isListed) break
  }
  if (days.size === 0) return null
  const weekdays = [...days]
    .toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((day) => ({ day, nth: null }))
  return { length: before + next - at, rule: { ...plainRule('WEEKLY', interval), weekdays } }
}

function weekdaysIn(word: string): number[] | null {
  const [first, last] = word.split('-').map(weekdayOf)
  if (typeof first === 'number' && typeof last === 'number')
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
  const days = word.split(/[,/&+]/).map(weekdayOf)
  return days.every((day) => day !== null) ? days : null
}

function onDate({ day, month }: { day: number; month: number }): RuleParts {
  return { ...plainRule('YEARLY'), months: [month], monthDays: [day] }
}

function repeatMatch(
  length: number,
  place: Match['place'],
  rule: RuleParts,
  from: 'schedule' | 'completion' = 'schedule',
  time?: number,
): Match {
  return { length, place, finding: { kind: 'repeat', rule, from, time } }
}

function endMatch(length: number, ends: Extract<Match['finding'], { kind: 'end' }>['ends']): Match {
  return { length, place: 'preposition', finding: { kind: 'end', ends } }
}
