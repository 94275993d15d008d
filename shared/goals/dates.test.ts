import { expect, test } from 'vitest'
import { mayBecome, wrongDates } from './goal.ts'
import type { Metric } from './metric.ts'

const TODAY = '2026-03-02'

test.each([
  ['1989-12-31', null, 'start_date', 'A goal starts in 1990 or later'],
  ['1990-01-01', null, null, null],
  ['2027-03-02', null, null, null],
  ['2027-03-03', null, 'start_date', 'A goal starts within a year'],
  ['2026-03-02', '2026-03-02', 'target_date', 'The target date comes after the start'],
  ['2026-03-02', '2026-03-03', null, null],
  ['2026-03-02', '2036-03-02', null, null],
  ['2026-03-02', '2036-03-03', 'target_date', 'The target date lies within ten years'],
])('a goal from %s to %s: %s', (start_date, target_date, field, message) => {
  expect(wrongDates({ start_date, target_date }, TODAY)).toEqual(field && { field, message })
})

test('a metric keeps its kind, and a number how its values add up', () => {
  const sum: Metric = { kind: 'number', start: 0, target: 10, unit: 'km', aggregate: 'sum' }
  const last: Metric = { ...sum, aggregate: 'last' }
  const linked: Metric = { kind: 'linked' }
  expect(mayBecome(sum, { ...sum, target: 20 })).toBe(true)
  expect(mayBecome(sum, last)).toBe(false)
  expect(mayBecome(linked, linked)).toBe(true)
  expect(mayBecome(linked, { kind: 'milestones' })).toBe(false)
  expect(mayBecome(linked, sum)).toBe(false)
})
