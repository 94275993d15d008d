import type { ExportedCard } from '#shared/analytics/analytics.ts'

/** What the cards are called. */
export const CARD_NAMES = {
  completion_rate: 'Completion Rate',
  tasks_completed: 'Tasks Completed',
  focus_hours: 'Focus Hours',
  best_streak: 'Best Streak',
  bars: 'Weekly Progress',
  categories: 'Goal Categories',
  domains: 'Domain Balance',
  best_hours: 'Best Hours',
  planned_actual: 'Planned and Actual',
  insights: 'Insights',
} as const satisfies Record<ExportedCard, string>

/** What each card counts (docs/rules/analytics.md, Analytics). */
export const DEFINITIONS: Record<ExportedCard, string> = {
  completion_rate:
    'The tasks and habits that were due in this period up to today, and the percentage of them that is done.',
  tasks_completed: 'Tasks that you completed in this period, by the date of their completion.',
  focus_hours: 'Hours on the timer, each interval on the date on which it began.',
  best_streak: 'The longest that your streak was at the end of a date in this period.',
  bars: 'Completed tasks by the date of their completion; the paler part is what was scheduled for that date.',
  categories: 'The tasks that you completed in this period, by category. The shares add up to 100 %.',
  domains:
    'What was due and done for each life domain, and its share of your focus time. A task belongs to its own domain, its goal’s, or the one that collects its category.',
  best_hours:
    'Tasks with a scheduled time in 26 weeks, and the percentage of them that you completed on their very date. An hour with fewer than 5 tasks says nothing.',
  planned_actual:
    'Completed tasks with at least a minute on the timer: planned and actual minutes. The ratio needs 5 tasks.',
  insights:
    'Rules that look at 28 days and speak only when they rest on enough tasks, dates, intervals or habits.',
}
