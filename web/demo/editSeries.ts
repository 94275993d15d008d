import { invalidField } from '#shared/errors.ts'
import { applyChange } from '#shared/tasks/change.ts'
import type { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import {
  ruleAsked,
  type Series,
  seriesEditOf,
  seriesFrom,
  type Split,
  templatePatch,
} from '#shared/tasks/series.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import {
  beginSeries,
  endedAt,
  extended,
  type Moment,
  openOf,
  ruleDateOf,
  withOccurrence,
  withoutUntouched,
  withSeries,
  withTask,
} from './occurrences.ts'
import { toTrash } from './trash.ts'
import { dateOf, type DemoState } from './state.ts'

/** What is asked of a series by way of one of its tasks. */
type Edit = { task: Task; series: Series; patch: TaskPatch; scope: RecurrenceScope }

/** Edits a series, sets one up, or ends one: the server's `editSeries` for what one browser keeps. */
export function editSeries(
  state: DemoState,
  task: Task,
  patch: TaskPatch,
  scope: RecurrenceScope,
  moment: Moment,
): DemoState {
  const series = state.series.find(({ id }) => id === task.recurrence_id)
  if (series && patch.recurrence === null) return leaveSeries(state, { task, series, patch, scope }, moment)
  if (series) return changeSeries(state, { task, series, patch, scope }, moment)
  const edited = editOne(state, task.id, patch, moment)
  return patch.recurrence ? beginSeries(edited, task.id, patch.recurrence, moment) : edited
}

/** Edits one task. Of an occurrence it is remembered what is its own from now on. */
export function editOne(state: DemoState, id: string, patch: TaskPatch, { now }: Moment): DemoState {
  const { recurrence: _, ...fields } = patch
  const change = { kind: 'edit', id, patch: fields, scope: 'this', at: now.toISOString() } as const
  const tasks = applyChange(state.tasks, change, { userId: state.profile.id })
  const known = state.occurrences[id]
  const edited = { ...state, tasks }
  return known ? withOccurrence(edited, id, known.date, [...known.own, ...namesIn(fields)]) : edited
}

/** The task goes on alone; with a wider scope the open occurrences beside or after it go, and no more are made. */
function leaveSeries(state: DemoState, { task, series, patch, scope }: Edit, moment: Moment): DemoState {
  const from = scope === 'following' ? ruleDateOf(state, task) : null
  const { [task.id]: own, ...occurrences } = state.occurrences
  const alone = { ...task, recurrence_id: null, recurrence: null }
  if (scope === 'this') {
    const except_dates = [...series.except_dates, ...(own ? [own.date] : [])]
    const left = withTask(withSeries(state, { ...series, except_dates }), alone)
    return editOne({ ...left, occurrences }, task.id, patch, moment)
  }
  const { state: rest, touched } = withoutUntouched(endedAt(state, series.id, from), task, from)
  const thrown = toTrash(rest, new Set(touched.filter((id) => id !== task.id)), moment)
  const left = { ...withTask(thrown, alone), occurrences }
  return editOne(left, task.id, patch, moment)
}

/** Edits the fields of a series; splits it where it moves, repeats otherwise, or goes on differently from here. */
function changeSeries(state: DemoState, { task, series, patch, scope }: Edit, moment: Moment): DemoState {
  if (patch.scheduled_date === null) throw invalidField('scheduled_date', 'A repeating task needs a date')
  const today = ruleAsked(task, patch) ? dateOf(state, moment.now) : null
  const [first = null] = openOf(state, series.id, today)
    .map((one) => ruleDateOf(state, one))
    .toSorted()
  const { mustSplit, ...split } = seriesEditOf(series, task, patch, scope, {
    own: ruleDateOf(state, task),
    first,
  })
  const changed = { ...series, template: { ...series.template, ...templatePatch(patch) } }
  const next = mustSplit ? { ...seriesFrom(changed, split), id: moment.newId() } : withRule(changed, split)
  const moved = mustSplit ? splitSeries(state, task, changed, next, split, moment) : withSeries(state, next)
  const from = scope === 'all' ? null : addDays(split.start, split.days)
  const edited = task.status === 'completed' ? moved : editTarget(moved, task, patch, moment)
  return editOpen(edited, next.id, task, patch, from, moment)
}

function withRule(series: Series, { rule }: Split): Series {
  return { ...series, rrule: rule?.rrule ?? series.rrule, basis: rule?.from ?? series.basis }
}

/**
 * Ends a series before a date and begins the next there. What somebody has worked on moves over; the rest is made
 * anew where the rule or the dates changed.
 */
function splitSeries(
  state: DemoState,
  task: Task,
  series: Series,
  next: Series,
  { start, days, rule }: Split,
  moment: Moment,
): DemoState {
  const isRemade = days !== 0 || rule !== null
  const kept = isRemade ? withoutUntouched(state, { ...task, recurrence_id: series.id }, start).state : state
  const moving = new Set(openOf(kept, series.id, start).map(({ id }) => id))
  if (task.status !== 'completed') moving.add(task.id)
  const moved = kept.tasks
    .filter(({ id }) => moving.has(id))
    .reduce(
      (before, one) => {
        const { date = '', own = [] } = before.occurrences[one.id] ?? {}
        const staysPut = one.id === task.id || own.includes('scheduled_date') || one.scheduled_date === null
        const scheduled_date = staysPut ? one.scheduled_date : addDays(one.scheduled_date ?? '', days)
        const over = withTask(before, { ...one, recurrence_id: next.id, scheduled_date })
        return withOccurrence(over, one.id, addDays(date, days), own)
      },
      withSeries(kept, next),
    )
  const split = endedAt(moved, series.id, start)
  const isToMake = isRemade && next.basis === 'schedule' && series.made_until >= next.starts_on
  return isToMake ? extended(split, next, addDays(series.made_until, Math.max(0, days)), moment) : split
}

/** The task that was edited takes every change; none of them is its own any more. */
function editTarget(state: DemoState, { id }: Task, patch: TaskPatch, moment: Moment): DemoState {
  const { date = '', own = [] } = state.occurrences[id] ?? {}
  const names = namesIn(patch)
  const left = own.filter((name) => !names.includes(name))
  return withOccurrence(editOne(state, id, patch, moment), id, date, left)
}

/** The other open occurrences take the fields that were not changed for them alone. */
function editOpen(
  state: DemoState,
  seriesId: string,
  task: Task,
  patch: TaskPatch,
  from: string | null,
  moment: Moment,
): DemoState {
  return openOf(state, seriesId, from)
    .filter(({ id }) => id !== task.id)
    .reduce((before, { id }) => {
      const { date = '', own = [] } = before.occurrences[id] ?? {}
      const fields = Object.entries(templatePatch(patch)).filter(([name]) => !own.includes(name))
      if (fields.length === 0) return before
      return withOccurrence(editOne(before, id, Object.fromEntries(fields), moment), id, date, own)
    }, state)
}

/** The fields of a task that a patch sets. */
function namesIn(patch: TaskPatch): string[] {
  const names = Object.entries(patch).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  return names.filter((name) => name !== 'version' && name !== 'recurrence')
}
