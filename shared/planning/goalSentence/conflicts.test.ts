import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { conflictOf } from './conflicts.ts'

const TODAY = '2026-11-23'
const { understood: PLAIN } = understand('learn chess', { today: TODAY, weekStart: 1 })
const conflict = (said: Partial<Understood>) => conflictOf({ ...PLAIN, ...said }, TODAY)
const anHour = (value: number, unit: string) => conflict({ amount: { value, unit, per: 'day' }, minutes: 60 })

test.each([
  ['words', 3000],
  ['word', 3000],
  ['pages', 150],
  ['page', 150],
  ['chapters', 20],
  ['books', 0.5],
  ['km', 50],
  ['kms', 50],
  ['miles', 30],
  ['modules', 20],
  ['lessons', 20],
  ['articles', 20],
])('of %s at most %f are an hour', (unit, most) => {
  expect(anHour(most, unit)).toBeNull()
  expect(anHour(most + 0.5, unit)).toContain(`${unit} an hour`)
})

test('what nobody counts by the hour is in nobody’s way', () => {
  expect(anHour(1_000_000, 'smiles')).toBeNull()
  expect(conflict({ amount: { value: 9000, unit: 'pages', per: 'week' }, minutes: 60 })).toBeNull()
})

test('a whole amount is shared among the hours in all, or among the sessions that there are', () => {
  const pages = (value: number) => ({ amount: { value, unit: 'pages', per: null } })
  expect(conflict({ ...pages(300), total_minutes: 120 })).toBeNull()
  expect(conflict({ ...pages(301), total_minutes: 120 })).toBe('301 pages in 2 hours is 151 pages an hour')
  expect(conflict({ ...pages(301), total_minutes: 120, minutes: 30 })).toContain(
    'in 4 sessions of 30 minutes',
  )
  const twoWeeks = { deadline: '2026-12-06', per_week: 2, minutes: 60 }
  expect(conflict({ ...pages(600), ...twoWeeks })).toBeNull()
  expect(conflict({ ...pages(606), ...twoWeeks })).toContain('606 pages in 4 hours')
  expect(conflict({ ...pages(150), deadline: TODAY, per_week: 1, minutes: 60 })).toBeNull()
  expect(conflict({ ...pages(450), ...twoWeeks, starts_on: '2026-11-30', per_week: 3 })).toBeNull()
  expect(conflict({ ...pages(453), ...twoWeeks, starts_on: '2026-11-30', per_week: 3 })).toContain('3 hours')
})

test('a day has sixteen hours, and a date is not over today', () => {
  expect(conflict({ minutes: 960 })).toBeNull()
  expect(conflict({ minutes: 961 })).toBe('16 hours in one day leave no time to sleep')
  expect(conflict({ weekly_minutes: 6720 })).toBeNull()
  expect(conflict({ weekly_minutes: 6727 })).toContain('112 hours a week are 16 hours a day')
  expect(conflict({ deadline: TODAY, total_minutes: 960 })).toBeNull()
  expect(conflict({ deadline: TODAY, total_minutes: 961 })).toContain(
    'by 23 November 2026 are 16 hours a day',
  )
  expect(conflict({ deadline: '2026-12-02', starts_on: '2026-12-01', total_minutes: 1920 })).toBeNull()
  expect(conflict({ deadline: '2026-12-02', starts_on: '2026-12-01', total_minutes: 1921 })).not.toBeNull()
  expect(conflict({ deadline: '2026-11-22' })).toBe('22 November 2026 is over')
  expect(conflict({ deadline: '2026-12-01', starts_on: '2026-12-01' })).toBeNull()
  expect(conflict({ deadline: '2026-12-01', starts_on: '2026-12-02' })).toContain(
    'It would begin on 2 December',
  )
})
