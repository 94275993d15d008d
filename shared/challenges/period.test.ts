import { expect, test } from 'vitest'
import { daysLeftAt, endMoment, isOpenTo, lastDate, stateAt } from './period.ts'

/** A week from Monday 2 March 2026. */
const starts_on = '2026-03-02'
const ends_on = lastDate({ starts_on, days: 7 })
const period = { starts_on, ends_on, ends_at: endMoment({ ends_on }), isCancelled: false }
const BEFORE = '2026-03-09T11:59:59.999Z'
const AT_END = '2026-03-09T12:00:00.000Z'

test('a challenge of a week ends at noon after its last date', () => {
  expect([ends_on, period.ends_at]).toEqual(['2026-03-08', AT_END])
})

test.each([
  ['2026-03-01', BEFORE, 'upcoming', 8, true],
  ['2026-03-02', BEFORE, 'running', 7, true],
  ['2026-03-08', BEFORE, 'running', 1, true],
  ['2026-03-09', BEFORE, 'running', 0, false],
  ['2026-03-08', AT_END, 'ended', 0, false],
] as const)('on %s at %s it is %s', (today, now, state, left, isOpen) => {
  expect(stateAt(period, { now, today })).toBe(state)
  expect(daysLeftAt(period, { now, today })).toBe(left)
  expect(isOpenTo(period, { now, today })).toBe(isOpen)
})

test('a cancelled one is over for everybody', () => {
  const cancelled = { ...period, isCancelled: true }
  const look = { now: BEFORE, today: '2026-03-03' }
  expect(stateAt(cancelled, look)).toBe('cancelled')
  expect(daysLeftAt(cancelled, look)).toBe(0)
  expect(isOpenTo(cancelled, look)).toBe(false)
})
