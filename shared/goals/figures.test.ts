import { expect, test } from 'vitest'
import { datesOfEvidence, datesOfGoal, figuresOfGoal } from './figures.ts'

const TODAY = '2026-03-30'
const START = '2026-03-02'
const counted = {
  metric: { kind: 'linked' as const },
  start_date: START,
  target_date: '2026-04-27',
  status: 'active' as const,
}
const evidence = { values: [4, 3, 2, 1, 0], total: 8, entries: 4 }

test('evidence is read at the end of today and of the weeks before, six at most and none before the start', () => {
  expect(datesOfEvidence(START, TODAY)).toEqual([TODAY, '2026-03-23', '2026-03-16', '2026-03-09', START])
  expect(datesOfEvidence('2026-03-03', TODAY)).toHaveLength(4)
  expect(datesOfEvidence('2020-01-01', TODAY)).toHaveLength(7)
  expect(datesOfEvidence('2026-05-01', TODAY)).toEqual([TODAY])
})

test('the habits of a goal count up to its target date, without one up to today', () => {
  expect(datesOfGoal(counted, TODAY)).toEqual({ from: START, to: '2026-04-27' })
  expect(datesOfGoal({ ...counted, target_date: null }, TODAY)).toEqual({ from: START, to: TODAY })
})

test('half of a goal after half of its time is on pace, and the forecast goes on like that', () => {
  const figures = figuresOfGoal(counted, evidence, TODAY)
  expect(figures.progress).toMatchObject({ done: 4, total: 8, percent: 50, reached: false })
  expect(figures.pace?.status).toBe('on_pace')
  expect(figures.forecast).toMatchObject({ mean: 1, weeks: 4, p50: '2026-04-27', chance: 100, reason: null })
  expect(figures.at_risk).toBe(false)
})

test('what is closed or reached has no forecast, and without a target date there is no pace', () => {
  const of = (more: object, values = evidence.values) =>
    figuresOfGoal({ ...counted, ...more }, { ...evidence, values }, TODAY)
  expect(of({ status: 'dropped' })).toMatchObject({ pace: null, forecast: { reason: 'closed' } })
  expect(of({}, [8, 8, 8, 8, 0]).forecast.reason).toBe('reached')
  expect(of({ target_date: null })).toMatchObject({ pace: null, forecast: { chance: null, reason: null } })
})

test('a number that should fall gains by falling', () => {
  const metric = { kind: 'number', start: 90, target: 80, unit: 'kg', aggregate: 'last' } as never
  const falling = { values: [86, 87, 88, 89, 90], total: 0, entries: 5 }
  expect(figuresOfGoal({ ...counted, metric }, falling, TODAY)).toMatchObject({
    progress: { percent: 40 },
    forecast: { mean: 1 },
  })
})
