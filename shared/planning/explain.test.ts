import { expect, test } from 'vitest'
import { USUAL_AVAILABILITY } from './availability.ts'
import { minuteOf } from './placing/block.ts'
import { roomOf } from './placing/calendar.ts'
import { reasonOf } from './explain.ts'
import { placeSteps } from './placing/place.ts'
import { type Step, stepOf } from './placing/step.ts'

const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'

/** Why each of some steps stands where it does, from Monday on, in working hours. */
function reasons(steps: readonly (Partial<Step> & { key: string })[], to: string, window: [string, string]) {
  const room = roomOf({
    from: MONDAY,
    to,
    earliest: minuteOf(MONDAY, '08:00'),
    availability: {
      ...USUAL_AVAILABILITY,
      work: Array.from({ length: 7 }, () => [window]),
      daily_capacity: { work: null, personal: null },
    },
    tasks: [],
    busy: [],
    skipped: [],
  })
  const all = steps.map((step) => stepOf({ minutes: 60, hours: 'work', kind: 'work', ...step }))
  const { jobs, board } = placeSteps(room, all, { min: 30, max: 120 })
  return Object.fromEntries(jobs.map((job) => [job.step.key, reasonOf(board, job).reason]))
}

const ONLY = 'The only free time in your working hours.'
const ONLY_UP_TO = 'The only free time in your working hours up to its deadline.'
const FIRST = 'The first free time in your working hours.'
const LATER = 'A free time in your working hours.'

test.each<[string, Partial<Step>, string, [string, string], string]>([
  ['the only time is said to be the only one', {}, MONDAY, ['09:00', '10:00'], ONLY],
  ['a quarter of an hour later is another', {}, MONDAY, ['09:00', '10:15'], FIRST],
  ['with a deadline, only up to it', { deadline: MONDAY }, TUESDAY, ['09:00', '10:00'], ONLY_UP_TO],
  ['the next day is another time', {}, TUESDAY, ['09:00', '10:00'], FIRST],
  [
    'on its last date',
    { deadline: MONDAY },
    TUESDAY,
    ['09:00', '10:15'],
    'The first free time, on the last date that it may have.',
  ],
  ['days before its last date', { deadline: TUESDAY }, TUESDAY, ['09:00', '10:15'], FIRST],
])('%s', (_, step, to, window, reason) => {
  expect(reasons([{ key: 'a', ...step }], to, window)).toEqual({ a: reason })
})

test('what something else waits for has no only time: later ones are too late for the other', () => {
  const steps = [{ key: 'a' }, { key: 'b', depends_on: ['a'] }]
  const said = reasons(steps, TUESDAY, ['09:00', '10:00'])
  expect(said['a']).toBe(FIRST)
})

test('where an earlier time is free by now, it is not called the first', () => {
  const fixed = [{ start: minuteOf(MONDAY, '09:30'), end: minuteOf(MONDAY, '10:30') }]
  expect(reasons([{ key: 'a', fixed }], TUESDAY, ['09:00', '12:00'])).toEqual({ a: LATER })
})
