/** Streaks that are celebrated, with the text of each (docs/rules/progress.md, Streaks). */
const MILESTONES: ReadonlyMap<number, string> = new Map([
  [7, 'A whole week of showing up.'],
  [30, 'A month, day after day.'],
  [100, 'One hundred days. Few get here.'],
  [365, 'A year of keeping your word.'],
])

/** What to say about a streak of exactly so many days; undefined on ordinary days. */
export function milestoneOf(days: number): string | undefined {
  return MILESTONES.get(days)
}
