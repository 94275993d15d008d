import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import { spacedInWords } from '#shared/planning/timesAWeek.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { goalPlan } from './goalPlan.ts'
import { sessionsOf } from './sessions.ts'

const TODAY = '2026-11-23'
const goalOf = (text: string) => understand(text, { today: TODAY, weekStart: 1 }).understood
const idealsOf = (text: string) => sessionsOf(goalOf(text), TODAY).sessions.map(({ ideal }) => ideal)

test.each([
  ['train for a 10k, 3 runs a week, never two days in a row', 3],
  ['train for a 10k, twice a week, not on consecutive days', 2],
  ['train for a 10k, 3x a week but not two days in a row, no sundays', 3],
  ['train for a 10k every other day', 4],
])('%s: never on days that follow each other, and no more often', (text, perWeek) => {
  const dates = idealsOf(`${text}, by 21 March`)
  const gaps = dates.slice(1).map((date, at) => daysBetween(dates[at] ?? '', date))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
  const weeks = dates.filter((date) => daysBetween(TODAY, date) < 28).length
  expect(weeks).toBeLessThanOrEqual(4 * perWeek)
  expect(weeks).toBeGreaterThanOrEqual(4 * perWeek - 2)
})

test.each([
  ['do yoga 3 times a week, never two days in a row', 3],
  ['do yoga twice a week with a day off in between', 2],
  ['do yoga every other day, not on sundays', 3],
])('%s: the habit names days that are apart, from one week to the next too', (text, count) => {
  const schedule = goalPlan(goalOf(text), TODAY).habits[0]?.schedule
  const days = schedule?.type === 'weekdays' ? schedule.days : []
  expect(days).toHaveLength(count)
  for (const day of days) expect(days).not.toContain((day + 1) % 7)
})

test('the days of the sessions are in words', () => {
  expect([spacedInWords(4, 2), spacedInWords(3, 2), spacedInWords(1, 2), spacedInWords(2, 3)]).toEqual([
    'every other day',
    '3 times a week, never two days in a row',
    'once a week',
    'every 3 days',
  ])
})
