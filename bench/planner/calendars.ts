import { addDays, clockOf } from '#shared/time/civil.ts'
import { PRIORITIES } from '#shared/tasks/fields.ts'
import { type AvailabilityValues, USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { minuteOf } from '../../shared/planning/placing/block.ts'
import type { Calendar } from '../../shared/planning/placing/calendar.ts'
import { PARTS_OF_DAY, type Step, stepOf } from '../../shared/planning/placing/step.ts'
import { createChance } from '#server/seed/chance.ts'

const MONDAY = '2026-03-02'

/** @param due deadlines lie on the first so many days; `isAllDay`: tasks lie around the clock and take no working capacity */
type Size = { days: number; due: number; tasks: number; steps: number; isAllDay?: boolean }

/** A random calendar of some days with steps for it, the same for the same number. */
export function randomCalendar(seed: number, { days, due, tasks, steps, isAllDay = false }: Size) {
  const chance = createChance(seed)
  const date = () => addDays(MONDAY, chance.below(days))
  const availability: AvailabilityValues = {
    ...USUAL_AVAILABILITY,
    work: Array.from({ length: 7 }, () => [
      ['09:00', '12:00'],
      ['13:00', clockOf(15 * 60 + 15 * chance.below(9))],
    ]),
    buffer_minutes: chance.of([0, 5, 10, 15]),
    daily_capacity: { work: chance.of([240, 300, 360, null]), personal: null },
  }
  const calendar: Calendar = {
    from: MONDAY,
    to: addDays(MONDAY, days - 1),
    earliest: minuteOf(MONDAY, '09:00'),
    availability,
    tasks: Array.from({ length: tasks }, (_, index) => ({
      id: String(index),
      scheduled_date: date(),
      scheduled_time: clockOf(isAllDay ? 15 * chance.below(96) : 9 * 60 + 15 * chance.below(31)),
      estimated_duration: chance.of([15, 30, 30, 45, 60, 90]),
      category: isAllDay ? 'personal' : 'work',
    })),
    busy: [],
    skipped: [],
  }
  const stepAt = (index: number): Step =>
    stepOf({
      key: `s${index + 1}`,
      minutes: chance.of([15, 30, 30, 45, 60, 60, 90, 120, 150]),
      priority: chance.of(PRIORITIES),
      hours: 'work',
      kind: 'work',
      deadline: chance.below(10) < 8 ? addDays(MONDAY, chance.below(due)) : null,
      preferred: chance.below(10) < 2 ? chance.of(PARTS_OF_DAY) : null,
      depends_on: index > 0 && chance.below(10) < 2 ? [`s${1 + chance.below(index)}`] : [],
    })
  return { calendar, steps: Array.from({ length: steps }, (_, index) => stepAt(index)) }
}
