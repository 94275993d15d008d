import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateOfDay, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { minuteOf } from './placing/block.ts'
import { freeCalendar, placedPlan, TODAY, understoodGoal } from './testing/aPlan.ts'

/** Whose day begins at 4 in the morning. */
const DAY_START = 240
const WINDOWS: [string, string][] = [
  ['00:00', '02:00'],
  ['21:00', '24:00'],
]
const GOALS = ['learn Spanish in 6 weeks', 'run a half marathon in 8 weeks', 'write a novel in 8 weeks']

test('an evening that goes on after midnight is one evening: it never has two sessions of a plan', () => {
  const busy = fc.array(
    fc.record({
      night: fc.integer({ min: 0, max: 55 }),
      from: fc.integer({ min: 0, max: 4 }),
      hours: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...GOALS), fc.integer({ min: 2, max: 7 }), busy, (what, perWeek, taken) => {
      const goal = understoodGoal(`${what}, ${perWeek} times a week, 45 minutes`, { conflict: 'ignore' })
      const { sessions } = placedPlan(goal, (range) => {
        const { availability, ...calendar } = freeCalendar(range)
        const week = Array.from({ length: 7 }, () => WINDOWS)
        return {
          ...calendar,
          dayStart: DAY_START,
          availability: { ...availability, work: week, personal: week },
          busy: taken.map(({ night, from, hours }) => {
            const start = minuteOf(addDays(TODAY, night), '21:00') + from * 60
            return { start, end: start + hours * 60 }
          }),
        }
      })
      const evenings = sessions.map(({ date, time }) =>
        dateOfDay(Math.floor((minuteOf(date, time ?? '00:00') - DAY_START) / MINUTES_PER_DAY)),
      )
      expect(new Set(evenings).size, evenings.join(' ')).toBe(evenings.length)
    }),
    { numRuns: 60 },
  )
})
