import type { DueWork } from '#shared/domains/figures.ts'
import { workWithin } from '#shared/habits/work.ts'
import { percentOf } from '#shared/numbers/percent.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import type { HabitFacts } from './facts.ts'

export type CompletionRate = { due: number; done: number; percent: number | null }

/** Percent of the tasks and habits due in a range that are done (docs/rules/analytics.md, Analytics); null where nothing was. */
export function completionRateIn(
  range: DateRange,
  tasks: readonly DueWork[],
  habits: readonly Pick<HabitFacts, 'judged'>[],
): CompletionRate {
  let [due, done] = [0, 0]
  for (const row of tasks) {
    if (!includes(range, row.date)) continue
    due += row.due
    done += row.done
  }
  for (const { judged } of habits) {
    const work = workWithin(judged, range)
    due += work.due
    done += work.kept
  }
  return { due, done, percent: percentOf(done, due) }
}
