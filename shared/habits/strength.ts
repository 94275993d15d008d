import { creditOf } from './credit.ts'
import type { JudgedHabit } from './judge.ts'
import type { Kind, Version } from './past.ts'
import { isTotal, type Schedule } from './schedule.ts'
import { isNamed, type Timeline, valueAt } from './timeline.ts'

/** After so many dates of a daily habit half of its strength is gone. */
const HALF_LIFE = 13

/**
 * The strength of a habit as of each date from its start to today, 0 to 100 (docs/rules.md, Habits).
 *
 * @returns one number a date; an off date has that of the date before
 */
export function strengthsOf({ timeline }: JudgedHabit, kind: Kind): Float64Array {
  const { segments, off, today } = timeline
  const dates = Math.max(0, Math.min(today + 1, off.length))
  const credits = creditsOf(timeline, kind, dates)
  const strengths = new Float64Array(dates)
  // Whole numbers lose nothing when what was added is taken off again.
  const hundredths = (index: number) => Math.round(100 * valueAt(timeline, index))
  let strength = segments[0]?.rule.aim === 'at_most' ? 1 : 0
  for (const { rule, from, to } of segments) {
    const { frequency, window, full } = paceOf(rule.schedule)
    const keeps = 0.5 ** (Math.sqrt(frequency) / HALF_LIFE)
    const isOfTotals = isTotal(rule.schedule)
    const sumAt = rollingSum(off, isOfTotals ? hundredths : (index) => credits[index] ?? 0, from, window)
    for (let index = from; index <= Math.min(to, dates - 1); index += 1) {
      const sum = off[index] ? 0 : sumAt(index)
      if (!off[index] && isCounted(timeline, rule, index)) {
        const credit = isOfTotals ? creditOf(kind, rule, sum / 100) : Math.min(1, sum / full)
        strength = strength * keeps + credit * (1 - keeps)
      }
      strengths[index] = 100 * strength
    }
  }
  return strengths
}

/** What each date is worth by its own rule, where the schedule names the date. */
function creditsOf(timeline: Timeline, kind: Kind, dates: number): Float64Array {
  const credits = new Float64Array(dates)
  for (const { rule, from, to } of timeline.segments) {
    const { schedule } = rule
    const hasNames = ['weekdays', 'monthly', 'monthly_weekday'].includes(schedule.type)
    for (let index = from; index <= Math.min(to, dates - 1); index += 1)
      if (!hasNames || isNamed(schedule, timeline.first + index, timeline.first + from))
        credits[index] = creditOf(kind, rule, valueAt(timeline, index))
  }
  return credits
}

/** Today counts once it is done; when it may not be exceeded, also once it is. */
function isCounted({ today, done, values }: Timeline, { aim, target }: Version, index: number): boolean {
  if (index < today || done[index]) return true
  return aim === 'at_most' && (values[index] ?? 0) > (target ?? 0)
}

/** How often a schedule is due a date, over how many dates its credit is summed, and which sum is full credit. */
type Pace = { frequency: number; window: number; full: number }

function paceOf(schedule: Schedule): Pace {
  switch (schedule.type) {
    case 'daily':
      return { frequency: 1, window: 1, full: 1 }
    case 'total_per_week':
      return { frequency: 1 / 7, window: 7, full: 1 }
    case 'total_per_month':
      return { frequency: 1 / 30, window: 30, full: 1 }
    case 'weekdays':
      return timesIn(schedule.days.length, 7)
    case 'every_n_days':
    case 'after_done':
      return timesIn(1, schedule.n)
    case 'monthly':
      return timesIn(schedule.days.length, 30)
    case 'monthly_weekday':
      return timesIn(1, 30)
    case 'times_per_week':
      return timesIn(schedule.times, 7)
    case 'times_per_month':
      return timesIn(schedule.times, 30)
    case 'times_per_days':
      return timesIn(schedule.times, schedule.days)
  }
}

/** Twice the dates are looked at, so that a shifted week costs nothing; where every date is due there is nothing to shift. */
function timesIn(times: number, dates: number): Pace {
  return times >= dates
    ? { frequency: times / dates, window: dates, full: times }
    : { frequency: times / dates, window: 2 * dates, full: 2 * times }
}

/** The sum over the last dates that are not off, asked for ascending dates. */
function rollingSum(
  off: Uint8Array,
  valueOf: (index: number) => number,
  from: number,
  window: number,
): (index: number) => number {
  if (window === 1) return valueOf
  const recent: number[] = []
  for (let index = from - 1; index >= 0 && recent.length < window - 1; index -= 1)
    if (!off[index]) recent.unshift(valueOf(index))
  let sum = recent.reduce((total, value) => total + value, 0)
  return (index) => {
    recent.push(valueOf(index))
    sum += valueOf(index)
    if (recent.length > window) sum -= recent.shift() ?? 0
    return sum
  }
}
