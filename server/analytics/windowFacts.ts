import type { Analytics } from '#shared/analytics/analytics.ts'
import { analyticsOf } from '#shared/analytics/answer.ts'
import type { DomainFacts, Facts, FocusInterval, GoalFacts, HabitWork } from '#shared/analytics/facts.ts'
import { focusByTask } from '#shared/analytics/focus.ts'
import type { Insight, InsightKey } from '#shared/analytics/insightSchemas.ts'
import { insightsOf, sampleOf } from '#shared/analytics/insights.ts'
import type { Period } from '#shared/analytics/period.ts'
import { type AnalyticsRow, rowOf } from '#shared/analytics/rows.ts'
import { domainOf } from '#shared/domains/figures.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import type { HabitPast, Kind } from '#shared/habits/past.ts'
import { strengthsOf } from '#shared/habits/strength.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import { parseJson } from '#server/kit/db/json.ts'
import { type FocusIntervalsJson, intervalsFrom } from '#server/tasks/focus.ts'
import { type WindowTasksJson, windowTasksFrom } from './windowTasks.ts'

// What analytics do on another thread. Nothing here reads anything.

/** The facts of a window as they are read: rows of which there are many as JSON texts, and habits that are not judged yet. */
export type ReadWindow = {
  period: Pick<Period, 'window' | 'today'>
  dayRule: DayRule
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
  domains: readonly DomainFacts[]
  focus: FocusIntervalsJson
  tasks: WindowTasksJson
  goals: readonly GoalFacts[]
  habits: readonly (Omit<HabitWork, 'judged'> & { kind: Kind; past: HabitPast; until: string })[]
}
/** All that the answer about a period is computed from, as it is read. */
export type ReadFacts = Omit<Facts, 'domains' | 'focus' | 'habits' | 'tasks' | 'goals'> & {
  window: ReadWindow
}

/** The figures of a period. */
export function analyticsFrom({ window, ...facts }: ReadFacts): Analytics {
  return analyticsOf({ ...factsOf(window), ...facts })
}

/** The insights that fire. */
export function insightsFrom(window: ReadWindow): Insight[] {
  return insightsOf(factsOf(window))
}

/** A part of the rows that an insight rests on, and how many there are. @param about the habit or the domain that it speaks of */
export function sampleFrom(
  window: ReadWindow,
  key: InsightKey,
  { about, offset, limit }: { about?: string | undefined; offset: number; limit: number },
): { rows: AnalyticsRow[]; total: number } {
  const sample = sampleOf(key, factsOf(window), about)
  return { rows: sample.slice(offset, offset + limit).map(rowOf), total: sample.length }
}

/** Tasks, or what is counted of them, each in its domain, by its category too. */
export function inDomains<Row extends Parameters<typeof domainOf>[0]>(
  rows: readonly Row[],
  domains: readonly DomainFacts[],
): Row[] {
  return rows.map((row) => ({ ...row, domain_id: domainOf(row, domains) }))
}

function factsOf({ period, dayRule, weekStart, domains, goals, ...read }: ReadWindow) {
  const { window, today } = period
  const focus = inDomains(intervalsFrom(parseJson(read.focus), dayRule, window), domains)
  const tasks = windowTasksFrom(read.tasks, dayRule, today)
  return {
    period,
    domains,
    focus,
    tasks: inDomains(withSeconds(tasks, window, focus), domains),
    goals,
    habits: read.habits.map(({ kind, past, until, ...habit }) => {
      const judged = judgeHabit(past, { today, weekStart, until })
      return { ...habit, judged, strengths: strengthsOf(judged, kind) }
    }),
  }
}

/** Tasks with what the timer counted for them in a range. */
function withSeconds<Row extends { id: string | null }>(
  tasks: readonly Row[],
  range: DateRange,
  focus: readonly FocusInterval[],
) {
  const seconds = focusByTask(range, focus)
  return tasks.map((task) => ({ ...task, seconds: seconds.get(task.id ?? '') ?? 0 }))
}
