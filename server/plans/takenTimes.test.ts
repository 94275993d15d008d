import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, type PlannedTask } from '#shared/planning/placing/calendar.ts'
import { timeOf } from '#shared/planning/placing/block.ts'
import { takenTimes, takenWithin } from './takenTimes.ts'

const DAY = 1440
const aTask = fc.record<PlannedTask>({
  id: fc.uuid(),
  scheduled_date: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'),
  scheduled_time: fc.option(fc.integer({ min: 0, max: DAY - 1 }).map(timeOf)),
  estimated_duration: fc.integer({ min: 1, max: DAY }),
  category: fc.constant('work'),
})
const ORIGIN =
  blockOf({ scheduled_date: '2026-03-01', scheduled_time: '00:00', estimated_duration: 1 })?.start ?? 0

test('what is found among sorted times is what a look at each of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(aTask, { maxLength: 30 }),
      fc.integer({ min: -DAY, max: 4 * DAY }),
      fc.integer({ min: 1, max: DAY }),
      (tasks, at, minutes) => {
        const wanted = { start: ORIGIN + at, end: ORIGIN + at + minutes }
        const overlapping = tasks.filter((task) => {
          const block = blockOf(task)
          return block !== null && block.start < wanted.end && wanted.start < block.end
        })
        const found = takenWithin(takenTimes(tasks), wanted)
        expect(found.map(({ id }) => id).toSorted()).toEqual(overlapping.map(({ id }) => id).toSorted())
        expect(found.map(({ start }) => start)).toEqual(
          found.map(({ start }) => start).toSorted((one, other) => one - other),
        )
      },
    ),
  )
})
