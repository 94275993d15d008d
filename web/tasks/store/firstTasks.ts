import { PATHS } from '#shared/paths.ts'
import { addDays, isPlanDate } from '#shared/time/civil.ts'

/** The most that the server answers at once. */
const PAGE = 1000

/** The address of the first page of a list of tasks. @param query the list, as a query string */
export function taskListPath(query: string): string {
  return `/api/tasks?${query}&limit=${PAGE}`
}

/**
 * The months (`YYYY-MM`) that the screen at an address will show first: that of the date that it names, else of today, and
 * the month beside it when the same week lies in both. None for screens without a plan.
 *
 * @param today the device's local date; the person's own zone is not known before their profile
 */
export function firstMonths(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  today: string,
): string[] {
  if (pathname.replace(/\/$/, '') !== PATHS.dashboard) return []
  const asked = new URLSearchParams(search).get('date')
  const date = isPlanDate(asked) ? asked : today
  return [...new Set([-6, 0, 6].map((days) => addDays(date, days).slice(0, 7)))]
}
