import { addDays } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { localDate } from '#shared/time/localDate.ts'

/** A clock time of some date: where it is planned on the person's clock (`YYYY-MM-DDTHH:MM`), and when that is. */
export type DailyTime = { moment: string; instant: string }

/**
 * The next time of day after an instant, of some that come every day; null without any.
 *
 * @param times `HH:MM` @param after an instant in UTC with milliseconds
 */
export function nextDailyTime(times: readonly string[], after: string, timezone: string): DailyTime | null {
  let next: DailyTime | null = null
  for (const each of timesAround(times, after, timezone))
    if (each.instant > after && (next === null || each.instant < next.instant)) next = each
  return next
}

/** Which of some times of day an instant is; null where it is none of them. */
export function dailyTimeAt(times: readonly string[], instant: string, timezone: string): DailyTime | null {
  return timesAround(times, instant, timezone).find((each) => each.instant === instant) ?? null
}

/** A time that the clocks skip may come as late as the next date, so three dates are looked at. */
function timesAround(times: readonly string[], instant: string, timezone: string): DailyTime[] {
  const today = localDate(parseInstant(instant), { timezone, dayStart: '00:00' })
  return [-1, 0, 1].flatMap((days) => {
    const date = addDays(today, days)
    return times.map((time) => ({ moment: `${date}T${time}`, instant: instantOf(date, time, timezone) }))
  })
}
