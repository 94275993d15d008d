import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { goalPlan } from './goalPlan.ts'
import { wholeOf } from './goalOf.ts'

test('words are shared among the sessions of the draft alone, and add up to the whole', () => {
  const goal = understoodGoal('Write a novel of 80,000 words in 12 weeks, 5 times a week for 1 hour')
  const { steps, phases } = goalPlan(goal, TODAY)
  const draft = phases.findIndex(({ title }) => title === 'First draft')
  const counted = steps.filter(({ amount }) => amount !== null)
  expect(counted.map(({ phase }) => phase).every((phase) => phase === draft)).toBe(true)
  expect(counted.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)).toBeCloseTo(80_000)
  expect(steps.filter(({ phase }) => phase === draft)).toHaveLength(counted.length)
})

test('the next part of a long plan counts on from where the one before ended', () => {
  const goal = understoodGoal('Read 12 books by 30 November 2027, 5 times a week for 30 minutes')
  const first = goalPlan(goal, TODAY)
  const next = goalPlan(goal, TODAY, { from: addDays(first.covers_until, 1), behind: 0, highest: 0 })
  const booksOf = (steps: readonly { description: string }[]) =>
    steps.flatMap(({ description }) => Number(/book (\d+) of 12/.exec(description)?.[1] ?? []))
  const last = Math.max(...booksOf(first.steps))
  expect(last).toBeGreaterThan(0)
  expect(booksOf(next.steps)[0]).toBeGreaterThanOrEqual(last)
})

const FOUR_WEEKS = { from: '2026-11-23', to: '2026-12-20' }

test.each([
  ['every day', { weekdays: null, not_on: null, per_week: 7 }, 28],
  ['on weekdays', { weekdays: [1, 2, 3, 4, 5], not_on: null, per_week: 5 }, 20],
  ['but on Sundays', { weekdays: null, not_on: [0], per_week: 6 }, 24],
  ['on weekdays but Fridays', { weekdays: [1, 2, 3, 4, 5], not_on: [5], per_week: 4 }, 16],
  ['3 times a week', { weekdays: null, not_on: null, per_week: 3 }, 12],
])('a daily amount counts on the days that have it: %s', (_, days, count) => {
  expect(wholeOf({ value: 500, unit: 'words', per: 'day' }, FOUR_WEEKS, days)).toBe(500 * count)
})
