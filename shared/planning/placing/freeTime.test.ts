import { expect, test } from 'vitest'
import { USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { minuteOf } from './block.ts'
import { roomOf } from './calendar.ts'
import { freeSlots } from './freeTime.ts'

const MONDAY = '2026-03-02'

/** The free times of a Monday, from a moment of it on. */
const free = (windows: [string, string][], minutes: number, now = '08:00') =>
  freeSlots(
    roomOf({
      from: MONDAY,
      to: MONDAY,
      earliest: minuteOf(MONDAY, now),
      availability: { ...USUAL_AVAILABILITY, work: Array.from({ length: 7 }, () => windows) },
      tasks: [],
      busy: [],
      skipped: [],
    }),
    'work',
    minutes,
  ).map(({ start, end, minutes: length }) => `${start}-${end} ${length}`)

test('free times are those between the windows of a day, as long as asked for', () => {
  const windows: [string, string][] = [
    ['09:00', '10:00'],
    ['12:00', '12:30'],
    ['20:00', '24:00'],
  ]
  expect(free(windows, 30)).toEqual(['09:00-10:00 60', '12:00-12:30 30', '20:00-24:00 240'])
  expect(free(windows, 31)).toEqual(['09:00-10:00 60', '20:00-24:00 240'])
})

test('they begin on a quarter hour from now on, and last one at least', () => {
  expect(free([['09:00', '10:00']], 1, '09:05')).toEqual(['09:15-10:00 45'])
  expect(free([['09:00', '10:00']], 1, '09:45')).toEqual(['09:45-10:00 15'])
  expect(free([['09:00', '09:50']], 1, '09:40')).toEqual([])
})
