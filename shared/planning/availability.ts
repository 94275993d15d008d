import * as z from 'zod/mini'
import { RowVersion } from '#shared/entity/fields.ts'
import type { Category } from '#shared/tasks/fields.ts'
import { dayOfWeek, minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'

/** The two kinds of time that a person has; what is planned counts for one of them (docs/rules/plans.md, Availability). */
const KINDS = ['work', 'personal'] as const
export type Kind = (typeof KINDS)[number]
/** The windows that something may be put into: those of a kind, or of both. */
export const HOURS = [...KINDS, 'any'] as const
export type Hours = (typeof HOURS)[number]

/** From a time to a later one, or to the end of the day, `24:00`. */
const TimeWindow = z
  .tuple([
    ClockTime,
    z.union([ClockTime, z.literal('24:00')], 'A time looks like 09:30, the end of a day is 24:00'),
  ])
  .check(z.refine(([from, to]) => from < to, 'A window ends after it begins'))
export type TimeWindow = z.infer<typeof TimeWindow>

/** Windows of a day; where one ends as the next begins, they become one. */
const Windows = z.array(TimeWindow).check(
  z.maxLength(4, 'A day has at most four windows'),
  z.refine(
    (windows) => windows.every(([from], index) => index === 0 || (windows[index - 1]?.[1] ?? '') <= from),
    'Windows are in order and do not overlap',
  ),
  z.overwrite(withoutTouching),
)
const Week = z.array(Windows).check(z.length(7, 'A week has seven days, Sunday first'))
const Exception = z.strictObject({ date: CivilDate, work: Windows, personal: Windows })
const MinutesOfDay = z
  .int('Minutes are a whole number')
  .check(
    z.gte(0, 'A capacity is 0 to 1440 minutes'),
    z.lte(MINUTES_PER_DAY, 'A capacity is 0 to 1440 minutes'),
  )
const Chunk = z
  .int('Minutes are a whole number')
  .check(z.gte(15, 'A part takes at least 15 minutes'), z.lte(480, 'A part takes at most 8 hours'))

const FIELDS = {
  work: Week,
  personal: Week,
  /** Dates on which other windows take the place of the weekday's. */
  exceptions: z.array(Exception).check(
    z.maxLength(366, 'At most 366 exceptions'),
    z.refine(
      (exceptions) => new Set(exceptions.map(({ date }) => date)).size === exceptions.length,
      'A date has one exception',
    ),
  ),
  /** Minutes kept free before and after each task. */
  buffer_minutes: z
    .int('Minutes are a whole number')
    .check(z.gte(0, 'A buffer is 0 to 60 minutes'), z.lte(60, 'A buffer is 0 to 60 minutes')),
  /** Minutes of tasks a day, by kind; null is no limit. */
  daily_capacity: z.strictObject({ work: z.nullable(MinutesOfDay), personal: z.nullable(MinutesOfDay) }),
  /** Minutes of one part of a step that may be split. */
  min_chunk: Chunk,
  max_chunk: Chunk,
}

/** When a person has time, and how much of it is to be planned. */
export const AvailabilityValues = z.strictObject(FIELDS)
export type AvailabilityValues = z.infer<typeof AvailabilityValues>

/** It is set as a whole. What an answer has beside it may be sent back. */
export const PutAvailability = z
  .strictObject({
    ...FIELDS,
    id: z.optional(z.uuid()),
    timezone: z.optional(z.string()),
    updated_at: z.optional(z.string()),
    version: z.optional(RowVersion),
  })
  .check(
    z.refine(({ min_chunk, max_chunk }) => min_chunk <= max_chunk, {
      error: 'The shortest part is not longer than the longest',
      path: ['min_chunk'],
    }),
  )
export type PutAvailability = z.infer<typeof PutAvailability>

/** As the server answers it. */
export const Availability = z.object({
  /** The person's. */
  id: z.uuid(),
  ...FIELDS,
  timezone: z.string(),
  version: z.int(),
  updated_at: z.string(),
})
export type Availability = z.infer<typeof Availability>

const OFFICE: TimeWindow[] = [['09:00', '17:00']]
const EVENING: TimeWindow[] = [['18:00', '21:00']]
const DAYTIME: TimeWindow[] = [['10:00', '18:00']]

/** What holds until a person sets their own (docs/rules/plans.md, Availability). */
export const USUAL_AVAILABILITY: AvailabilityValues = {
  work: [[], OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, []],
  personal: [DAYTIME, EVENING, EVENING, EVENING, EVENING, EVENING, DAYTIME],
  exceptions: [],
  buffer_minutes: 10,
  daily_capacity: { work: 360, personal: 120 },
  min_chunk: 30,
  max_chunk: 120,
}

const OF_WORK: readonly Category[] = ['work', 'finance', 'technology']

/** The kind of time that a task of a category takes. */
export function kindOf(category: Category): Kind {
  return OF_WORK.includes(category) ? 'work' : 'personal'
}

/** Minutes since midnight, the end not included. */
export type Span = { start: number; end: number }

/** The windows of a date, in order; of `any` those of both kinds, where they touch or overlap as one. */
export function windowsOn(availability: AvailabilityValues, date: string, hours: Hours): readonly Span[] {
  const exception = availability.exceptions.find((each) => each.date === date)
  const weekday = dayOfWeek(date)
  const kinds = hours === 'any' ? KINDS : [hours]
  const spans = kinds
    .flatMap((kind) => (exception ? exception[kind] : (availability[kind][weekday] ?? [])))
    .map(([from, to]) => ({ start: minutesOf(from), end: to === '24:00' ? MINUTES_PER_DAY : minutesOf(to) }))
  return hours === 'any' ? joined(spans) : spans
}

function withoutTouching(windows: readonly TimeWindow[]): TimeWindow[] {
  const apart: TimeWindow[] = []
  for (const [from, to] of windows) {
    const last = apart.at(-1)
    if (last?.[1] === from) last[1] = to
    else apart.push([from, to])
  }
  return apart
}

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}
