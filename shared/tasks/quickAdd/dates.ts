import { addDays, addMonths, dayOfWeek, monthOf, weekOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { monthOfName, ordinalOf, partOfDay, weekdayOf } from './dateWords.ts'
import { type Place, plainAt, readCount, type Reader, type ReadingContext } from './reading.ts'
import { withoutEnd, type Word } from './words.ts'

/** A date in so many words. `time` is when the part of the day begins that was named with it. */
export type DateReading = { length: number; place: Place; date: string; time?: number; isEvening?: boolean }

const PREPOSITIONS = new Set(['on', 'for', 'starting'])
const TONIGHT = 20 * 60
const ISO = /^\d{4}-\d{2}-\d{2}$/
const DAY_DOT_MONTH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/
const YEAR = /^(19|20|21)\d{2}$/

/** `tomorrow`, `next thu`, `on the 15th`, `in 3 days`, `2 march`, `2.3.`, `tonight`: the day to do it. */
export const readPlannedDate: Reader = (words, at, context) => {
  const word = plainAt(words, at)
  const isFrom = word === 'from' // "from tomorrow", but "photos from Sunday"
  const isIntroduced = isFrom || PREPOSITIONS.has(word)
  const read = isIntroduced ? readIntroducedDate(words, at + 1, context) : readDate(words, at, context)
  if (read === null || (isFrom && read.place !== 'anywhere')) return null
  const { length, place, ...finding } = read
  return {
    length: isIntroduced ? length + 1 : length,
    place: isIntroduced ? 'preposition' : place,
    finding: { kind: 'date', ...finding },
  }
}

/** `due:fri`, `due tomorrow`, `by 2 march`: the day it must be done. */
export const readDueDate: Reader = (words, at, context) => {
  const word = plainAt(words, at)
  if (word !== 'due' && word !== 'by') return null
  const isLinked = word === 'due' && (plainAt(words, at + 1) === 'on' || plainAt(words, at + 1) === 'by')
  const before = isLinked ? 2 : 1
  const read = readIntroducedDate(words, at + before, context)
  return (
    read && { length: read.length + before, place: 'preposition', finding: { kind: 'due', date: read.date } }
  )
}

/** A date behind its preposition, where `the 15th` is one too. */
export function readIntroducedDate(
  words: readonly Word[],
  at: number,
  context: ReadingContext,
): DateReading | null {
  const article = plainAt(words, at) === 'the' ? 1 : 0
  const day = ordinalOf(plainAt(words, at + article))
  const date = readDate(words, at + article, context)
  if (date) return { ...date, length: date.length + article }
  return day === null || day < 1 ? null : dated(article + 1, 'anywhere', nextOnDay(day, context.today))
}

/** A date that nothing introduces. */
function readDate(words: readonly Word[], at: number, context: ReadingContext): DateReading | null {
  const read = namedDay(words, at, context) ?? calendarDate(words, at, context) ?? weekday(words, at, context)
  if (read === null) return null
  const time = partOfDay(plainAt(words, at + read.length))
  return time === null || read.time !== undefined
    ? read
    : { ...read, length: read.length + 1, place: 'anywhere', time }
}

/** A day and a month, without the year: `2 march`, `march 2nd`, `2nd of march`. */
export function readDayAndMonth(
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

function namedDay(words: readonly Word[], at: number, context: ReadingContext): DateReading | null {
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

function dayAfterTomorrow(words: readonly Word[], at: number, today: string): DateReading | null {
  const phrase =
    plainAt(words, at) === 'the' ? ['the', 'day', 'after', 'tomorrow'] : ['day', 'after', 'tomorrow']
  const isSaid = phrase.every((word, step) => plainAt(words, at + step) === word)
  return isSaid ? dated(phrase.length, 'anywhere', addDays(today, 2)) : null
}

/** The coming one, which may be today; parts of today. */
function thisOne(word: string, today: string): DateReading | null {
  const time = partOfDay(word)
  if (time !== null) return { ...dated(2, 'anywhere', today), time }
  const day = word === 'weekend' ? 6 : weekdayOf(word)
  return day === null ? null : dated(2, 'anywhere', addDays(today, (day - dayOfWeek(today) + 7) % 7))
}

/** The one of next week, by the person's own first day of the week; next week is its Monday, next month its first. */
function nextOne(word: string, { today, weekStart }: ReadingContext): DateReading | null {
  if (word === 'month') return dated(2, 'anywhere', monthOf(addMonths(today, 1)).from)
  const day = word === 'week' ? 1 : weekdayOf(word)
  if (day === null) return null
  const nextWeek = addDays(weekOf(today, weekStart).from, 7)
  return dated(2, 'anywhere', addDays(nextWeek, (day - weekStart + 7) % 7))
}

function daysFromNow(words: readonly Word[], at: number, today: string): DateReading | null {
  const count = readCount(plainAt(words, at))
  if (count === null) return null
  const unit = plainAt(words, at + 1).replace(/s$/, '')
  if (unit === 'day') return dated(3, 'anywhere', addDays(today, count))
  if (unit === 'week') return dated(3, 'anywhere', addDays(today, 7 * count))
  if (unit === 'month') return dated(3, 'anywhere', addMonths(today, count))
  return unit === 'year' ? dated(3, 'anywhere', addMonths(today, 12 * count)) : null
}

/** The next such day after today, and a whole date behind it when there is one: `tuesday, 3 march`. */
function weekday(words: readonly Word[], at: number, context: ReadingContext): DateReading | null {
  const day = weekdayOf(plainAt(words, at))
  if (day === null) return null
  const date = calendarDate(words, at + 1, context)
  if (date && dayOfWeek(date.date) === day) return { ...date, length: date.length + 1, place: 'anywhere' }
  const ahead = (day - dayOfWeek(context.today) + 7) % 7 || 7
  return dated(1, 'end', addDays(context.today, ahead))
}

function calendarDate(words: readonly Word[], at: number, { today }: ReadingContext): DateReading | null {
  const plain = plainAt(words, at)
  if (ISO.test(plain)) return checked(1, 'anywhere', plain)
  const dotted = DAY_DOT_MONTH.exec(withoutEnd(words[at]?.text ?? '', ',;:!?'))
  if (dotted) return yearly(1, 'edge', Number(dotted[1]), Number(dotted[2]), dotted[3], today)
  const slashed = SLASHED.exec(plain)
  if (slashed) return slashedDate(slashed, today)
  const named = readDayAndMonth(words, at)
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

/** Only when it can be read in one way: 25/12 and 12/25, but not 3/2; and not 10/10 or 24/7, which say something else. */
function slashedDate([typed, first, second, year]: RegExpExecArray, today: string): DateReading | null {
  const [one, two] = [Number(first), Number(second)]
  const isAmbiguous = one <= 12 && two <= 12 && (one !== two || year === undefined)
  if (isAmbiguous || typed === '24/7') return null
  return one > 12 ? yearly(1, 'edge', one, two, year, today) : yearly(1, 'edge', two, one, year, today)
}

/** A day of the year it names, or else the next one from today on. */
function yearly(
  length: number,
  place: Place,
  day: number,
  month: number,
  year: string | undefined,
  today: string,
): DateReading | null {
  const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year !== undefined) return checked(length, place, `${year}-${monthAndDay}`)
  const thisYear = Number(today.slice(0, 4))
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = `${thisYear + ahead}-${monthAndDay}`
    if (date >= today && CivilDate.safeParse(date).success) return dated(length, place, date)
  }
  return null
}

/** The next such day of a month, from today on. */
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

function checked(length: number, place: Place, date: string): DateReading | null {
  return CivilDate.safeParse(date).success ? dated(length, place, date) : null
}

function dated(length: number, place: Place, date: string): DateReading {
  return { length, place, date }
}
