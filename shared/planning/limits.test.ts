import { expect, test } from 'vitest'
import { type TimeWindow, USUAL_AVAILABILITY } from './availability.ts'
import type { Calendar } from './placing/calendar.ts'
import { calendarWithin, type Limits } from './limits.ts'

const windows = (work: TimeWindow[]): Calendar => ({
  from: '2026-03-02',
  to: '2026-03-08',
  earliest: 0,
  availability: {
    ...USUAL_AVAILABILITY,
    work: Array.from({ length: 7 }, () => work),
    exceptions: [{ date: '2026-03-03', work: [['10:00', '11:00']], personal: [] }],
    daily_capacity: { work: 60, personal: 30 },
  },
  tasks: [],
  busy: [],
  skipped: [],
})
const within = (work: TimeWindow[], limits: Limits) =>
  calendarWithin(windows(work), limits, new Set(['work'])).availability

test('a plan may have another capacity for the kinds of its steps', () => {
  expect(within([], { capacity: 0 }).daily_capacity).toEqual({ work: 0, personal: 30 })
  expect(within([], {}).daily_capacity).toEqual({ work: 60, personal: 30 })
})

test.each<[TimeWindow[], TimeWindow[]]>([
  [[], [['12:00', '14:00']]],
  [
    [
      ['09:00', '10:00'],
      ['15:00', '16:00'],
    ],
    [
      ['09:00', '10:00'],
      ['12:00', '14:00'],
      ['15:00', '16:00'],
    ],
  ],
  [[['09:00', '12:00']], [['09:00', '14:00']]],
  [[['13:00', '15:00']], [['12:00', '15:00']]],
  [[['11:00', '15:00']], [['11:00', '15:00']]],
  [
    [
      ['11:00', '12:30'],
      ['13:30', '13:45'],
    ],
    [['11:00', '14:00']],
  ],
])('from 12 to 14 beside %j it is %j', (own, opened) => {
  const { work, personal } = within(own, { hours: ['12:00', '14:00'] })
  expect(work).toEqual(Array.from({ length: 7 }, () => opened))
  expect(personal).toEqual(USUAL_AVAILABILITY.personal)
})

test('on dates of their own windows it is open too', () => {
  const { exceptions } = within([], { hours: ['12:00', '14:00'] })
  expect(exceptions[0]).toEqual({
    date: '2026-03-03',
    work: [
      ['10:00', '11:00'],
      ['12:00', '14:00'],
    ],
    personal: [],
  })
})
