import * as z from 'zod/mini'
import { text } from '#shared/text/text.ts'
import { Recurrence } from './recurrence.ts'

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
/** The assistant's tasks may also be `general` (specification, section 9). */
export const CATEGORIES = [...CALENDAR_CATEGORIES, 'general'] as const
export const PRIORITIES = ['low', 'medium', 'high'] as const
export const ACCOUNTABILITY_TYPES = ['self', 'ai', 'partner', 'team'] as const
export const STATUSES = ['pending', 'in_progress', 'completed'] as const

/** What a field becomes when nobody fills it in (specification, section 5). */
export const TASK_DEFAULTS = {
  category: 'work',
  priority: 'medium',
  estimated_duration: 60,
  xp_reward: 25,
  accountability_type: 'self',
} as const

/** Bounds of the rulebook, section 2. Durations are minutes. */
export const TASK_LIMITS = {
  title: 200,
  description: 20_000,
  shortest: 15,
  longest: 1440,
  leastXp: 1,
  mostXp: 1000,
} as const

/** A calendar date, `YYYY-MM-DD`, that every database can keep. */
export const CivilDate = z.iso
  .date('A date looks like 2026-03-02')
  .check(z.refine((date) => date >= '1900-01-01' && date <= '2199-12-31', 'This date is out of range'))
/** A wall-clock time, `HH:MM`. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:30'))
/** A moment, ISO 8601 with an offset, as text: it is kept and sent as it is, and only rules turn it into a Date. */
export const Instant = z.iso.datetime({ offset: true, error: 'A moment looks like 2026-03-02T09:00:00Z' })

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

/**
 * A task as a person asks for it. These names are the wire's, the database's and the specification's.
 * Without a date a task waits in the tray; with a date and no time it belongs to any time of that day.
 */
export const NewTask = z
  .strictObject({
    /** Made by the client, so that a create that is sent twice lands once. */
    id: z.optional(z.uuid()),
    title: Title,
    description: z._default(Description, ''),
    category: z._default(z.enum(CATEGORIES, 'Unknown category'), TASK_DEFAULTS.category),
    priority: z._default(z.enum(PRIORITIES, 'Unknown priority'), TASK_DEFAULTS.priority),
    estimated_duration: z._default(Minutes, TASK_DEFAULTS.estimated_duration),
    scheduled_date: z._default(z.nullable(CivilDate), null),
    scheduled_time: z._default(z.nullable(ClockTime), null),
    due_date: z._default(z.nullable(CivilDate), null),
    xp_reward: z._default(Xp, TASK_DEFAULTS.xp_reward),
    accountability_type: z._default(
      z.enum(ACCOUNTABILITY_TYPES, 'Unknown accountability'),
      TASK_DEFAULTS.accountability_type,
    ),
    recurrence: z._default(z.nullable(Recurrence), null),
  })
  .check(
    z.refine(({ scheduled_date, scheduled_time }) => scheduled_date !== null || scheduled_time === null, {
      error: 'A time needs a date',
      path: ['scheduled_date'],
    }),
    z.refine(({ scheduled_date, recurrence }) => scheduled_date !== null || recurrence === null, {
      error: 'A repeating task needs a first date',
      path: ['scheduled_date'],
    }),
  )
export type NewTask = z.infer<typeof NewTask>
/** What a client may leave out, it leaves out: the defaults are the rule's. */
export type NewTaskInput = z.input<typeof NewTask>

/**
 * A change to a task's fields; what is left out stays. `status` is changed by actions alone.
 * With a `version` the change is refused (409) when somebody else was faster; without it the last write wins by field.
 */
export const TaskPatch = z.strictObject({
  title: z.optional(Title),
  description: z.optional(Description),
  category: z.optional(z.enum(CATEGORIES, 'Unknown category')),
  priority: z.optional(z.enum(PRIORITIES, 'Unknown priority')),
  estimated_duration: z.optional(Minutes),
  scheduled_date: z.optional(z.nullable(CivilDate)),
  scheduled_time: z.optional(z.nullable(ClockTime)),
  due_date: z.optional(z.nullable(CivilDate)),
  xp_reward: z.optional(Xp),
  accountability_type: z.optional(z.enum(ACCOUNTABILITY_TYPES, 'Unknown accountability')),
  recurrence: z.optional(z.nullable(Recurrence)),
  version: z.optional(z.int()),
})
export type TaskPatch = z.infer<typeof TaskPatch>

/** A task as everybody sees it, with what has happened to it since. */
export const Task = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  priority: z.enum(PRIORITIES),
  status: z.enum(STATUSES),
  /** Minutes. */
  estimated_duration: z.int(),
  scheduled_date: z.nullable(z.string()),
  scheduled_time: z.nullable(z.string()),
  /** The same wall-clock time as `scheduled_time`, and that time plus the duration, modulo 24 h. */
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  due_date: z.nullable(z.string()),
  xp_reward: z.int(),
  accountability_type: z.enum(ACCOUNTABILITY_TYPES),
  completed_at: z.nullable(z.string()),
  /** Whole minutes on the timer at completion; null when it never ran. */
  actual_duration: z.nullable(z.int()),
  /** Whole seconds in the timer's closed intervals; 0 once completed. */
  elapsed_seconds: z.int(),
  /** When the open interval began. */
  running_since: z.nullable(z.string()),
  goal_id: z.nullable(z.uuid()),
  domain_id: z.nullable(z.uuid()),
  recurrence: z.nullable(z.object({ rrule: z.string(), from: z.enum(['schedule', 'completion']) })),
  recurrence_id: z.nullable(z.uuid()),
  /** Rises with each write. */
  version: z.int(),
  /** When it went to the trash; null elsewhere. */
  deleted_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Task = z.infer<typeof Task>

/** A page of tasks. `next_cursor` is null on the last one. */
export const TaskPage = z.object({ items: z.array(Task), next_cursor: z.nullable(z.string()) })
export type TaskPage = z.infer<typeof TaskPage>

/** What a completion earned, or what undoing it took back (then `xp` is negative). */
export const Award = z.object({
  xp: z.int(),
  total_xp: z.int(),
  level: z.int(),
  level_up: z.boolean(),
  /** The current streak in days after this. */
  streak: z.int(),
  achievements: z.array(z.object({ id: z.string(), title: z.string(), rarity: z.string() })),
})
export type Award = z.infer<typeof Award>

/** What an action answers. */
export const ActedTask = z.object({ task: Task, award: z.optional(Award) })
export type ActedTask = z.infer<typeof ActedTask>

export const TASK_ACTIONS = ['start', 'pause', 'reset', 'complete', 'uncomplete'] as const
export const TaskAction = z.enum(TASK_ACTIONS)
export type TaskAction = z.infer<typeof TaskAction>
