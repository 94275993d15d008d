import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOf, timeOf } from './block.ts'
import { anyCalendar, anySteps } from './anyCalendar.ts'
import { roomOf } from './calendar.ts'
import { brokenRules, type Stand } from './planningOracle.ts'
import { type Placed, placeSteps } from './place.ts'

/** Random calendars. `PLANNING_RUNS=10000` tries as many new ones. */
const { PLANNING_RUNS } = process.env
const RUNS = PLANNING_RUNS ? { numRuns: Number(PLANNING_RUNS) } : { numRuns: 300, seed: 1 }

function standsOf({ jobs, board }: Placed): Stand[] {
  return jobs.flatMap(({ index, step }) =>
    (board.places[index] ?? []).map(({ start, end }) => ({
      key: step.key,
      date: dateOf(start),
      time: timeOf(start),
      minutes: end - start,
    })),
  )
}

test('no plan breaks a hard rule, whatever calendar and steps it is made of, and the same request gives the same plan', () => {
  let placed = 0
  let asked = 0
  fc.assert(
    fc.property(anyCalendar, anySteps, ({ calendar, earliest }, steps) => {
      const { min_chunk, max_chunk } = calendar.availability
      const chunks = { min: min_chunk, max: max_chunk }
      const stands = standsOf(placeSteps(roomOf(calendar), steps, chunks))
      expect(brokenRules({ calendar, earliest, steps, chunks }, stands)).toEqual([])
      expect(standsOf(placeSteps(roomOf(calendar), steps, chunks))).toEqual(stands)
      placed += new Set(stands.map(({ key }) => key)).size
      asked += steps.length
    }),
    RUNS,
  )
  expect(placed / asked).toBeGreaterThan(0.2)
})
