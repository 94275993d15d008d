import * as z from 'zod/mini'
import type { Field } from '#shared/entity/fields.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'
import { TASK_LIMITS } from './limits.ts'

/** The twelve categories of the calendar. */
export const CALENDAR_CATEGORIES = [
  'work',
  'health',
  'learning',
  'personal',
  'fitness',
  'finance',
  'creative',
  'social',
  'entertainment',
  'travel',
  'technology',
  'other',
] as const
/** Tasks made through the API may also be `general` (docs/rules/tasks.md, Tasks). */
export const CATEGORIES = [...CALENDAR_CATEGORIES, 'general'] as const
export type Category = (typeof CATEGORIES)[number]
export const PRIORITIES = ['low', 'medium', 'high'] as const
export type Priority = (typeof PRIORITIES)[number]
export const ACCOUNTABILITY_TYPES = ['self', 'ai', 'partner', 'team'] as const

const Title = text([1, 'Title is required'], [TASK_LIMITS.title, 'A title has at most 200 characters'])
const Description = text([0, ''], [TASK_LIMITS.description, 'A description has at most 20,000 characters'])
const Minutes = z
  .int('A duration is a whole number of minutes')
  .check(
    z.gte(TASK_LIMITS.shortest, 'A task takes at least 15 minutes'),
    z.lte(TASK_LIMITS.longest, 'A task takes at most a day'),
  )
const Xp = z
  .int('XP is a whole number')
  .check(
    z.gte(TASK_LIMITS.leastXp, 'A task earns at least 1 XP'),
    z.lte(TASK_LIMITS.mostXp, 'A task earns at most 1,000 XP'),
  )

/** A field of a task. */
export type TaskField = Field & {
  /** An edit of a series applies it to the other occurrences too. */
  repeats: boolean
  /** The least and the most of a number: one that is typed beyond them becomes the nearest. */
  bounds?: readonly [least: number, most: number]
}

/**
 * All fields of a task that a person may set, except `recurrence`. The schemas, the SQL columns, copies, a series' template
 * and conflicts are derived from this list.
 */
export const TASK_FIELDS = {
  title: { schema: Title, sql: 'text', label: 'Title', repeats: true },
  description: { schema: Description, initial: '', sql: 'text', label: 'Description', repeats: true },
  category: {
    schema: z.enum(CATEGORIES, 'Unknown category'),
    initial: 'work',
    sql: 'text',
    label: 'Category',
    repeats: true,
  },
  priority: {
    schema: z.enum(PRIORITIES, 'Unknown priority'),
    initial: 'medium',
    sql: 'text',
    label: 'Priority',
    repeats: true,
  },
  estimated_duration: {
    schema: Minutes,
    initial: 60,
    sql: 'int',
    label: 'Duration',
    repeats: true,
    bounds: [TASK_LIMITS.shortest, TASK_LIMITS.longest],
  },
  scheduled_date: {
    schema: z.nullable(CivilDate),
    initial: null,
    sql: 'date',
    label: 'Date',
    repeats: false,
  },
  scheduled_time: { schema: z.nullable(ClockTime), initial: null, sql: 'text', label: 'Time', repeats: true },
  due_date: { schema: z.nullable(CivilDate), initial: null, sql: 'date', label: 'Due', repeats: false },
  xp_reward: {
    schema: Xp,
    initial: 25,
    sql: 'int',
    label: 'XP',
    repeats: true,
    bounds: [TASK_LIMITS.leastXp, TASK_LIMITS.mostXp],
  },
  accountability_type: {
    schema: z.enum(ACCOUNTABILITY_TYPES, 'Unknown accountability'),
    initial: 'self',
    sql: 'text',
    label: 'Accountability',
    repeats: true,
  },
  /** Who confirms it: a partner or a team, by the type of accountability. Null is who does by default. */
  witness_id: {
    schema: z.nullable(z.uuid('Unknown witness')),
    initial: null,
    sql: 'uuid',
    label: 'Witness',
    repeats: true,
  },
  goal_id: {
    schema: z.nullable(z.uuid('Unknown goal')),
    initial: null,
    sql: 'uuid',
    label: 'Goal',
    repeats: true,
  },
  domain_id: {
    schema: z.nullable(z.uuid('Unknown domain')),
    initial: null,
    sql: 'uuid',
    label: 'Domain',
    repeats: true,
  },
} as const satisfies Record<string, TaskField>
