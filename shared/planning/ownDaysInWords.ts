import { listed } from '#shared/text/listed.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import type { OwnDays } from './understood.ts'

/** What some weekdays have of their own: `on Wednesdays between 19:00 and 24:00`, `2 hours on weekends`. */
export function ownDaysInWords(own: OwnDays): string[] {
  return own.map(({ days, between, minutes }) =>
    [
      ...(minutes === null ? [] : [minutesInWords(minutes)]),
      `on ${weekdaysInWords(days)}`,
      ...(between === null ? [] : [`between ${between[0]} and ${between[1]}`]),
    ].join(' '),
  )
}

/** `weekdays`, `weekends`, else their names from Monday on. @param days 0 Sunday to 6 Saturday */
export function weekdaysInWords(days: readonly number[]): string {
  const fromMonday = days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  if (fromMonday.join('') === '12345') return 'weekdays'
  if (fromMonday.join('') === '60') return 'weekends'
  return listed(fromMonday.map((day) => `${WEEKDAY_NAMES[day]}s`))
}
