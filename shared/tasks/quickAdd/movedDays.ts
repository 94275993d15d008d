import type { Candidate } from './candidates.ts'
import { isOrderOf } from './dayNames.ts'
import { IS_MOVED, type Move, moveIn, WAY } from './moves.ts'
import { isOnlyBeside } from './timesOfDays.ts'
import type { Word } from './words.ts'

/** Who is told of a move does nothing on the new day. */
const TELLING = /^(?:tell|remind|warn|inform|text|let|email|message|ring|call|phone|whatsapp)$/
const IS = /^(?:is|its|it['’]s)$/
const WHEN: readonly Candidate['finding']['kind'][] = ['date', 'time', 'repeat', 'due']

/**
 * The day to which something was moved is its day: "dentist moved to thurs 3pm", "moved from tues 2pm to thurs 3pm". That it was is said
 * by the day. Where the line says elsewhere when it was to be ("tue lunch moved to thu"), nothing changes.
 */
export function withMovedDays(found: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const candidates = withoutOldDay(found, words)
  const move = moveIn(words)
  const isTold = TELLING.test(words[0]?.plain ?? '') && !IS_MOVED.test(words[1]?.plain ?? '') // "call moved to 4"
  if (move !== null) return withNewDay(candidates, move, isTold)
  const index = candidates.findIndex(({ from }) => startOfMove(words, from) > 0)
  const moved = candidates[index]
  if (moved === undefined) return [...candidates]
  if (!hasDay(candidates, index)) return isTold ? [...candidates] : withNewTime(candidates, moved, words)
  if (isTold) return candidates.filter((_, at) => !isOfMoved(candidates, index, at))
  const isOther = ({ finding, place, from }: Candidate, at: number) =>
    WHEN.includes(finding.kind) &&
    !isOnlyBeside(place) &&
    !isOfMoved(candidates, index, at) &&
    !(from === 0 && isWithoutDays(finding)) // "weekly call moves to thurs from next week"
  if (candidates.some(isOther)) return movedFromBeginning(candidates, index, words) ?? [...candidates]
  return candidates.map((each) =>
    each === moved
      ? { ...each, from: startOfMove(words, each.from), place: 'anywhere', isIntroduced: true }
      : each,
  )
}

/** "tues 1:1 w anil moved to weds 4": the day that begins the line is when it was to be, and a time beside it goes on where no other is said. */
function movedFromBeginning(
  candidates: readonly Candidate[],
  index: number,
  words: readonly Word[],
): Candidate[] | null {
  const [day, next] = candidates
  const moved = candidates[index]
  if (day === undefined || moved === undefined || !beginsWithOldDay(day, words, moved.from)) return null
  const isTimed = next?.finding.kind === 'time' && next.from === day.to && index > 1
  const others = candidates.slice(isTimed ? 2 : 1)
  const isOther = ({ finding: { kind }, place }: Candidate) =>
    (kind === 'date' || kind === 'repeat' || kind === 'due') && !isOnlyBeside(place)
  if (others.some((each) => each !== moved && isOther(each))) return null
  const isTimeSaid = others.some(({ finding }) => finding.kind === 'time')
  return candidates.flatMap((each): Candidate[] => {
    if (each === day) return []
    if (each === next && isTimed)
      return isTimeSaid ? [] : [{ ...each, from: day.from, place: 'anywhere', isIntroduced: true }]
    if (each !== moved) return [each]
    const finding = isTimeSaid ? each.finding : withPartOf(each.finding, day.finding)
    const from = startOfMove(words, each.from)
    const instead: Candidate = { ...each, finding, from, place: 'anywhere', isIntroduced: true }
    if (isTimed && !isTimeSaid) return [instead] // the time that goes on covers the day before it
    return [{ ...instead, old: { from: day.from, to: isTimed ? next.to : day.to } }]
  })
}

/** "mon eve choir moved to weds": the part of the day goes on. */
function withPartOf(finding: Candidate['finding'], day: Candidate['finding']): Candidate['finding'] {
  if (finding.kind !== 'date' || day.kind !== 'date' || finding.time !== undefined) return finding
  return { ...finding, time: day.time, isEvening: day.isEvening }
}

/** Whether a day begins the line and what was moved is named between; not "fri tell jo party moved to sat", "fri buy cake, party moved to sat". */
function beginsWithOldDay({ finding, from, to }: Candidate, words: readonly Word[], until: number): boolean {
  if (finding.kind !== 'date' || finding.until !== undefined || from > 0) return false
  const named = words.slice(to, startOfMove(words, until))
  const isAboutOther = named.some(
    ({ plain, text }) =>
      /[,;:]$/.test(text) || /^(?:if|that|re|about|whether|as|cos|because|since)$/.test(plain),
  )
  return named.length > 0 && !isAboutOther && (named.length === 1 || !isOrderOf(named))
}

/** Without when it was to be, which is said behind when it is: "moved to 3/24 4pm from 3/17". */
function withoutOldDay(found: readonly Candidate[], words: readonly Word[]): readonly Candidate[] {
  const index = found.findIndex(({ from }) => startOfMove(words, from) > 0)
  const last = found.findLastIndex((_, at) => index >= 0 && isOfMoved(found, index, at))
  const end = found[last]?.to ?? -1
  const start = words[end]?.plain === 'from' ? end : -1
  const old = found.findIndex(({ from }) => start > 0 && (from === start || from === start + 1))
  if (old <= last) return found
  const to = Math.max(...found.filter((_, at) => isOfMoved(found, old, at)).map((each) => each.to))
  return found.flatMap((each, at) => {
    if (at === last) return [{ ...each, to }]
    return at >= old && each.to <= to ? [] : [each]
  })
}

function isWithoutDays(finding: Candidate['finding']): boolean {
  return finding.kind === 'repeat' && finding.rule.weekdays.length + finding.rule.monthDays.length === 0
}

/** "meeting thurs 5th, moved to 4pm": a time that is new on the only day of the line. */
function withNewTime(
  candidates: readonly Candidate[],
  moved: Candidate,
  words: readonly Word[],
): Candidate[] {
  const others = candidates.filter((each) => each !== moved && WHEN.includes(each.finding.kind))
  const [day, ...more] = others
  const isOnlyDay = day?.finding.kind === 'date' && day.from < moved.from && more.length === 0
  if (!isOnlyDay || moved.finding.kind !== 'time') return [...candidates]
  return candidates.map((each) => {
    if (each === moved)
      return { ...each, from: startOfMove(words, each.from), place: 'anywhere', isIntroduced: true }
    return each === day ? { ...each, place: 'anywhere', isIntroduced: true } : each
  })
}

/** When something is now in the place of when it was to be: "mtg moved from 2 to 3 thurs", "moved from tues 2pm to 3pm". */
function withNewDay(
  candidates: readonly Candidate[],
  { from, to, isDone }: Move,
  isTold: boolean,
): Candidate[] {
  const index = candidates.findIndex((each) => each.from === to)
  const moved = candidates[index]
  if (moved === undefined) return [...candidates]
  const isOld = (each: Candidate) => from <= each.from && each.from < to
  if (!isDone || isTold)
    return candidates.filter((each, at) => !isOld(each) && !isOfMoved(candidates, index, at))
  const said = candidates
    .filter((_, at) => isOfMoved(candidates, index, at))
    .map(({ finding: { kind } }) => kind)
  const kept = candidates.find(
    (each) => isOld(each) && !said.includes('date') && !said.includes(each.finding.kind),
  )
  return candidates.flatMap((each) => {
    if (each === moved) return [{ ...each, from: kept?.to ?? from, place: 'anywhere', isIntroduced: true }]
    if (each === kept) return [{ ...each, from, place: 'anywhere', isIntroduced: true }]
    return isOld(each) ? [] : [each]
  })
}

/** The index of the first word of `moved to`, `is now` or `rescheduled for` directly before an index; -1 without it. */
function startOfMove(words: readonly Word[], from: number): number {
  if (words[from - 1]?.text === 'now' && from > 1)
    return IS.test(words[from - 2]?.plain ?? '') ? from - 2 : from - 1
  if (words[from]?.plain === 'for')
    return /^(?:rescheduled|rebooked|postponed)$/.test(words[from - 1]?.plain ?? '') ? from - 1 : -1
  if (words[from - 1]?.plain !== 'to') return -1
  const isThisWeek = /^w(?:ee)?k$/.test(words[from - 2]?.plain ?? '') && words[from - 3]?.plain === 'this' // "moved this wk to thurs"
  const start = from - 2 - (WAY.test(words[from - 2]?.plain ?? '') ? 1 : isThisWeek ? 2 : 0)
  return IS_MOVED.test(words[start]?.plain ?? '') ? start : -1
}

function hasDay(candidates: readonly Candidate[], index: number): boolean {
  return candidates.some(({ finding }, at) => finding.kind === 'date' && isOfMoved(candidates, index, at))
}

/** Whether a candidate is the moved one, or follows it without a word between. */
function isOfMoved(candidates: readonly Candidate[], index: number, at: number): boolean {
  if (at < index) return false
  return candidates.slice(index, at).every(({ to }, step) => candidates[index + step + 1]?.from === to)
}
