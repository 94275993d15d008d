import { newRow } from '#shared/entity/row.ts'
import { addDays, clockOf, daysBetween, minutesOf } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { advanceAmong } from './lifecycle.ts'
import type { RecurrenceScope } from './repeating/recurrence.ts'
import { withFittingWitness } from './witness.ts'
import { type NewTaskInput, type Task, TASK_DEFAULTS, type TaskAction, type TaskPatch } from './task.ts'

/**
 * One thing a person did to their tasks. The browser queues these; the server receives them in order.
 * Each is idempotent: ids come from the client, and `at` (ISO 8601) is when the person acted.
 */
export type TaskChange =
  | { kind: 'create'; task: NewTaskInput & { id: string }; at: string }
  | { kind: 'edit'; id: string; patch: TaskPatch; scope: RecurrenceScope; at: string }
  | { kind: 'act'; id: string; action: TaskAction; at: string }
  | { kind: 'remove'; id: string; scope: RecurrenceScope; at: string }
  | { kind: 'restore'; id: string; at: string }

/**
 * The tasks after a change, as the server will answer them. Pure and idempotent.
 *
 * A removed task stays in the list with `deleted_at` set, so that a restore brings it back without the network:
 * screens leave out what is {@link isInTrash}. Tasks that did not change keep their identity. Of a repeating task
 * only the occurrences in the list are known here; new ones come from the server.
 */
export function applyChange(tasks: readonly Task[], change: TaskChange, context: { userId: string }): Task[] {
  switch (change.kind) {
    case 'create': {
      const isKnown = tasks.some((task) => task.id === change.task.id)
      return isKnown ? [...tasks] : [...tasks, planned(change.task, context.userId, change.at)]
    }
    case 'edit':
      return edited(tasks, change)
    case 'act':
      return acted(tasks, change)
    case 'remove': {
      const touched = touches(tasks, change.id, change.scope)
      return tasks.map((task) => (touched(task) ? removed(task, change.at) : task))
    }
    case 'restore':
      return tasks.map((task) =>
        task.id === change.id && isInTrash(task) ? { ...task, deleted_at: null } : task,
      )
  }
}

/**
 * The change that undoes one, or null when it cannot be undone (a reset drops intervals; a deleted series has many rows).
 *
 * It carries the `at` of the change it undoes; the sender sets a new one.
 *
 * @param before the task before the change
 */
export function inverseOf(change: TaskChange, before: Task): TaskChange | null {
  const { at } = change
  switch (change.kind) {
    case 'create':
      return { kind: 'remove', id: change.task.id, scope: change.task.recurrence ? 'all' : 'this', at }
    case 'edit':
      return {
        kind: 'edit',
        id: change.id,
        patch: fieldsBefore(change.patch, before),
        scope: change.scope,
        at,
      }
    case 'act': {
      const action = OPPOSITES[change.action]
      return action && { kind: 'act', id: change.id, action, at }
    }
    case 'remove':
      return change.scope === 'this' ? { kind: 'restore', id: change.id, at } : null
    case 'restore':
      return { kind: 'remove', id: change.id, scope: 'this', at }
  }
}

/** Whether a task was deleted. Lists leave it out; the trash shows it for 30 days. */
export function isInTrash(task: Pick<Task, 'deleted_at'>): boolean {
  return task.deleted_at !== null
}

/** A new task: the given fields, the defaults for the others, and no progress. */
export function planned(asked: NewTaskInput & { id: string }, userId: string, at: string): Task {
  const { recurrence, ...fields } = { ...TASK_DEFAULTS, ...asked }
  return withTimes({
    ...newRow(asked.id, userId, at),
    status: 'pending',
    completed_at: null,
    actual_duration: null,
    elapsed_seconds: 0,
    running_since: null,
    recurrence_id: null,
    ...fields,
    title: fields.title.trim(),
    recurrence: repeating(recurrence ?? null),
    startTime: null,
    endTime: null,
  })
}

const OPPOSITES: Record<TaskAction, TaskAction | null> = {
  start: 'pause',
  pause: 'start',
  reset: null,
  complete: 'uncomplete',
  uncomplete: 'complete',
}

function acted(tasks: readonly Task[], { id, action, at }: Extract<TaskChange, { kind: 'act' }>): Task[] {
  const isGone = tasks.some((task) => task.id === id && isInTrash(task))
  return isGone ? [...tasks] : advanceAmong(tasks, id, action, parseInstant(at))
}

function edited(tasks: readonly Task[], change: Extract<TaskChange, { kind: 'edit' }>): Task[] {
  const { id, scope, at } = change
  const { version: _, ...patch } = change.patch
  const target = tasks.find((task) => task.id === id)
  if (!target) return [...tasks]
  const touched = touches(tasks, id, scope)
  const days = movedDays(target, patch.scheduled_date)
  return tasks.map((task) => {
    if (!touched(task)) return task
    const date =
      patch.scheduled_date === undefined ? {} : { scheduled_date: shifted(task, target, patch, days) }
    return patched(task, withFittingWitness(task, { ...patch, ...date }), at)
  })
}

/** The other occurrences of a series move by as many days as the edited one. */
function shifted(task: Task, target: Task, patch: TaskPatch, days: number): string | null {
  if (task.id === target.id || task.scheduled_date === null) return patch.scheduled_date ?? null
  return addDays(task.scheduled_date, days)
}

function movedDays(task: Task, date: string | null | undefined): number {
  return date && task.scheduled_date ? daysBetween(task.scheduled_date, date) : 0
}

function patched(task: Task, patch: TaskPatch, at: string): Task {
  const { recurrence, ...fields } = patch
  const time = patch.scheduled_date === null ? { scheduled_time: null } : {}
  const rule = recurrence === undefined ? {} : { recurrence: repeating(recurrence) }
  return withTimes({ ...task, ...fields, ...time, ...rule, version: task.version + 1, updated_at: at })
}

/** Whether an edit or a delete applies to a task: in a series only to open occurrences, since completed ones stay. */
function touches(tasks: readonly Task[], id: string, scope: RecurrenceScope): (task: Task) => boolean {
  const target = tasks.find((task) => task.id === id)
  const series = target?.recurrence_id
  if (!series || scope === 'this') return (task) => task.id === id && !isInTrash(task)
  const from = scope === 'following' ? (target.scheduled_date ?? '') : ''
  return (task) =>
    !isInTrash(task) &&
    (task.id === id ||
      (task.recurrence_id === series && task.status !== 'completed' && (task.scheduled_date ?? '') >= from))
}

function removed(task: Task, at: string): Task {
  const [stopped] = advanceAmong([task], task.id, 'pause', parseInstant(at))
  return { ...(stopped ?? task), deleted_at: at }
}

function repeating(recurrence: NewTaskInput['recurrence']): Task['recurrence'] {
  return recurrence ? { rrule: recurrence.rrule, from: recurrence.from ?? 'schedule' } : null
}

function withTimes(task: Task): Task {
  const start = task.scheduled_time
  const endTime = start === null ? null : clockOf(minutesOf(start) + task.estimated_duration)
  return { ...task, startTime: start, endTime }
}

function fieldsBefore(patch: TaskPatch, before: Task): TaskPatch {
  const names = Object.keys(patch).filter((name) => name !== 'version')
  if (patch.scheduled_date === null && !names.includes('scheduled_time')) names.push('scheduled_time')
  if (patch.accountability_type !== undefined && !names.includes('witness_id')) names.push('witness_id')
  return Object.fromEntries(names.map((name) => [name, before[name as keyof Task]]))
}
