import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { anyCalendar, anySteps } from '#shared/planning/testing/anyCalendar.ts'
import { placeOf } from '#shared/planning/testing/placesOracle.ts'
import type { Block } from './block.ts'
import { lift, openBoard, placeJob, put } from './board.ts'
import { type Calendar, roomOf } from './calendar.ts'
import { inOrder, jobsOf } from './job.ts'
import type { Step } from './step.ts'

/** What random calendars and steps lack: much room, days that begin after midnight, and dates on which a step is best. */
const more = fc.record({
  ideals: fc.array(fc.option(fc.integer({ min: -1, max: 9 }), { freq: 1 }), { minLength: 14, maxLength: 14 }),
  dayStart: fc.constantFrom(0, 240),
  isKnown: fc.boolean(),
  isRoomy: fc.boolean(),
})

test('each step goes where a second planner puts it, minute by minute', () => {
  let placed = 0
  let split = 0
  fc.assert(
    fc.property(anyCalendar, anySteps, more, (time, some, { ideals, dayStart, isKnown, isRoomy }) => {
      const calendar = { ...(isRoomy ? roomy(time.calendar) : time.calendar), dayStart }
      const { min_chunk, max_chunk } = calendar.availability
      const chunks = { min: min_chunk, max: max_chunk }
      const steps = some.map((step, index): Step => {
        const day = ideals[index] ?? null
        const previous = isKnown ? lengthsFor(step) : step.previous
        return { ...step, ideal: day === null ? null : addDays(calendar.from, day), previous }
      })
      const room = roomOf(calendar)
      const jobs = jobsOf(steps, room, chunks)
      const board = openBoard(jobs, room)
      const places = new Map<string, readonly Block[]>()
      for (const job of inOrder(jobs, () => 0)) {
        const expected = placeOf({ calendar, chunks, steps }, job.step, places)
        expect(placeJob(board, job)).toBe(expected !== null)
        expect(board.places[job.index]).toEqual(expected)
        if (expected) places.set(job.step.key, expected)
        placed += Number(expected !== null)
        split += Number(expected !== null && expected.length > 1)
      }
      // What is lifted leaves the board as if it had never been there.
      const rest = openBoard(jobs, room)
      for (const job of jobs) {
        const blocks = board.places[job.index]
        if (!blocks) continue
        if (job.index % 2 === 0) expect(lift(board, job)).toBe(blocks)
        else put(rest, job, blocks)
      }
      expect(board.places).toEqual(rest.places)
      expect(board.apart).toEqual(rest.apart)
      expect(board.room.free).toEqual(rest.room.free)
      expect(board.room.left).toEqual(rest.room.left)
    }),
    { numRuns: 500, seed: 1 },
  )
  expect(placed).toBeGreaterThan(300)
  expect(split).toBeGreaterThan(30)
})

function roomy({ availability, ...calendar }: Calendar): Calendar {
  const daily_capacity = { work: null, personal: null }
  const to = addDays(calendar.from, 9)
  return {
    ...calendar,
    to,
    tasks: calendar.tasks.slice(0, 2),
    availability: { ...availability, daily_capacity },
  }
}

/** Places of before with lengths that come to the whole. */
function lengthsFor({ previous, minutes }: Step): Step['previous'] {
  const each = Math.floor(minutes / previous.length)
  return previous.map((place, at) => ({
    ...place,
    minutes: at === 0 ? minutes - each * (previous.length - 1) : each,
  }))
}
