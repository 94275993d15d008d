import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { FREE_SLOT_DAYS, nextFreeSlot, quickDates } from './nextFreeSlot.ts'
import { sampleTask } from './sample.ts'

const TODAY = '2026-03-02'
const OWN = sampleTask({ id: 'own', estimated_duration: 60 })

function slotAmong(
  spans: [date: string, time: string, minutes: number, more?: object][],
  time = '09:10',
  minutes = 60,
) {
  const tasks = spans.map(([scheduled_date, scheduled_time, estimated_duration, more], at) =>
    sampleTask({ id: String(at), scheduled_date, scheduled_time, estimated_duration, ...more }),
  )
  const on = (date: string) => tasks.filter(({ scheduled_date }) => scheduled_date === date)
  return nextFreeSlot({ ...OWN, estimated_duration: minutes }, { date: TODAY, time }, on)
}

test('the next half hour that has room is free', () => {
  expect(slotAmong([])).toEqual({ date: TODAY, time: '09:30' })
  expect(slotAmong([], '05:00')).toEqual({ date: TODAY, time: '08:00' })
  expect(slotAmong([], '10:00')).toEqual({ date: TODAY, time: '10:00' })
  expect(slotAmong([[TODAY, '10:00', 30]])).toEqual({ date: TODAY, time: '10:30' })
  expect(slotAmong([[TODAY, '10:00', 30]], '09:10', 30)).toEqual({ date: TODAY, time: '09:30' })
  expect(
    slotAmong([
      [TODAY, '09:00', 45],
      [TODAY, '11:15', 15],
    ]),
  ).toEqual({ date: TODAY, time: '10:00' })
})

test('what ends at the slot, is completed, has no time or is the task itself takes no room', () => {
  const free = { date: TODAY, time: '09:30' }
  expect(
    slotAmong([
      [TODAY, '08:30', 60],
      [TODAY, '10:30', 60],
    ]),
  ).toEqual(free)
  expect(slotAmong([[TODAY, '09:30', 60, { status: 'completed' }]])).toEqual(free)
  expect(slotAmong([[TODAY, '09:30', 600, { scheduled_time: null }]])).toEqual(free)
  expect(slotAmong([[TODAY, '09:30', 60, { id: 'own' }]])).toEqual(free)
})

test('a task ends by 21:00, else the next day is looked at; what runs past midnight takes room there', () => {
  expect(slotAmong([], '20:00')).toEqual({ date: TODAY, time: '20:00' })
  expect(slotAmong([], '20:01')).toEqual({ date: addDays(TODAY, 1), time: '08:00' })
  expect(slotAmong([[TODAY, '22:00', 660]], '20:30')).toEqual({ date: addDays(TODAY, 1), time: '09:00' })
})

test('without room in the days ahead there is none', () => {
  const full = Array.from({ length: FREE_SLOT_DAYS }, (_, day): [string, string, number] => [
    addDays(TODAY, day),
    '08:00',
    780,
  ])
  expect(slotAmong(full)).toBeNull()
  expect(slotAmong(full.slice(0, -1))).toEqual({ date: addDays(TODAY, FREE_SLOT_DAYS - 1), time: '08:00' })
  expect(slotAmong([], '09:00', 900)).toBeNull()
})

test('next week is its Monday, whichever day a week begins with', () => {
  expect(quickDates('2026-03-02', 0)).toEqual({
    today: '2026-03-02',
    tomorrow: '2026-03-03',
    nextWeek: '2026-03-09',
  })
  expect(quickDates('2026-03-08', 1).nextWeek).toBe('2026-03-09')
  expect(quickDates('2026-03-08', 0).nextWeek).toBe('2026-03-16')
})
