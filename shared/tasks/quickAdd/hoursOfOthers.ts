import type { Candidate } from './candidates.ts'
import { isClosed } from './clauses.ts'
import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

const NOON = 12 * 60
const [MORNING_FROM, MORNING_UNTIL] = [5 * 60, NOON] // in which most things open
const MOST_OF_DEED = 5 // words
/** What others do at their hour. */
const OPENING = /^opens?$/
const ENDING = /^(?:shuts?|closes?|finish(?:es)?)$/
const COMING = /^(?:lands?|arrives?)$/
/** What one does then, at one's own. */
const OWN =
  /^(?:be|get|go|there|arrive|leave|queue|set|head|nip|pop|meet|collect|fetch|pick|drop|take|return|bring)$/
/** Behind one of these an hour alone is no number of things. */
const BEFORE_HOUR = /^(?:there|go|arrive|leave|queue|off|up|collect|from|at|by|@)$/

type Time = Extract<Candidate['finding'], { kind: 'time' }>

/**
 * Without the hour at which somebody or something opens, shuts or comes where one's own stands behind it: "clinic opens 8 tmrw get there
 * 730" is at 7:30, near the other one.
 */
export function withoutHoursOfOthers(
  candidates: readonly Candidate[],
  words: readonly Word[],
): readonly Candidate[] {
  const times = candidates.filter(({ finding }) => finding.kind === 'time' && finding.length === undefined)
  const [other, own] = times.flatMap((each, index) => {
    const next = times[index + 1]
    return next !== undefined && isOfOther(words, each.from) && isOwn(each, next, words) ? [each, next] : []
  })
  if (other?.finding.kind !== 'time' || own?.finding.kind !== 'time') return candidates
  const isComing = COMING.test(words[other.from - 1]?.plain ?? '')
  const time = isComing
    ? own.finding.time
    : timeNear(own.finding, likelyTime(other.finding, words, other.from))
  const finding = { ...own.finding, time, isOnFace: isComing && own.finding.isOnFace, isInDigits: false }
  return candidates.flatMap((each): Candidate[] => {
    if (each === other) return []
    if (each === own) return [{ ...own, place: 'anywhere', finding }]
    return [each.finding.kind === 'date' && each.from === other.to ? { ...each, place: 'anywhere' } : each]
  })
}

/** Whether a verb with its subject stands before an hour: "shop shuts 6", not "open 6". */
function isOfOther(words: readonly Word[], from: number): boolean {
  const verb = words[from - 1]?.plain ?? ''
  return from > 1 && (OPENING.test(verb) || ENDING.test(verb) || COMING.test(verb))
}

/** Whether what one does oneself ends with the second of two times: "get there 730". */
function isOwn(other: Candidate, { finding, from, to }: Candidate, words: readonly Word[]): boolean {
  let start = other.to
  while (
    start < from &&
    (isDateWord(words, start) || /^(?:on|this|today|tonight|[-–—])$/.test(words[start]?.text ?? ''))
  )
    start += 1
  const isDeed = OWN.test(words[start]?.plain ?? '') && from - start <= MOST_OF_DEED
  const isHour = finding.kind === 'time' && !finding.hasMinutes && finding.isOnFace
  const before = words[from]?.text.match(/^\d/) ? words[from - 1] : words[from]
  const isClear = !isHour || BEFORE_HOUR.test(before?.plain || (before?.text ?? ''))
  return isDeed && isClear && start < from && (isClosed(words, to) || isDateWord(words, to))
}

/** When something opens or shuts: most things open in the morning, a gig's doors do not, and nothing shuts then. */
function likelyTime({ time, isOnFace }: Time, words: readonly Word[], from: number): number {
  const isMorning =
    OPENING.test(words[from - 1]?.plain ?? '') &&
    !/^(?:doors|gates|bar|pub)$/.test(words[from - 2]?.plain ?? '') &&
    time >= MORNING_FROM &&
    time < MORNING_UNTIL
  return !isOnFace || isMorning ? time : (time % NOON) + NOON
}

/** A time in the half of the day in which it is nearer to another one, where it may be in both. */
function timeNear({ time, isOnFace }: Time, other: number): number {
  const later = (time % NOON) + NOON
  return isOnFace && Math.abs(later - other) < Math.abs(time - other) ? later : time
}
