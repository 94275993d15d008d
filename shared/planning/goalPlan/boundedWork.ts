import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { firstDayOf } from './firstDay.ts'

/** More a week take several in one session. */
const MOST_A_WEEK = 5

/** How many sessions are all of the work, however far its date; null where it takes what there is. */
export function mostSessionsOf(
  { what }: Pick<Understood, 'what'>,
  { mostSessions = [] }: Pattern,
): number | null {
  return mostSessions.find(({ of }) => of === undefined || of.test(what ?? ''))?.sessions ?? null
}

/**
 * A goal whose sessions have a number of their own, spread over the time to its date (docs/rules/plans.md, Plans from goals): so many
 * whole things, or what is prepared for a day and takes less than the time before it. Null where the person named a rhythm.
 *
 * @param today local date
 */
export function spreadSessions(goal: Understood, pattern: Pattern, today: string): Understood | null {
  const { oneEach, isTheDay, usual } = pattern
  const said = [goal.per_week, goal.weekdays, goal.every_days, goal.total_minutes, goal.weekly_minutes]
  if (said.some((each) => each !== null)) return null
  const days = goal.deadline === null ? Infinity : daysBetween(firstDayOf(goal, today), goal.deadline) + 1
  const within = (perWeek: number) => Math.max(1, (days / DAYS_PER_WEEK) * perWeek)
  const count = oneEach ? countOf(goal) : isTheDay ? mostSessionsOf(goal, pattern) : null
  if (count === null || (!oneEach && count >= within(usual.perWeek))) return null
  // Too many things: several in one session.
  if (count > within(MOST_A_WEEK)) return { ...goal, per_week: MOST_A_WEEK }
  const minutes = goal.minutes ?? usual.minutes
  const perWeek = goal.deadline === null ? usual.perWeek : null
  return { ...goal, minutes, total_minutes: count * minutes, per_week: perWeek }
}

/** How many there are: of an amount, or the first number of the title above one. */
function countOf({ amount, what }: Understood): number | null {
  if (amount !== null) return amount.per === null && Number.isInteger(amount.value) ? amount.value : null
  const counts = (what ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (word === 'twice' ? 2 : numberOf(word)))
  return counts.find((count) => count !== null && count > 1) ?? null
}

/** `go to the gym 100 times`: how often a week that is by the date. Null where no number of times is named. */
export function timesAWeekOf(goal: Understood, today: string): number | null {
  const [, said = ''] = /\b(\S+) times$/i.exec(goal.what ?? '') ?? []
  const count = numberOf(said.toLowerCase())
  if (count === null || goal.deadline === null) return null
  const days = daysBetween(firstDayOf(goal, today), goal.deadline) + 1
  return Math.min(DAYS_PER_WEEK, Math.max(1, Math.round((count * DAYS_PER_WEEK) / days)))
}
