import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { dayInShort } from '#shared/time/format.ts'
import { MONTH_NAMES, ordinal, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { judgeHabit } from './judge.ts'
import type { HabitPast, Kind } from './past.ts'
import type { Rule } from './rule.ts'
import type { Schedule } from './schedule.ts'

/** A schedule in few words: `Every day`, `Mon, Wed, Fri`, `3 times a week, 1 May to 30 Sep`. */
export function scheduleInWords(schedule: Schedule): string {
  const { season } = schedule
  const words = withoutSeason(schedule)
  return season ? `${words}, ${monthDay(season.from)} to ${monthDay(season.to)}` : words
}

/** What a habit asks for, with its schedule: `8 glasses · Every day`, `At most 2 cups · Every day`, `Not once · Every day`. */
export function ruleInWords(kind: Kind, { schedule, aim, target }: Rule, unit: string): string {
  if (kind === 'yes_no') return scheduleInWords(schedule)
  const amount = kind === 'quit' ? 'Not once' : amountInWords(kind, target ?? 0, unit)
  const limit = aim === 'at_most' && kind !== 'quit' ? `At most ${amount}` : amount
  return `${limit} · ${scheduleInWords(schedule)}`
}

/** A value with its unit: `8 glasses`, `20 min`, `3`. */
export function amountInWords(kind: Kind, value: number, unit: string): string {
  const word = unit || (kind === 'minutes' ? 'min' : '')
  return word ? `${value.toLocaleString('en')} ${word}` : value.toLocaleString('en')
}

type Asked = { today: string; weekStart: number }

/** So far ahead dates to come are looked for: a season may be a year away. */
const LOOK_AHEAD_DAYS = 400
const MOST_NAMED = 4

/**
 * The dates to come of a habit by its own rule, in a sentence: `Due today, Wed 25 Nov, Fri 27 Nov and so on.`
 *
 * @param past what decides them; a rule that is being written has no check-ins
 */
export function datesToComeInWords(past: HabitPast, { today, weekStart }: Asked): string {
  const { schedule, target } = past.versions.at(-1) ?? past.versions[0]
  const until = dateOfDay(dayNumber(today) + LOOK_AHEAD_DAYS)
  const { timeline, periods } = judgeHabit(past, { today, weekStart, until })
  const dateAt = (index: number) => inWords(dateOfDay(timeline.first + index), today)
  const begin = Math.max(0, timeline.today)
  switch (schedule.type) {
    case 'times_per_days':
      return `On ${schedule.times} of any ${schedule.days} days in a row.`
    case 'times_per_week':
    case 'times_per_month':
    case 'total_per_week':
    case 'total_per_month': {
      const period = periods.find(({ to, quota }) => to >= begin && quota > 0)
      if (!period) return NONE
      const isTotal = schedule.type.startsWith('total')
      const quota = (Math.round(100 * period.quota) / 100).toLocaleString('en')
      const whole = isTotal ? target : 'times' in schedule ? schedule.times : null
      const share = Number(quota) === whole ? '' : ', its share of these dates'
      const what = isTotal ? quota : `${quota} ${period.quota === 1 ? 'day' : 'days'} of your choice`
      return `From ${dateAt(Math.max(begin, period.from))} to ${dateAt(period.to)}: ${what}${share}.`
    }
    case 'after_done': {
      const first = timeline.due.findIndex((due, index) => index >= begin && due > 0)
      if (first < 0) return NONE
      return `Due ${dateAt(first)}, then ${days(schedule.n)} after each time it is done.`
    }
    case 'daily':
    case 'weekdays':
    case 'every_n_days':
    case 'monthly':
    case 'monthly_weekday': {
      const dates: string[] = []
      for (let index = begin; index < timeline.due.length && dates.length < MOST_NAMED; index += 1)
        if ((timeline.due[index] ?? 0) > 0) dates.push(dateAt(index))
      return dates.length === 0 ? NONE : `Due ${dates.join(', ')} and so on.`
    }
  }
}

const NONE = 'Nothing is due in the coming year.'

function withoutSeason(schedule: Schedule): string {
  switch (schedule.type) {
    case 'daily':
      return 'Every day'
    case 'weekdays':
      return mondayFirst(schedule.days)
        .map((day) => WEEKDAY_NAMES[day]?.slice(0, 3))
        .join(', ')
    case 'every_n_days':
      return `Every ${days(schedule.n)}`
    case 'monthly':
      return `On the ${listed(lastAtEnd(schedule.days).map(nth))} of the month`
    case 'monthly_weekday':
      return `On the ${nth(schedule.nth)} ${WEEKDAY_NAMES[schedule.weekday] ?? ''} of the month`
    case 'after_done':
      return `${capitalised(days(schedule.n))} after it was done`
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

function inWords(date: string, today: string): string {
  return date === today ? 'today' : dayInShort(date)
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

function days(count: number): string {
  return count === 1 ? 'a day' : `${count} days`
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
