import * as z from 'zod/mini'
import type { Fields, ValuesOf } from '#shared/entity/fields.ts'
import { GOAL_FIELDS, GOAL_STATUSES } from '#shared/goals/goal.ts'
import { Amount, FIRST_START, HABIT_FIELDS } from '#shared/habits/habit.ts'
import { AIMS } from '#shared/habits/past.ts'
import { ruleOf } from '#shared/habits/rule.ts'
import { Schedule } from '#shared/habits/schedule.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { TEMPLATE_FIELDS } from '#shared/tasks/repeating/series.ts'
import { STATUSES } from '#shared/tasks/task.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate, Instant } from '#shared/time/schemas.ts'

export const Id = z.uuid()
export const link = z.nullable(Id)
export const date = z.nullable(CivilDate)
export const at = z.nullable(Instant)
export const count = (most: number) => z.int().check(z.gte(0), z.lte(most))
export const note = (most: number) => text([0, ''], [most, `At most ${most} characters`])
export const word = note(100)
export const anything = z.record(z.string(), z.unknown())
export const created = { id: Id, created_at: Instant }

/** The columns of an entity that an import keeps: its fields, and when it was made and deleted. */
export function entity<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  type Shape = { [Name in keyof F]: F[Name]['schema'] }
  return { ...created, deleted_at: at, ...(Object.fromEntries(schemas) as Shape) }
}

const Span = z.object({ from: CivilDate, to: date })
const Version = z.object({
  from: CivilDate,
  schedule: Schedule,
  aim: z.enum(AIMS),
  target: z.nullable(Amount),
})
const lost = { lost_goal_id: link, lost_domain_id: link }

/** Whom a task of another account names is somebody there. Exports of earlier versions name nobody. */
export const WITNESS = z._default(link, null)

export const Task = z
  .object({
    ...entity(TASK_FIELDS),
    witness_id: WITNESS,
    status: z.enum(STATUSES),
    completed_at: at,
    actual_duration: z.nullable(count(10_000_000)),
    recurrence_id: link,
    occurrence_date: date,
    edited_fields: z.array(z.enum(TEMPLATE_FIELDS)),
    completions: count(1_000_000),
    ...lost,
  })
  .check(
    fits('completed_at', (task) => (task.status === 'completed') === (task.completed_at !== null)),
    fits('scheduled_time', (task) => task.scheduled_date !== null || task.scheduled_time === null),
    fits('occurrence_date', (task) => (task.recurrence_id === null) === (task.occurrence_date === null)),
  )

export const Habit = z
  .object({
    ...entity(HABIT_FIELDS),
    versions: z.array(Version).check(z.minLength(1), z.maxLength(2000)),
    archived_spans: z.array(Span).check(z.maxLength(1000)),
    ...lost,
  })
  .check(
    fits('schedule', (habit) => !('field' in ruleOf(habit))),
    fits('versions', ({ kind, start_date, versions }) =>
      versions.every(
        (version, index) =>
          version.from >= FIRST_START &&
          version.from > (versions[index - 1]?.from ?? '') &&
          !('field' in ruleOf({ kind, ...version })) &&
          (index > 0 || version.from === start_date),
      ),
    ),
  )

export const Goal = z
  .object({
    ...entity(GOAL_FIELDS),
    status: z.enum(GOAL_STATUSES),
    closed_at: at,
    closed_reason: z.nullable(note(2000)),
    achievements: count(1_000_000),
    lost_domain_id: link,
  })
  .check(
    fits('closed_at', ({ status, closed_at }) => (status === 'active') === (closed_at === null)),
    fits('target_date', ({ start_date, target_date }) => target_date === null || target_date > start_date),
  )

export function shapeOf<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  return Object.fromEntries(schemas) as { [Name in keyof ValuesOf<F>]: F[Name]['schema'] }
}

/** Without what an edit may leave out. */
export function whole<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Shape {
  const required = Object.entries(shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema,
  ])
  return Object.fromEntries(required) as Shape
}

export function fits<Row>(field: keyof Row & string, holds: (row: Row) => boolean) {
  const unlessRefused = ({ issues }: { issues: readonly unknown[] }) => issues.length === 0
  return z.refine<Row>(holds, {
    error: 'It does not fit the rest of the row',
    path: [field],
    when: unlessRefused,
  })
}
