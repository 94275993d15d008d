import { expect, test } from 'vitest'
import { momentOn } from './moment.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

test.each([
  ['as the clock shows it', '2026-03-28', '02:30', '00:00', '2026-03-28T01:30:00.000Z'],
  ['later by the hour that clocks skip', '2026-03-29', '02:30', '00:00', '2026-03-29T01:30:00.000Z'],
  ['the first of an hour that comes twice', '2026-10-25', '02:30', '00:00', '2026-10-25T00:30:00.000Z'],
  ['at the end of a day that begins later', '2026-03-28', '02:30', '03:00', '2026-03-29T01:30:00.000Z'],
  ['at the start of the day', '2026-03-28', '03:00', '03:00', '2026-03-28T02:00:00.000Z'],
])('a moment comes %s', (_name, date, time, dayStart, instant) => {
  const rule = { timezone: 'Europe/Vienna', dayStart }
  expect(momentOn({ type: 'moment', days: EVERY_DAY, time }, date, rule)).toBe(instant)
})

test('it comes on its weekdays alone', () => {
  const rule = { timezone: 'Europe/Vienna', dayStart: '00:00' }
  const on = (days: number[]) => momentOn({ type: 'moment', days, time: '09:00' }, '2026-03-02', rule)
  expect([on([0, 2, 3, 4, 5, 6]), on([1])]).toEqual([null, '2026-03-02T08:00:00.000Z'])
})
