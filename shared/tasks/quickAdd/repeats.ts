import { WORKDAYS } from '#shared/tasks/repeat.ts'
import { type Frequency, plainRule, type RuleParts, type RuleWeekday } from '#shared/tasks/repeatRule.ts'
import { readDayAndMonth, readIntroducedDate } from './dates.ts'
import { ordinalOf, partOfDay, weekdayOf } from './dateWords.ts'
import { plainAt, readCount, type Reader, type Reading } from './reading.ts'
import type { Word } from './words.ts'

type RuleReading = { length: number; rule: RuleParts }

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
export const readRepeat: Reader = (words, at) => {
  const word = plainAt(words, at)
  if (Object.hasOwn(ADVERBS, word)) return repeatReading(1, 'end', plainRule(ADVERBS[word] ?? 'DAILY'))
  if (word !== 'every') return null
  const from = words[at]?.text.endsWith('!') ? 'completion' : 'schedule'
  const read = partOfEveryDay(words, at + 1) ?? readRule(words, at + 1)
  if (read === null) return null
  const time = partOfDay(plainAt(words, at + 1 + read.length))
  const length = read.length + (time === null ? 1 : 2)
  return repeatReading(length, 'anywhere', read.rule, from, time ?? undefined)
}

/** Behind a repetition: `until 3 march`, `for 5 times`, `10 times`, `for 2 weeks`. */
export const readRepeatEnd: Reader = (words, at, context) => {
  const word = plainAt(words, at)
  if (word === 'until' || word === 'till') {
    const until = readIntroducedDate(words, at + 1, context)
    if (until === null || until.date < context.today) return null
    return endReading(until.length + 1, { kind: 'on', date: until.date })
  }
  const before = word === 'for' ? 1 : 0
  const count = readCount(plainAt(words, at + before))
  if (count === null) return null
  const unit = plainAt(words, at + before + 1).replace(/s$/, '')
  if (unit === 'time') return endReading(before + 2, { kind: 'after', times: count })
  const spans: Record<string, [days: number, months: number]> = {
    day: [1, 0],
    week: [7, 0],
    month: [0, 1],
    year: [0, 12],
  }
  const span = before === 1 && Object.hasOwn(spans, unit) ? spans[unit] : undefined
  return span ? endReading(3, { kind: 'span', days: span[0] * count, months: span[1] * count }) : null
}

/** `every morning` begins in the morning of each day; the part of the day is read behind it. */
function partOfEveryDay(words: readonly Word[], at: number): RuleReading | null {
  return partOfDay(plainAt(words, at)) === null ? null : { length: 0, rule: plainRule('DAILY') }
}

function readRule(words: readonly Word[], at: number): RuleReading | null {
  const word = plainAt(words, at)
  const date = readDayAndMonth(words, at)
  if (date) return { length: date.length, rule: onDate(date) }
  if (word === 'other') return readUnits(words, at + 1, 1, 2) ?? readWeekdays(words, at + 1, 1, 2)
  const nth = ordinalOf(word)
  if (nth !== null) return readNth(words, at, nth)
  if (/^(weekday|workday)s?$/.test(word))
    return { length: 1, rule: { ...plainRule('WEEKLY'), weekdays: WORKDAYS } }
  if (/^weekends?$/.test(word)) return { length: 1, rule: { ...plainRule('WEEKLY'), weekdays: WEEKEND } }
  const count = readCount(word)
  return count === null
    ? (readUnits(words, at, 0, 1) ?? readWeekdays(words, at, 0, 1))
    : readUnits(words, at + 1, 1, count)
}

/** A unit of time, and which of its days: `weeks on mon,wed`, `month on the last friday`. */
function readUnits(words: readonly Word[], at: number, before: number, interval: number): RuleReading | null {
  const unit = plainAt(words, at).replace(/s$/, '')
  const frequency = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined
  if (frequency === undefined || interval > LONGEST_INTERVAL) return null
  const plain = { length: before + 1, rule: plainRule(frequency, interval) }
  if (plainAt(words, at + 1) !== 'on') return plain
  const article = plainAt(words, at + 2) === 'the' ? 1 : 0
  const days = readDaysOf(frequency, words, at + 2 + article)
  return days === null
    ? plain
    : { length: before + 2 + article + days.length, rule: { ...days.rule, interval } }
}

function readDaysOf(frequency: Frequency, words: readonly Word[], at: number): RuleReading | null {
  if (frequency === 'WEEKLY') return readWeekdays(words, at, 0, 1)
  const nth = ordinalOf(plainAt(words, at))
  if (frequency === 'MONTHLY' && nth !== null) return readNth(words, at, nth)
  const date = frequency === 'YEARLY' ? readDayAndMonth(words, at) : null
  return date && { length: date.length, rule: onDate(date) }
}

/** `2nd tuesday`, `last day`, `3rd day` (every three days), `15th`, `15th of the month`. */
function readNth(words: readonly Word[], at: number, nth: number): RuleReading | null {
  const next = plainAt(words, at + 1)
  const day = weekdayOf(next)
  const monthly = plainRule('MONTHLY')
  if (day !== null)
    return Math.abs(nth) > 5 ? null : { length: 2, rule: { ...monthly, weekdays: [{ day, nth }] } }
  if (nth === -1) {
    if (next === 'weekday') return { length: 2, rule: { ...monthly, weekdays: WORKDAYS, positions: [-1] } }
    return next === 'day' ? { length: 2, rule: { ...monthly, monthDays: [-1] } } : null
  }
  if (Object.hasOwn(UNITS, next)) return readUnits(words, at + 1, 1, nth)
  if (nth > 31 || !/^\d/.test(plainAt(words, at))) return null
  const isOfMonth =
    next === 'of' && /^(the|each|every)$/.test(plainAt(words, at + 2)) && plainAt(words, at + 3) === 'month'
  return { length: isOfMonth ? 4 : 1, rule: { ...monthly, monthDays: [nth] } }
}

/** `mon,wed`, `mon, wed and fri`, `mon-fri`. */
function readWeekdays(
  words: readonly Word[],
  at: number,
  before: number,
  interval: number,
): RuleReading | null {
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
  const [first, last] = word.split('-', 2).map(weekdayOf)
  if (typeof first === 'number' && typeof last === 'number')
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
  const days = word.split(/[,/&+]/).map(weekdayOf)
  return days.every((day) => day !== null) ? days : null
}

function onDate({ day, month }: { day: number; month: number }): RuleParts {
  return { ...plainRule('YEARLY'), months: [month], monthDays: [day] }
}

function repeatReading(
  length: number,
  place: Reading['place'],
  rule: RuleParts,
  from: 'schedule' | 'completion' = 'schedule',
  time?: number,
): Reading {
  return { length, place, finding: { kind: 'repeat', rule, from, time } }
}

function endReading(length: number, ends: Extract<Reading['finding'], { kind: 'end' }>['ends']): Reading {
  return { length, place: 'preposition', finding: { kind: 'end', ends } }
}
