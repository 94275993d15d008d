import type { NewHabitOfPlan } from '#shared/planning/placing/toPlace.ts'
import { isFewerThanSpaced } from '#shared/planning/timesAWeek.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** On which days a habit is due: those that were named, the ones that are left, or so many times a week. */
export function scheduleOf({
  weekdays,
  per_week,
  every_days,
  not_on,
  one_on: ones,
}: Understood): NewHabitOfPlan['schedule'] {
  if (weekdays !== null && weekdays.length < 7) return { type: 'weekdays', days: weekdays }
  const open = [1, 2, 3, 4, 5, 6, 0].filter((day) => !not_on?.includes(day))
  const times = per_week ?? 7
  const isSpaced = every_days !== null && (open.length < 7 || isFewerThanSpaced(per_week, every_days))
  if (isSpaced) return { type: 'weekdays', days: daysApart(open, every_days, times) }
  if (open.length < 7) {
    // A number of times a week says nothing of days: where some are left out, the habit names the others.
    const count = Math.min(times, open.length)
    const days = Array.from({ length: count }, (_, at) => open[Math.floor((at * open.length) / count)] ?? 0)
    return { type: 'weekdays', days: days.toSorted((one, other) => one - other) }
  }
  if (ones) return { type: 'weekdays', days: daysBesideOnes(ones, times) }
  if (every_days !== null) return { type: 'every_n_days', n: every_days }
  return times >= 7 ? { type: 'daily' } : { type: 'times_per_week', times }
}

/** So many weekdays at most, of which no two are nearer than so many days, from one week to the next too. */
function daysApart(open: readonly number[], everyDays: number, times: number): number[] {
  const gap = Math.max(everyDays, Math.floor(7 / times))
  const days: number[] = []
  for (const day of open) {
    const isNear = (one: number) => Math.min((day - one + 7) % 7, (one - day + 7) % 7) < gap
    if (days.length < times && !days.some(isNear)) days.push(day)
  }
  return days.toSorted((one, other) => one - other)
}

/** The days that have one of their own, of a weekend its Saturday, and as many others as evenly as may be. */
function daysBesideOnes(ones: readonly (readonly number[])[], times: number): number[] {
  const named = ones.map((days) => (days.includes(6) ? 6 : (days[0] ?? 0)))
  const others = [1, 2, 3, 4, 5, 6, 0].filter((day) => !ones.flat().includes(day))
  const count = Math.min(others.length, Math.max(0, times - named.length))
  const spread = Array.from(
    { length: count },
    (_, at) => others[Math.floor((at * others.length) / count)] ?? 0,
  )
  return [...new Set([...named, ...spread])].toSorted((one, other) => one - other)
}
