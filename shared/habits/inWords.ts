import { listed } from '#shared/text/listed.ts'
import { capitalised, uncapitalised } from '#shared/text/capitalised.ts'
import { MONTH_NAMES, ordinal, WEEKDAY_NAMES } from '#shared/time/names.ts'
import type { Kind } from './past.ts'
import type { Rule } from './rule.ts'
import type { Schedule } from './schedule.ts'

/** A schedule in few words: `Every day`, `Mon, Wed, Fri`, `3 times a week, 1 May to 30 Sep`. */
export function scheduleInWords(schedule: Schedule): string {
  const { season } = schedule
  const words = withoutSeason(schedule)
  return season ? `${words}, ${monthDay(season.from)} to ${monthDay(season.to)}` : words
}

/** What a habit asks for, with its schedule: `8 glasses · Every day`, `At most 2 cups · Every day`, `Avoid, every day`. */
export function ruleInWords(kind: Kind, { schedule, aim, target }: Rule, unit: string): string {
  if (kind === 'yes_no') return scheduleInWords(schedule)
  if (kind === 'quit') return `Avoid, ${uncapitalised(scheduleInWords(schedule))}`
  const amount = amountInWords(kind, target ?? 0, unit)
  const limit = aim === 'at_most' ? `At most ${amount}` : amount
  return `${limit} · ${scheduleInWords(schedule)}`
}

/** A value with its unit: `8 glasses`, `20 min`, `3`. */
export function amountInWords(kind: Kind, value: number, unit: string): string {
  const word = unit || (kind === 'minutes' ? 'min' : '')
  return word ? `${value.toLocaleString('en')} ${word}` : value.toLocaleString('en')
}

function withoutSeason(schedule: Schedule): string {
  switch (schedule.type) {
    case 'daily':
      return 'Every day'
    case 'weekdays':
      return mondayFirst(schedule.days)
        .map((day) => WEEKDAY_NAMES[day]?.slice(0, 3))
        .join(', ')
    case 'every_n_days':
      return `Every ${daysInWords(schedule.n)}`
    case 'monthly':
      return `On the ${listed(lastAtEnd(schedule.days).map(nth))} of the month`
    case 'monthly_weekday':
      return `On the ${nth(schedule.nth)} ${WEEKDAY_NAMES[schedule.weekday] ?? ''} of the month`
    case 'after_done':
      return `${capitalised(daysInWords(schedule.n))} after it was done`
    case 'times_per_week':
      return `${times(schedule.times)} a week`
    case 'times_per_month':
      return `${times(schedule.times)} a month`
    case 'total_per_week':
      return 'In total each week'
    case 'total_per_month':
      return 'In total each month'
    case 'times_per_days':
      return `${times(schedule.times)} in ${schedule.days} days`
  }
}

function monthDay(date: string): string {
  return `${Number(date.slice(3))} ${MONTH_NAMES[Number(date.slice(0, 2)) - 1]?.slice(0, 3) ?? ''}`
}

function mondayFirst(weekdays: readonly number[]): number[] {
  return weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
}

function lastAtEnd(monthDays: readonly number[]): number[] {
  return monthDays.toSorted((a, b) => (a < 0 ? 99 : a) - (b < 0 ? 99 : b))
}

function nth(number: number): string {
  return number < 0 ? 'last' : ordinal(number)
}

function times(count: number): string {
  return count === 1 ? 'Once' : `${count} times`
}

/** `a day`, `3 days`. */
export function daysInWords(count: number): string {
  return count === 1 ? 'a day' : `${count} days`
}
