import { expect, test } from 'vitest'
import type { Goal } from '#shared/goals/goal.ts'
import {
  amountInWords,
  forecastInWords,
  nextStepInWords,
  paceInWords,
  progressInWords,
  roundedInWords,
  stateOf,
} from './words.ts'

const TODAY = '2026-03-02'
const KG = { kind: 'number', start: 90, target: 75, unit: 'kg', aggregate: 'last' } as const
const PAGES = { kind: 'number', start: 0, target: 1250, unit: 'pages', aggregate: 'sum' } as const
const half = { percent: 40, done: 6, total: 15, current: 84, reached: false }
const pace = { expected_percent: 30, expected: 15, lead_days: 10.4, safe_days: 10, needed_per_week: 2.43 }
const forecast: Goal['forecast'] = {
  p10: '2026-04-08',
  p50: '2026-04-24',
  p90: '2027-05-27',
  chance: 59,
  weeks: 4,
  mean: 4,
  deviation: 1.63,
  reason: null,
}

test('amounts have their unit', () => {
  expect(amountInWords({ metric: PAGES }, 1250.5)).toBe('1,250.5 pages')
  expect(amountInWords({ metric: { kind: 'milestones' } }, 1)).toBe('1 milestone')
  expect(amountInWords({ metric: { kind: 'linked' } }, 0)).toBe('0 steps')
  expect(amountInWords({ metric: { ...KG, unit: '' } }, -2)).toBe('−2')
})

test('progress in words', () => {
  expect(progressInWords({ metric: KG, progress: half })).toBe('84 kg, from 90 to 75')
  expect(progressInWords({ metric: PAGES, progress: { ...half, current: 500 } })).toBe('500 of 1,250 pages')
  expect(progressInWords({ metric: { kind: 'linked' }, progress: { ...half, total: 0 } })).toBe(
    'Nothing linked yet',
  )
  expect(progressInWords({ metric: { kind: 'milestones' }, progress: half })).toBe('6 of 15 milestones')
})

test.each<[NonNullable<Goal['pace']>['status'], number, string]>([
  ['ahead', 10.4, '10 days ahead: you could rest that long'],
  ['behind', -3, '3 days behind: with 2.5 kg a week you get there in time'],
  ['on_pace', 0.2, 'Keep to 2.5 kg a week'],
  ['overdue', -20, 'Its date has passed, with 9 kg to go'],
  ['reached', 20, 'Reached'],
])('pace %s', (status, lead_days, words) => {
  const goal = { metric: KG, progress: half, target_date: '2026-06-01', pace: { ...pace, lead_days, status } }
  expect(paceInWords({ ...goal, at_risk: status === 'behind' || status === 'overdue' })).toBe(words)
})

test('what is computed is said in round figures, and steps to aim at are whole', () => {
  expect(roundedInWords({ metric: { ...PAGES, unit: 'words' } }, 291.67)).toBe('292 words')
  expect(roundedInWords({ metric: KG }, 3.25)).toBe('3.3 kg')
  const metric = { kind: 'milestones' } as const
  const goal = { metric, progress: half, target_date: '2026-06-01', at_risk: false }
  const behind = { ...pace, needed_per_week: 1.4, lead_days: -2.4, status: 'behind' as const }
  expect(paceInWords({ ...goal, pace: behind })).toBe(
    '2 days behind: with 2 milestones a week you get there in time',
  )
  expect(paceInWords({ ...goal, pace: { ...pace, lead_days: 1, safe_days: 0, status: 'ahead' } })).toBe(
    '1 day ahead: you could rest that long',
  )
  expect(paceInWords({ ...goal, at_risk: true, pace: { ...pace, status: 'ahead' } })).toBe(
    '10 days ahead so far, but your last weeks were slower',
  )
})

test('a goal that nothing is linked to has no rate yet', () => {
  const nothing = { percent: 0, done: 0, total: 0, current: 0, reached: false }
  const goal = { metric: { kind: 'linked' }, progress: nothing, target_date: '2026-06-01' } as const
  const status = 'on_pace'
  expect(
    paceInWords({ ...goal, at_risk: false, pace: { ...pace, needed_per_week: 0, lead_days: 0, status } }),
  ).toBe(null)
})

test('a goal that is late has one word wherever it is late: at risk', () => {
  const goal = {
    status: 'active',
    pace: { ...pace, status: 'behind' },
    at_risk: true,
    progress: half,
  } as Goal
  expect(stateOf(goal)?.word).toBe('At risk')
  expect(stateOf({ ...goal, pace: null })?.word).toBe('At risk')
  expect(stateOf({ ...goal, pace: { ...pace, status: 'ahead' } })?.word).toBe('At risk')
  expect(stateOf({ ...goal, pace: { ...pace, status: 'overdue' } })?.word).toBe('Overdue')
})

test('a goal towards which nothing counts yet has no word for its pace', () => {
  const goal = { status: 'active', pace, at_risk: false, progress: { ...half, total: 0 } } as Goal
  expect(stateOf(goal)).toBeNull()
})

test('a forecast is a range with its chance and what it rests on', () => {
  const goal = { metric: KG, target_date: '2026-04-27', forecast }
  expect(forecastInWords(goal, TODAY)).toEqual([
    'Between Wed 8 Apr and Thu 27 May 2027, most likely around Fri 24 Apr.',
    'The chance to be there by Mon 27 Apr is 59 %.',
    'It rests on your last 4 weeks: 4 kg a week, give or take 1.6.',
  ])
})

test('what cannot be said is said', () => {
  const say = (values: Partial<Goal['forecast']>) =>
    forecastInWords(
      { metric: KG, target_date: null, forecast: { ...forecast, chance: null, ...values } },
      TODAY,
    )[0]
  expect(say({ p90: null })).toMatch(/^Most likely around Fri 24 Apr, hardly before Wed 8 Apr\. How late/)
  expect(say({ p50: null, p90: null })).toMatch(/^Hardly before Wed 8 Apr/)
  expect(say({ p10: null, p50: null, p90: null })).toBe('At this pace it is more than ten years away.')
  expect(say({ reason: 'not_enough_data', weeks: 1 })).toMatch(/needs two of them since the start/)
  expect(say({ reason: 'not_enough_data', weeks: 3 })).toMatch(/two steps in the last 3 weeks/)
  expect(say({ reason: 'no_progress' })).toMatch(/came no closer/)
})

test('the next step is the next milestone, this week’s amount, or to achieve it', () => {
  const milestones = [
    { id: 'a', goal_id: 'g', title: 'Book', due_date: null, position: 0, done: true, done_at: '' },
    { id: 'b', goal_id: 'g', title: 'Pack', due_date: '2026-03-09', position: 1, done: false, done_at: null },
  ]
  const goal = { milestones, progress: half, pace: { ...pace, status: 'ahead' as const } }
  expect(nextStepInWords({ ...goal, metric: { kind: 'milestones' } }, TODAY)).toBe('Pack, due Mon 9 Mar')
  expect(nextStepInWords({ ...goal, metric: KG }, TODAY)).toBe('2.5 kg this week')
  expect(nextStepInWords({ ...goal, metric: KG, pace: null }, TODAY)).toBe('Check in')
  expect(nextStepInWords({ ...goal, metric: { kind: 'linked' } }, TODAY)).toBeNull()
  expect(nextStepInWords({ ...goal, metric: KG, progress: { ...half, reached: true } }, TODAY)).toMatch(
    /achieve it/,
  )
})
