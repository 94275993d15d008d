import type { DateRange } from '#shared/time/dateRange.ts'
import type { DomainFacts, FocusInterval, GoalFacts, HabitFacts, WindowTask } from '../facts.ts'
import type { InsightData, InsightKey } from '../insightSchemas.ts'
import type { AnalyticsRow } from '../rows.ts'

/** What the rules look at: the 28 dates up to the range's end. */
export type Window = DateRange & {
  today: string
  /** The last 14 dates and the 14 before. */
  halves: { before: DateRange; last: DateRange }
  /** Tasks planned in the window that are completed or before today, on the date of their plan. */
  judged: readonly JudgedTask[]
  /** Tasks completed in it, on the date of their completion. */
  finished: readonly FinishedTask[]
  focus: readonly FocusInterval[]
  habits: readonly HabitFacts[]
  domains: readonly DomainFacts[]
  goals: readonly GoalFacts[]
}

export type JudgedTask = WindowTask & { date: string }
export type FinishedTask = WindowTask & { date: string; completed_on: string; completed_time: string }

/** What a rule finds: what it rests on, below which number that is too little, and what it says; null for nothing. */
export type Finding<Key extends InsightKey> = {
  sample: readonly AnalyticsRow[]
  /** How many rows the sample has, where it may be listed from a later date on only. */
  count?: number
  minimum: number
  data: InsightData<Key> | null
  /** The habit or the domain that it speaks of. */
  about?: string
}

/** @param about this habit or domain, instead of the most relevant one */
export type Rule<Key extends InsightKey> = (window: Window, about?: string) => Finding<Key>
