export type StreakDay = {
  date: string
  state: 'done' | 'missed' | 'frozen' | 'open' | 'future' | 'before'
  today: boolean
}

/**
 * A week of a streak, for the strip of seven dots.
 *
 * A past date without a completion was frozen when the current run began before it. Frozen dates add nothing to a run
 * (docs/rules.md, Streaks), so the run began earlier when fewer active dates follow than the run counts.
 *
 * @param dates the week's dates in order, `YYYY-MM-DD`
 * @param active dates with something completed, at least all from the week's first on
 * @param current the length of the current run, active days only
 * @param since the local date on which the person joined; dates before it are never missed
 */
export function streakWeek(
  dates: readonly string[],
  active: ReadonlySet<string>,
  today: string,
  current: number,
  since: string,
): StreakDay[] {
  const began = [since, ...active].reduce((first, date) => (date < first ? date : first))
  const stateOf = (date: string): StreakDay['state'] => {
    if (active.has(date)) return 'done'
    if (date < began) return 'before'
    if (date >= today) return date === today ? 'open' : 'future'
    const later = [...active].filter((each) => each > date && each <= today).length
    return later < current ? 'frozen' : 'missed'
  }
  return dates.map((date) => ({ date, state: stateOf(date), today: date === today }))
}
