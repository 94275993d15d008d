import { expect, test } from 'vitest'
import { USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { dateOf, minuteOf, timeOf } from './block.ts'
import { type Calendar, roomOf } from './calendar.ts'
import { isOverfull, placeSteps } from './place.ts'
import { skippedTimes } from '#shared/planning/skippedTimes.ts'
import { type Step, stepOf } from './step.ts'

const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'
const calendar: Calendar = {
  from: MONDAY,
  to: '2026-03-08',
  earliest: minuteOf(MONDAY, '08:00'),
  availability: {
    ...USUAL_AVAILABILITY,
    work: Array.from({ length: 7 }, () => [['09:00', '12:00']]),
    daily_capacity: { work: null, personal: null },
  },
  tasks: [],
  busy: [],
  skipped: [],
}
const work = (key: string, minutes: number, more: Partial<Step> = {}) =>
  stepOf({ key, minutes, hours: 'work', kind: 'work', ...more })
const placed = (steps: Step[], of: Partial<Calendar> = {}) => {
  const { jobs, board } = placeSteps(roomOf({ ...calendar, ...of }), steps, { min: 30, max: 120 })
  return Object.fromEntries(
    jobs.map(({ index, step }) => [
      step.key,
      (board.places[index] ?? [])
        .map(({ start, end }) => `${dateOf(start)} ${timeOf(start)} ${end - start}`)
        .join(', '),
    ]),
  )
}

test('what matters more and what is due first comes first, each at the earliest time', () => {
  expect(placed([work('low', 60, { priority: 'low' }), work('high', 60, { priority: 'high' })])).toEqual({
    high: `${MONDAY} 09:00 60`,
    low: `${MONDAY} 10:15 60`,
  })
  expect(placed([work('later', 60, { deadline: TUESDAY }), work('now', 60, { deadline: MONDAY })])).toEqual({
    now: `${MONDAY} 09:00 60`,
    later: `${MONDAY} 10:15 60`,
  })
})

test('a busy time keeps its buffer', () => {
  const busy = [{ start: minuteOf(MONDAY, '09:20'), end: minuteOf(MONDAY, '10:30') }]
  expect(placed([work('a', 60)], { busy })).toEqual({ a: `${MONDAY} 10:45 60` })
})

test('what stood somewhere stays there, though something that matters more comes', () => {
  const previous = [{ scheduled_date: MONDAY, scheduled_time: '09:00' }]
  expect(
    placed([work('new', 60, { priority: 'high' }), work('old', 60, { priority: 'low', previous })]),
  ).toEqual({
    old: `${MONDAY} 09:00 60`,
    new: `${MONDAY} 10:15 60`,
  })
})

test('it makes way where the other finds no place else', () => {
  const previous = [{ scheduled_date: MONDAY, scheduled_time: '09:00' }]
  const steps = [work('new', 170, { deadline: MONDAY }), work('old', 60, { previous })]
  expect(placed(steps)).toEqual({ new: `${MONDAY} 09:00 170`, old: `${TUESDAY} 09:00 60` })
})

test('without any effort left nothing stands in the place of what matters more', () => {
  const previous = [{ scheduled_date: MONDAY, scheduled_time: '09:00' }]
  const steps = [work('low', 170, { priority: 'low', previous }), work('high', 150, { priority: 'high' })]
  const room = roomOf({ ...calendar, to: MONDAY })
  room.effort.left = 0
  const { board } = placeSteps(room, steps, { min: 30, max: 120 })
  expect(board.places.map((blocks) => blocks !== null)).toEqual([false, true])
})

test('what is preferred is waited for, and dependencies keep their order', () => {
  const steps = [work('a', 60, { preferred: 'morning', depends_on: ['b'] }), work('b', 60, { hours: 'any' })]
  expect(placed(steps)).toEqual({ b: `${MONDAY} 09:00 60`, a: `${MONDAY} 10:15 60` })
  const evening = work('late', 60, { hours: 'any', preferred: 'evening' })
  expect(placed([evening])).toEqual({ late: `${MONDAY} 18:00 60` })
})

test('what cannot be divided within both bounds keeps to the longest', () => {
  const step = work('a', 130, { splittable: true })
  const { jobs, board } = placeSteps(roomOf(calendar), [step], { min: 100, max: 120 })
  expect((board.places[jobs[0]?.index ?? 0] ?? []).map(({ start, end }) => end - start)).toEqual([105, 25])
})

test('clocks that go forward skip an hour, wherever the zone puts it', () => {
  expect(skippedTimes('Europe/Vienna', '2026-03-28', '2026-03-30')).toEqual([
    { start: minuteOf('2026-03-29', '02:00'), end: minuteOf('2026-03-29', '03:00') },
  ])
  expect(skippedTimes('Africa/Cairo', '2026-04-24', '2026-04-24')).toEqual([
    { start: minuteOf('2026-04-24', '00:00'), end: minuteOf('2026-04-24', '01:00') },
  ])
  expect(skippedTimes('UTC', '2026-01-01', '2026-12-31')).toEqual([])
})

test('placing ends where more parts stand than a plan may have', () => {
  const availability = {
    ...calendar.availability,
    work: Array.from({ length: 7 }, (): [string, string][] => [['00:00', '24:00']]),
    buffer_minutes: 0,
  }
  const room = roomOf({ ...calendar, to: '2027-03-01', availability })
  const steps = Array.from({ length: 200 }, (_, index) => work(`s${index}`, 1440, { splittable: true }))
  const { board } = placeSteps(room, steps, { min: 15, max: 15 })
  expect(isOverfull(board)).toBe(true)
  // 96 parts a step: the eleventh is too much, and none is placed after it.
  expect(board.places.filter((place) => place !== null)).toHaveLength(11)
  expect(isOverfull(placeSteps(room, steps.slice(0, 10), { min: 15, max: 15 }).board)).toBe(false)
})
