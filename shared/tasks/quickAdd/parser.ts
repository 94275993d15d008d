import type { RuleEnd, RuleParts } from '#shared/tasks/repeatRule.ts'
import type { Category, Priority } from '#shared/tasks/fields.ts'
import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

/**
 * Where in the line a match counts, so that a title keeps ordinary words:
 * - `anywhere`: it is unambiguous (`tomorrow`, `19:00`, `#health`)
 * - `edge`: at the beginning or the end of the line, or beside a date or time (`20 min`, `2 March`)
 * - `end`: at the end, or beside a date or time (`sun`, `noon`)
 * - `behind time`: directly after a time (`7am 45m`, since `45m` alone may be metres)
 * - `preposition`: it includes its preposition, so it counts everywhere
 */
export type Place = 'anywhere' | 'edge' | 'end' | 'behind time' | 'preposition'

/** A parsed value. Times and durations are minutes. */
export type Finding =
  | { kind: 'date'; date: string; time?: number | undefined; isEvening?: boolean | undefined }
  | { kind: 'time'; time: number; length?: number | undefined; isCertain: boolean; date?: string | undefined }
  | { kind: 'duration'; minutes: number }
  | { kind: 'category'; category: Category }
  | { kind: 'priority'; priority: Priority }
  | { kind: 'xp'; amount: number }
  | { kind: 'repeat'; rule: RuleParts; from: 'schedule' | 'completion'; time?: number | undefined }
  | { kind: 'end'; ends: RuleEnd | { kind: 'span'; days: number; months: number } }
  | { kind: 'due'; date: string }

/** A finding, the number of its words, and where in the line it counts. */
export type Match = { length: number; place: Place; finding: Finding }

/** Parses the words from `at` on, or returns null when they do not match. */
export type Parser = (words: readonly Word[], at: number, context: ReadingContext) => Match | null

/** The plain word at an index; empty outside the line. */
export function plainAt(words: readonly Word[], at: number): string {
  return words[at]?.plain ?? ''
}

const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** A whole number from 1 to 9999 in digits, or up to six in words. */
export function parseCount(word: string): number | null {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word)
  return Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? null) : null
}
