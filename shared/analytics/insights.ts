import { includes } from '#shared/time/dateRange.ts'
import type { Facts } from './facts.ts'
import { bestHour } from './insights/bestHour.ts'
import { bestWeekday } from './insights/bestWeekday.ts'
import { comebacks } from './insights/comebacks.ts'
import { completionTrend } from './insights/completionTrend.ts'
import { earlyHours } from './insights/earlyHours.ts'
import { estimateBias } from './insights/estimateBias.ts'
import { focusTrend } from './insights/focusTrend.ts'
import { goalPace } from './insights/goalPace.ts'
import { habitSlipping } from './insights/habitSlipping.ts'
import { habitStrongest } from './insights/habitStrongest.ts'
import { lateFinish } from './insights/lateFinish.ts'
import { neglectedDomain } from './insights/neglectedDomain.ts'
import { overplanned } from './insights/overplanned.ts'
import type { FinishedTask, JudgedTask, Rule, Window } from './insights/rule.ts'
import { smallSteps } from './insights/smallSteps.ts'
import { topCategory } from './insights/topCategory.ts'
import { weekendGap } from './insights/weekendGap.ts'
import { type Insight, INSIGHT_KEYS, type InsightKey } from './insightSchemas.ts'
import { halvesOf } from './period.ts'
import type { AnalyticsRow } from './rows.ts'
import { pathOf } from './selection.ts'

const RULES: { [Key in InsightKey]: Rule<Key> } = {
  completion_trend: completionTrend,
  late_finish: lateFinish,
  estimate_bias: estimateBias,
  overplanned,
  small_steps: smallSteps,
  best_weekday: bestWeekday,
  best_hour: bestHour,
  weekend_gap: weekendGap,
  early_hours: earlyHours,
  top_category: topCategory,
  focus_trend: focusTrend,
  habit_slipping: habitSlipping,
  habit_strongest: habitStrongest,
  comebacks,
  neglected_domain: neglectedDomain,
  goal_pace: goalPace,
}

type WindowFacts = Pick<Facts, 'tasks' | 'focus' | 'habits' | 'domains' | 'goals'> & {
  period: Pick<Facts['period'], 'window' | 'today'>
}

/** The insights that fire, in the order in which they are declared (docs/rules/analytics.md, Analytics). */
export function insightsOf(facts: WindowFacts): Insight[] {
  const window = windowOf(facts)
  return INSIGHT_KEYS.flatMap((key) => {
    const { sample, count = sample.length, minimum, data, about } = RULES[key](window)
    if (data === null || count < minimum) return []
    const { from, to } = window
    const rows = pathOf({ of: key, from, to, ...(about !== undefined && { about }) })
    return [{ key, data, sample: count, minimum, rows } as Insight]
  })
}

/** The rows that an insight is computed from. @param about the habit or the domain that it speaks of */
export function sampleOf(key: InsightKey, facts: WindowFacts, about?: string): readonly AnalyticsRow[] {
  return RULES[key](windowOf(facts), about).sample
}

function windowOf({ period, tasks, focus, habits, domains, goals }: WindowFacts): Window {
  const { window, today } = period
  return {
    ...window,
    today,
    halves: halvesOf(window),
    judged: tasks.flatMap((task): JudgedTask[] => {
      const { isDecided, scheduled_date: date } = task
      return isDecided && date !== null && includes(window, date) ? [{ ...task, date }] : []
    }),
    finished: tasks.flatMap((task): FinishedTask[] => {
      const { completed_on, completed_time } = task
      if (completed_on === null || completed_time === null || !includes(window, completed_on)) return []
      return [{ ...task, date: completed_on, completed_on, completed_time }]
    }),
    focus: focus.filter(({ date }) => includes(window, date)),
    habits,
    domains,
    goals,
  }
}
