import { dateInWords } from './goalSentence/dates/dateInWords.ts'

/** Dates that are left out, from and to included, `YYYY-MM-DD`. */
export type Away = readonly (readonly [from: string, to: string])[]

/** Whether a date is left out. */
export function isAway(away: Away | null | undefined, date: string): boolean {
  return away?.some(([from, to]) => from <= date && date <= to) ?? false
}

/** Ranges of dates in order; what overlaps or follows on each other stands as it was said. */
export function joinedAway(before: Away | null | undefined, more: Away): [string, string][] {
  const all = [...(before ?? []), ...more].map(([from, to]): [string, string] => [from, to])
  const known = new Set<string>()
  return all
    .filter((range) => !known.has(range.join()) && known.add(range.join()))
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
}

/** `on 24 December 2026`, `from 20 December 2026 to 3 January 2027`, each of them. */
export function awayInWords(away: Away): string[] {
  return away.map(([from, to]) =>
    from === to ? `on ${dateInWords(from)}` : `from ${dateInWords(from)} to ${dateInWords(to)}`,
  )
}
