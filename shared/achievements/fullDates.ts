import { addDays } from '#shared/time/civil.ts'

/** A date with tasks that are planned for it, and how many of them are done. */
export type PlannedDate = { date: string; planned: number; done: number }

const WEEK = 7
/** Fewer tasks than these make no full week. */
const FEWEST_OF_WEEK = 10

/**
 * The longest row of dates each of which has planned tasks, all of them done (docs/rules/achievements.md).
 *
 * @returns `full` its length, `week` the same up to 7, which it reaches where 7 dates have 10 tasks together
 */
export function longestFull(dates: readonly PlannedDate[]): { full: number; week: number } {
  const planned = new Map(
    dates
      .filter((date) => date.planned > 0 && date.done === date.planned)
      .map((each) => [each.date, each.planned]),
  )
  let [full, week] = [0, 0]
  for (const first of planned.keys()) {
    if (planned.has(addDays(first, -1))) continue
    const row: number[] = []
    for (let date = first; planned.has(date); date = addDays(date, 1)) row.push(planned.get(date) ?? 0)
    full = Math.max(full, row.length)
    week = Math.max(week, hasFullWeek(row) ? WEEK : Math.min(row.length, WEEK - 1))
  }
  return { full, week }
}

function hasFullWeek(row: readonly number[]): boolean {
  return row.some(
    (_, from) =>
      from + WEEK <= row.length &&
      row.slice(from, from + WEEK).reduce((sum, count) => sum + count, 0) >= FEWEST_OF_WEEK,
  )
}
