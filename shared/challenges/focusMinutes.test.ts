import { expect, test } from 'vitest'
import { focusMinutes } from './focusMinutes.ts'

const MINUTE = 60_000
const week = { from: '2026-03-02', to: '2026-03-08' }
const minutes = (...intervals: [date: string, minutes: number][]) =>
  focusMinutes(
    intervals.map(([date, long]) => ({ date, ms: long * MINUTE })),
    week,
  )

test('whole minutes of the dates count, ten hours a date at most', () => {
  expect(minutes(['2026-03-02', 10.6], ['2026-03-02', 10.6], ['2026-03-08', 0.9])).toBe(21)
  expect(minutes(['2026-03-01', 10], ['2026-03-09', 10])).toBe(0)
  expect(minutes(['2026-03-03', 400], ['2026-03-03', 201], ['2026-03-04', 599])).toBe(1199)
  expect(minutes()).toBe(0)
})
