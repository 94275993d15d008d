import { expect, test } from 'vitest'
import { freeCalendar } from './testing/aPlan.ts'
import { calendarWithin, type Limits } from './limits.ts'

const calendar = freeCalendar({ from: '2026-11-23', to: '2026-11-29' })
const WORK: [string, string][] = [
  ['09:00', '12:00'],
  ['14:00', '17:00'],
]
const own = {
  ...calendar,
  availability: {
    ...calendar.availability,
    work: Array.from({ length: 7 }, () => WORK),
    exceptions: [{ date: '2026-11-24', work: [], personal: [] }],
    daily_capacity: { work: 60, personal: 30 },
  },
}
const within = (limits: Limits) => calendarWithin(own, limits, new Set(['work'])).availability

test('without limits of a plan the calendar is the same', () => {
  expect(calendarWithin(own, {}, new Set(['work']))).toBe(own)
})

test('a capacity holds for the kinds of the plan alone', () => {
  expect(within({ capacity: 90 }).daily_capacity).toEqual({ work: 90, personal: 30 })
  expect(own.availability.daily_capacity).toEqual({ work: 60, personal: 30 })
})

test.each<[readonly [string, string], [string, string][]]>([
  [
    ['18:00', '19:00'],
    [...WORK, ['18:00', '19:00']],
  ],
  [
    ['07:00', '08:00'],
    [['07:00', '08:00'], ...WORK],
  ],
  [['12:00', '14:00'], [['09:00', '17:00']]],
  [['10:00', '11:00'], WORK],
  [
    ['11:00', '13:00'],
    [
      ['09:00', '13:00'],
      ['14:00', '17:00'],
    ],
  ],
])('hours of %o are open beside those of the person', (hours, windows) => {
  const { work, personal, exceptions } = within({ hours })
  expect(work[1]).toEqual(windows)
  expect(personal).toEqual(own.availability.personal)
  expect(exceptions).toEqual([{ date: '2026-11-24', work: [hours], personal: [] }])
})
