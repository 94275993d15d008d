import { expect, test } from 'vitest'
import { PATTERNS } from '#shared/planning/patterns/patterns.ts'
import { TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { isTight, neededTime } from './neededTime.ts'

const OPEN = { minutes: 'pattern', rhythm: 'pattern', conflict: 'ignore' } as const
const goalOf = (text: string) => understoodGoal(text, OPEN)

test('an amount is tight where three quarters of the time are too short for what people do in an hour', () => {
  const books = goalOf('read 3 books in 8 weeks')
  expect(isTight(books, 24 * 60)).toBe(false)
  expect(isTight(books, 24 * 60 - 1)).toBe(true)
  expect(isTight(books, 0)).toBe(false)
  expect(isTight(goalOf('learn Spanish in 8 weeks'), 1)).toBe(false)
  expect(isTight(goalOf('learn 3000 verbs in 8 weeks'), 1)).toBe(false)
})

test.each([
  ['read 2 books in 40 weeks', false],
  ['read 12 books in 4 weeks', true],
  ['learn Spanish in 4 weeks', false],
])('%s: more time than usual: %s', (text, isMore) => {
  const goal = goalOf(text)
  const pattern = PATTERNS[goal.pattern]
  const needed = neededTime(goal, pattern, TODAY)
  if (isMore) expect(needed).toEqual({ perWeek: 7, minutes: 120 })
  else expect(needed).toEqual(pattern.usual)
})

test('what the person said stays, and the sessions become as long as it needs', () => {
  const answers = { minutes: 'pattern', conflict: 'ignore' } as const
  const goal = understoodGoal('read 6 books in 6 weeks, 3 times a week', answers)
  // 36 hours in 18 sessions are two hours each.
  expect(neededTime(goal, PATTERNS.reading, TODAY)).toMatchObject({ perWeek: 3, minutes: 120 })
  const often = goalOf('read 12 books in 4 weeks, not on Sundays')
  expect(neededTime(often, PATTERNS.reading, TODAY).perWeek).toBe(6)
})
