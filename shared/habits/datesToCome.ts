import { rounded } from '#shared/numbers/rounded.ts'
import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { dayInShort } from '#shared/time/format.ts'
import { daysInWords } from './inWords.ts'
import { judgeHabit } from './judge.ts'
import { checkedDays, type HabitPast } from './past.ts'

type Asked = { today: string; weekStart: number }

/** So far ahead dates to come are looked for: a season may be a year away. */
const LOOK_AHEAD_DAYS = 400
const MOST_NAMED = 4
const NONE_CHECKED = checkedDays([])

/**
 * The dates to come of a habit by its own rule, in a sentence: `Due today, Wed 25 Nov, Fri 27 Nov and so on.`
 *
 * @param past what decides them: of a rule that is being written, without check-ins
 */
export function datesToComeInWords(past: Omit<HabitPast, 'checkIns'>, { today, weekStart }: Asked): string {
  const { schedule, target } = past.versions.at(-1) ?? past.versions[0]
  const until = dateOfDay(dayNumber(today) + LOOK_AHEAD_DAYS)
  // As on the last of these dates: periods to come are not judged before they begin.
  const { timeline, periods } = judgeHabit({ ...past, checkIns: NONE_CHECKED }, { today: until, weekStart })
  const dateAt = (index: number) => inWords(dateOfDay(timeline.first + index), today)
  const begin = Math.max(0, dayNumber(today) - timeline.first)
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
      const quota = rounded(period.quota, 2).toLocaleString('en')
      const whole = isTotal ? target : 'times' in schedule ? schedule.times : null
      const share = Number(quota) === whole ? '' : ', its share of these dates'
      const what = isTotal ? quota : `${quota} ${period.quota === 1 ? 'day' : 'days'} of your choice`
      return `From ${dateAt(Math.max(begin, period.from))} to ${dateAt(period.to)}: ${what}${share}.`
    }
    case 'after_done': {
      const first = timeline.due.findIndex((due, index) => index >= begin && due > 0)
      if (first < 0) return NONE
      return `Due ${dateAt(first)}, then ${daysInWords(schedule.n)} after each time it is done.`
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

function inWords(date: string, today: string): string {
  return date === today ? 'today' : dayInShort(date)
}
