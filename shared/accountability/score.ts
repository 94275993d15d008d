import type { Claim } from '#shared/claims/claim.ts'
import { valueOf } from '#shared/claims/nextState.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'

/** How an item of the score ended. */
export const OUTCOMES = ['confirmed', 'unverified', 'late', 'declined', 'missed'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The parts of the score; an item of a published goal is in `public`, too. */
export const PARTS = ['ai', 'partner', 'team', 'public'] as const
export type Part = (typeof PARTS)[number]

/** What an item adds to `kept`, of the 1 that it adds to `due`. */
export const VALUES: Record<Outcome, number> = {
  confirmed: 1,
  unverified: 0.7,
  late: 0.5,
  declined: 0,
  missed: 0,
}

/** How a claim counts; null while it has no value. */
export function outcomeOf({ state, late }: Pick<Claim, 'state' | 'late'>): Outcome | null {
  if (valueOf({ state, late }) === null) return null
  if (state === 'declined') return 'declined'
  if (late) return 'late'
  return state === 'confirmed' ? 'confirmed' : 'unverified'
}

/** Items of one kind on one date. */
export type ScoredItems = {
  date: string
  type: Task['accountability_type']
  /** Whether their task belonged to a published goal then. */
  isPublic: boolean
  outcome: Outcome
  /** How many they are. */
  items: number
}

export type Score = {
  /** Percent; null where nothing was due. */
  score: number | null
  kept: number
  due: number
  counts: Record<Outcome, number>
}

/** The score of items (docs/rules/accountability.md, Score). */
export function scoreOf(items: readonly Pick<ScoredItems, 'outcome' | 'items'>[]): Score {
  const counts = { confirmed: 0, unverified: 0, late: 0, declined: 0, missed: 0 }
  for (const { outcome, items: more } of items) counts[outcome] += more
  const due = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)
  // In tenths, so that the sum is exact.
  const tenths = OUTCOMES.reduce(
    (sum, outcome) => sum + counts[outcome] * Math.round(10 * VALUES[outcome]),
    0,
  )
  return { score: due === 0 ? null : Math.round((10 * tenths) / due), kept: tenths / 10, due, counts }
}

const WINDOW_DAYS = 28
const TREND_DAYS = 7

/** The dates whose items count. @param today the person's local date */
export function scoredDates(today: string): DateRange {
  return { from: addDays(today, 1 - WINDOW_DAYS), to: today }
}

/** Whether an item counts in a part. One of type `self` counts in `public` alone. */
function isOfPart({ type, isPublic }: Pick<ScoredItems, 'type' | 'isPublic'>, part: Part): boolean {
  return part === 'public' ? isPublic : type === part
}

/** Whether an item counts at all. */
function isScored({ type, isPublic }: ScoredItems): boolean {
  return type !== 'self' || isPublic
}

/**
 * The whole score and its parts, each item counted once in the whole, and the last seven days.
 *
 * @param items those of {@link scoredDates}
 * @param today the person's local date
 */
export function accountabilityOf(items: readonly ScoredItems[], today: string) {
  const scored = items.filter(isScored)
  const partOf = (part: Part) => scoreOf(scored.filter((item) => isOfPart(item, part)))
  const trend = Array.from({ length: TREND_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - TREND_DAYS)
    const { score, due } = scoreOf(scored.filter((item) => item.date === date))
    return { date, score, due }
  })
  return {
    overall: scoreOf(scored),
    breakdown: {
      ai: partOf('ai'),
      partner: partOf('partner'),
      team: partOf('team'),
      public: partOf('public'),
    },
    trend,
    ...scoredDates(today),
  }
}
