import { AppError, type FieldError } from '#shared/errors.ts'
import type { LedgerRow } from '#shared/progress/stats.ts'
import { ProfilePatch } from '#shared/profile/profile.ts'
import { applyChange, isInTrash, type TaskChange } from '#shared/tasks/change.ts'
import { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import { isSeriesEdit } from '#shared/tasks/series.ts'
import { NewTask, type Task, TaskAction, TaskPatch } from '#shared/tasks/task.ts'
import type * as z from 'zod/mini'
import { editOne, editSeries } from './editSeries.ts'
import { beginSeries, makeNext, makeOccurrences, takeNextBack } from './occurrences.ts'
import { awardOf, dateOf, type DemoState, profileOf, statsOf } from './state.ts'
import { removeTask, restoreTask } from './trash.ts'

/** A call as web/api.ts makes it. `newId` is for rows that the server would name. */
export type DemoCall = { method: string; path: string; body: unknown; now: Date; newId: () => string }

/** What comes of a call: the state from now on and the answer's JSON; undefined is an answer without a body. */
export type Outcome = { state: DemoState; json: unknown }

/**
 * Answers a call of the tasks', the profile's and the progress's API by the shared rules, as the server would.
 *
 * @throws AppError as the server; `not_found` for everything that a demo does not have
 */
export function answer(state: DemoState, call: DemoCall): Outcome {
  const url = new URL(call.path, 'http://demo')
  const [, , subject, id, action] = url.pathname.split('/')
  switch (`${call.method} ${subject}`) {
    case 'GET profile':
      return { state, json: profileOf(state) }
    case 'PATCH profile': {
      const profile = { ...state.profile, ...parsed(ProfilePatch, call.body) }
      return { state: { ...state, profile }, json: profileOf({ ...state, profile }) }
    }
    case 'GET stats': {
      const made = makeOccurrences(state, dateOf(state, call.now), call)
      return { state: made, json: statsOf(made, call.now) }
    }
    case 'GET xp-ledger':
      return { state, json: pageOf(state.ledger.toReversed(), url.searchParams) }
    case 'GET tasks':
      return id ? { state, json: found(state, id) } : listed(state, url.searchParams, call)
    case 'POST tasks':
      return id ? acted(state, id, action ?? '', call) : created(state, call)
    case 'PATCH tasks':
      return edited(state, id ?? '', url.searchParams, call)
    case 'DELETE tasks':
      return removed(state, id ?? '', url.searchParams, call)
    default:
      throw new AppError('not_found', 'The demo does not have this. It needs a server.')
  }
}

function listed(state: DemoState, query: URLSearchParams, call: DemoCall): Outcome {
  const to = query.get('to')
  const made = to === null ? state : makeOccurrences(state, to, call)
  return { state: made, json: pageOf(inList(made, query), query) }
}

function inList({ tasks }: DemoState, query: URLSearchParams): Task[] {
  if (query.get('trash') === 'true') return tasks.filter(isInTrash)
  if (query.get('running') === 'true')
    return tasks.filter((task) => task.status === 'in_progress' && !isInTrash(task))
  const [from, to] = [query.get('from'), query.get('to')]
  return tasks.filter((task) => {
    const { scheduled_date: date, status } = task
    if (isInTrash(task) || (query.get('open') === 'true' && status === 'completed')) return false
    if (from === null || to === null) return date === null
    return date !== null && from <= date && date <= to
  })
}

/** A page of rows; the cursor is how many came before. */
function pageOf<Row>(rows: readonly Row[], query: URLSearchParams) {
  const start = Number(query.get('cursor') ?? 0)
  const end = start + Number(query.get('limit') ?? 500)
  return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null }
}

function created(state: DemoState, call: DemoCall): Outcome {
  const { id = call.newId(), ...wanted } = parsed(NewTask, call.body)
  if (state.tasks.some((task) => task.id === id)) return { state, json: found(state, id) }
  const made = applied(state, { kind: 'create', task: { ...wanted, id }, at: call.now.toISOString() })
  return answered(state, wanted.recurrence ? beginSeries(made, id, wanted.recurrence, call) : made, id, call)
}

function edited(state: DemoState, id: string, query: URLSearchParams, call: DemoCall): Outcome {
  const patch = parsed(TaskPatch, call.body)
  const task = found(state, id)
  if (patch.version !== undefined && patch.version !== task.version)
    throw new AppError('conflict', 'This task was changed meanwhile.', task)
  const scope = scopeIn(query)
  const next = isSeriesEdit(task, patch, scope)
    ? editSeries(state, task, patch, scope, call)
    : editOne(state, id, patch, call)
  return answered(state, next, id, call)
}

function removed(state: DemoState, id: string, query: URLSearchParams, call: DemoCall): Outcome {
  return answered(state, removeTask(state, found(state, id), scopeIn(query), call), null, call)
}

function acted(state: DemoState, id: string, asked: string, call: DemoCall): Outcome {
  const action = asked === 'restore' ? asked : parsed(TaskAction, asked)
  const before = found(state, id)
  if (action === 'restore') return answered(state, restoreTask(state, before, call), id, call)
  const { at = call.now.toISOString() } = (call.body ?? {}) as { at?: string }
  const done = answered(state, applied(state, { kind: 'act', id, action, at }), id, call).state
  const task = found(done, id)
  const row = earned(done, before, task, call)
  if (!row) return { state: done, json: { task } }
  const paid = { ...done, ledger: [...done.ledger, row] }
  const after =
    row.reason === 'completed' ? makeNext(paid, task, row.occurrence_date, call) : takeNextBack(paid, task)
  return { state: after, json: { task, award: awardOf(after, row, call.now) } }
}

/** The line that a completion writes, or its undoing; null when nothing of that kind happened. */
function earned(state: DemoState, before: Task, task: Task, { now, newId }: DemoCall): LedgerRow | null {
  const was = before.status === 'completed'
  const is = task.status === 'completed'
  if (was === is) return null
  const last = state.ledger.findLast(({ source_id }) => source_id === task.id)
  return {
    id: newId(),
    source_kind: 'task',
    source_id: task.id,
    occurrence_date: is
      ? dateOf(state, new Date(task.completed_at ?? now))
      : (last?.occurrence_date ?? dateOf(state, now)),
    amount: is ? task.xp_reward : -(last?.amount ?? 0),
    reason: is ? 'completed' : 'uncompleted',
    created_at: now.toISOString(),
  }
}

function applied(state: DemoState, change: TaskChange): DemoState {
  return { ...state, tasks: applyChange(state.tasks, change, { userId: state.profile.id }) }
}

/** What comes of a change; each task that is another now has the next version. `id` is the one that is answered. */
function answered(before: DemoState, after: DemoState, id: string | null, { now }: DemoCall): Outcome {
  const known = new Map(before.tasks.map((task) => [task.id, task]))
  const tasks = after.tasks.map((task) => {
    const old = known.get(task.id)
    return old && old !== task ? { ...task, version: old.version + 1, updated_at: now.toISOString() } : task
  })
  const state = { ...after, tasks }
  return { state, json: id === null ? undefined : found(state, id) }
}

function found({ tasks }: DemoState, id: string): Task {
  const task = tasks.find((each) => each.id === id)
  if (!task) throw new AppError('not_found', 'There is no such task')
  return task
}

function scopeIn(query: URLSearchParams): RecurrenceScope {
  return parsed(RecurrenceScope, query.get('scope') ?? 'this')
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }): FieldError => ({
    field: path.join('.'),
    message,
  }))
  throw new AppError('invalid', fields[0]?.message ?? 'This cannot be right', fields)
}
