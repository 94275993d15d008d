import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import type { Cause } from './ifThen.ts'

type Moment = Extract<Cause, { type: 'moment' }>

/**
 * The instant, ISO 8601, at which a plan's moment comes on a local date; null where it names another weekday. A time before the
 * day's start comes at the end of that day.
 */
export function momentOn(
  { days, time }: Moment,
  date: string,
  { timezone, dayStart }: DayRule,
): string | null {
  if (!days.includes(dayOfWeek(date))) return null
  return instantOf(time < dayStart ? addDays(date, 1) : date, time, timezone)
}
