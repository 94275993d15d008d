import { dayOfWeek } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import { weekdayOf } from './dateWords.ts'
import type { Word } from './words.ts'

const DAYS_PER_WEEK = 7
const MOST_IN_MONTH = 4 // that every month has

/**
 * What is monthly on a weekday is on the same one of each month: "book club weds 8pm monthly" on the first wednesday, where that
 * comes next, and not on its date, which is on other weekdays later.
 */
export function withMonthlyWeekday(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const [day, ...others] = candidates.filter(({ finding }) => finding.kind === 'date')
  const isWeekday =
    day !== undefined &&
    others.length === 0 &&
    words
      .slice(day.from, day.to)
      .every(({ plain }) => weekdayOf(plain) !== null || /^(?:on|next|this)$/.test(plain))
  if (!isWeekday || day.finding.kind !== 'date') return [...candidates]
  const nth = Math.ceil(Number(day.finding.date.slice(8)) / DAYS_PER_WEEK)
  const weekdays = [{ day: dayOfWeek(day.finding.date), nth: nth > MOST_IN_MONTH ? -1 : nth }]
  return candidates.map((each) => {
    const { finding } = each
    if (finding.kind !== 'repeat') return each
    const { frequency, weekdays: named, monthDays, interval } = finding.rule
    const isBare = frequency === 'MONTHLY' && named.length + monthDays.length === 0 && interval === 1
    return isBare ? { ...each, finding: { ...finding, rule: { ...finding.rule, weekdays } } } : each
  })
}
