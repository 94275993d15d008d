import { expect, test } from 'vitest'
import { minuteOf } from './block.ts'
import { freeCalendar } from '#shared/planning/testing/aPlan.ts'
import { blockOf, earliestStart, roomOf } from './calendar.ts'

test('nothing is put before a quarter of an hour from now, a minute that has begun counting whole', () => {
  const now = { date: '2026-03-02', time: '09:00' }
  expect(earliestStart({ ...now, isWholeMinute: true })).toBe(minuteOf('2026-03-02', '09:15'))
  expect(earliestStart({ ...now, isWholeMinute: false })).toBe(minuteOf('2026-03-02', '09:16'))
})

test('a task takes the time from its start on, and none without one', () => {
  const task = { scheduled_date: '2026-03-02', scheduled_time: '23:30', estimated_duration: 60 }
  const start = minuteOf('2026-03-02', '23:30')
  expect(blockOf(task)).toEqual({ start, end: start + 60 })
  expect(blockOf({ ...task, scheduled_time: null })).toBe(null)
})

test('a day begins at midnight unless it is said', () => {
  const calendar = freeCalendar({ from: '2026-03-02', to: '2026-03-03' })
  expect(roomOf(calendar).dayStart).toBe(0)
  expect(roomOf({ ...calendar, dayStart: 240 }).dayStart).toBe(240)
})
