import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { PATTERN_KEYS } from './patterns/keys.ts'
import { Rarely } from './rarely.ts'

export const TEMPLATES = [
  'learn',
  'fitness',
  'project',
  'exam',
  'reading',
  'saving',
  'habit',
  'general',
] as const

const MOST_AMOUNT = 1_000_000_000
const MOST_PARTS = 400
const MOST_AWAY = 20

/** What a part of a sentence says. */
const READ_AS = [
  'what',
  'deadline',
  'rhythm',
  'days',
  'length',
  'total',
  'amount',
  'time',
  'start',
  'level',
] as const
export type ReadAs = (typeof READ_AS)[number]

const MOST_OWN = 7
const Weekdays = z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7))
const Text = z.string().check(z.minLength(1), z.maxLength(2000))
const Clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/))

const PerPeriod = z.enum(['month', 'week', 'day'])
const Sum = z.number().check(z.gte(0.01), z.lte(MOST_AMOUNT))
/** What a goal is about. Of money that is named whole, `share` is how much of it in each month or week, where that was said. */
export const AMOUNT = {
  value: Sum,
  unit: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The amount is that of each; null for the whole. */
  per: z.nullable(PerPeriod),
  share: z.optional(z.strictObject({ value: Sum, per: PerPeriod })),
}
const Window = z.tuple([Clock, Clock])
const OwnDays = z
  .array(
    z.strictObject({
      days: Weekdays,
      /** Null: that of the goal. */
      between: z.nullable(Window),
      minutes: z.nullable(z.int().check(z.gte(1), z.lte(1440))),
      /** How much on each of these days; absent where it is as much as on the others. */
      amount: z.optional(z.strictObject({ value: Sum, unit: AMOUNT.unit })),
    }),
  )
  .check(z.minLength(1), z.maxLength(MOST_OWN))

/** What a sentence says of a goal (docs/rules/plans.md, Goal sentences). What it does not say is null. */
export const Understood = z.strictObject({
  /** A title in the person's own words that begins with a verb, without date, rhythm, length and condition. */
  what: z.nullable(Text),
  template: z.enum(TEMPLATES),
  /** The kind of plan; `general` in doubt. */
  pattern: z.enum(PATTERN_KEYS),
  category: z.enum(CATEGORIES),
  /** The last date, `YYYY-MM-DD`. */
  deadline: z.nullable(CivilDate),
  /** The first date; null for today. */
  starts_on: z.nullable(CivilDate),
  /** 0 Sunday to 6 Saturday. */
  weekdays: z.nullable(Weekdays),
  /** Weekdays on which nothing may be planned, sorted. */
  not_on: z.nullable(Weekdays),
  /** Dates on which nothing may be planned, from and to included; absent where the person named none. */
  away: z.optional(z.nullable(z.array(z.tuple([CivilDate, CivilDate])).check(z.maxLength(MOST_AWAY)))),
  /** Of each of these lists of weekdays one day has one of the sessions of a week; absent where none has. */
  one_on: z.optional(z.nullable(z.array(Weekdays).check(z.minLength(1), z.maxLength(MOST_OWN)))),
  /** Sessions a week. */
  per_week: z.nullable(z.int().check(z.gte(1), z.lte(7))),
  /** Days from one session to the next at least: 2 for `every other day`. */
  every_days: z.nullable(z.int().check(z.gte(2), z.lte(7))),
  /** How often, where that is less often than each week: the three above are null then. Absent where it is not. */
  rarely: z.optional(z.nullable(Rarely)),
  /** Minutes of one session. */
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(1440))),
  weekly_minutes: z.nullable(z.int().check(z.gte(1), z.lte(7 * 1440))),
  total_minutes: z.nullable(z.int().check(z.gte(1), z.lte(366 * 1440))),
  /** The window of the day in which sessions may be placed, `HH:MM`. */
  between: z.nullable(Window),
  /** Weekdays that have a window or a length of their own; absent where none has. */
  own_days: z.optional(z.nullable(OwnDays)),
  amount: z.nullable(z.strictObject(AMOUNT)),
  /** Where the person begins, in their words: `can run 5 km`. */
  level: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Further goals of the sentence, each as a sentence of its own. */
  also: z.array(Text).check(z.maxLength(MOST_PARTS)),
  /** The parts that were used. */
  read: z.array(z.strictObject({ text: Text, as: z.enum(READ_AS) })).check(z.maxLength(MOST_PARTS)),
  /** The parts that hold a condition and were not used. */
  unread: z.array(Text).check(z.maxLength(MOST_PARTS)),
  /** What was said with the goal and is neither a condition nor part of its title: `weak at writing`. Absent where there is nothing. */
  beside: z.optional(z.array(Text).check(z.maxLength(MOST_PARTS))),
  /** Why what was said cannot hold together, with the numbers. */
  conflict: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
})
export type Understood = z.infer<typeof Understood>
/** Before what contradicts itself is looked for. */
export type Known = Omit<Understood, 'conflict'>
export type OwnDays = z.infer<typeof OwnDays>

/** Whether a goal says nothing of how often it is worked on. */
export function hasNoRhythm({
  per_week: perWeek,
  weekdays,
  every_days: everyDays,
  rarely,
}: Pick<Understood, 'per_week' | 'weekdays' | 'every_days' | 'rarely'>): boolean {
  return [perWeek, weekdays, everyDays, rarely ?? null].every((said) => said === null)
}

/** What a plan makes nothing of, in the person's words. */
export function notUsedOf({ unread, beside = [] }: Pick<Understood, 'unread' | 'beside'>): string[] {
  return [...unread, ...beside]
}
