import { expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/sample.ts'
import type { Task } from '#shared/tasks/task.ts'
import { createTaskBook } from './book.ts'
import { needsCreation } from './dependsOn.ts'
import { foretell } from './foretell.ts'
import { monthPart } from './parts.ts'

const USER = '0195a000-0000-7000-8000-00000000aaaa'
const ID = '0195a000-0000-7000-8000-000000000001'
const at = '2026-03-02T09:00:00.000Z'
const [MARCH, APRIL] = [monthPart('2026-03'), monthPart('2026-04')]

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
  expect(datesOf(foretell(series(rrule, from), ['2026-02', '2026-03'], USER))).toEqual(dates)
})

test('a series that waits is shown on all dates of the months that are known, each of them as waiting', () => {
  const book = bookWith(series('FREQ=WEEKLY'))
  expect(shownDates(book)).toHaveLength(5)
  book.putList(APRIL, [], book.now())
  expect(shownDates(book)).toHaveLength(9)
  const shown = [...book.view().dates()].flatMap((date) => book.view().tasksOn(date))
  expect(book.view().unsent).toEqual(new Set(shown.map(({ id }) => id)))
  book.drop(APRIL)
  expect(shownDates(book)).toHaveLength(5)
  book.setWaiting([])
  expect(shownDates(book)).toEqual([])
})

test('the real occurrences take the places of those foretold, without doubles and without a gap', () => {
  const create = series('FREQ=WEEKLY')
  const book = bookWith(create)
  const real = foretell(create, ['2026-03'], USER).map((task) => ({
    ...task,
    version: 1,
    updated_at: 'later',
  }))
  book.settle(create, real[0] ?? null)
  book.setWaiting([])
  expect(shownDates(book)).toHaveLength(5)
  expect(book.view().unsent).toEqual(new Set())
  book.putList(MARCH, real.slice(0, 4), book.now())
  expect(shownDates(book)).toEqual(datesOf(real.slice(0, 4)))
})

test('what is done to a foretold occurrence, or to all of them, is shown, and waits for the series', () => {
  const create = series('FREQ=WEEKLY')
  const [first, second] = foretell(create, ['2026-03'], USER)
  if (!first || !second) throw new Error('A week has a next one')
  const rename: TaskChange = { kind: 'edit', id: second.id, patch: { title: 'Yoga' }, scope: 'this', at }
  const book = bookWith(create, rename)
  expect(book.view().task(second.id)?.title).toBe('Yoga')
  expect(
    needsCreation({ key: '2', change: rename, before: second }, { key: '1', change: create, before: null }),
  ).toBe(true)
  const other = sampleTask({ recurrence_id: first.recurrence_id })
  expect(
    needsCreation({ key: '2', change: rename, before: other }, { key: '1', change: create, before: null }),
  ).toBe(false)
  book.setWaiting([create, { kind: 'remove', id: ID, scope: 'all', at }])
  expect(shownDates(book)).toEqual([])
})

function bookWith(...waiting: TaskChange[]) {
  const book = createTaskBook(USER)
  book.putList(MARCH, [], book.now())
  book.setForetell(foretell)
  book.setWaiting(waiting)
  return book
}

function shownDates(book: ReturnType<typeof createTaskBook>): string[] {
  return [...book.view().dates()].toSorted()
}
