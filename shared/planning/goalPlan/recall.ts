/** What is known of a part of the material: which session had it last, and how long ago the time before was. */
type Seen = { part: number; last: number; gap: number; times: number }

/** The first time a part comes back after so many sessions; each distance is at least twice the one before. */
const FIRST_GAP = 1
const GROWTH = 2
/** So many parts come back in one session. */
const MOST_AT_ONCE = 3

/**
 * Which parts of the material come back when (docs/rules/plans.md, Patterns, C9): each at growing distances, counted in sessions.
 * `begin` says that a session has a new part; `due` says which come back in a session, and takes them as seen.
 */
export function recallOf() {
  const seen: Seen[] = []
  const take = (some: readonly Seen[], at: number) => {
    for (const one of some) {
      one.gap = at - one.last
      one.last = at
      one.times += 1
    }
    return some.map(({ part }) => part).toSorted((one, other) => one - other)
  }
  return {
    begin(at: number): number {
      const part = seen.length + 1
      seen.push({ part, last: at, gap: 0, times: 0 })
      return part
    },
    /** @param isAll also those that are not due yet, as far as their distance grows */
    due(at: number, isAll: boolean): number[] {
      const least = ({ gap }: Seen) => (gap === 0 ? FIRST_GAP : gap * GROWTH)
      const ready = seen.filter((one) => at - one.last >= (isAll ? one.gap + 1 : least(one)))
      const inNeed = ready.toSorted((one, other) => one.times - other.times || one.last - other.last)
      return take(inNeed.slice(0, MOST_AT_ONCE), at)
    },
    /** How many parts there are so far. */
    count: () => seen.length,
    /** Those that came back less than twice, taken as seen. */
    rest: (at: number) =>
      take(
        seen.filter((one) => one.times < 2 && at - one.last > one.gap),
        at,
      ),
  }
}
