import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { CivilDate } from '#shared/time/schemas.ts'

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

/** What a sentence says of a goal (docs/rules.md, Plans from goals). What it does not say is null. */
export const Understood = z.strictObject({
  /** The person's own words, without date, rhythm and length. */
  what: z.nullable(z.string().check(z.minLength(1), z.maxLength(2000))),
  template: z.enum(TEMPLATES),
  category: z.enum(CATEGORIES),
  /** The last date, `YYYY-MM-DD`. */
  deadline: z.nullable(CivilDate),
  /** 0 Sunday to 6 Saturday. */
  weekdays: z.nullable(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7))),
  /** Sessions a week. */
  per_week: z.nullable(z.int().check(z.gte(1), z.lte(7))),
  /** Minutes of one session. */
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(1440))),
  weekly_minutes: z.nullable(z.int().check(z.gte(1), z.lte(7 * 1440))),
  total_minutes: z.nullable(z.int().check(z.gte(1), z.lte(366 * 1440))),
  amount: z.nullable(
    z.strictObject({
      value: z.number().check(z.gte(0.01), z.lte(MOST_AMOUNT)),
      unit: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
  ),
})
export type Understood = z.infer<typeof Understood>
