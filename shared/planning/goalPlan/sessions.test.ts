import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { sessionsOf } from './sessions.ts'
import type { Understood } from '#shared/planning/understood.ts'

const MONDAY = '2026-03-02'
const nothing: Understood = {
  what: 'Run',
  template: 'fitness',
  category: 'fitness',
  deadline: null,
  weekdays: null,
  per_week: null,
  minutes: 30,
  weekly_minutes: null,
  total_minutes: null,
  amount: null,
  pattern: 'general',
  starts_on: null,
  not_on: null,
  every_days: null,
  between: null,
  level: null,
  also: [],
  read: [],
  unread: [],
  conflict: null,
}
const SAID: Partial<Understood> = { read: [{ text: 'x', as: 'rhythm' }] }
const idealsOf = (goal: Partial<Understood>) =>
  sessionsOf({ ...nothing, ...goal }, MONDAY).sessions.map(({ ideal }) => ideal)

test('each whole week has as many sessions as asked for, and a part of a week as large a part of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 400 }), (per_week, days) => {
      const deadline = addDays(MONDAY, days - 1)
      const { sessions, from, to } = sessionsOf({ ...nothing, ...SAID, per_week, deadline }, MONDAY)
      expect([from, to]).toEqual([MONDAY, deadline])
      for (let start = 0; start < days; start += 7) {
        const length = Math.min(7, days - start)
        const within = sessions.filter(
          ({ ideal }) => Math.floor(daysBetween(MONDAY, ideal) / 7) * 7 === start,
        )
        const share = Math.floor((per_week * length) / 7)
        expect(within).toHaveLength(days < 7 ? Math.max(1, share) : share)
        expect(new Set(within.map(({ ideal }) => ideal)).size).toBe(within.length)
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  [1, 2, 1],
  [2, 2, 2],
  [4, 3, 3],
  [3, 6, 3],
])('%i a week that the plan takes by itself are, in %i days, %i', (per_week, days, count) => {
  const dates = idealsOf({ per_week, deadline: addDays(MONDAY, days - 1) })
  expect(new Set(dates).size).toBe(count)
})

test('without a deadline it is four weeks, and named weekdays have one each', () => {
  expect(idealsOf({ per_week: 2 })).toHaveLength(8)
  const dates = idealsOf({ weekdays: [1, 4] })
  expect(dates).toHaveLength(8)
  expect(dates.every((date) => [1, 4].includes(dayOfWeek(date)))).toBe(true)
})

test('a total is sessions of an hour, the last with the rest, of at least a quarter of an hour', () => {
  const minutesOf = (total_minutes: number, each: number | null = null) =>
    sessionsOf({ ...nothing, minutes: each, total_minutes }, MONDAY).sessions.map(({ minutes }) => minutes)
  expect(minutesOf(150)).toEqual([60, 60, 30])
  expect(minutesOf(125)).toEqual([60, 60, 15])
  expect(minutesOf(60)).toEqual([60])
  expect(minutesOf(150, 45)).toEqual([45, 45, 45, 15])
})

test('a total without a date takes as long as its rhythm needs', () => {
  const { sessions, to } = sessionsOf({ ...nothing, total_minutes: 1800, minutes: 60, per_week: 3 }, MONDAY)
  expect([sessions.length, to]).toEqual([30, addDays(MONDAY, 69)])
})

test('a plan has at most ten years', () => {
  const { sessions, to } = sessionsOf({ ...nothing, per_week: 7, deadline: '2090-01-01' }, MONDAY)
  expect([sessions.length, to]).toEqual([3660, addDays(MONDAY, 3659)])
})

test.each([
  ['day', 7],
  ['week', 2.33],
  ['month', 0.54],
] as const)('an amount of each %s is shared by its sessions', (per, share) => {
  const amount = { value: 7, unit: 'km', per }
  const { sessions } = sessionsOf({ ...nothing, per_week: 3, amount }, MONDAY)
  expect(new Set(sessions.map((session) => session.share))).toEqual(new Set([share]))
})

test('shares have two decimals and add up to the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 7 }),
      (hundredths, per_week) => {
        const amount = { value: hundredths / 100, unit: 'pages', per: null }
        const shares = sessionsOf({ ...nothing, per_week, amount }, MONDAY).sessions.map(
          ({ share }) => share ?? 0,
        )
        expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(hundredths)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.011)
      },
    ),
    { numRuns: 200 },
  )
})

test('as much as was said of each time, until all is done', () => {
  const amount = { value: 2500, unit: 'words', per: null, share: { value: 1000, per: 'day' as const } }
  const { sessions } = sessionsOf({ ...nothing, per_week: 1, amount }, MONDAY)
  expect(sessions.map(({ share }) => share)).toEqual([1000, 1000, 500, null])
})
