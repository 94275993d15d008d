import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { TASK_LIMITS } from '#shared/tasks/fields.ts'
import { type Match, parseCount, type Parser, type Place, plainAt } from './parser.ts'
import type { Word } from './words.ts'

/** A parsed duration in minutes, and the number of its words. */
export type Amount = { length: number; minutes: number; place: Place }

const HOURS_AND_MINUTES = /^(\d{1,2})h(\d{1,2})(?:m|min)?$/
const ONE_WORD = /^(\d{1,4}(?:[.,]\d{1,2})?)(h|hrs?|hours?|m|mins?|minutes?)$/
/** A number in words is a duration after `for` only: "book an hour of massage" has none. */
const IN_WORDS = new Set(['a', 'an', 'half', 'one', 'two', 'three', 'four', 'five', 'six'])
const HOUR = /^(h|hrs?|hours?)$/
const MINUTE = /^(m|mins?|minutes?)$/

/** `for 45m`, `~30m`, `45min`, `1h30`, `1.5h`, `20 minutes`, `for half an hour`. */
export const parseDuration: Parser = (words, at) => {
  const word = plainAt(words, at)
  if (word === 'for') return durationMatch(parseAmount(words, at + 1), 1, 'preposition')
  if (word.startsWith('~')) {
    const estimate = oneWordAmount(word.slice(1))
    return durationMatch(estimate, 0, 'anywhere')
  }
  const amount = parseAmount(words, at)
  const isFromNow = plainAt(words, at - 1) === 'in'
  if (amount === null || isFromNow || IN_WORDS.has(word)) return null
  const isWholeDay = amount.minutes >= MINUTES_PER_DAY // "24h race" is the name of a race
  const isName = words.slice(at, at + amount.length).some(({ text }) => /^[A-Z][a-z]/.test(text)) // "60 Minutes"
  return isWholeDay || isName ? null : durationMatch(amount, 0, amount.place)
}

/** A duration in hours and minutes, and its {@link Place} without a preposition. */
export function parseAmount(words: readonly Word[], at: number): Amount | null {
  const [first, second, third] = [plainAt(words, at), plainAt(words, at + 1), plainAt(words, at + 2)]
  if (first === 'half' && (second === 'an' || second === 'a') && HOUR.test(third))
    return { length: 3, minutes: 30, place: 'edge' }
  const one = oneWordAmount(first)
  if (one !== null) {
    const rest = first.endsWith('h') ? oneWordAmount(second) : null
    const isTwoPart = rest !== null && rest.minutes < 60
    return isTwoPart ? { length: 2, minutes: one.minutes + rest.minutes, place: 'anywhere' } : one
  }
  const count = /^\d{1,4}[.,]\d{1,2}$/.test(first) ? Number(first.replace(',', '.')) : parseCount(first)
  if (count === null) return null
  if (MINUTE.test(second) && second !== 'm') return { length: 2, minutes: Math.round(count), place: 'edge' }
  if (!HOUR.test(second)) return null
  const minutes = Math.round(count * 60)
  const rest = parseCount(third)
  return rest !== null && rest < 60 && MINUTE.test(plainAt(words, at + 3))
    ? { length: 4, minutes: minutes + rest, place: 'anywhere' }
    : { length: 2, minutes, place: 'edge' }
}

/** Clamps minutes to a task's bounds (docs/rules.md, Tasks). */
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

function durationMatch(amount: Amount | null, before: number, place: Place): Match | null {
  if (amount === null || amount.minutes === 0) return null
  return {
    length: amount.length + before,
    place,
    finding: { kind: 'duration', minutes: amount.minutes },
  }
}
