import { percentOf } from '#shared/numbers/percent.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Domain, DomainFigures } from './domain.ts'

const DAYS = 7
/** A weekly average from these on earns its label (docs/rules/domains.md, Life domains). */
const EXCELLENT = 80
const GOOD = 60

/** How much was due on a date, and how much of that is done. */
export type DueWork = { date: string; due: number; done: number }
/** The same of tasks, by what decides their domain. */
export type DueTasks = DueWork & { domain_id: string | null; category: string }

/** The seven dates of the figures, today last. */
export function datesOfFigures(today: string): string[] {
  return Array.from({ length: DAYS }, (_, day) => addDays(today, day - DAYS + 1))
}

/** The domain of a task: its own, else the one that collects its category, else none. */
export function domainOf(
  task: { domain_id: string | null; category: string },
  collectors: readonly { id: string; categories: readonly string[] }[],
): string | null {
  const own = collectors.find(({ id }) => id === task.domain_id)
  return (own ?? collectors.find(({ categories }) => categories.includes(task.category)))?.id ?? null
}

/** The domain of a habit: its own, else that of its goal, else none. */
export function domainOfHabit(
  habit: { domain_id: string | null; goal_id: string | null },
  domainOfGoal: ReadonlyMap<string, string | null>,
): string | null {
  return habit.domain_id ?? domainOfGoal.get(habit.goal_id ?? '') ?? null
}

/** The figures of a domain from what was due on the seven dates and belongs to it. */
export function figuresOf(dates: readonly string[], work: readonly DueWork[]): DomainFigures {
  const sum = (date: string, count: 'due' | 'done') =>
    work.reduce((total, row) => (row.date === date ? total + row[count] : total), 0)
  const weekly_due = dates.map((date) => sum(date, 'due'))
  const weeklyProgress = dates.map((date, day) => percentOf(sum(date, 'done'), weekly_due[day] ?? 0) ?? 0)
  const counted = weeklyProgress.filter((_, day) => weekly_due[day] !== 0)
  const weekly_average =
    counted.length === 0 ? null : Math.round(counted.reduce((a, b) => a + b, 0) / counted.length)
  return {
    completed: 0,
    total: 0,
    weeklyProgress,
    weekly_due,
    weekly_average,
    label: labelOf(weekly_average),
  }
}

/** What a weekly average is called; null without one. */
export function labelOf(average: number | null): Domain['label'] {
  if (average === null) return null
  if (average >= EXCELLENT) return 'Excellent'
  return average >= GOOD ? 'Good' : 'Needs Focus'
}

/** The figures of a domain that was made a moment ago. */
export const NO_FIGURES: DomainFigures = figuresOf(datesOfFigures('1970-01-07'), [])
