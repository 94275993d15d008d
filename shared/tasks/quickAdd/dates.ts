import { addDays, addMonths, dayOfWeek, monthOf, weekOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { monthOfName, ordinalOf, partOfDay, weekdayOf } from './dateWords.ts'
import { parseCount, type Parser, type Place, plainAt } from './parser.ts'
import type { ReadingContext } from './reading.ts'
import { withoutEnd, type Word } from './words.ts'

/** A parsed date and the number of its words. `time` is where the named part of the day begins, in minutes. */
export type DateMatch = { length: number; place: Place; date: string; time?: number; isEvening?: boolean }

const PREPOSITIONS = new Set(['on', 'for', 'starting'])
const TONIGHT = 20 * 60
const ISO = /^\d{4}-\d{2}-\d{2}$/
const DAY_DOT_MONTH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/
const YEAR = /^(19|20|21)\d{2}$/

/** `tomorrow`, `next thu`, `on the 15th`, `in 3 days`, `2 march`, `2.3.`, `tonight`: the planned date. */
export const parsePlannedDate: Parser = (words, at, context) => {
  const word = plainAt(words, at)
  const isFrom = word === 'from' // "from tomorrow", but "photos from Sunday"
  const isIntroduced = isFrom || PREPOSITIONS.has(word)
  const match = isIntroduced ? parseIntroducedDate(words, at + 1, context) : parseDate(words, at, context)
  if (match === null || (isFrom && match.place !== 'anywhere')) return null
  const { length, place, ...finding } = match
  return {
    length: isIntroduced ? length + 1 : length,
    place: isIntroduced ? 'preposition' : place,
    finding: { kind: 'date', ...finding },
  }
}

/** `due:fri`, `due tomorrow`, `by 2 march`: the due date. */
export const parseDueDate: Parser = (words, at, context) => {
  const word = plainAt(words, at)
  if (word !== 'due' && word !== 'by') return null
  const isLinked = word === 'due' && (plainAt(words, at + 1) === 'on' || plainAt(words, at + 1) === 'by')
  const before = isLinked ? 2 : 1
  const match = parseIntroducedDate(words, at + before, context)
  return (
    match && {
      length: match.length + before,
      place: 'preposition',
      finding: { kind: 'due', date: match.date },
    }
  )
}

/** A date after a preposition, where `the 15th` counts too. */
export function parseIntroducedDate(
  words: readonly Word[],
  at: number,
  context: ReadingContext,
): DateMatch | null {
  const article = plainAt(words, at) === 'the' ? 1 : 0
  const day = ordinalOf(plainAt(words, at + article))
  const date = parseDate(words, at + article, context)
  if (date) return { ...date, length: date.length + article }
  return day === null || day < 1 ? null : dated(article + 1, 'anywhere', nextOnDay(day, context.today))
}

/** A date without a preposition. */
function parseDate(words: readonly Word[], at: number, context: ReadingContext): DateMatch | null {
  const match =
    namedDay(words, at, context) ?? calendarDate(words, at, context) ?? weekday(words, at, context)
  if (match === null) return null
  const time = partOfDay(plainAt(words, at + match.length))
  return time === null || match.time !== undefined
    ? match
    : { ...match, length: match.length + 1, place: 'anywhere', time }
}

/** A day and a month, without the year: `2 march`, `march 2nd`, `2nd of march`. */
export function parseDayAndMonth(
  words: readonly Word[],
  at: number,
): { length: number; day: number; month: number; isOrdinal: boolean } | null {
  const [first, second, third] = [plainAt(words, at), plainAt(words, at + 1), plainAt(words, at + 2)]
  const lead = dayOf(first)
  const isOf = second === 'of' && ordinalOf(first) !== null
  const month = monthOfName(isOf ? third : second)
  if (lead !== null && month !== null)
    return { length: isOf ? 3 : 2, day: lead, month, isOrdinal: ordinalOf(first) !== null }
  const day = dayOf(second)
  const leadMonth = monthOfName(first)
  return leadMonth === null || day === null
    ? null
    : { length: 2, day, month: leadMonth, isOrdinal: ordinalOf(second) !== null }
}

function namedDay(words: readonly Word[], at: number, context: ReadingContext): DateMatch | null {
  const [first, second] = [plainAt(words, at), plainAt(words, at + 1)]
  const { today } = context
  switch (first) {
    case 'today':
      return dated(1, 'anywhere', today)
    case 'tonight':
      return { ...dated(1, 'anywhere', today), time: TONIGHT, isEvening: true }
    case 'tomorrow':
    case 'tmr':
    case 'tmrw':
      return dated(1, 'anywhere', addDays(today, 1))
    case 'the':
    case 'day':
      return dayAfterTomorrow(words, at, today)
    case 'this':
      return thisOne(second, today)
    case 'next':
      return nextOne(second, context)
    case 'in':
      return daysFromNow(words, at + 1, today)
    default:
      return null
  }
}

function dayAfterTomorrow(words: readonly Word[], at: number, today: string): DateMatch | null {
  const phrase =
    plainAt(words, at) === 'the' ? ['the', 'day', 'after', 'tomorrow'] : ['day', 'after', 'tomorrow']
  const isSaid = phrase.every((word, step) => plainAt(words, at + step) === word)
  return isSaid ? dated(phrase.length, 'anywhere', addDays(today, 2)) : null
}

/** `this friday` is the coming one, which may be today; `this evening` is a part of today. */
function thisOne(word: string, today: string): DateMatch | null {
  const time = partOfDay(word)
  if (time !== null) return { ...dated(2, 'anywhere', today), time }
  const day = word === 'weekend' ? 6 : weekdayOf(word)
  return day === null ? null : dated(2, 'anywhere', addDays(today, (day - dayOfWeek(today) + 7) % 7))
}

/** `next friday` is in the next week, by the person's first day of the week; `next week` is its Monday, `next month` its first. */
function nextOne(word: string, { today, weekStart }: ReadingContext): DateMatch | null {
  if (word === 'month') return dated(2, 'anywhere', monthOf(addMonths(today, 1)).from)
  const day = word === 'week' ? 1 : weekdayOf(word)
  if (day === null) return null
  const nextWeek = addDays(weekOf(today, weekStart).from, 7)
  return dated(2, 'anywhere', addDays(nextWeek, (day - weekStart + 7) % 7))
}

function daysFromNow(words: readonly Word[], at: number, today: string): DateMatch | null {
  const count = parseCount(plainAt(words, at))
  if (count === null) return null
  const unit = plainAt(words, at + 1).replace(/s$/, '')
  if (unit === 'day') return dated(3, 'anywhere', addDays(today, count))
  if (unit === 'week') return dated(3, 'anywhere', addDays(today, 7 * count))
  if (unit === 'month') return dated(3, 'anywhere', addMonths(today, count))
  return unit === 'year' ? dated(3, 'anywhere', addMonths(today, 12 * count)) : null
}

/** The next such weekday after today, or the date that follows it when the two agree: `tuesday, 3 march`. */
function weekday(words: readonly Word[], at: number, context: ReadingContext): DateMatch | null {
  const day = weekdayOf(plainAt(words, at))
  if (day === null) return null
  const date = calendarDate(words, at + 1, context)
  if (date && dayOfWeek(date.date) === day) return { ...date, length: date.length + 1, place: 'anywhere' }
  const ahead = (day - dayOfWeek(context.today) + 7) % 7 || 7
  return dated(1, 'end', addDays(context.today, ahead))
}

function calendarDate(words: readonly Word[], at: number, { today }: ReadingContext): DateMatch | null {
  const plain = plainAt(words, at)
  if (ISO.test(plain)) return checked(1, 'anywhere', plain)
  const dotted = DAY_DOT_MONTH.exec(withoutEnd(words[at]?.text ?? '', ',;:!?'))
  if (dotted) return yearly(1, 'edge', Number(dotted[1]), Number(dotted[2]), dotted[3], today)
  const slashed = SLASHED.exec(plain)
  if (slashed) return slashedDate(slashed, today)
  const named = parseDayAndMonth(words, at)
  if (named === null) return null
  const year = plainAt(words, at + named.length)
  const hasYear = YEAR.test(year)
  const place = named.isOrdinal || hasYear ? 'anywhere' : 'edge'
  return yearly(
    named.length + (hasYear ? 1 : 0),
    place,
    named.day,
    named.month,
    hasYear ? year : undefined,
    today,
  )
}

/** Only unambiguous dates: 25/12 and 12/25, but not 3/2; nor 10/10 and 24/7, which are usually no dates. */
function slashedDate([typed, first, second, year]: RegExpExecArray, today: string): DateMatch | null {
  const [one, two] = [Number(first), Number(second)]
  const isAmbiguous = one <= 12 && two <= 12 && (one !== two || year === undefined)
  if (isAmbiguous || typed === '24/7') return null
  return one > 12 ? yearly(1, 'edge', one, two, year, today) : yearly(1, 'edge', two, one, year, today)
}

/** A date of the given year, else the next one from today on. */
function yearly(
  length: number,
  place: Place,
  day: number,
  month: number,
  year: string | undefined,
  today: string,
): DateMatch | null {
  const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year !== undefined) return checked(length, place, `${year}-${monthAndDay}`)
  const thisYear = Number(today.slice(0, 4))
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = `${thisYear + ahead}-${monthAndDay}`
    if (date >= today && CivilDate.safeParse(date).success) return dated(length, place, date)
  }
  return null
}

/** The next date with that day of the month, from today on. */
function nextOnDay(day: number, today: string): string {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const date = `${addMonths(monthOf(today).from, ahead).slice(0, 8)}${String(day).padStart(2, '0')}`
    if (date >= today && CivilDate.safeParse(date).success) return date
  }
  return today
}

function dayOf(word: string): number | null {
  const day = /^\d{1,2}$/.test(word) ? Number(word) : ordinalOf(word)
  return day !== null && day >= 1 && day <= 31 ? day : null
}

function checked(length: number, place: Place, date: string): DateMatch | null {
  return CivilDate.safeParse(date).success ? dated(length, place, date) : null
}

function dated(length: number, place: Place, date: string): DateMatch {
  return { length, place, date }
}
