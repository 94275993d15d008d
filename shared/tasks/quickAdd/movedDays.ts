import type { Candidate } from './candidates.ts'
import { isOnlyBeside } from './timesOfDays.ts'
import type { Word } from './words.ts'

/** What is said of a thing that is at another time now; "move it to friday" is still to be done. */
const MOVED = /^(?:moved|moves|changed|switched|rescheduled|postponed|pushed|bumped|shifted)$/
const WAY = /^(?:back|forward|up|on)$/
const WHEN: readonly Candidate['finding']['kind'][] = ['date', 'time', 'repeat', 'due']

/**
 * The day to which something was moved is its day: "dentist moved to thurs 3pm". That it was is said by the day. Where the line
 * also says when it was to be ("moved from 2 to 3", "tue lunch moved to thu"), nothing changes.
 */
export function withMovedDays(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const index = candidates.findIndex(({ from }) => startOfMove(words, from) > 0)
  const moved = candidates[index]
  if (moved === undefined || !hasDay(candidates, index)) return [...candidates]
  const isOther = ({ finding: { kind }, place }: Candidate, at: number) =>
    WHEN.includes(kind) && !isOnlyBeside(place) && !isOfMoved(candidates, index, at)
  if (candidates.some(isOther)) return [...candidates]
  return candidates.map((each) =>
    each === moved
      ? { ...each, from: startOfMove(words, each.from), place: 'anywhere', isIntroduced: true }
      : each,
  )
}

/** The index of the first word of `moved to` directly before an index; -1 without it. */
function startOfMove(words: readonly Word[], from: number): number {
  if (words[from - 1]?.plain !== 'to') return -1
  const start = WAY.test(words[from - 2]?.plain ?? '') ? from - 3 : from - 2
  return MOVED.test(words[start]?.plain ?? '') ? start : -1
}

function hasDay(candidates: readonly Candidate[], index: number): boolean {
  return candidates.some(({ finding }, at) => finding.kind === 'date' && isOfMoved(candidates, index, at))
}

/** Whether a candidate is the moved one, or follows it without a word between. */
function isOfMoved(candidates: readonly Candidate[], index: number, at: number): boolean {
  if (at < index) return false
  return candidates.slice(index, at).every(({ to }, step) => candidates[index + step + 1]?.from === to)
}
