import { expect, test } from 'vitest'
import type { Understood } from '#shared/planning/understood.ts'
import { understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { restInWords } from './restInWords.ts'

const BEFORE = understoodGoal('learn Spanish by 30 April 2027, on Mondays 30 minutes, not on Sundays')
const TOLD: Parameters<typeof restInWords>[0] = {
  title: 'Learn Spanish',
  before: BEFORE,
  goal: BEFORE,
  away: [],
  weeks: 0,
  moved: 0,
  gone: 0,
  withoutRoom: 0,
  after: 0,
  next: null,
  today: '2026-11-23',
}
const told = (more: Partial<typeof TOLD>, goal: Partial<Understood> = {}) =>
  restInWords({ ...TOLD, ...more, goal: { ...BEFORE, ...goal } })

test.each<[Partial<Understood>, string]>([
  [{}, 'the rest of the plan'],
  [{ weekdays: [1, 3] }, 'on Mondays and Wednesdays'],
  [{ weekdays: null }, 'the rest of the plan'],
  [{ not_on: [0, 6] }, 'not on Sundays and Saturdays'],
  [{ not_on: null }, 'on all days'],
  [{ between: ['17:00', '22:00'] }, 'between 17:00 and 22:00'],
  [{ weekdays: [3], between: ['05:00', '12:00'] }, 'on Wednesdays, between 05:00 and 12:00'],
])('with %j a change says: %s', (goal, facts) => {
  expect(told({}, goal)).toBe(`Learn Spanish: ${facts}. What is done stays.`)
})

test.each<[Partial<typeof TOLD>, string]>([
  [{ weeks: 1 }, ': the rest of the plan, later. What'],
  [{ moved: 1 }, ' 1 session moves. What'],
  [{ moved: 2, weeks: 0 }, ' 2 sessions move. What'],
  [{ moved: 1, weeks: 1 }, ' 1 session comes 1 week later. What'],
  [{ moved: 3, weeks: 2 }, ' 3 sessions come 2 weeks later. What'],
  [{ gone: 1 }, ' 1 session of these days is left out, so that 30 April 2027 holds. What'],
  [{ gone: 3, withoutRoom: 1 }, ' 2 sessions of these days are left out, so that 30 April 2027 holds. For 1'],
  [{ gone: 1, withoutRoom: 1 }, 'plan. For 1 session no other day has room: it is left out. What'],
  [{ gone: 2, withoutRoom: 2 }, 'plan. For 2 sessions no other day has room: they are left out. What'],
  [
    { after: 1 },
    ' 1 session would come after 30 April 2027: would a later date suit you, or fewer sessions? What',
  ],
  [{ next: '2026-11-25' }, ' The next one is on Wed 25 November. What'],
])('%j is said: %s', (more, words) => {
  expect(told(more)).toContain(words)
})
