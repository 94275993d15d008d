import type { Candidate } from './candidates.ts'
import type { Finding } from './parser.ts'

const HOUR = 60
const NOON = 12 * HOUR
const DAY = 24 * HOUR
const SMALL_HOURS = 5 * HOUR

/** Between which minutes a time may be of a part of the day, by when the part begins. Generous: "friday afternoon drinks at 6". */
const BOUNDS: readonly { begins: number; from: number; to: number }[] = [
  { begins: 9 * HOUR, from: SMALL_HOURS, to: NOON + HOUR },
  { begins: NOON, from: 11 * HOUR, to: 15 * HOUR },
  { begins: 14 * HOUR, from: NOON, to: 19 * HOUR },
  { begins: 18 * HOUR, from: 17 * HOUR, to: DAY },
  { begins: 20 * HOUR, from: 17 * HOUR, to: DAY + SMALL_HOURS },
]

/**
 * Without the times that are in another part of the day than the line names, apart from it: "tomorrow evening: pack, shop shuts at 4" is
 * in the evening. Directly beside the day a time counts as ever.
 */
export function withoutTimesOfOtherParts(free: readonly Candidate[]): Candidate[] {
  const day = free.find(({ finding }) => partOf(finding) !== undefined)
  const part = day && BOUNDS.find(({ begins }) => begins === partOf(day.finding))
  if (day === undefined || part === undefined) return [...free]
  return free.filter(({ finding, from, to }) => {
    if (finding.kind !== 'time' || to === day.from || from === day.to) return true
    const time = finding.isOnFace && part.begins >= NOON ? (finding.time % NOON) + NOON : finding.time
    return [time, time + DAY].some((each) => part.from <= each && each <= part.to)
  })
}

/** When the part of the day begins that a day or a repetition names. */
function partOf(finding: Finding): number | undefined {
  if (finding.kind === 'repeat') return finding.time
  const isPart = finding.kind === 'date' && finding.length === undefined && finding.endTime === undefined
  return isPart ? finding.time : undefined
}
