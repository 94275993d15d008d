import { AppError, type FieldError, invalidField } from '#shared/errors.ts'
import type { LedgerRow } from '#shared/progress/stats.ts'
import { ProfilePatch } from '#shared/profile/profile.ts'
import { applyChange, isInTrash, type TaskChange } from '#shared/tasks/change.ts'
import { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import { NewTask, type Task, TaskAction, TaskPatch } from '#shared/tasks/task.ts'
import type * as z from 'zod/mini'
import { awardOf, dateOf, type DemoState, profileOf, statsOf } from './state.ts'

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
    case 'GET stats':
      return { state, json: statsOf(state, call.now) }
    case 'GET xp-ledger':
      return { state, json: pageOf(state.ledger.toReversed(), url.searchParams) }
    case 'GET tasks':
      return {
        state,
        json: id ? found(state, id) : pageOf(listed(state, url.searchParams), url.searchParams),
      }
    case 'POST tasks':
      return id ? acted(state, id, action ?? '', call) : created(state, call)
    case 'PATCH tasks':
      return edited(state, id ?? '', url.searchParams, call)
    case 'DELETE tasks':
      return {
        ...changed(state, { kind: 'remove', id: found(state, id ?? '').id, ...scoped(url, call) }, call),
        json: undefined,
      }
    default:
      throw new AppError('not_found', 'The demo does not have this. It needs a server.')
  }
}

function listed({ tasks }: DemoState, query: URLSearchParams): Task[] {
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
  const asked = parsed(NewTask, call.body)
  refuseRepetition(asked.recurrence)
  const id = asked.id ?? call.newId()
  return changed(state, { kind: 'create', task: { ...asked, id }, at: call.now.toISOString() }, call)
}

function edited(state: DemoState, id: string, query: URLSearchParams, call: DemoCall): Outcome {
  const patch = parsed(TaskPatch, call.body)
  const task = found(state, id)
  refuseRepetition(patch.recurrence)
  if (patch.version !== undefined && patch.version !== task.version)
    throw new AppError('conflict', 'This task was changed meanwhile.', task)
  const scope = parsed(RecurrenceScope, query.get('scope') ?? 'this')
  return changed(state, { kind: 'edit', id, patch, scope, at: call.now.toISOString() }, call)
}

function acted(state: DemoState, id: string, asked: string, call: DemoCall): Outcome {
  if (asked === 'restore') return changed(state, { kind: 'restore', id, at: call.now.toISOString() }, call)
  const action = parsed(TaskAction, asked)
  const before = found(state, id)
  const { at = call.now.toISOString() } = (call.body ?? {}) as { at?: string }
  const next = changed(state, { kind: 'act', id, action, at }, call).state
  const task = found(next, id)
  const row = earned(next, before, task, call)
  if (!row) return { state: next, json: { task } }
  const after = { ...next, ledger: [...next.ledger, row] }
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

/** The tasks after a change; each that is another now has the next version. */
function changed(state: DemoState, change: TaskChange, { now }: DemoCall): Outcome {
  const before = new Map(state.tasks.map((task) => [task.id, task]))
  const tasks = applyChange(state.tasks, change, { userId: state.profile.id }).map((task) => {
    const old = before.get(task.id)
    return old && old !== task ? { ...task, version: old.version + 1, updated_at: now.toISOString() } : task
  })
  const next = { ...state, tasks }
  return { state: next, json: found(next, change.kind === 'create' ? change.task.id : change.id) }
}

function found({ tasks }: DemoState, id: string): Task {
  const task = tasks.find((each) => each.id === id)
  if (!task) throw new AppError('not_found', 'There is no such task')
  return task
}

function scoped(url: URL, { now }: DemoCall) {
  return { scope: parsed(RecurrenceScope, url.searchParams.get('scope') ?? 'this'), at: now.toISOString() }
}

/** Whose dates come from the server only. */
function refuseRepetition(recurrence: unknown): void {
  if (recurrence) throw invalidField('recurrence', 'Repeating tasks need a server, and this demo has none')
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
