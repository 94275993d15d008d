import { expect, test } from 'vitest'
import { halvesOf, type PeriodName, periodOf } from './period.ts'

const SUNDAY = 0
const MONDAY = 1
const at = (period: PeriodName, date: string, today: string, weekStart = SUNDAY) => {
  const found = periodOf(period, date, { today, weekStart })
  return (
    found && [
      found.from,
      found.to,
      found.counted.to,
      found.compared.from,
      found.compared.to,
      found.bars.length,
    ]
  )
}

test.each<[string, PeriodName, string, string, (string | number)[]]>([
  // today is Wednesday, 4 March 2026
  [
    'this week',
    'week',
    '2026-03-04',
    '2026-03-04',
    ['2026-03-01', '2026-03-07', '2026-03-04', '2026-02-22', '2026-02-25', 7],
  ],
  [
    'a date to come of this week',
    'week',
    '2026-03-07',
    '2026-03-04',
    ['2026-03-01', '2026-03-07', '2026-03-04', '2026-02-22', '2026-02-25', 7],
  ],
  [
    'a week that is over',
    'week',
    '2026-02-26',
    '2026-03-04',
    ['2026-02-22', '2026-02-28', '2026-02-28', '2026-02-15', '2026-02-21', 7],
  ],
  [
    'its last date is today',
    'week',
    '2026-03-07',
    '2026-03-07',
    ['2026-03-01', '2026-03-07', '2026-03-07', '2026-02-22', '2026-02-28', 7],
  ],
  [
    'this month',
    'month',
    '2026-03-04',
    '2026-03-04',
    ['2026-03-01', '2026-03-31', '2026-03-04', '2026-02-01', '2026-02-04', 31],
  ],
  [
    'never beyond the end of the month before',
    'month',
    '2026-03-30',
    '2026-03-30',
    ['2026-03-01', '2026-03-31', '2026-03-30', '2026-02-01', '2026-02-28', 31],
  ],
  [
    'a month that is over is compared with all of the one before',
    'month',
    '2026-02-10',
    '2026-03-04',
    ['2026-02-01', '2026-02-28', '2026-02-28', '2026-01-01', '2026-01-31', 28],
  ],
  [
    'this year',
    'year',
    '2026-03-04',
    '2026-03-04',
    ['2026-01-01', '2026-12-31', '2026-03-04', '2025-01-01', '2025-03-04', 12],
  ],
  [
    'after a leap year',
    'year',
    '2025-03-01',
    '2025-03-01',
    ['2025-01-01', '2025-12-31', '2025-03-01', '2024-01-01', '2024-02-29', 12],
  ],
])('%s', (_name, period, date, today, expected) => {
  expect(at(period, date, today)).toEqual(expected)
})

test('a week begins on the person’s own day', () => {
  expect(at('week', '2026-03-01', '2026-03-04', MONDAY)?.slice(0, 2)).toEqual(['2026-02-23', '2026-03-01'])
  expect(at('week', '2026-03-04', '2026-03-04', 6)?.slice(0, 2)).toEqual(['2026-02-28', '2026-03-06'])
})

test('a period that begins after today is none', () => {
  expect(at('week', '2026-03-08', '2026-03-07')).toBeNull()
  expect(at('month', '2026-04-01', '2026-03-31')).toBeNull()
  expect(at('year', '2027-01-01', '2026-12-31')).toBeNull()
})

test('insights look at 28 dates and the best hours at 182, up to the last date that counts', () => {
  const { window, hours } = periodOf('month', '2026-02-10', { today: '2026-03-04', weekStart: 0 }) ?? {}
  expect([window, hours]).toEqual([
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2025-08-31', to: '2026-02-28' },
  ])
})

test('insights look at four weeks: two and the two before', () => {
  expect(halvesOf({ from: '2026-03-01', to: '2026-03-29' })).toEqual({
    before: { from: '2026-03-02', to: '2026-03-15' },
    last: { from: '2026-03-16', to: '2026-03-29' },
  })
})
