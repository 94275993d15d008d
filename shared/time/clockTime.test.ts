import { expect, test } from 'vitest'
import { clockTime, hourOfClock, inClock } from './clockTime.ts'

test.each([
  ['00:00', '12:00 AM', '12 AM'],
  ['00:05', '12:05 AM', '12 AM'],
  ['09:30', '9:30 AM', '9 AM'],
  ['11:59', '11:59 AM', '11 AM'],
  ['12:00', '12:00 PM', '12 PM'],
  ['13:00', '1:00 PM', '1 PM'],
  ['23:59', '11:59 PM', '11 PM'],
  ['24:00', '12:00 AM', '12 AM'],
])('%s is %s', (time, words, hour) => {
  expect(clockTime(time, true)).toBe(words.replace(' ', '\u00A0'))
  expect(hourOfClock(time, true)).toBe(hour.replace(' ', '\u00A0'))
  expect(clockTime(time, false)).toBe(time)
})

test('a text is read by the clock of now, whichever way its times were written', () => {
  for (const [written, twelve] of [
    ['Today, 00:05', 'Today, 12:05\u00A0AM'],
    ['Tomorrow, 12:00', 'Tomorrow, 12:00\u00A0PM'],
    ['Monday 2 March, 23:59', 'Monday 2 March, 11:59\u00A0PM'],
    ['', ''],
  ] as const) {
    expect([inClock(written, true), inClock(twelve, true)]).toEqual([twelve, twelve])
    expect([inClock(written, false), inClock(twelve, false)]).toEqual([written, written])
  }
})
