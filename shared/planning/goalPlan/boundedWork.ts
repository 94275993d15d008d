import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { hasNoRhythm, type Understood } from '#shared/planning/understood.ts'
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
  const { isTheDay, usual } = pattern
  if (!hasNoRhythm(goal) || goal.total_minutes !== null || goal.weekly_minutes !== null) return null
  const days = goal.deadline === null ? Infinity : daysBetween(firstDayOf(goal, today), goal.deadline) + 1
  const within = (perWeek: number) => Math.max(1, (days / DAYS_PER_WEEK) * perWeek)
  const said = countOfSessions(goal, pattern)
  const count = said ?? (isTheDay ? mostSessionsOf(goal, pattern) : null)
  if (count === null || (said === null && count >= within(usual.perWeek))) return null
  // Too many things: several in one session. Times are at most one a day.
  const most = timesOf(goal) === null ? MOST_A_WEEK : DAYS_PER_WEEK
  if (count > within(most)) return { ...goal, per_week: most }
  const minutes = goal.minutes ?? usual.minutes
  const perWeek = goal.deadline === null ? usual.perWeek : null
  return { ...goal, minutes, total_minutes: count * minutes, per_week: perWeek }
}

/** How many there are: of an amount, or the first number of the title above one. */
function countOf({ amount, what }: Omit<Understood, 'conflict'>): number | null {
  if (amount !== null) return amount.per === null && Number.isInteger(amount.value) ? amount.value : null
  const counts = (what ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (word === 'twice' ? 2 : numberOf(word)))
  return counts.find((count) => count !== null && count > 1) ?? null
}

/** How many sessions a title counts: so many whole things, or `go to the gym 10 times`. Null where it counts none. */
export function countOfSessions(
  goal: Omit<Understood, 'conflict'>,
  { key, oneEach }: Pattern,
): number | null {
  if (oneEach) return countOf(goal)
  return TAKE_SEVERAL.includes(key) ? null : timesOf(goal)
}

/** Of these one time takes many sessions: `read the Quran twice`, `revise each topic 3 times`. */
const TAKE_SEVERAL: readonly PatternKey[] = [
  'reading',
  'writing',
  'exam',
  'course',
  'language',
  'coding',
  'project',
  'race',
  'job',
  'moving',
  'event',
]

function timesOf({ what }: Pick<Understood, 'what'>): number | null {
  const title = (what ?? '').toLowerCase()
  const [, said = ''] = /\b(\S+) times$/.exec(title) ?? []
  return /\btwice$/.test(title) ? 2 : numberOf(said)
}
