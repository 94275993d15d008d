import { keyword, meaning, optional, type Phrase, sequence, term } from '#shared/tasks/quickAdd/phrase.ts'
import { addDays } from '#shared/time/civil.ts'
import { adventOf, lentOf } from '#shared/time/easter.ts'
import { datesIn } from '#shared/time/otherCalendars.ts'

/** A time of some weeks: its first and its last date. */
type Weeks = { from: string; to: string }

const FASTS: readonly (readonly [name: RegExp, weeksIn: (year: number) => readonly Weeks[]])[] = [
  [/^lent$/, (year) => [lentOf(year)]],
  [/^advent$/, (year) => [adventOf(year)]],
  [/^ramad[ah]+n$/, ramadansOf],
]

/** Those that begin in a year of ours; it ends before the first of the next month. */
function ramadansOf(year: number): Weeks[] {
  const ofMonth = (each: number, month: RegExp) =>
    datesIn(each, { calendar: 'islamic-umalqura', month, day: 1 })
  const ends = [year, year + 1].flatMap((each) => ofMonth(each, /^10$/))
  return ofMonth(year, /^9$/).flatMap((from) => {
    const end = ends.find((date) => date > from)
    return end === undefined ? [] : [{ from, to: addDays(end, -1) }]
  })
}

/** Whether a word names a time of fasting, or of waiting for a feast. */
export function namesFast(plain: string): boolean {
  return FASTS.some(([name]) => name.test(plain))
}

/** The one of these that a word names: the first that `isIt` of those of this year and the next, or of a year that is named. */
export function fastNamed(
  plain: string,
  { today, inYear = null }: { today: string; inYear?: number | null },
  isIt: (weeks: Weeks) => boolean,
): Weeks | null {
  const weeksIn = FASTS.find(([name]) => name.test(plain))?.[1]
  const year = Number(today.slice(0, 4))
  const years = inYear === null ? [year, year + 1] : [inYear]
  return weeksIn ? (years.flatMap(weeksIn).find(isIt) ?? null) : null
}

/** The name of such a time. */
export const fastName = term((plain) => (namesFast(plain) ? plain : null))

/** `the end of | Lent`: of the one that is not over yet. */
export const fastWithEnds: Phrase<Weeks & { by: 'from' }> = meaning(
  sequence(optional(keyword('the', 'this')), fastName),
  ([, name], { today }) => {
    const weeks = fastNamed(name, { today }, ({ to }) => to > today)
    return weeks && { ...weeks, by: 'from' as const }
  },
)
