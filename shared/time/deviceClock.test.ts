import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockBehind, onServerClock, SAME_CLOCK_MS } from './deviceClock.ts'

const at = (text: string) => new Date(text)
const NOW = at('2026-03-12T09:00:00Z')
const HOUR = 60 * 60 * 1000
const shifted = (date: Date, ms: number) => new Date(date.getTime() + ms)

test.each([
  ['right', '2026-03-12T08:59:56Z', '2026-03-12T09:00:00Z', '2026-03-12T08:59:56Z'],
  ['right, five seconds on the way', '2026-03-12T08:59:50Z', '2026-03-12T08:59:55Z', '2026-03-12T08:59:50Z'],
  ['two hours behind', '2026-03-12T06:59:56Z', '2026-03-12T07:00:00Z', '2026-03-12T08:59:56Z'],
  ['thirteen hours ahead', '2026-03-12T21:59:56Z', '2026-03-12T22:00:00Z', '2026-03-12T08:59:56Z'],
  ['ten days behind', '2026-03-02T08:59:56Z', '2026-03-02T09:00:00Z', '2026-03-12T08:59:56Z'],
  ['right, offline for nine days', '2026-03-03T09:00:00Z', '2026-03-12T09:00:00Z', '2026-03-03T09:00:00Z'],
  [
    'ten days behind, offline for a day',
    '2026-03-01T09:00:00Z',
    '2026-03-02T09:00:00Z',
    '2026-03-11T09:00:00Z',
  ],
  ['put right since', '2026-03-12T22:00:00Z', '2026-03-12T09:00:00Z', '2026-03-12T09:00:00Z'],
])('a clock that is %s: noted %s, sent %s, so it was %s', (_clock, noted, sent, was) => {
  expect(onServerClock(at(noted), at(sent), NOW)).toEqual(at(was))
})

test('whatever the clock of a device reads, a duration is wrong by the time on the way at most', () => {
  const way = fc.integer({ min: 0, max: SAME_CLOCK_MS })
  const wrong = fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR })
  const lasts = fc.integer({ min: 0, max: 6 * 24 * HOUR })
  fc.assert(
    fc.property(wrong, lasts, way, way, (clock, duration, way1, way2) => {
      const [began, ended] = [NOW, shifted(NOW, duration)]
      const noted = (moment: Date) => shifted(moment, clock)
      const from = onServerClock(noted(began), noted(began), shifted(began, way1))
      const to = onServerClock(noted(ended), noted(ended), shifted(ended, way2))
      expect(Math.abs(to.getTime() - from.getTime() - duration)).toBeLessThanOrEqual(2 * SAME_CLOCK_MS)
    }),
  )
})

test('nothing happens in the future, and what waited keeps its distance', () => {
  const wrong = fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR })
  const waited = fc.integer({ min: 0, max: 30 * 24 * HOUR })
  fc.assert(
    fc.property(wrong, waited, (clock, ms) => {
      const noted = shifted(NOW, clock - ms)
      const was = onServerClock(noted, shifted(NOW, clock), NOW)
      expect(was.getTime()).toBeLessThanOrEqual(NOW.getTime())
      expect(Math.abs(NOW.getTime() - was.getTime() - ms)).toBeLessThanOrEqual(SAME_CLOCK_MS)
    }),
  )
})

test('clocks that differ by the way of a request agree', () => {
  expect(clockBehind(NOW, shifted(NOW, -SAME_CLOCK_MS))).toBe(0)
  expect(clockBehind(NOW, shifted(NOW, SAME_CLOCK_MS))).toBe(0)
  expect(clockBehind(NOW, shifted(NOW, -SAME_CLOCK_MS - 1))).toBe(SAME_CLOCK_MS + 1)
  expect(clockBehind(NOW, shifted(NOW, SAME_CLOCK_MS + 1))).toBe(-SAME_CLOCK_MS - 1)
})
