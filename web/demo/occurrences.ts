import { invalidField } from '#shared/errors.ts'
import { isInTrash, planned } from '#shared/tasks/change.ts'
import type { Recurrence } from '#shared/tasks/recurrence.ts'
import { countOf, endingOn, isOverAfter, nextDate, occurrenceDates } from '#shared/tasks/rule.ts'
import { madeFor, newSeries, type Series } from '#shared/tasks/series.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DemoState } from './state.ts'

/** When something is done, and what names new rows. */
export type Moment = { now: Date; newId: () => string }

/** A task becomes the first occurrence of a series. */
export function beginSeries(
  state: DemoState,
  id: string,
  recurrence: Recurrence,
  { newId }: Moment,
): DemoState {
  const task = taskOf(state, id)
  const date = task.scheduled_date
  if (date === null) throw invalidField('scheduled_date', 'A repeating task needs a first date')
  const series = { ...newSeries(task, recurrence, date), id: newId() }
  const begun = withOccurrence(withTask(state, { ...task, recurrence_id: series.id }), id, date, [])
  return withSeries(begun, series)
}

/** Makes the occurrences that a list up to a date shows. */
export function makeOccurrences(state: DemoState, until: string, moment: Moment): DemoState {
  const end = madeFor(until, moment.now.toISOString().slice(0, 10))
  return state.series
    .filter(({ basis, ended, made_until }) => basis === 'schedule' && !ended && made_until < end)
    .reduce((before, series) => extended(before, series, end, moment), state)
}

/** Makes the occurrences of one series up to a date. */
export function extended(state: DemoState, series: Series, end: string, moment: Moment): DemoState {
  const { rrule, starts_on, made_until, except_dates } = series
  const there = state.tasks.filter((task) => task.recurrence_id === series.id)
  const taken = new Set([...except_dates, ...there.map((task) => ruleDateOf(state, task))])
  const dates = occurrenceDates(rrule, starts_on, made_until, end).filter((date) => !taken.has(date))
  const next = { ...series, made_until: end, ended: isOverAfter(rrule, starts_on, end) }
  return withOccurrences(withSeries(state, next), next, dates, moment)
}

/** "After completion": makes the next occurrence, counted from a local date, unless another one is open. */
export function makeNext(state: DemoState, task: Task, date: string, moment: Moment): DemoState {
  const series = completionSeriesOf(state, task)
  if (!series || series.ended || openOf(state, series.id, null).length > 0) return state
  const made = state.tasks.filter(({ recurrence_id: id }) => id === series.id).length
  const next = made < (countOf(series.rrule) ?? Infinity) ? nextDate(series.rrule, date) : null
  return next === null ? state : withOccurrences(state, series, [next], moment)
}

/** Undoing a completion, or restoring what was skipped, takes the next occurrence back while nobody has touched it. */
export function takeNextBack(state: DemoState, task: Task): DemoState {
  const series = completionSeriesOf(state, task)
  return series ? withoutUntouched(state, task, null).state : state
}

/** Takes the open occurrences away, from a date on or all, that nobody has touched. `touched` are the others. */
export function withoutUntouched(state: DemoState, task: Task, from: string | null) {
  const open = openOf(state, task.recurrence_id, from)
  const gone = new Set(open.filter((one) => one.id !== task.id && isUntouched(state, one)))
  const touched = open.filter((one) => !gone.has(one)).map(({ id }) => id)
  return { state: { ...state, tasks: state.tasks.filter((one) => !gone.has(one)) }, touched }
}

/** The open occurrences of a series, those whose date by the rule is on or after `from`, or all. */
export function openOf(state: DemoState, seriesId: string | null, from: string | null): Task[] {
  return state.tasks.filter(
    (task) =>
      seriesId !== null &&
      task.recurrence_id === seriesId &&
      task.status !== 'completed' &&
      !isInTrash(task) &&
      (from === null || ruleDateOf(state, task) >= from),
  )
}

/** The date that the rule gave an occurrence, wherever it was moved. */
export function ruleDateOf({ occurrences }: DemoState, task: Task): string {
  return occurrences[task.id]?.date ?? task.scheduled_date ?? ''
}

/** Lets a series name no more dates: from a date on, or at all. */
export function endedAt(state: DemoState, id: string | null, from: string | null): DemoState {
  const series = state.series.find((one) => one.id === id)
  if (!series) return state
  const last = addDays(from ?? series.starts_on, from === null ? 0 : -1)
  return withSeries(state, { ...series, rrule: endingOn(series.rrule, last), ended: true })
}

/** The state with a series as it stands now; its occurrences tell how they repeat. */
export function withSeries(state: DemoState, series: Series): DemoState {
  const others = state.series.filter(({ id }) => id !== series.id)
  const tasks = state.tasks.map((task) =>
    task.recurrence_id === series.id
      ? { ...task, recurrence: { rrule: series.rrule, from: series.basis } }
      : task,
  )
  return { ...state, tasks, series: [...others, series] }
}

/** The state with a task as it stands now. */
export function withTask(state: DemoState, task: Task): DemoState {
  return { ...state, tasks: state.tasks.map((one) => (one.id === task.id ? task : one)) }
}

/** The state with what is known of an occurrence: its date by the rule, and the fields that are its own. */
export function withOccurrence(
  state: DemoState,
  id: string,
  date: string,
  own: readonly string[],
): DemoState {
  return { ...state, occurrences: { ...state.occurrences, [id]: { date, own: [...new Set(own)] } } }
}

function withOccurrences(
  state: DemoState,
  series: Series,
  dates: readonly string[],
  moment: Moment,
): DemoState {
  const recurrence = { rrule: series.rrule, from: series.basis }
  const at = moment.now.toISOString()
  const made = dates.map((date) => {
    const asked = { ...series.template, id: moment.newId(), scheduled_date: date, recurrence }
    return { ...planned(asked, state.profile.id, at), recurrence_id: series.id }
  })
  const known = Object.fromEntries(made.map(({ id }, index) => [id, { date: dates[index] ?? '', own: [] }]))
  return { ...state, tasks: [...state.tasks, ...made], occurrences: { ...state.occurrences, ...known } }
}

/** Nobody has edited, timed or completed it since it was made. */
function isUntouched({ occurrences, ledger }: DemoState, { id, elapsed_seconds, status }: Task): boolean {
  const isWorkedOn = elapsed_seconds > 0 || status !== 'pending'
  return !isWorkedOn && occurrences[id]?.own.length === 0 && !ledger.some((row) => row.source_id === id)
}

function completionSeriesOf({ series }: DemoState, task: Task): Series | null {
  return series.find(({ id, basis }) => id === task.recurrence_id && basis === 'completion') ?? null
}

function taskOf({ tasks }: DemoState, id: string): Task {
  const task = tasks.find((one) => one.id === id)
  if (!task) throw new Error(`No task ${id}`)
  return task
}
