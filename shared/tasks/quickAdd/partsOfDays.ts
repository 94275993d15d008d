import type { Candidate } from './candidates.ts'
import type { Finding } from './parser.ts'
import { endOfFirst } from './timesOfDays.ts'
import type { Word } from './words.ts'

const HOUR = 60
const NOON = 12 * HOUR
const DAY = 24 * HOUR
const SMALL_HOURS = 5 * HOUR
const LONGEST_CLAUSE = 12 // words
const CLAUSE_END = /[,;:.!]$/

/** Between which minutes a time may be of a part of the day, by when the part begins. Generous: "friday afternoon drinks at 6". */
const BOUNDS: readonly { begins: number; from: number; to: number }[] = [
  { begins: 9 * HOUR, from: SMALL_HOURS, to: NOON + HOUR },
  { begins: NOON, from: 11 * HOUR, to: 15 * HOUR },
  { begins: 14 * HOUR, from: NOON, to: 19 * HOUR },
  { begins: 18 * HOUR, from: 17 * HOUR, to: DAY },
  { begins: 20 * HOUR, from: 17 * HOUR, to: DAY + SMALL_HOURS },
]

/** What stands before the time at which the thing of the line itself begins: "sat morning football, kick off 10:30". */
const BEGINNING =
  /^(?:kick|off|doors|starts?|starting|begins?|on|at|from|by|meet|meeting|be|there|here|arrive|slot|appt|appointment|stage|about|around|@)$/

/**
 * Without the times that are in another part of the day than the line names, apart from it: "tomorrow evening: pack, shop shuts at 4" is
 * in the evening; nor those of what a later clause is about ("every evening walk, tea at 7"). Directly beside the day a time counts as ever.
 */
export function withoutTimesOfOtherParts(free: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const day = free.find(({ finding }) => partOf(finding) !== undefined)
  const part = day && BOUNDS.find(({ begins }) => begins === partOf(day.finding))
  if (day === undefined || part === undefined) return [...free]
  return free.filter((candidate) => {
    const { finding, from, to } = candidate
    if (finding.kind !== 'time' || to === day.from || from === day.to) return true
    if (isOfLaterClause(candidate, day, words, endOfFirst(free))) return false
    const time = finding.isOnFace && part.begins >= NOON ? (finding.time % NOON) + NOON : finding.time
    return [time, time + DAY].some((each) => part.from <= each && each <= part.to)
  })
}

/** Whether a clause behind the day's own says what a time is of: "tonight: 3 loads wash, bed by 10". */
function isOfLaterClause(
  { from, finding }: Candidate,
  day: Candidate,
  words: readonly Word[],
  heading: number,
): boolean {
  if (from < day.to) return false
  let start = from
  const earliest = Math.max(day.to, from - LONGEST_CLAUSE)
  while (
    start > earliest &&
    !CLAUSE_END.test(words[start - 1]?.text ?? '') &&
    words[start - 1]?.plain !== 'then'
  )
    start -= 1
  if (start === heading && words[start - 1]?.text.endsWith(':')) return false // "every mon eve from 9th: cubs 6.15"
  const isBehindDay = day.from > 0 && /[,;]$/.test(words[day.to - 1]?.text ?? '') && start === day.to
  if (isBehindDay && finding.kind === 'time' && finding.isDeadline) return true // "out tues eve, dinner in slow cooker by 11"
  return start > earliest && words.slice(start, from).some(({ plain }) => !BEGINNING.test(plain))
}

/** When the part of the day begins that a day or a repetition names. */
function partOf(finding: Finding): number | undefined {
  if (finding.kind === 'repeat') return finding.time
  const isPart = finding.kind === 'date' && finding.length === undefined && finding.endTime === undefined
  return isPart ? finding.time : undefined
}
