import fc from 'fast-check'
import { CATEGORIES, PRIORITIES } from '#shared/tasks/fields.ts'
import { addDays, clockOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { type AvailabilityValues, HOURS, kindOf, type TimeWindow } from '#shared/planning/availability.ts'
import { minuteOf } from '#shared/planning/placing/block.ts'
import { type Calendar, earliestStart } from '#shared/planning/placing/calendar.ts'
import { PARTS_OF_DAY, type Step, stepOf } from '#shared/planning/placing/step.ts'

const MONDAY = '2026-03-02'
const DAYS = 9

const quarters = (from: number, to: number) =>
  fc.integer({ min: from / 15, max: to / 15 }).map((quarter) => quarter * 15)

/** Windows of a date, in order and apart, at odd minutes too. */
const windows: fc.Arbitrary<TimeWindow[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: MINUTES_PER_DAY / 5 }), { maxLength: 6 })
  .map((edges) => {
    const sorted = edges.toSorted((a, b) => a - b).map((edge) => edge * 5)
    const pairs: TimeWindow[] = []
    for (let at = 0; at + 1 < sorted.length; at += 2) {
      const [from = 0, to = 0] = [sorted[at], sorted[at + 1]]
      pairs.push([clockOf(from), to === MINUTES_PER_DAY ? '24:00' : clockOf(to)])
    }
    return pairs
  })
const week = fc.array(windows, { minLength: 7, maxLength: 7 })
const date = fc.integer({ min: 0, max: DAYS }).map((day) => addDays(MONDAY, day))
const capacity = fc.option(quarters(0, 600))

const availability: fc.Arbitrary<AvailabilityValues> = fc
  .record({
    work: week,
    personal: week,
    exceptions: fc.uniqueArray(fc.record({ date, work: windows, personal: windows }), {
      maxLength: 2,
      selector: (exception) => exception.date,
    }),
    buffer_minutes: fc.constantFrom(0, 5, 10, 30, 60),
    daily_capacity: fc.record({ work: capacity, personal: capacity }),
    chunks: fc.tuple(quarters(15, 120), quarters(15, 240)),
  })
  .map(({ chunks: [a, b], ...rest }) => ({ ...rest, min_chunk: Math.min(a, b), max_chunk: Math.max(a, b) }))

const task = fc
  .record({
    scheduled_date: fc.integer({ min: -1, max: DAYS }).map((day) => addDays(MONDAY, day)),
    scheduled_time: fc.option(
      fc.integer({ min: 0, max: MINUTES_PER_DAY / 5 - 1 }).map((at) => clockOf(at * 5)),
    ),
    estimated_duration: fc.oneof(quarters(15, 180), quarters(15, 1440)),
    category: fc.constantFrom(...CATEGORIES),
  })
  .map((row) => ({ ...row, id: '' }))

const block = fc
  .tuple(date, fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 300 }))
  .map(([on, from, length]) => {
    const start = minuteOf(on, '00:00') + from
    return { start, end: start + length }
  })

/** A week and some days of somebody, with tasks, busy times and a night in which the clocks change. */
export const anyCalendar: fc.Arbitrary<{ calendar: Calendar; earliest: { date: string; time: string } }> = fc
  .record({
    now: fc.record({ date, minute: fc.integer({ min: 0, max: 1439 }), isWholeMinute: fc.boolean() }),
    days: fc.integer({ min: 0, max: DAYS }),
    availability,
    tasks: fc.array(task, { maxLength: 12 }),
    busy: fc.array(block, { maxLength: 3 }),
    skipped: fc.array(block, { maxLength: 1 }),
  })
  .map(({ now, days, ...rest }) => {
    const at = { date: now.date, time: clockOf(now.minute), isWholeMinute: now.isWholeMinute }
    const minute = now.minute + 15 + (now.isWholeMinute ? 0 : 1)
    const earliest = {
      date: minute >= MINUTES_PER_DAY ? addDays(now.date, 1) : now.date,
      time: clockOf(minute),
    }
    const calendar = { ...rest, from: now.date, to: addDays(now.date, days), earliest: earliestStart(at) }
    return { calendar, earliest }
  })

const place = fc.record({
  scheduled_date: date,
  scheduled_time: quarters(0, 1425).map((minute) => clockOf(minute)),
})

/** Steps of all kinds, some of which need earlier ones. */
export const anySteps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.record({
      minutes: fc.oneof(quarters(15, 180), fc.integer({ min: 15, max: 600 })),
      splittable: fc.boolean(),
      priority: fc.constantFrom(...PRIORITIES),
      hours: fc.constantFrom(...HOURS),
      kind: fc.constantFrom(...CATEGORIES).map(kindOf),
      days: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }), {
        freq: 3,
      }),
      not_before: fc.option(date),
      deadline: fc.option(date, { freq: 3 }),
      preferred: fc.option(fc.constantFrom(...PARTS_OF_DAY)),
      needs: fc.array(fc.nat(), { maxLength: 2 }),
      previous: fc.oneof(fc.constant([]), fc.array(place, { maxLength: 3 })),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((steps) =>
    steps.map(({ needs, ...step }, index) =>
      stepOf({
        ...step,
        key: `s${index + 1}`,
        depends_on: index === 0 ? [] : needs.filter((at) => at % 3 === 0).map((at) => `s${(at % index) + 1}`),
      }),
    ),
  )
