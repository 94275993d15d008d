import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { dateOf, timeOf } from './placing/block.ts'
import { anyCalendar, anySteps } from './testing/anyCalendar.ts'
import { roomOf } from './placing/calendar.ts'
import { brokenRules, type Stand } from './testing/planningOracle.ts'
import { type Placed, placeSteps } from './placing/place.ts'
import type { Step } from './placing/step.ts'
import { offersBeside } from './offers.ts'

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
  expect(placed / asked).toBeGreaterThan(0.15)
})

test('an offer holds what it says: taken alone it gives its step a place, and no rule is broken', () => {
  let taken = 0
  let atOnce = 0
  fc.assert(
    fc.property(anyCalendar, anySteps, ({ calendar, earliest }, steps) => {
      const { min_chunk, max_chunk } = calendar.availability
      const chunks = { min: min_chunk, max: max_chunk }
      const { jobs, board } = placeSteps(roomOf(calendar), steps, chunks)
      const wide = { ...calendar, to: addDays(calendar.from, 365) }
      const offersOf = offersBeside(board, roomOf(wide), chunks)
      for (const job of jobs.filter(({ index }) => !board.places[index])) {
        const offers = offersOf(job)
        expect(offers.at(-1)).toEqual({ kind: 'drop' })
        for (const offer of offers) {
          if (offer.kind === 'drop') continue
          const said = offer.kind === 'shorten' ? { minutes: offer.minutes } : { deadline: offer.deadline }
          if (offer.kind === 'shorten') expect(offer.minutes).toBeLessThan(job.step.minutes)
          const changed = steps.map((step, index): Step => {
            const previous = (board.places[index] ?? []).map(({ start, end }) => ({
              scheduled_date: dateOf(start),
              scheduled_time: timeOf(start),
              minutes: end - start,
            }))
            return { ...step, previous, ...(index === job.index && { ...said, isPromised: true }) }
          })
          const to = offer.kind === 'deadline' && offer.deadline > calendar.to ? offer.deadline : calendar.to
          const placed = placeSteps(roomOf({ ...calendar, to }), changed, chunks)
          expect(placed.board.places[job.index]).not.toBeNull()
          const asked = { calendar: { ...calendar, to }, earliest, steps: changed, chunks }
          expect(brokenRules(asked, standsOf(placed))).toEqual([])
          const anew = steps.map((step, index) => (index === job.index ? { ...step, ...said } : step))
          taken += 1
          atOnce += Number(
            placeSteps(roomOf({ ...calendar, to }), anew, chunks).board.places[job.index] !== null,
          )
        }
      }
    }),
    { ...RUNS, numRuns: RUNS.numRuns / 3 },
  )
  expect(taken).toBeGreaterThan(20)
  expect(atOnce / taken).toBeGreaterThan(0.9)
})
