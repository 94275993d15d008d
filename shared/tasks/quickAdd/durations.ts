import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { TASK_LIMITS } from '#shared/tasks/fields.ts'
import { plainAt, type Place, type Reader, readCount, type Reading } from './reading.ts'
import type { Word } from './words.ts'

/** A length of time in so many words, in minutes. */
export type Amount = { length: number; minutes: number; place: Place }

const HOURS_AND_MINUTES = /^(\d{1,2})h(\d{1,2})(?:m|min)?$/
const ONE_WORD = /^(\d{1,4}(?:[.,]\d{1,2})?)(h|hrs?|hours?|m|mins?|minutes?)$/
/** `an hour` is a length behind `for` alone: "book an hour of massage". */
const IN_WORDS = new Set(['a', 'an', 'half', 'one', 'two', 'three', 'four', 'five', 'six'])
const HOUR = /^(h|hrs?|hours?)$/
const MINUTE = /^(m|mins?|minutes?)$/

/** `for 45m`, `~30m`, `45min`, `1h30`, `1.5h`, `20 minutes`, `for half an hour`. */
export const readDuration: Reader = (words, at) => {
  const word = plainAt(words, at)
  if (word === 'for') return durationReading(readAmount(words, at + 1), 1, 'preposition')
  if (word.startsWith('~')) {
    const estimate = oneWordAmount(word.slice(1))
    return durationReading(estimate, 0, 'anywhere')
  }
  const amount = readAmount(words, at)
  const isFromNow = plainAt(words, at - 1) === 'in'
  if (amount === null || isFromNow || IN_WORDS.has(word)) return null
  const isWholeDay = amount.minutes >= MINUTES_PER_DAY // "24h race" names a race
  const isName = words.slice(at, at + amount.length).some(({ text }) => /^[A-Z][a-z]/.test(text)) // "60 Minutes"
  return isWholeDay || isName ? null : durationReading(amount, 0, amount.place)
}

/** A length of time in hours and minutes, and where it may stand when nothing introduces it. */
export function readAmount(words: readonly Word[], at: number): Amount | null {
  const [first, second, third] = [plainAt(words, at), plainAt(words, at + 1), plainAt(words, at + 2)]
  if (first === 'half' && (second === 'an' || second === 'a') && HOUR.test(third))
    return { length: 3, minutes: 30, place: 'edge' }
  const one = oneWordAmount(first)
  if (one !== null) {
    const rest = first.endsWith('h') ? oneWordAmount(second) : null
    const isTwoPart = rest !== null && rest.minutes < 60
    return isTwoPart ? { length: 2, minutes: one.minutes + rest.minutes, place: 'anywhere' } : one
  }
  const count = /^\d{1,4}[.,]\d{1,2}$/.test(first) ? Number(first.replace(',', '.')) : readCount(first)
  if (count === null) return null
  if (MINUTE.test(second) && second !== 'm') return { length: 2, minutes: Math.round(count), place: 'edge' }
  if (!HOUR.test(second)) return null
  const minutes = Math.round(count * 60)
  const rest = readCount(third)
  return rest !== null && rest < 60 && MINUTE.test(plainAt(words, at + 3))
    ? { length: 4, minutes: minutes + rest, place: 'anywhere' }
    : { length: 2, minutes, place: 'edge' }
}

/** Minutes that a task may take: 15 to 1,440 (rulebook, section 2). */
export function withinDuration(minutes: number): number {
  return Math.min(TASK_LIMITS.longest, Math.max(TASK_LIMITS.shortest, minutes))
}

function oneWordAmount(word: string): Amount | null {
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(word) ?? []
  if (hours !== undefined && Number(minutes) < 60)
    return { length: 1, minutes: Number(hours) * 60 + Number(minutes), place: 'anywhere' }
  const [, count = '', unit] = ONE_WORD.exec(word) ?? []
  if (unit === undefined) return null
  const amount = Number(count.replace(',', '.'))
  return {
    length: 1,
    minutes: Math.round(unit.startsWith('h') ? amount * 60 : amount),
    place: unit === 'm' ? 'behind time' : 'anywhere',
  }
}

function durationReading(amount: Amount | null, before: number, place: Place): Reading | null {
  if (amount === null || amount.minutes === 0) return null
  return {
    length: amount.length + before,
    place,
    finding: { kind: 'duration', minutes: amount.minutes },
  }
}
