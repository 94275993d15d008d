import { expect, test } from 'vitest'
import { clockOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { parseQuickAdd } from './quickAdd.ts'

const timeIn = (text: string) =>
  parseQuickAdd(`x tomorrow ${text}`, { today: '2026-03-02', weekStart: 0 }).task.scheduled_time

test('every minute of the day is read as it is written, with 24 hours and with 12; a bare h:mm before 7 is in the afternoon', () => {
  for (let minutes = 0; minutes < MINUTES_PER_DAY; minutes += 1) {
    const clock = clockOf(minutes)
    const [hour, minute] = clock.split(':').map(Number) as [number, number]
    const twelve = `${hour % 12 || 12}:${clock.slice(3)}${hour < 12 ? 'am' : 'pm'}`
    const isDoubtful = hour >= 1 && hour < 7
    const bare = timeIn(`${hour}:${clock.slice(3)}`)
    expect([timeIn(clock), timeIn(twelve)]).toEqual([clock, clock])
    expect(bare).toBe(isDoubtful ? clockOf(minutes + MINUTES_PER_DAY / 2) : clock)
    if (minute === 0) expect(timeIn(`${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`)).toBe(clock)
  }
})

test('a range in one word leaves the words beside it in the title', () => {
  const { title, task } = parseQuickAdd('swim tomorrow 7-7:45 far', { today: '2026-03-02', weekStart: 0 })
  expect({ title, ...task }).toEqual({
    title: 'swim far',
    scheduled_date: '2026-03-03',
    scheduled_time: '07:00',
    estimated_duration: 45,
  })
})

test('an hour alone, after a preposition, is between 6 in the morning and 6 in the afternoon', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => timeIn(`at ${hour}`))
  const expected = [0, 13, 14, 15, 16, 17, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
  expect(hours).toEqual(expected.map((hour) => clockOf(hour * 60)))
})

test.each(['24:00', '7:60', '0am', '13pm', '12:60pm', '25:00', 'at 24', '7:5', '@24', '99am'])(
  '%s is no time',
  (text) => {
    expect(timeIn(text)).toBe(undefined)
  },
)
