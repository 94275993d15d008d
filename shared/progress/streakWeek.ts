export type StreakDay = {
  date: string
  state: 'done' | 'missed' | 'frozen' | 'open' | 'future' | 'before'
  today: boolean
}

/**
 * A week of a streak, for the strip of seven dots.
 *
 * A past day without anything done was frozen when the current run reaches back beyond it: frozen days keep a run and add
 * nothing to it (rulebook, section 3), so fewer active days after it than the run counts means that the run began earlier.
 *
 * @param dates the week's dates in order, `YYYY-MM-DD`
 * @param active dates with something completed, at least all from the week's first on
 * @param current the length of the current run, active days only
 * @param since the local date on which the person joined: nothing could be missed before it
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
