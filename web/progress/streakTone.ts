/** The colour of a streak by its length in days (docs/rules/progress.md, Streaks: 50, 30 and 7). */
export function streakTone(days: number): 'legendary' | 'success' | 'info' | undefined {
  if (days >= 50) return 'legendary'
  if (days >= 30) return 'success'
  return days >= 7 ? 'info' : undefined
}
