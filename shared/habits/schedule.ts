import * as z from 'zod/mini'
import { daysInMonth } from '#shared/time/civil.ts'

const A_LEAP_YEAR = 2028

const MonthDay = z.string().check(
  z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'A day of the year looks like 05-31'),
  z.refine((day) => Number(day.slice(3)) <= daysInMonth(`${A_LEAP_YEAR}-${day}`), 'No year has this day'),
)
/** Dates of every year between which a habit is due, both included; it may wrap the year. */
const Season = z.strictObject({ from: MonthDay, to: MonthDay })
const season = z.optional(Season)

const Weekday = whole(0, 6)
const MonthDate = wholeOrLast(31)

/** When a habit is due (docs/rules/habits.md, Habits). */
export const Schedule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('daily'), season }),
  z.strictObject({ type: z.literal('weekdays'), days: someOf(Weekday, 7), season }),
  z.strictObject({ type: z.literal('every_n_days'), n: whole(2, 365), season }),
  z.strictObject({ type: z.literal('monthly'), days: someOf(MonthDate, 32), season }),
  z.strictObject({
    type: z.literal('monthly_weekday'),
    weekday: Weekday,
    nth: wholeOrLast(5),
    season,
  }),
  z.strictObject({ type: z.literal('after_done'), n: whole(1, 365), season }),
  z.strictObject({ type: z.literal('times_per_week'), times: whole(1, 7), season }),
  z.strictObject({ type: z.literal('times_per_month'), times: whole(1, 28), season }),
  z.strictObject({ type: z.literal('total_per_week'), season }),
  z.strictObject({ type: z.literal('total_per_month'), season }),
  z
    .strictObject({ type: z.literal('times_per_days'), times: whole(1, 60), days: whole(2, 60), season })
    .check(z.refine(({ times, days }) => times <= days, { error: 'More times than days', path: ['times'] })),
])
export type Schedule = z.infer<typeof Schedule>

/** Schedules whose unit is the sum of a period. */
export function isTotal({ type }: Schedule): boolean {
  return type === 'total_per_week' || type === 'total_per_month'
}

function whole(least: number, most: number) {
  const error = `A whole number from ${least} to ${most}`
  return z.int(error).check(z.gte(least, error), z.lte(most, error))
}

/** Counted from 1, or -1 for the last one. */
function wholeOrLast(most: number) {
  const error = `A whole number from 1 to ${most}, or -1`
  return z.int(error).check(
    z.gte(-1, error),
    z.lte(most, error),
    z.refine((number) => number !== 0, error),
  )
}

/** At least one, each once. */
function someOf<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.array(item).check(
    z.minLength(1, 'Choose at least one day'),
    z.maxLength(most),
    z.refine((all) => new Set(all).size === all.length, 'A day is named once'),
  )
}
