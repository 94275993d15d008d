import type { Amount, Per } from './amounts/amounts.ts'
import type { DayWindow } from './times/dayParts.ts'
import type { Deadline } from './dates/deadline.ts'
import type { LengthOf } from './rhythms/lengths.ts'
import type { Limit } from './times/limits.ts'
import type { OwnHours, Rhythm } from './rhythms/rhythm.ts'
import type { Span } from './words/wordSpan.ts'

/** What some words say. */
export type Value =
  | { kind: 'deadline'; value: Deadline }
  | { kind: 'start'; value: string }
  | { kind: 'rhythm'; value: Rhythm }
  | { kind: 'not on'; value: readonly number[] }
  /** `weekday evenings and weekend mornings`: when, and not how often. */
  | { kind: 'own hours'; value: readonly OwnHours[] }
  /** `the long one on Sundays`; `isMore`: beside those that were counted. */
  | { kind: 'one on'; value: { days: readonly number[]; isMore: boolean } }
  /** `never two days in a row`. */
  | { kind: 'apart'; value: true }
  | { kind: 'window'; value: DayWindow }
  /** `isEach`: that of one session, whatever follows. `each`: of a total, that of each session. */
  | { kind: 'length'; value: { minutes: number; of: LengthOf; isEach?: true; each?: number } }
  | { kind: 'of'; value: LengthOf }
  | { kind: 'amount'; value: Amount & { per: Per | 'other' | null }; behind: number }
  | { kind: 'level'; value: true }
  | { kind: 'target'; value: true }
  | { kind: 'spare time'; value: true }
  | { kind: 'then'; value: true }
  | { kind: 'per'; value: true }
  /** `rest of the week off`: what a number of sessions says anyway. */
  | { kind: 'rest'; value: true }
  /** No one rhythm can say it: it stays unread. */
  | { kind: 'mixed'; value: true }
export type Found = Span & Value
export type FoundOf<Kind extends Value['kind']> = Extract<Found, { kind: Kind }>

/** Of what a sentence is about, as far as its grammar depends on it. */
export type Subject = {
  /** `on Friday` is the date of an exam or a party, and no rhythm. */
  isDated: boolean
  /** `200 a month` is an amount of money. */
  isMoney: boolean
  /** `no phone after 9pm` is about the time itself. */
  isQuit: boolean
  /** So much of something and no more is what is wanted. */
  limit: Limit | null
  /** The same of money, `at most 400 a month on food`, and of days, `only eat sweets on Saturdays`. */
  budget: (Span & { allowed?: readonly number[] }) | null
  /** So many words at the beginning only tell why. */
  story: number
}
