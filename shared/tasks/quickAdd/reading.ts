import type { RuleEnd, RuleParts } from '#shared/tasks/repeatRule.ts'
import type { Category, Priority } from './marks.ts'
import type { Word } from './words.ts'

/** What the words are read against. */
export type ReadingContext = {
  /** `YYYY-MM-DD`. */
  today: string
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
  /** `HH:MM`; without it "in 2h" is not understood. */
  now?: string | undefined
}

/**
 * Where words must stand to be taken, so that a title keeps its own words:
 * - `anywhere`: they can hardly mean anything else (`tomorrow`, `19:00`, `#health`)
 * - `edge`: at the beginning or the end of the line, or beside a date or time (`20 min`, `2 March`)
 * - `end`: at the end, or beside a date or time (`sun`, `noon`)
 * - `behind time`: right behind a time (`7am 45m`, since `45m` alone may be metres)
 * - `preposition`: their preposition came with them, so they are taken wherever they stand
 */
export type Place = 'anywhere' | 'edge' | 'end' | 'behind time' | 'preposition'

/** What some words say. Times and durations are minutes. */
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

/** A finding in so many words from where the reading began. */
export type Reading = { length: number; place: Place; finding: Finding }

/** Reads the words from one on, or answers null when they do not say what it looks for. */
export type Reader = (words: readonly Word[], at: number, context: ReadingContext) => Reading | null

/** The plain word at a place; empty behind the last one. */
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

/** A whole number from 1 to 9999, in digits or as a small word. */
export function readCount(word: string): number | null {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word)
  return Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? null) : null
}
