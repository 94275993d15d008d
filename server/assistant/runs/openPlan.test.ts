import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { plannedSoFar } from './openPlan.ts'

const session = (day: number, minutes: number | null, time: string | null = null, step = 'session') => ({
  step,
  row: {
    scheduled_date: addDays('2026-03-02', day),
    scheduled_time: time,
    estimated_duration: minutes,
  },
})
const onDays = (...days: number[]) => days.map((day) => session(day, 30))

test.each([
  [onDays(), null],
  [onDays(0, 5), null],
  [onDays(0, 6), 2],
  [onDays(0, 2, 4, 7, 9, 11, 13), 4],
  [onDays(0, 2, 4, 7, 9, 11, 14), 3],
  [onDays(0, 34), 1],
  [onDays(...Array.from({ length: 7 }, (_, day) => day), 6), 7],
])('plan %#: sessions a week of what is planned from its first date to its last', (items, perWeek) => {
  expect(plannedSoFar(items).perWeek).toBe(perWeek)
})

test('its length and its time are those in the middle, and the first step is no session', () => {
  const items = [
    session(0, 15, '06:00:00', 'kickoff'),
    session(1, 100, '08:00:00'),
    session(2, 20, '18:30:00'),
    session(3, 45, '07:00:00'),
    session(4, null),
    { step: 'session', row: null },
  ]
  expect(plannedSoFar(items)).toEqual({ minutes: 45, perWeek: null, at: '08:00' })
  expect(plannedSoFar([])).toEqual({ minutes: null, perWeek: null, at: null })
  const repeated = { step: 'kickoff', row: { ...session(0, 15).row, recurrence: { rrule: 'FREQ=WEEKLY' } } }
  expect(plannedSoFar([repeated]).minutes).toBe(15)
})
