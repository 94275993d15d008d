import type { Occurrence } from '#shared/reminders/firing.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { endingOn, occurrenceDates } from '#shared/tasks/repeating/rule.ts'
import { addDays } from '#shared/time/civil.ts'

/** A series that goes on, as far as it decides its dates to come. */
export type SeriesAhead = {
  id: string
  rrule: string
  starts_on: string
  made_until: string
  last_date: string | null
  except_dates: string[]
  scheduled_time: string | null
}

/** How many days ahead dates are looked for, until there are enough. A rule of every fourth year is found by the last. */
const DAYS_AHEAD = [40, 400, 3660]

/** The next occurrences of a series that are no rows of `tasks` yet, with the ids that they will have. @param today the local date */
export function datesAhead(series: SeriesAhead, today: string, most: number): Occurrence[] {
  const { id, rrule, starts_on, made_until, last_date, except_dates, scheduled_time } = series
  const bounded = last_date === null ? rrule : endingOn(rrule, last_date)
  const yesterday = addDays(today, -1)
  const after = made_until > yesterday ? made_until : yesterday
  let dates: string[] = []
  for (const days of DAYS_AHEAD) {
    dates = occurrenceDates(bounded, starts_on, after, addDays(after, days))
    if (dates.length >= most) break
  }
  return dates
    .filter((date) => !except_dates.includes(date))
    .slice(0, most)
    .map((date) => ({ task_id: derivedId(id, date), scheduled_date: date, scheduled_time }))
}
