import { minutesInWords } from '#shared/time/format.ts'
import { amountInWords } from './amountInWords.ts'
import type { OwnDays } from './understood.ts'
import { weekdaysInWords } from './weekdaysInWords.ts'

/** What some weekdays have of their own: `on Wednesdays between 19:00 and 24:00`, `2 hours on weekends`. */
export function ownDaysInWords(own: OwnDays): string[] {
  return own.map(({ days, between, minutes, amount }) =>
    [
      ...(amount ? [amountInWords({ ...amount, per: null })] : []),
      ...(minutes === null ? [] : [minutesInWords(minutes)]),
      `on ${weekdaysInWords(days)}`,
      ...(between === null ? [] : [`between ${between[0]} and ${between[1]}`]),
    ].join(' '),
  )
}
