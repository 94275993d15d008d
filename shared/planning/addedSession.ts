import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { listed } from '#shared/text/listed.ts'

/** The weekdays by number, as they are said of a plan. */
export const NAMES = WEEKDAY_NAMES.map((name) => `${name}s`)

/**
 * The rhythm with one more session (`add a session on Sunday`): beside named days one more of them, else one a week more, on a day of
 * the plan's choice.
 *
 * @param days that were said, 0 Sunday to 6 Saturday
 * @param now the days or the number of sessions a week as it is
 */
export function withSession(
  days: readonly number[],
  now: { weekdays: readonly number[] | null; perWeek: number | null },
): { rhythm: number | number[] | null; notApplied: string[] } {
  if (now.weekdays !== null && days.length > 0) {
    const all = [...new Set([...now.weekdays, ...days])].toSorted((one, other) => one - other)
    return { rhythm: all, notApplied: [] }
  }
  const rhythm = now.perWeek === null || now.perWeek > 6 ? null : now.perWeek + 1
  return {
    rhythm,
    notApplied: [
      ...(rhythm === null ? ['one more session'] : []),
      ...(days.length > 0 ? [`on ${listed(days.map((day) => NAMES[day] ?? ''))} alone`] : []),
    ],
  }
}
