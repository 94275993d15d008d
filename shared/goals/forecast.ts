import { rounded } from '#shared/numbers/rounded.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { inThousandths } from './metric.ts'
import { studentCumulative } from './student.ts'

/** When a goal will probably be reached, from the gains of its own last weeks (docs/rules/goals.md, Goals). */
export type Forecast = {
  /** Dates by which it is reached with a likelihood of 10, 50 and 90 percent; null when that cannot be said. */
  p10: string | null
  p50: string | null
  p90: string | null
  /** Percent that it is reached by the target date; null without one. */
  chance: number | null
  /** How many weeks it rests on, their mean gain and its sample deviation; null below two weeks. */
  weeks: number
  mean: number | null
  deviation: number | null
  reason: 'closed' | 'reached' | 'not_enough_data' | 'no_progress' | null
}

/** What a forecast rests on: weeks end at today, the newest first. */
export type LastWeeks = {
  /** Gains towards the target, one a week. */
  gains: readonly number[]
  /** Check-ins or units in those weeks. */
  entries: number
  /** What is left to do. */
  left: number
  status: 'active' | 'closed' | 'reached'
}

const FARTHEST_DAYS = 3650
/** Student's t for 90 percent, by degrees of freedom from 1. */
const STUDENT_90 = [3.078, 1.886, 1.638, 1.533, 1.476]

/** @param target_date null without one */
export function forecastOf(
  { entries, status, ...amounts }: LastWeeks,
  { today, target_date }: { today: string; target_date: string | null },
): Forecast {
  // Sums of whole numbers are exact: weeks that are alike do not deviate, and what came to nothing is no gain.
  const gains = amounts.gains.map(inThousandths)
  const left = inThousandths(amounts.left)
  const weeks = gains.length
  const mean = weeks > 0 ? gains.reduce((sum, gain) => sum + gain, 0) / weeks : 0
  const deviation =
    weeks > 1 ? Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (weeks - 1)) : 0
  const silent = (reason: Forecast['reason']): Forecast => ({
    p10: null,
    p50: null,
    p90: null,
    chance: null,
    weeks,
    mean: weeks > 0 ? rounded(mean / 1000, 2) : null,
    deviation: weeks > 1 ? rounded(deviation / 1000, 2) : null,
    reason,
  })
  if (status !== 'active') return silent(status)
  if (weeks < 2 || entries < 2) return silent('not_enough_data')
  if (mean <= 0) return silent('no_progress')
  const spread = { mean, deviation, weeks, left }
  const [n10, n50, n90] = quantilesOf(spread)
  const dateIn = (n: number | null) => dateAfter(today, n)
  return {
    ...silent(null),
    p10: dateIn(n10),
    p50: dateIn(n50),
    p90: dateIn(n90),
    chance: target_date === null ? null : chanceOf(spread, daysBetween(today, target_date)),
  }
}

/** In thousandths, by the week. */
type Spread = { mean: number; deviation: number; weeks: number; left: number }

/** In how many weeks the rest is done: the roots of the prediction interval's bound. */
function quantilesOf({ mean, deviation, weeks, left }: Spread): [number, number, number | null] {
  const q = STUDENT_90[weeks - 2] ?? 0
  const a = mean ** 2 - (q * deviation) ** 2 / weeks
  const b = 2 * mean * left + (q * deviation) ** 2
  const s = Math.sqrt(Math.max(0, b ** 2 - 4 * a * left ** 2))
  return [(2 * left ** 2) / (b + s), left / mean, a > 0 ? (b + s) / (2 * a) : null]
}

function chanceOf({ mean, deviation, weeks, left }: Spread, days: number): number {
  if (days <= 0) return 0
  if (deviation === 0) return mean * days >= 7 * left ? 100 : 0
  const ahead = days / 7
  const scale = deviation * Math.sqrt(ahead + ahead ** 2 / weeks)
  return Math.round(100 * studentCumulative((mean * ahead - left) / scale, weeks - 1))
}

function dateAfter(today: string, weeks: number | null): string | null {
  if (weeks === null) return null
  const days = Math.ceil(7 * weeks - 1e-9)
  return days > FARTHEST_DAYS ? null : addDays(today, days)
}
