/** How often in words: `once a week`, `twice a week`, `3 times a week`, `every day`. */
export function timesAWeekInWords(times: number): string {
  if (times >= 7) return 'every day'
  if (times === 1) return 'once a week'
  return times === 2 ? 'twice a week' : `${times} times a week`
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
