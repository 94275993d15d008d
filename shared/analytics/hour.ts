/** The hour of a wall-clock time `HH:MM`, 0 to 23. */
export function hourOf(time: string): number {
  return Number(time.slice(0, 2))
}
