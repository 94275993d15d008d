import * as z from 'zod/mini'
import { absentWithoutGamification } from '#shared/progress/gamified.ts'
import { answerShape } from '#shared/entity/answer.ts'
import { initialValues, newSchema, patchSchema } from '#shared/entity/fields.ts'
import { pageSchema, ROW } from '#shared/entity/row.ts'
import { Award } from '#shared/progress/award.ts'
import { TASK_FIELDS } from './fields.ts'
import { Recurrence } from './repeating/recurrence.ts'

export const STATUSES = ['pending', 'in_progress', 'completed'] as const

/** What a field becomes when a create leaves it out (docs/rules/tasks.md, Tasks). */
export const TASK_DEFAULTS = initialValues(TASK_FIELDS)

/**
 * A new task (docs/rules/tasks.md, Tasks). The field names are those of the API, the database and the screens.
 */
export const NewTask = z
  .strictObject({
    ...newSchema(TASK_FIELDS).shape,
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
/** A new task before the defaults are filled in. */
export type NewTaskInput = z.input<typeof NewTask>

/**
 * A change to a task's fields; what is left out stays. `status` is changed by actions alone.
 * With a `version` the change is refused (409) when another edit came first; without it the last write wins by field.
 */
export const TaskPatch = z.strictObject({
  ...patchSchema(TASK_FIELDS).shape,
  recurrence: z.optional(z.nullable(Recurrence)),
})
export type TaskPatch = z.infer<typeof TaskPatch>

/** A task as the server answers it. */
export const Task = z.object({
  ...ROW,
  ...answerShape(TASK_FIELDS),
  status: z.enum(STATUSES),
  /** The same wall-clock time as `scheduled_time`, and that time plus the duration, modulo 24 h. */
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  completed_at: z.nullable(z.string()),
  /** Whole minutes on the timer at completion; null when it never ran. */
  actual_duration: z.nullable(z.int()),
  /** Whole seconds in the timer's closed intervals; 0 once completed. */
  elapsed_seconds: z.int(),
  /** When the open interval began. */
  running_since: z.nullable(z.string()),
  recurrence: z.nullable(z.object({ rrule: z.string(), from: z.enum(['schedule', 'completion']) })),
  recurrence_id: z.nullable(z.uuid()),
})
export type Task = z.infer<typeof Task>

/** A series of which no more occurrences can be made, and the task by which it can be edited or deleted. */
const SetAsideSeries = z.object({
  recurrence_id: z.uuid(),
  task_id: z.uuid(),
  title: z.string(),
  rrule: z.string(),
})
export type SetAsideSeries = z.infer<typeof SetAsideSeries>

/** A page of tasks. `next_cursor` is null on the last one; `set_aside` is there when a range lacks some series. */
export const TaskPage = z.object({
  ...pageSchema(Task).shape,
  set_aside: z.optional(z.array(SetAsideSeries)),
})
export type TaskPage = z.infer<typeof TaskPage>

/** The answer of an action. */
export const ActedTask = z.object({ task: Task, award: absentWithoutGamification(Award) })
export type ActedTask = z.infer<typeof ActedTask>

export const TASK_ACTIONS = ['start', 'pause', 'reset', 'complete', 'uncomplete'] as const
export const TaskAction = z.enum(TASK_ACTIONS)
export type TaskAction = z.infer<typeof TaskAction>
