import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { offersBeside } from './offers.ts'
import { dateOf } from './placing/block.ts'
import { openBoard } from './placing/board.ts'
import { roomOf } from './placing/calendar.ts'
import { jobsOf } from './placing/job.ts'
import { placeSteps } from './placing/place.ts'
import { anyCalendar, anySteps } from './testing/anyCalendar.ts'
import { placeOf } from './testing/placesOracle.ts'

/** So many dates are looked at for a later deadline: as many as a second planner looks at in a short time. */
const WIDE = 20

test('of one block an offer is the longest that has a place, and the earliest date by which it has one', () => {
  const found = { shorten: 0, deadline: 0, drop: 0 }
  fc.assert(
    fc.property(anyCalendar, anySteps, ({ calendar }, some) => {
      const { min_chunk, max_chunk } = calendar.availability
      const chunks = { min: min_chunk, max: max_chunk }
      const whole = some.map((step) => ({ ...step, splittable: false, previous: [], preferred: null }))
      const { jobs, board } = placeSteps(roomOf(calendar), whole, chunks)
      const placed = jobs.flatMap(({ index, step }) => {
        const fixed = board.places[index]
        return fixed ? [{ ...step, fixed }] : []
      })
      const places = new Map(placed.map(({ key, fixed }) => [key, fixed]))
      for (const { step } of jobs.filter(({ index }) => !board.places[index])) {
        const steps = [...placed, step]
        const beside = openBoard(jobsOf(steps, roomOf(calendar), chunks), roomOf(calendar))
        const wide = { ...calendar, to: addDays(calendar.from, WIDE) }
        const [job] = beside.jobs.slice(-1)
        const offers = job ? offersBeside(beside, roomOf(wide), chunks)(job) : []
        const asked = { calendar, chunks, steps }
        const shorten = offers.find((offer) => offer.kind === 'shorten')
        if (shorten) expect(placeOf(asked, { ...step, minutes: shorten.minutes }, places)).not.toBeNull()
        const more = shorten ? shorten.minutes + 1 : 15
        if (more < step.minutes) expect(placeOf(asked, { ...step, minutes: more }, places)).toBeNull()

        const last = step.deadline !== null && step.deadline < calendar.to ? step.deadline : calendar.to
        const [later] = placeOf({ ...asked, calendar: wide }, { ...step, deadline: null }, places) ?? []
        const date = later && dateOf(later.end - 1)
        const deadline = offers.find((offer) => offer.kind === 'deadline')?.deadline
        expect(deadline).toBe(date !== undefined && date > last ? date : undefined)
        expect(offers.at(-1)).toEqual({ kind: 'drop' })
        for (const { kind } of offers) found[kind] += 1
      }
    }),
    { numRuns: 100, seed: 1 },
  )
  expect(found.shorten).toBeGreaterThan(20)
  expect(found.deadline).toBeGreaterThan(60)
  expect(found.drop).toBeGreaterThan(found.deadline)
})
