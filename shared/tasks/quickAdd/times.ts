import { addDays, clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { isDateWord } from './dateWords.ts'
import { parseAmount } from './durations.ts'
import { type Match, type Parser, plainAt } from './parser.ts'
import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

/** A typed time of day. `isCertain` when it has minutes, am or pm. */
type Clock = { length: number; minutes: number; half: 'am' | 'pm' | null; isCertain: boolean }

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?([ap]\.?m)?$/
const RANGE = /^(.+)[-–—](.+)$/
const HALF = /^[ap]\.?m$/
const PREPOSITIONS = new Set(['at', 'by', 'from', 'around', '@'])
const CONNECTORS = new Set(['-', '–', '—', 'to', 'until', 'till'])
const HALF_DAY = MINUTES_PER_DAY / 2
const AFTERNOON_UNTIL = 6 * 60

/** `7am`, `19:00`, `at 7`, `noon`, `7-7:45`, `from 9 to 5`, and `in 2h` when the context has the time. */
export const parseTime: Parser = (words, at, context) => {
  const word = plainAt(words, at)
  if (word === 'in') return timeFromNow(words, at + 1, context)
  if (!PREPOSITIONS.has(word)) return bareTime(words, at)
  const range = parseRange(words, at + 1)
  if (range) return { ...range, length: range.length + 1, place: 'preposition' }
  const clock = parseClock(words, at + 1)
  const isStart = word === 'from' // `from` without an end is no time of day: "a letter from 7"
  if (clock === null || (isStart && !clock.isCertain) || isPartOfName(words, at + 1, clock)) return null
  return { ...timeMatch(clock, inThisHalf(clock)), length: clock.length + 1, place: 'preposition' }
}

function bareTime(words: readonly Word[], at: number): Match | null {
  const word = plainAt(words, at)
  const mention = word.startsWith('@') ? clockIn(word.slice(1)) : null
  if (mention) return timeMatch(mention, inThisHalf(mention))
  const range = parseRange(words, at)
  if (range) return range.finding.kind === 'time' && range.finding.isCertain ? range : null
  const clock = parseClock(words, at)
  if (clock === null) return null
  const typed = words[at]?.text ?? ''
  if (clock.isCertain && /\d/.test(typed)) return timeMatch(clock)
  const isName = /^[A-Z]/.test(typed)
  return clock.isCertain && !isName ? { ...timeMatch(clock), place: 'end' } : null
}

function parseClock(words: readonly Word[], at: number): Clock | null {
  const word = plainAt(words, at)
  if (word === 'noon' || word === 'midnight')
    return { length: 1, minutes: word === 'noon' ? HALF_DAY : 0, half: null, isCertain: true }
  const next = plainAt(words, at + 1)
  const joined = HALF.test(next) ? clockIn(word + next) : null
  return joined ? { ...joined, length: 2 } : clockIn(word)
}

function clockIn(word: string): Clock | null {
  const [, hour, minute = '0', half] = CLOCK.exec(word) ?? []
  if (hour === undefined) return null
  const isWithin = half === undefined ? Number(hour) < 24 : Number(hour) >= 1 && Number(hour) <= 12
  if (!isWithin || Number(minute) > 59) return null
  const minutes = (half === undefined ? Number(hour) : Number(hour) % 12) * 60 + Number(minute)
  return {
    length: 1,
    minutes: half?.startsWith('p') ? minutes + HALF_DAY : minutes,
    half: half === undefined ? null : half.startsWith('p') ? 'pm' : 'am',
    isCertain: half !== undefined || word.includes(':'),
  }
}

/** Two times as one word (`7-7:45`) or with a word between (`7am to 8am`); without a preposition at least one must be certain. */
function parseRange(words: readonly Word[], at: number): Match | null {
  const [range, first = '', second = ''] = RANGE.exec(plainAt(words, at)) ?? []
  if (range !== undefined) return rangeOf(clockIn(first), clockIn(second), 1)
  const from = parseClock(words, at)
  if (from === null || !CONNECTORS.has(plainAt(words, at + from.length))) return null
  const to = parseClock(words, at + from.length + 1)
  return rangeOf(from, to, from.length + 1 + (to?.length ?? 0))
}

function rangeOf(from: Clock | null, to: Clock | null, length: number): Match | null {
  if (from === null || to === null) return null
  const borrowed =
    from.half === null && to.half === 'pm' && from.minutes < HALF_DAY ? from.minutes + HALF_DAY : from.minutes
  const start = borrowed < to.minutes ? borrowed : from.minutes
  const isOpenEnd = to.half === null && to.minutes <= start && to.minutes + HALF_DAY > start
  const end = isOpenEnd && to.minutes < HALF_DAY ? to.minutes + HALF_DAY : to.minutes
  const minutes = (end - start + MINUTES_PER_DAY) % MINUTES_PER_DAY
  if (minutes === 0) return null
  const isCertain = from.isCertain || to.isCertain
  return { length, place: 'anywhere', finding: { kind: 'time', time: start, length: minutes, isCertain } }
}

function timeFromNow(words: readonly Word[], at: number, { today, now }: ReadingContext): Match | null {
  const amount = parseAmount(words, at)
  if (amount === null || now === undefined) return null
  const minutes = minutesOf(now) + amount.minutes
  const date = addDays(today, Math.floor(minutes / MINUTES_PER_DAY))
  return {
    length: amount.length + 1,
    place: 'preposition',
    finding: { kind: 'time', time: minutesOf(clockOf(minutes)), isCertain: true, date },
  }
}

function timeMatch(clock: Clock, time = clock.minutes): Match {
  return {
    length: clock.length,
    place: 'anywhere',
    finding: { kind: 'time', time, isCertain: clock.isCertain },
  }
}

/** An uncertain time before 6 is in the afternoon: `at 3` is 15:00, `at 7` is 07:00. */
function inThisHalf({ minutes, isCertain }: Clock): number {
  return !isCertain && minutes > 0 && minutes < AFTERNOON_UNTIL ? minutes + HALF_DAY : minutes
}

/** `at 7 Main Street` is an address, `at 7 Monday` is not. */
function isPartOfName(words: readonly Word[], at: number, clock: Clock): boolean {
  const next = words[at + clock.length]
  return !clock.isCertain && next !== undefined && /^\p{Lu}/u.test(next.text) && !isDateWord(next.plain)
}
