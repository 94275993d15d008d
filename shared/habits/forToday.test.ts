import { expect, test } from 'vitest'
import { isAskedToday } from './forToday.ts'

const NOTHING = { due_today: false, completedToday: false, skipped_today: false, period: null }
const PERIOD = { done: 2, quota: 3, safe_today: false }

test.each([
  ['what is not due', {}, false],
  ['what is due', { due_today: true }, true],
  ['what is done', { completedToday: true }, true],
  ['what is skipped', { due_today: true, skipped_today: true }, false],
  ['a week that cannot do without today', { period: PERIOD }, true],
  ['a week that can', { period: { ...PERIOD, safe_today: true } }, false],
  ['a week that is kept', { period: { ...PERIOD, done: 3 } }, false],
])('%s', (_what, habit, isAsked) => {
  expect(isAskedToday({ ...NOTHING, ...habit })).toBe(isAsked)
})
