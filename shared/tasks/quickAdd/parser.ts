import type { RuleEnd, RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import type { Category, Priority } from '#shared/tasks/fields.ts'
import type { Phrase } from './phrase.ts'
import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

/**
 * Where in the line a match counts, so that a title keeps ordinary words:
 * - `anywhere`: it is unambiguous (`tomorrow`, `19:00`, `#health`)
 * - `edge`: where it begins the line or ends a clause (`20 min`, `on Monday with Anna`)
 * - `closed`: where it ends a clause (`for the 2nd`, but `for the 2nd interview`)
 * - `end`: at the end of the line (`noon`, `daily`)
 * - `weekday`: at the end of the line or a clause, and at its beginning where no noun follows (`friday dentist`)
 * - `plain weekday`: at the end, and at the beginning where it can be no other word (`sat brunch 11am`, but `sun cream`)
 * - `ordinal`: at the end, and at the beginning of a line with a time (`15th dentist 3pm`)
 * - `beside`: beside a date or time alone (`from 1 to 3`)
 * - `behind when`: directly behind a time, date or repetition (`7am 45m`)
 * - `behind day`: directly behind a date or repetition without digits (`tomorrow 9`)
 *
 * All but the last two count beside a date or time too.
 */
export type Place =
  | 'anywhere'
  | 'edge'
  | 'closed'
  | 'end'
  | 'weekday'
  | 'plain weekday'
  | 'ordinal'
  | 'beside'
  | 'behind when'
  | 'behind day'

/**
 * A parsed value. Times and durations are minutes. A time `isOnFace` of the clock when it may be in either half of the day;
 * `hasMinutes` when they were typed. It `isDeadline` behind `by` or `before`, `isAfter` behind `after`, and `isInDigits` without a mark away from its day (`train 1752 from leeds thu`). `until` is the last of several dates, which ends at `endTime`.
 * A due date is `bare` when only its day of the month or its weekday was typed. A `rhythm` is the interval of a repetition
 * whose days stand further on. A date that `isFeast` is named by a feast. A repetition that `isNightly` has its time in the evening.
 */
export type Finding =
  | {
      kind: 'date'
      date: string
      until?: string | undefined
      time?: number | undefined
      isEvening?: boolean | undefined
      endTime?: number | undefined
      length?: number | undefined
      isFeast?: boolean | undefined
    }
  | {
      kind: 'time'
      time: number
      length?: number | undefined
      isOnFace: boolean
      hasMinutes: boolean
      isDeadline?: boolean | undefined
      isAfter?: boolean | undefined
      isInDigits?: boolean | undefined
      date?: string | undefined
    }
  | { kind: 'duration'; minutes: number }
  | { kind: 'category'; category: Category }
  | { kind: 'priority'; priority: Priority }
  | { kind: 'xp'; amount: number }
  | { kind: 'reminder'; minutes: number }
  | { kind: 'goal'; id: string; title: string }
  | { kind: 'witness'; id: string; name: string }
  | {
      kind: 'repeat'
      rule: RuleParts
      from: 'schedule' | 'completion'
      time?: number | undefined
      isNightly?: boolean
    }
  | { kind: 'end'; ends: RuleEnd | { kind: 'span'; days: number; months: number } }
  | { kind: 'except'; days: readonly number[] }
  | { kind: 'rhythm'; frequency: RuleParts['frequency']; interval: number }
  | {
      kind: 'due'
      date: string
      time?: number | undefined
      bare?: 'weekday' | 'day of month' | undefined
      isBefore?: boolean
    }

/** A finding and where in the line it counts. `isIntroduced`: with its preposition, so it wins over others. */
export type Reading = { place: Place; isIntroduced?: boolean; finding: Finding }

/** A reading and the number of its words. */
export type Match = Reading & { length: number }

/** Parses the words from `at` on, or returns null when they do not match. */
export type Parser = (words: readonly Word[], at: number, context: ReadingContext) => Match | null

/** The parser of a phrase. */
export function parserOf(phrase: Phrase<Reading>): Parser {
  return (words, at, context) => {
    const read = phrase(words, at, context)
    return read && { ...read.value, length: read.to - at }
  }
}
