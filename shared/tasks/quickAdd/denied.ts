import { addDays } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import { isClosed } from './clauses.ts'
import { lengthOfDenial } from './takingBack.ts'
import { isDayAt } from './dayNames.ts'
import { isCountAlone } from './countsDenied.ts'
import type { Finding } from './parser.ts'
import type { Word } from './words.ts'

/**
 * Without a time that is said not to be meant: "dinner 7.45 not 7.15 tonight", of which the first one is beside the day then. Where the
 * one before is taken, the other one goes with it.
 */
export function withoutDenied(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const isTime = (index: number) => candidates[index]?.finding.kind === 'time'
  const isDenied = (index: number) => {
    const [first, second] = [candidates[index - 1], candidates[index]]
    if (first === undefined || second === undefined || !isTime(index)) return false
    const isBehindDay =
      (first.finding.kind === 'date' || first.finding.kind === 'repeat') &&
      candidates[index - 2]?.to === first.from // "9.05 fri not 9.15"
    const isTimed = isTime(index - 1) || (isBehindDay && isTime(index - 2))
    const by = lengthOfRefusal(words, first.to)
    return isTimed && by > 0 && second.from === first.to + by
  }
  return candidates.flatMap((candidate, index) => {
    if (isDenied(index)) return []
    const denied = candidates[index + 1]
    if (denied === undefined || !isDenied(index + 1)) return [candidate]
    if (isCountAlone(candidate, denied.to, words)) return []
    const isMeant =
      (candidate.finding.kind === 'time' && candidate.finding.hasMinutes) ||
      candidates[index + 2]?.from === denied.to
    const isMarked = denied.finding.kind === 'time' && (denied.finding.hasMinutes || !denied.finding.isOnFace)
    const isOfDay = denied.to === words.length && isDayAt(words, candidate.from - 1) // "dentist fri 4 not 5"
    const isClear = isMarked || candidate.place === 'anywhere' || isOfDay // "7pm not 4"
    const isOver = isMeant || (isClear && isClosed(words, denied.to))
    return [
      {
        ...candidate,
        ...(isMeant && isTime(index) && candidate.place !== 'anywhere' && { place: 'edge' as const }),
        to: isOver ? denied.to : candidate.to,
      },
    ]
  })
}

/** How many words deny the day behind them, also `- was`, `was`. */
function lengthOfRefusal(words: readonly Word[], at: number): number {
  if (/^[-–—]$/.test(words[at]?.text ?? '')) return lengthOfRefusal(words, at + 1) && 2
  return words[at]?.plain === 'was' ? 1 : lengthOfDenial(words, at)
}

/** A day with the one that is not meant behind it: "petrol tonight not tmrw". Where the day is taken, the other one goes with it. */
export function withDeniedDays(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const isDenied = (index: number) => {
    const [before, first, second] = [candidates[index - 2], candidates[index - 1], candidates[index]]
    const isTimed =
      before?.finding.kind === 'date' && before.to === first?.from && first.finding.kind === 'time' // "17th 8.50 not 19th"
    const areDays = (first?.finding.kind === 'date' || isTimed) && second?.finding.kind === 'date'
    const by = areDays ? lengthOfRefusal(words, first.to) : 0
    const isEnd = areDays && (isClosed(words, second.to) || isTimedAt(candidates[index + 1], second.to))
    return areDays && by > 0 && second.from === first.to + by && (by > 1 || isEnd)
  }
  const isRuledOut = (index: number) => isBeforeMeant(candidates.slice(index, index + 3), words)
  return candidates.flatMap((candidate, index) => {
    if (isDenied(index) || isRuledOut(index)) return []
    const refused = candidates[index - 1]
    if (refused !== undefined && isRuledOut(index - 1)) return [{ ...candidate, from: refused.from - 1 }]
    const denied = candidates[index + 1]
    if (denied === undefined || !isDenied(index + 1)) {
      const isDate = candidate.finding.kind === 'date'
      return [
        isDate ? { ...candidate, to: candidate.to + lengthOfRest(candidates, index, words) } : candidate,
      ]
    }
    return [{ ...candidate, to: denied.to, finding: withoutDay(candidate.finding, denied.finding) }]
  })
}

/** Whether a day that is denied stands before the one that is meant: "gym not tomorrow, weds 6pm", "not thurs but friday 2pm nails". */
function isBeforeMeant(
  [denied, meant, time]: readonly (Candidate | undefined)[],
  words: readonly Word[],
): boolean {
  const areDays = denied?.finding.kind === 'date' && meant?.finding.kind === 'date'
  if (!areDays || words[denied.from - 1]?.plain !== 'not') return false
  const isPaused = denied.to === meant.from && /[,;]$/.test(words[denied.to - 1]?.text ?? '')
  const isBut = denied.to + 1 === meant.from && words[denied.to]?.plain === 'but'
  return (isPaused || isBut) && (denied.from > 1 || isTimedAt(time, meant.to))
}

/** "thurs not friday 3pm" */
function isTimedAt(next: Candidate | undefined, at: number): boolean {
  return next?.finding.kind === 'time' && next.from === at
}

const MOST_OF_REST = 3
const REST = /^\(?not (?:this (?:one|coming|time)|next(?: one| week| wk)?)\)?$/

/** How many words behind a day say once more which one is meant: "next thurs, not this one", "today or tmrw latest". */
function lengthOfRest(candidates: readonly Candidate[], index: number, words: readonly Word[]): number {
  const { to = 0 } = candidates[index] ?? {}
  const next = candidates[index + 1]
  const isLatest = next?.finding.kind === 'due' && words[next.to - 1]?.plain === 'latest'
  if (words[to]?.plain === 'or' && isLatest && next.from === to + 1) return 1
  const behind = words.slice(to, to + MOST_OF_REST).map(({ plain }) => plain)
  const length = behind.findLastIndex((_, last) => REST.test(behind.slice(0, last + 1).join(' '))) + 1
  return length === behind.length || length > 2 ? length : 0 // "gym thurs not next door"
}

/** A weekday whose next date is denied is the one a week later: "thurs not 5th". */
function withoutDay(meant: Finding, denied: Finding): Finding {
  const isSame = meant.kind === 'date' && denied.kind === 'date' && meant.date === denied.date
  return isSame ? { ...meant, date: addDays(meant.date, DAYS_PER_WEEK) } : meant
}

const DAYS_PER_WEEK = 7
