import { rounded } from '#shared/numbers/rounded.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import type { Analytics } from './analytics.ts'
import { bestStreakIn } from './bestStreak.ts'
import { completionRateIn } from './completionRate.ts'
import type { Facts } from './facts.ts'
import { focusIn, hoursOf } from './focus.ts'
import { lastDates } from './period.ts'
import { pathOf } from './selection.ts'

/** The four figures of a period beside those of the compared one. */
export function cardsOf({ period, due, completed, worked, habits, streak }: Facts): Analytics['cards'] {
  const { counted, compared, today } = period
  const rate = completionRateIn(counted, due, habits)
  const ofToday = completionRateIn(lastDates(today, 1), due, habits)
  const openToday = counted.to === today ? ofToday.due - ofToday.done : 0
  const best = bestStreakIn(counted, streak, today)
  const completedIn = (range: DateRange) =>
    completed.reduce((sum, row) => (includes(range, row.date) ? sum + row.completed : sum), 0)
  const [first = counted.from, last = counted.to] = [best.dates[0], best.dates.at(-1)]
  return {
    completion_rate: {
      ...compare(rate.percent, completionRateIn(compared, due, habits).percent),
      due: rate.due,
      done: rate.done,
      open: openToday,
      rows: pathOf({ of: 'due', ...counted }),
    },
    tasks_completed: {
      ...compare(completedIn(counted), completedIn(compared)),
      rows: pathOf({ of: 'completed', ...counted }),
    },
    focus_hours: {
      ...compare(hoursOf(focusIn(counted, worked)), hoursOf(focusIn(compared, worked))),
      rows: pathOf({ of: 'focus', ...counted }),
    },
    best_streak: {
      ...compare(best.length, bestStreakIn(compared, streak, today).length),
      rows: pathOf({ of: 'streak', from: first, to: last }),
    },
  }
}

function compare(value: number | null, previous: number | null) {
  const change = value === null || previous === null ? null : rounded(value - previous, 1)
  return { value, previous, change }
}
