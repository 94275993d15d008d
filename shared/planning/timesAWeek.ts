import { listed } from '#shared/text/listed.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'

/** How often in words: `once a week`, `twice a week`, `3 times a week`, `every day`. */
export function timesAWeekInWords(times: number): string {
  return times >= 7 ? 'every day' : `${timesInWords(times)} a week`
}

/** `once`, `twice`, `3 times`. */
export function timesInWords(times: number): string {
  return ['once', 'twice'][times - 1] ?? `${times} times`
}

/** Sessions a week that a day between two, or more, comes to: `every other day` is four. */
export function timesOfSpaced(everyDays: number): number {
  return everyDays === 2 ? 4 : Math.max(1, Math.floor(7 / everyDays))
}

/** Whether somebody wants fewer sessions a week than the days between them leave room for: `twice, never two days in a row`. */
export function isFewerThanSpaced(perWeek: number | null, everyDays: number): perWeek is number {
  return perWeek !== null && perWeek < timesOfSpaced(everyDays)
}

/** `every other day`, `3 times a week, never two days in a row`. */
export function spacedInWords(perWeek: number | null, everyDays: number): string {
  if (isFewerThanSpaced(perWeek, everyDays))
    return perWeek === 1
      ? timesAWeekInWords(perWeek)
      : `${timesAWeekInWords(perWeek)}, ${everyDays === 2 ? 'never two days in a row' : `${everyDays} days apart at least`}`
  return everyDays === 2 ? 'every other day' : `every ${everyDays} days`
}

/** `3 times a week, one of them on Sunday`; of a weekend on one of its days. */
export function timesAndOnes(times: number, ones: readonly (readonly number[])[] | null | undefined): string {
  const inOrder = (ones ?? []).toSorted(([one = 0], [other = 0]) => ((one + 6) % 7) - ((other + 6) % 7))
  const days = inOrder.map((one) => (one.length > 1 ? 'a weekend' : (WEEKDAY_NAMES[one[0] ?? 0] ?? '')))
  if (days.length === 0) return timesAWeekInWords(times)
  return `${timesAWeekInWords(times)}, ${days.length === 1 ? 'one' : String(days.length)} of them on ${listed(days)}`
}
