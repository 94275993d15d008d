import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { weeksOf } from './figures.ts'
import { forecastOf } from './forecast.ts'
import { paceOf } from './pace.ts'
import { progressOfCounts, progressOfNumber } from './progress.ts'
import { studentCumulative } from './student.ts'

const number = (start: number, target: number) => ({ start, target })

test.each([
  [number(0, 50), 20, { percent: 40, done: 20, total: 50, current: 20, reached: false }],
  [number(90, 80), 87, { percent: 30, done: 3, total: 10, current: 87, reached: false }],
  [number(90, 80), 95, { percent: 0, done: 0, total: 10, current: 95, reached: false }],
  [number(90, 80), 79, { percent: 100, done: 10, total: 10, current: 79, reached: true }],
  [number(0, 100), 29, { percent: 29, done: 29, total: 100, current: 29, reached: false }],
  [
    number(0, 1e9),
    999_999_999.999,
    { percent: 99, done: 999_999_999.999, total: 1e9, current: 999_999_999.999, reached: false },
  ],
  [
    number(-1e9, 1e9),
    -0.001,
    { percent: 49, done: 999_999_999.999, total: 2e9, current: -0.001, reached: false },
  ],
])('progress of the number %o at %d', (metric, current, progress) => {
  expect(progressOfNumber(metric, current)).toEqual(progress)
})

test('progress of counts, nothing of nothing included', () => {
  expect(progressOfCounts({ done: 2, total: 3 })).toEqual({
    percent: 66,
    done: 2,
    total: 3,
    current: 2,
    reached: false,
  })
  expect(progressOfCounts({ done: 3, total: 3 })).toMatchObject({ percent: 100, reached: true })
  expect(progressOfCounts({ done: 0, total: 0 })).toMatchObject({ percent: 0, reached: false })
})

test('pace: a goal ahead of its line', () => {
  const dates = { start_date: '2026-01-01', target_date: '2026-04-11', today: '2026-01-31' }
  expect([
    daysBetween(dates.start_date, dates.target_date),
    daysBetween(dates.start_date, dates.today),
  ]).toEqual([100, 30])
  expect(paceOf(progressOfNumber(number(0, 50), 20), number(0, 50), dates)).toEqual({
    expected_percent: 30,
    expected: 15,
    lead_days: 10,
    safe_days: 10,
    needed_per_week: 3,
    status: 'ahead',
  })
})

test('forecast: a range of dates and the chance to be in time', () => {
  const today = '2026-03-02'
  const evidence = { gains: [4, 4, 2, 6], entries: 8, left: 30, status: 'active' as const }
  const forecast = forecastOf(evidence, { today, target_date: '2026-04-27' })
  const days = [forecast.p10, forecast.p50, forecast.p90].map((date) => daysBetween(today, date ?? ''))
  expect(days).toEqual([37, 53, 86])
  expect(forecast).toMatchObject({ chance: 59, weeks: 4, mean: 4, deviation: 1.63, reason: null })
})

test.each([
  [[0.1, 0.2 - 0.1, 0.3 - 0.2], { deviation: 0, chance: 100, reason: null }], // 0.1 in each of three weeks
  [[0.1, 0.2, -0.3], { chance: null, reason: 'no_progress' }],
])('gains of decimals add up exactly: %j', (gains, forecast) => {
  const evidence = { gains, entries: 3, left: 1 - 0.4, status: 'active' as const }
  const dates = { today: '2026-03-02', target_date: addDays('2026-03-02', 42) }
  expect(forecastOf(evidence, dates)).toMatchObject(forecast)
})

test('the weeks of a forecast are whole ones since the start, the last one ends today', () => {
  expect([6, 7, 13, 41, 42, 400].map((days) => weeksOf('2026-01-01', addDays('2026-01-01', days)))).toEqual([
    0, 1, 1, 5, 6, 6,
  ])
})

test.each([
  [1, 3.078],
  [2, 1.886],
  [3, 1.638],
  [4, 1.533],
  [5, 1.476],
])('the ninetieth percentile of Student with %d degrees is %d', (degrees, quantile) => {
  expect(studentCumulative(quantile, degrees)).toBeCloseTo(0.9, 3)
  expect(studentCumulative(-quantile, degrees)).toBeCloseTo(0.1, 3)
  expect(studentCumulative(0, degrees)).toBe(0.5)
})
