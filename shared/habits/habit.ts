import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, newSchema, patchSchema } from '#shared/entity/fields.ts'
import { ROW } from '#shared/entity/row.ts'
import { ICONS } from '#shared/look/emblem.ts'
import { rounded } from '#shared/numbers/rounded.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'
import { HabitFigures } from './figures.ts'
import { AIMS, KINDS } from './past.ts'
import { Schedule } from './schedule.ts'

const HABIT_CATEGORIES = ['wellness', 'personal', 'growth', 'fitness'] as const
/** Without those that are archived. */
export const MOST_HABITS = 100
/** With those that are archived. */
export const MOST_HABITS_IN_ALL = 300
/** The earliest start of a habit. */
export const FIRST_START = '1990-01-01'
const MOST_VALUE = 1_000_000
const MOST_PAUSES = 50
const MOST_REMINDERS = 12

/** What a check-in or a target may be: with at most two decimals. */
export const Amount = z
  .number('A number')
  .check(
    z.gte(0, 'A number from 0 on'),
    z.lte(MOST_VALUE, 'A number up to 1,000,000'),
    z.refine(hasTwoDecimals, 'A number has at most two decimals'),
  )
/** What is added to a sum, or taken from it. */
export const Step = z
  .number('A number')
  .check(
    z.gte(-MOST_VALUE, 'A number from -1,000,000 on'),
    z.lte(MOST_VALUE, 'A number up to 1,000,000'),
    z.refine(hasTwoDecimals, 'A number has at most two decimals'),
  )

const Pause = z.strictObject({ from: CivilDate, to: z.nullable(CivilDate) }).check(
  z.refine(({ from, to }) => to === null || from <= to, {
    error: 'A pause ends after it begins',
    path: ['to'],
  }),
)

/** What a person may set of a habit (docs/rules/habits.md, Habits). How kind, aim, target and schedule fit is said by `ruleOf`. */
export const HABIT_FIELDS = {
  name: {
    schema: text([1, 'Name is required'], [100, 'A name has at most 100 characters']),
    sql: 'text',
    label: 'Name',
  },
  icon: { schema: z.enum(ICONS, 'Unknown icon'), initial: 'Sunrise', sql: 'text', label: 'Icon' },
  category: {
    schema: z.enum(HABIT_CATEGORIES, 'Unknown category'),
    initial: 'wellness',
    sql: 'text',
    label: 'Category',
  },
  domain_id: { schema: z.nullable(z.uuid()), initial: null, sql: 'uuid', label: 'Life domain' },
  goal_id: { schema: z.nullable(z.uuid()), initial: null, sql: 'uuid', label: 'Goal' },
  position: {
    schema: z
      .int('A position is a whole number')
      .check(z.gte(0, 'A position is 0 to 1000'), z.lte(1000, 'A position is 0 to 1000')),
    chosen: true,
    sql: 'int',
    label: 'Position',
  },
  archived: { schema: z.boolean(), initial: false, sql: 'boolean', label: 'Archived' },
  kind: { schema: z.enum(KINDS, 'Unknown kind'), initial: 'yes_no', sql: 'text', label: 'Kind' },
  aim: { schema: z.enum(AIMS, 'Unknown aim'), chosen: true, sql: 'text', label: 'Aim' },
  target: { schema: z.nullable(Amount), chosen: true, sql: 'float8', label: 'Target' },
  unit: {
    schema: text([0, ''], [20, 'A unit has at most 20 characters']),
    initial: '',
    sql: 'text',
    label: 'Unit',
  },
  schedule: { schema: Schedule, initial: { type: 'daily' }, sql: 'jsonb', label: 'Schedule' },
  start_date: {
    schema: CivilDate.check(z.refine((date) => date >= FIRST_START, 'A habit begins in 1990 or later')),
    chosen: true,
    sql: 'date',
    label: 'Start',
  },
  targetTime: { schema: z.nullable(ClockTime), initial: null, sql: 'text', label: 'Time' },
  /** Minutes. */
  duration: {
    schema: z
      .int('A duration is a whole number of minutes')
      .check(z.gte(1, 'A habit takes at least a minute'), z.lte(1440, 'A habit takes at most a day')),
    initial: 15,
    sql: 'int',
    label: 'Duration',
  },
  reminders: {
    schema: z.array(ClockTime).check(z.maxLength(MOST_REMINDERS, 'At most 12 reminders')),
    initial: [],
    sql: 'text[]',
    label: 'Reminders',
  },
  xpReward: {
    schema: z
      .int('XP is a whole number')
      .check(z.gte(1, 'A habit earns at least 1 XP'), z.lte(100, 'A habit earns at most 100 XP')),
    initial: 10,
    sql: 'int',
    label: 'XP',
  },
  pauses: {
    schema: z.array(Pause).check(z.maxLength(MOST_PAUSES, 'At most 50 pauses')),
    initial: [],
    sql: 'jsonb',
    label: 'Pauses',
  },
} as const satisfies Record<string, Field>

export const NewHabit = newSchema(HABIT_FIELDS)
export type NewHabit = z.infer<typeof NewHabit>
export const HabitPatch = patchSchema(HABIT_FIELDS)
export type HabitPatch = z.infer<typeof HabitPatch>

const Version = z.object({
  from: z.string(),
  schedule: Schedule,
  aim: z.enum(AIMS),
  target: z.nullable(z.number()),
})

/** A habit as the server answers it. */
export const Habit = z.object({
  ...ROW,
  ...answerShape(HABIT_FIELDS),
  /** Its rules since its start, oldest first. */
  versions: z.array(Version),
  ...HabitFigures.shape,
})
export type Habit = z.infer<typeof Habit>

function hasTwoDecimals(value: number): boolean {
  return rounded(value, 2) === value
}
