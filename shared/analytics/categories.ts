import { sharesOf } from '#shared/numbers/shares.ts'
import { rounded } from '#shared/numbers/rounded.ts'
import type { Category } from '#shared/tasks/fields.ts'
import { includes } from '#shared/time/dateRange.ts'
import type { Analytics } from './analytics.ts'
import type { CompletedTasks, Facts } from './facts.ts'
import { focusIn, minutesOf } from './focus.ts'
import { pathOf } from './selection.ts'

/** Below so many tasks a category's ratio says nothing. */
const LEAST_MEASURED = 5

/** The tasks completed in the range by category, most first, then by name. */
export function categoriesOf({
  period: { counted },
  completed,
  worked,
}: Pick<Facts, 'period' | 'completed' | 'worked'>): Analytics['categories'] {
  const finished = worked.filter(({ isFinished }) => isFinished)
  const rows = byCategory(completed.filter(({ date }) => includes(counted, date)))
    .filter((row) => row.completed > 0)
    .toSorted((a, b) => b.completed - a.completed || inOrder(a.category, b.category))
  const shares = sharesOf(rows.map((row) => row.completed))
  return rows.map(({ category, completed: count }, index) => {
    const own = finished.filter((sum) => sum.category === category)
    return {
      category,
      completed: count,
      minutes: minutesOf(focusIn(counted, own)),
      share: shares?.[index] ?? 0,
      rows: pathOf({ of: 'completed', ...counted, category }),
    }
  })
}

/** What tasks took beside what was planned, by category, the largest sample first. */
export function plannedActualOf({
  period: { counted },
  completed,
}: Pick<Facts, 'period' | 'completed'>): Analytics['planned_actual'] {
  return byCategory(completed.filter(({ date }) => includes(counted, date)))
    .filter(({ measured }) => measured > 0)
    .toSorted((a, b) => b.measured - a.measured || inOrder(a.category, b.category))
    .map(({ category, planned, actual, measured }) => ({
      category,
      planned,
      actual,
      ratio: measured < LEAST_MEASURED ? null : rounded(actual / planned, 2),
      sample: measured,
      rows: pathOf({ of: 'measured', ...counted, category }),
    }))
}

type Counts = Omit<CompletedTasks, 'date'>

function byCategory(rows: readonly CompletedTasks[]): Counts[] {
  const sums = new Map<Category, Counts>()
  for (const { category, completed, measured, planned, actual } of rows) {
    const sum = sums.get(category) ?? { category, completed: 0, measured: 0, planned: 0, actual: 0 }
    sums.set(category, {
      category,
      completed: sum.completed + completed,
      measured: sum.measured + measured,
      planned: sum.planned + planned,
      actual: sum.actual + actual,
    })
  }
  return [...sums.values()]
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : 1
}
