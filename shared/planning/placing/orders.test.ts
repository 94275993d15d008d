import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TimeWindow, USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { PRIORITIES } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import { minuteOf } from './block.ts'
import { type Board, openBoard, placeJob } from './board.ts'
import { type Calendar, roomOf } from './calendar.ts'
import { inOrder, type Job, jobsOf } from './job.ts'
import { isPreferred } from './wishes.ts'
import { placeSteps } from './place.ts'
import { placeOf } from '#shared/planning/testing/placesOracle.ts'
import { PARTS_OF_DAY, type Step, stepOf } from './step.ts'

const MONDAY = '2026-03-02'
const CHUNKS = { min: 30, max: 120 }
/** The dates that too many steps share, of which all orders are tried. */
const DATES = 3
const MOST_STEPS = 5

const quarters = (from: number, to: number) => fc.integer({ min: from, max: to }).map((count) => count * 15)
const date = fc.integer({ min: 0, max: DATES - 1 }).map((day) => addDays(MONDAY, day))

const narrowCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    windows: fc.constantFrom<TimeWindow[]>(
      [['09:00', '12:00']],
      [
        ['08:00', '10:00'],
        ['14:00', '17:30'],
      ],
      [['18:00', '21:00']],
    ),
    buffer_minutes: fc.constantFrom(0, 10, 30),
    capacity: fc.option(quarters(4, 20)),
    busy: fc.array(fc.tuple(date, quarters(32, 80), quarters(1, 8)), { maxLength: 2 }),
  })
  .map(({ windows, buffer_minutes, capacity, busy }) => ({
    from: MONDAY,
    to: addDays(MONDAY, DATES - 1),
    earliest: minuteOf(MONDAY, '08:30'),
    availability: {
      ...USUAL_AVAILABILITY,
      personal: Array.from({ length: 7 }, () => windows),
      buffer_minutes,
      daily_capacity: { work: null, personal: capacity },
    },
    tasks: [],
    busy: busy.map(([on, from, minutes]) => {
      const start = minuteOf(on, '00:00') + from
      return { start, end: start + minutes }
    }),
    skipped: [],
  }))

const rivals: fc.Arbitrary<Step[]> = fc
  .array(
    fc.record({
      minutes: quarters(2, 14),
      splittable: fc.boolean(),
      priority: fc.constantFrom(...PRIORITIES),
      not_before: fc.option(date, { freq: 1 }),
      deadline: fc.option(date, { freq: 1 }),
      preferred: fc.option(fc.constantFrom(...PARTS_OF_DAY), { freq: 1 }),
      needed: fc.nat({ max: 12 }),
    }),
    { minLength: 3, maxLength: MOST_STEPS },
  )
  .map((steps) =>
    steps.map(({ needed, ...step }, index) =>
      stepOf({ ...step, key: `s${index}`, depends_on: needed < index ? [`s${needed}`] : [] }),
    ),
  )

const weightOf = ({ jobs, places }: Board) =>
  jobs.reduce((sum, { weight, index }) => sum + (places[index] ? weight : 0), 0)

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

test('a plan places as much as the best of all orders in which its steps can be placed one after the other', () => {
  let [contested, less] = [0, 0]
  fc.assert(
    fc.property(narrowCalendar, rivals, (calendar, steps) => {
      const jobs = jobsOf(steps, roomOf(calendar), CHUNKS)
      const weights = ordersOf(jobs).map((order) => {
        const board = openBoard(jobs, roomOf(calendar))
        const position = new Map(order.map((job, at) => [job.index, at]))
        const at = ({ index }: Job) => position.get(index) ?? 0
        for (const job of inOrder(jobs, (a, b) => at(a) - at(b))) placeJob(board, job)
        return weightOf(board)
      })
      const { board } = placeSteps(roomOf(calendar), steps, CHUNKS)
      const best = Math.max(...weights)
      less += Number(weightOf(board) < best)
      contested += Number(Math.min(...weights) < best)
    }),
    { numRuns: 300, seed: 1 },
  )
  expect(contested).toBeGreaterThan(90)
  expect(less).toBeLessThanOrEqual(1)
})

test('what is no wish of its own stands as early as the others let it', () => {
  let [early, late] = [0, 0]
  fc.assert(
    fc.property(narrowCalendar, rivals, (calendar, steps) => {
      const { board, jobs } = placeSteps(roomOf(calendar), steps, CHUNKS)
      const places = new Map(
        jobs.flatMap(({ index, step }) => {
          const blocks = board.places[index]
          return blocks ? [[step.key, blocks] as const] : []
        }),
      )
      for (const job of jobs) {
        const blocks = board.places[job.index]
        if (!blocks || job.parts || isPreferred(job, blocks)) continue
        const others = new Map([...places].filter(([key]) => key !== job.step.key))
        const [first] =
          placeOf({ calendar, chunks: CHUNKS, steps }, { ...job.step, preferred: null }, others) ?? []
        if (first?.start === blocks[0]?.start) early += 1
        else late += 1
      }
    }),
    { numRuns: 300, seed: 1 },
  )
  expect(early).toBeGreaterThan(500)
  expect(late).toBe(0)
})
