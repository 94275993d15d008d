import { expect, test } from 'vitest'
import { clockTime, hourOfClock } from './clockTime.ts'

test.each([
  ['00:00', '12:00 AM', '12 AM'],
  ['00:05', '12:05 AM', '12 AM'],
  ['09:30', '9:30 AM', '9 AM'],
  ['11:59', '11:59 AM', '11 AM'],
  ['12:00', '12:00 PM', '12 PM'],
  ['13:00', '1:00 PM', '1 PM'],
  ['23:59', '11:59 PM', '11 PM'],
])('%s is %s', (time, words, hour) => {
  expect(clockTime(time, true)).toBe(words.replace(' ', '\u00A0'))
  expect(hourOfClock(time, true)).toBe(hour.replace(' ', '\u00A0'))
  expect(clockTime(time, false)).toBe(time)
})
