import { expect, test } from 'vitest'
import { placedPlan, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { isAway } from './away.ts'
import { daysAwayIn } from './daysAway.ts'

// A Monday.
const CONTEXT = { today: '2026-11-23', weekStart: 1 }

test.each([
  ['skip next week', '2026-11-30', '2026-12-06'],
  ['I’m away next week', '2026-11-30', '2026-12-06'],
  ['skip this weekend', '2026-11-28', '2026-11-29'],
  ['no sessions in the week of 14 December', '2026-12-14', '2026-12-20'],
  ['I’m on holiday from 20 December to 3 January', '2026-12-20', '2027-01-03'],
  ['not on 24 December', '2026-12-24', '2026-12-24'],
  ['not on 24 and 25 December', '2026-12-24', '2026-12-25'],
  ['not between Christmas and New Year', '2026-12-25', '2027-01-01'],
  ['not on the 24th', '2026-11-24', '2026-11-24'],
  ['pause for two weeks', '2026-11-23', '2026-12-06'],
  ['take a week off at Christmas', '2026-12-25', '2026-12-31'],
  ['pause from 10 to 20 December', '2026-12-10', '2026-12-20'],
  ['away for 10 days from 5 January', '2027-01-05', '2027-01-14'],
  ['except Easter weekend', '2027-03-26', '2027-03-29'],
  ['not on the weekend of 12 December', '2026-12-12', '2026-12-13'],
  ['not this Sunday', '2026-11-29', '2026-11-29'],
  ['skip this friday', '2026-11-27', '2026-11-27'],
  ['not in July', '2027-07-01', '2027-07-31'],
  ['skip August', '2027-08-01', '2027-08-31'],
  ['away in November', '2026-11-23', '2026-11-30'],
  ['no sessions in may.', '2027-05-01', '2027-05-31'],
  ['remove everything in april', '2027-04-01', '2027-04-30'],
  ['cancel all sessions next week', '2026-11-30', '2026-12-06'],
  ['drop the sessions from 10 to 20 December', '2026-12-10', '2026-12-20'],
  ['not on May 3', '2027-05-03', '2027-05-03'],
  ['and the first thursday off', '2026-11-26', '2026-11-26'],
  ['skip the second monday', '2026-11-30', '2026-11-30'],
  ['not on the first friday of december', '2026-12-04', '2026-12-04'],
  ['the last thursday of november is off', '2026-11-26', '2026-11-26'],
  ['not in the week after Christmas', '2026-12-26', '2027-01-01'],
  ['not the week before Christmas', '2026-12-18', '2026-12-24'],
  ['not the first weekend of may', '2027-05-01', '2027-05-02'],
  ['skip the last weekend of november', '2026-11-28', '2026-11-29'],
  ['skip next friday', '2026-12-04', '2026-12-04'],
])('%s: from %s to %s', (text, from, to) => {
  expect(daysAwayIn(text, CONTEXT)?.away).toEqual([[from, to]])
})

test('the first Thursday counts from the first day of the plan', () => {
  const { away } = daysAwayIn('not on the first Thursday', CONTEXT, '2027-01-10') ?? {}
  expect(away).toEqual([['2027-01-14', '2027-01-14']])
})

test.each([
  'not on Mondays',
  'not in the morning',
  'not on my birthday',
  'not before 9',
  'not 3 times a week',
  'no more than 20 minutes',
  'not 5 days a week',
  'not until January',
  'pause',
  'not on the first friday of every month',
  'not on the last thursday',
  'start after my vacation on 20 March',
  'for my holiday in July',
  'skip next friday and saturday',
])('%s names no dates', (text) => {
  expect(daysAwayIn(text, CONTEXT)).toBeNull()
})

test.each([
  'learn Spanish in 11 weeks, 3 times a week',
  'learn Spanish in 11 weeks, every day',
  'learn Spanish in 11 weeks, on Mondays and Thursdays',
  'run a 10k in 11 weeks, 3 times a week',
  'start running in 11 weeks, every other day',
])('%s: nothing stands on days that are left out, and the other weeks stay full', (text) => {
  const away: [string, string][] = [
    ['2026-11-30', '2026-12-06'],
    ['2026-12-24', '2026-12-26'],
  ]
  const goal = { ...understoodGoal(text, { minutes: 'pattern' }), away }
  const { items } = placedPlan(goal)
  const dates = items.map(({ row }) => String(row?.['scheduled_date']))
  expect(dates.length).toBeGreaterThan(10)
  for (const date of dates) expect(isAway(away, date), date).toBe(false)
})

test('a week of which most days are left out has as many sessions as its other days have room for', () => {
  const goal = { ...understoodGoal('learn Spanish in 4 weeks, 3 times a week', { minutes: 'pattern' }) }
  const { sessions } = placedPlan({ ...goal, away: [['2026-11-25', '2026-12-01']] })
  expect(sessions.filter(({ date }) => date <= '2026-12-06')).toHaveLength(2)
})
