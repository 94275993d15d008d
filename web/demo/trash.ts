import { applyChange } from '#shared/tasks/change.ts'
import type { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import type { Task } from '#shared/tasks/task.ts'
import {
  endedAt,
  makeNext,
  type Moment,
  ruleDateOf,
  takeNextBack,
  withoutUntouched,
  withSeries,
} from './occurrences.ts'
import { dateOf, type DemoState } from './state.ts'

/** Deletes a task, or several occurrences of its series. What "after completion" would bring next comes then. */
export function removeTask(state: DemoState, task: Task, scope: RecurrenceScope, moment: Moment): DemoState {
  if (task.deleted_at !== null) return state
  if (task.recurrence_id !== null && scope !== 'this') return removeSeries(state, task, scope, moment)
  const without = toTrash(state, new Set([task.id]), moment)
  if (task.status === 'completed') return without
  const today = dateOf(state, moment.now)
  const asked = task.scheduled_date ?? today
  return makeNext(without, task, asked > today ? asked : today, moment)
}

/** Takes a task back out of the trash, as it was. */
export function restoreTask(state: DemoState, task: Task, { now }: Moment): DemoState {
  const change = { kind: 'restore', id: task.id, at: now.toISOString() } as const
  const restored = { ...state, tasks: applyChange(state.tasks, change, { userId: state.profile.id }) }
  const series = state.series.find(({ id }) => id === task.recurrence_id)
  if (!series) return restored
  const except_dates = series.except_dates.filter((date) => date !== ruleDateOf(state, task))
  return takeNextBack(withSeries(restored, { ...series, except_dates }), task)
}

/** Puts tasks into the trash. An occurrence's date is not made again. */
export function toTrash(state: DemoState, ids: ReadonlySet<string>, { now }: Moment): DemoState {
  const gone = state.tasks.filter(({ id }) => ids.has(id))
  const at = now.toISOString()
  const tasks = gone.reduce(
    (before, { id }) =>
      applyChange(before, { kind: 'remove', id, scope: 'this', at }, { userId: state.profile.id }),
    state.tasks,
  )
  const series = state.series.map((one) => ({
    ...one,
    except_dates: [
      ...one.except_dates,
      ...gone.filter((task) => task.recurrence_id === one.id).map((task) => ruleDateOf(state, task)),
    ],
  }))
  return { ...state, tasks, series }
}

/** Ends a series with all its open occurrences, or with this one and those that follow. What was completed stays. */
function removeSeries(
  state: DemoState,
  task: Task,
  scope: Exclude<RecurrenceScope, 'this'>,
  moment: Moment,
): DemoState {
  const from = scope === 'following' ? ruleDateOf(state, task) : null
  const { state: left, touched } = withoutUntouched(endedAt(state, task.recurrence_id, from), task, from)
  return toTrash(left, new Set(task.status === 'completed' ? [task.id, ...touched] : touched), moment)
}
