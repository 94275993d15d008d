import { expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import { createTaskStore } from './taskStore.ts'
import { comesOfSeries } from '../changes/taskDependencies.ts'
import { previewOccurrences } from './previewOccurrences.ts'
import { monthPartition } from './partitions.ts'

const USER = '0195a000-0000-7000-8000-00000000aaaa'
const ID = '0195a000-0000-7000-8000-000000000001'
const at = '2026-03-02T09:00:00.000Z'
const [MARCH, APRIL] = [monthPartition('2026-03'), monthPartition('2026-04')]

type Create = Extract<TaskChange, { kind: 'create' }>
const series = (rrule: string, from: 'schedule' | 'completion' = 'schedule'): Create => ({
  kind: 'create',
  task: { id: ID, title: 'Stretch', scheduled_date: '2026-03-02', recurrence: { rrule, from } },
  at,
})
const datesOf = (tasks: readonly Task[]) => tasks.map((task) => task.scheduled_date)

test.each([
  ['FREQ=WEEKLY', 'schedule', ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']],
  ['FREQ=DAILY;COUNT=3', 'schedule', ['2026-03-02', '2026-03-03', '2026-03-04']],
  ['FREQ=WEEKLY;BYDAY=WE;UNTIL=20260311', 'schedule', ['2026-03-02', '2026-03-04', '2026-03-11']],
  ['FREQ=DAILY', 'completion', ['2026-03-02']],
] as const)('%s from %s is shown on its dates of the month', (rrule, from, dates) => {
  expect(datesOf(previewOccurrences(series(rrule, from), ['2026-02', '2026-03'], USER))).toEqual(dates)
})

test('a series that waits is shown on all dates of the months that are known, each of them as waiting', () => {
  const store = storeWith(series('FREQ=WEEKLY'))
  expect(shownDates(store)).toHaveLength(5)
  store.putList(APRIL, [], store.now())
  expect(shownDates(store)).toHaveLength(9)
  const shown = [...store.view().dates()].flatMap((date) => store.view().tasksOn(date))
  expect(store.view().unsent).toEqual(new Set(shown.map(({ id }) => id)))
  store.drop(APRIL)
  expect(shownDates(store)).toHaveLength(5)
  store.setWaiting([])
  expect(shownDates(store)).toEqual([])
})

test('the real occurrences take the places of those foretold, without doubles and without a gap', () => {
  const create = series('FREQ=WEEKLY')
  const store = storeWith(create)
  const real = previewOccurrences(create, ['2026-03'], USER).map((task) => ({
    ...task,
    version: 1,
    updated_at: 'later',
  }))
  store.confirm(create, real[0] ?? null)
  store.setWaiting([])
  expect(shownDates(store)).toHaveLength(5)
  expect(store.view().unsent).toEqual(new Set())
  store.putList(MARCH, real.slice(0, 4), store.now())
  expect(shownDates(store)).toEqual(datesOf(real.slice(0, 4)))
})

test('what is done to a foretold occurrence, or to all of them, is shown, and waits for the series', () => {
  const create = series('FREQ=WEEKLY')
  const [first, second] = previewOccurrences(create, ['2026-03'], USER)
  if (!first || !second) throw new Error('A week has a next one')
  const rename: TaskChange = { kind: 'edit', id: second.id, patch: { title: 'Yoga' }, scope: 'this', at }
  const store = storeWith(create, rename)
  expect(store.view().task(second.id)?.title).toBe('Yoga')
  const creation = { key: '1', slice: 'tasks', change: create, before: null }
  const renaming = { key: '2', slice: 'tasks', change: rename, before: second }
  expect(comesOfSeries(renaming, creation)).toBe(true)
  const other = sampleTask({ recurrence_id: first.recurrence_id })
  expect(comesOfSeries({ ...renaming, before: other }, creation)).toBe(false)
  store.setWaiting([create, { kind: 'remove', id: ID, scope: 'all', at }])
  expect(shownDates(store)).toEqual([])
})

function storeWith(...waiting: TaskChange[]) {
  const store = createTaskStore(USER)
  store.putList(MARCH, [], store.now())
  store.setPreview(previewOccurrences)
  store.setWaiting(waiting)
  return store
}

function shownDates(store: ReturnType<typeof createTaskStore>): string[] {
  return [...store.view().dates()].toSorted()
}
