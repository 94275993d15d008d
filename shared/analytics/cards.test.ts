import { expect, test } from 'vitest'
import { cardsOf } from './cards.ts'
import type { Facts } from './facts.ts'
import { periodOf } from './period.ts'

// Wednesday; the week is 22 to 28 March, compared with 15 to 18 March.
const TODAY = '2026-03-25'
const due = (date: string, all: number, done: number) => ({
  date,
  domain_id: null,
  category: 'work' as const,
  due: all,
  done,
})
const completed = (date: string, count: number) => ({
  date,
  category: 'work' as const,
  completed: count,
  measured: 0,
  planned: 0,
  actual: 0,
})
const worked = (date: string, seconds: number) => ({
  date,
  seconds,
  category: 'work' as const,
  domain_id: null,
  isFinished: true,
})

function cards(facts: Partial<Facts>, at = TODAY) {
  const period = periodOf('week', at, { today: TODAY, weekStart: 0 })
  if (!period) throw new Error('A period to come')
  const none = {
    domains: [],
    due: [],
    completed: [],
    worked: [],
    focus: [],
    habits: [],
    hours: [],
    tasks: [],
  }
  return cardsOf({ ...none, period, streak: { active: [], off: new Set() }, goals: [], ...facts })
}

test('what is due counts up to today, and what is open of today is named in its own week alone', () => {
  const facts = {
    due: [due('2026-03-18', 2, 1), due('2026-03-19', 9, 9), due('2026-03-22', 2, 2), due(TODAY, 3, 1)],
  }
  expect(cards(facts).completion_rate).toMatchObject({
    value: 60,
    previous: 50,
    change: 10,
    due: 5,
    done: 3,
    open: 2,
  })
  expect(cards(facts, '2026-03-21').completion_rate).toMatchObject({ due: 11, done: 10, open: 0 })
  expect(cards({}).completion_rate).toMatchObject({
    value: null,
    previous: null,
    change: null,
    due: 0,
    open: 0,
  })
})

test('tasks and hours of the same dates of the week before are compared', () => {
  const found = cards({
    completed: [
      completed('2026-03-14', 50),
      completed('2026-03-15', 3),
      completed('2026-03-22', 4),
      completed(TODAY, 1),
    ],
    worked: [
      worked('2026-03-18', 3600),
      worked('2026-03-19', 36_000),
      worked('2026-03-22', 5400),
      worked(TODAY, 1800),
    ],
  })
  expect(found.tasks_completed).toMatchObject({ value: 5, previous: 3, change: 2 })
  expect(found.focus_hours).toMatchObject({ value: 2, previous: 1, change: 1 })
})

test('the rows of the best streak are its own dates, without one those of the period', () => {
  const streak = { active: ['2026-03-16', '2026-03-22', '2026-03-23'], off: new Set<string>() }
  expect(cards({ streak }).best_streak).toMatchObject({
    value: 2,
    previous: 1,
    rows: expect.stringMatching(/from=2026-03-22&to=2026-03-23/),
  })
  expect(cards({}).best_streak?.rows).toMatch(/from=2026-03-22&to=2026-03-25/)
})
