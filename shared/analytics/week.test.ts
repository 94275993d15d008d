import { expect, test } from 'vitest'
import type { LedgerRow } from '#shared/progress/stats.ts'
import type { Task } from '#shared/tasks/task.ts'
import { figuresByCategory, figuresByDay, focusMinutes } from './week.ts'

const row = (occurrence_date: string, source_id: string, amount: number, source_kind = 'task') =>
  ({ occurrence_date, source_id, amount, source_kind }) as LedgerRow
const task = (facts: Partial<Task>) =>
  ({ category: 'work', status: 'pending', actual_duration: null, elapsed_seconds: 0, ...facts }) as Task

test('a day counts its completed tasks and all of its XP', () => {
  const ledger = [
    row('2026-03-02', 'a', 25),
    row('2026-03-02', 'b', 50),
    row('2026-03-02', 'first-steps', 100, 'achievement'),
    row('2026-03-03', 'c', 10),
  ]
  expect(figuresByDay(['2026-03-02', '2026-03-03', '2026-03-04'], ledger)).toEqual([
    { date: '2026-03-02', completed: 2, xp: 175 },
    { date: '2026-03-03', completed: 1, xp: 10 },
    { date: '2026-03-04', completed: 0, xp: 0 },
  ])
})

test('a completion that was taken back counts no more, and one that was done again counts once', () => {
  const [day] = figuresByDay(
    ['2026-03-02'],
    [
      row('2026-03-02', 'a', 25),
      row('2026-03-02', 'a', -25),
      row('2026-03-02', 'b', 5),
      row('2026-03-02', 'b', -5),
      row('2026-03-02', 'b', 5),
    ],
  )
  expect(day).toEqual({ date: '2026-03-02', completed: 1, xp: 5 })
})

test('categories come with the fullest first, and only those that have a task', () => {
  const tasks = [
    task({ category: 'health' }),
    task({ status: 'completed' }),
    task({}),
    task({ category: 'art' as 'work' }),
  ]
  expect(figuresByCategory(tasks)).toEqual([
    { category: 'work', planned: 2, completed: 1 },
    { category: 'art', planned: 1, completed: 0 },
    { category: 'health', planned: 1, completed: 0 },
  ])
})

test('categories with as many tasks are in the order of the alphabet', () => {
  const tasks = (['health', 'creative', 'work', 'art', 'travel'] as const).map((category) =>
    task({ category: category as 'work' }),
  )
  expect(figuresByCategory(tasks).map(({ category }) => category)).toEqual([
    'art',
    'creative',
    'health',
    'travel',
    'work',
  ])
})

test('focus is what the timers ran, in whole minutes', () => {
  expect(focusMinutes([task({ actual_duration: 30 }), task({ elapsed_seconds: 119 }), task({})])).toBe(31)
})
