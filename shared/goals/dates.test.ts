import { expect, test } from 'vitest'
import { mayBecome, wrongDates } from './goal.ts'

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
  const number = { kind: 'number' as const, start: 0, target: 10, unit: 'km' }
  const sum = { ...number, aggregate: 'sum' as const }
  const latest = { ...number, aggregate: 'latest' as const }
  const counted = { kind: 'linked' as const }
  expect(mayBecome(sum as never, { ...sum, target: 20 } as never)).toBe(true)
  expect(mayBecome(sum as never, latest as never)).toBe(false)
  expect(mayBecome(counted, counted)).toBe(true)
  expect(mayBecome(counted, { kind: 'milestones' })).toBe(false)
  expect(mayBecome(counted, sum as never)).toBe(false)
})
