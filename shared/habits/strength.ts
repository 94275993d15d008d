import { creditOf } from './credit.ts'
import type { JudgedHabit } from './judge.ts'
import type { Kind, Version } from './past.ts'
import { isTotal, type Schedule } from './schedule.ts'
import { isNamed, type Timeline, valueAt } from './timeline.ts'

/** After so many dates of a daily habit half of its strength is gone. */
const HALF_LIFE = 13
/** Credits are summed as whole numbers: those lose nothing when what was added is taken off again, wherever a sum begins. */
const FULL_CREDIT = 1e9
/** Sums of values with two decimals differ by less from what people add up. */
const ROUNDING = 1e-6

/**
 * The strength of a habit as of each date from its start to today, 0 to 100 (docs/rules/habits.md, Habits).
 *
 * @returns one number a date of the timeline; an off date has that of the date before. Of what is settled only the last is known
 */
export function strengthsOf(judged: JudgedHabit, kind: Kind): Float64Array {
  const { timeline, settled } = judged
  const { segments, off, today, begin } = timeline
  const dates = Math.max(0, Math.min(today + 1, off.length))
  const credits = creditsOf(timeline, kind, dates)
  const strengths = new Float64Array(dates)
  const hundredths = (index: number) => Math.round(100 * valueAt(timeline, index))
  let strength = settled?.strength ?? strengthAtStart(segments[0]?.rule)
  if (begin > 0 && begin <= dates) strengths[begin - 1] = strength
  for (const { rule, from, to } of segments) {
    const { frequency, window, full } = paceOf(rule.schedule)
    const keeps = 0.5 ** (Math.sqrt(frequency) / HALF_LIFE)
    const isOfTotals = isTotal(rule.schedule)
    const start = Math.max(from, begin)
    const sumAt = rollingSum(off, isOfTotals ? hundredths : (index) => credits[index] ?? 0, start, window)
    for (let index = start; index <= Math.min(to, dates - 1); index += 1) {
      const sum = off[index] ? 0 : sumAt(index)
      if (!off[index] && isCounted(judged, rule, index)) {
        const credit = isOfTotals ? creditOf(kind, rule, sum / 100) : Math.min(1, sum / (full * FULL_CREDIT))
        strength = strength * keeps + 100 * credit * (1 - keeps)
      }
      strengths[index] = strength
    }
  }
  return strengths
}

/** What a habit begins with, 0 to 100: a limit is kept until it is passed. */
export function strengthAtStart(rule: Pick<Version, 'aim'> | undefined): number {
  return rule?.aim === 'at_most' ? 100 : 0
}

/** How many dates that are on the strength of a date looks at, this one included. */
export function datesLookedAt(schedule: Schedule): number {
  return paceOf(schedule).window
}

/** What each date is worth by its own rule, where the schedule names the date; see `FULL_CREDIT`. */
function creditsOf(timeline: Timeline, kind: Kind, dates: number): Float64Array {
  const credits = new Float64Array(dates)
  for (const { rule, origin, from, to } of timeline.segments) {
    const { schedule } = rule
    const hasNames = ['weekdays', 'monthly', 'monthly_weekday'].includes(schedule.type)
    for (let index = from; index <= Math.min(to, dates - 1); index += 1)
      if (!hasNames || isNamed(schedule, timeline.first + index, timeline.first + origin))
        credits[index] = Math.round(FULL_CREDIT * creditOf(kind, rule, valueAt(timeline, index)))
  }
  return credits
}

/** Today counts once it is done; when it may not be exceeded, also once it is: by its value, or by the sum of a total's period. */
function isCounted({ timeline, periods }: JudgedHabit, { aim, target, schedule }: Version, index: number) {
  const { today, done } = timeline
  if (index < today || done[index]) return true
  if (aim !== 'at_most') return false
  const running = isTotal(schedule)
    ? (periods.find(({ from, to }) => from <= today && today <= to)?.done ?? 0)
    : valueAt(timeline, index)
  return running > (target ?? 0) + ROUNDING
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
  /** A ring: the oldest one is replaced. */
  const recent = new Float64Array(window)
  let [at, sum] = [window - 1, 0]
  for (let index = from - 1; index >= 0 && at > 0; index -= 1) {
    if (off[index]) continue
    at -= 1
    recent[at] = valueOf(index)
    sum += recent[at] ?? 0
  }
  at = window - 1
  return (index) => {
    const value = valueOf(index)
    sum += value - (recent[at] ?? 0)
    recent[at] = value
    at = (at + 1) % window
    return sum
  }
}
