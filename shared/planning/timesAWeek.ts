/** How often in words: `once a week`, `twice a week`, `3 times a week`, `every day`. */
export function timesAWeekInWords(times: number): string {
  if (times >= 7) return 'every day'
  if (times === 1) return 'once a week'
  return times === 2 ? 'twice a week' : `${times} times a week`
}
