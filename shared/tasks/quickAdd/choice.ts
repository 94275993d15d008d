import { MOST_REMINDERS } from '#shared/reminders/limits.ts'
import { isShutOnOther } from './aroundDays.ts'
import type { Candidate } from './candidates.ts'
import { isBound } from './boundToTitle.ts'
import { isClosed, isInName } from './clauses.ts'
import { isCounted, isVerse } from './counted.ts'
import { isAboutDay } from './dayNames.ts'
import { listedAmong } from './listed.ts'
import { daysLeftOut, withDaysLeftOut } from './exceptions.ts'
import { areDaysAskedFor, isDayOfEvent, isLeaveAskedFor } from './eventDays.ts'
import { isReported, isTimeOfOther } from './otherTimes.ts'
import type { Finding } from './parser.ts'
import { withoutTimesOfOtherParts } from './partsOfDays.ts'
import { isOffOnDays } from './offOnDays.ts'
import { beginsOnRefusedDay, isBesideRefusedDay } from './refusedDays.ts'
import { beginOfRemark } from './remarks.ts'
import { withoutNextHeading, withoutRivalDays } from './rivalDays.ts'
import { isSaid, type Line, SEPARATOR } from './said.ts'
import {
  isClockOfLine,
  isHourOf,
  isHourOfLine,
  isHoursOfPart,
  isLengthInWords,
  isLengthOfLine,
  isOnlyBeside,
  isTimedDay,
  isTimeOfDay,
  isTimeOfLine,
  withTimeOfDay,
} from './timesOfDays.ts'
import type { Word } from './words.ts'

const MARKS: readonly Finding['kind'][] = ['category', 'priority', 'xp', 'goal', 'witness', 'reminder']
const WHEN: readonly Finding['kind'][] = ['date', 'repeat', 'due', 'time']

/** Chooses a candidate unless its slots are filled. Returns whether it did. */
type Take = (candidate: Candidate) => boolean
const WITHOUT_TIMES: Omit<Line, 'words' | 'exceptions'> = {
  hasTime: false,
  timeEnds: new Map(),
  listedEnds: new Map(),
  ranges: new Set(),
}

/**
 * Chooses among the candidates: one date, one time and so on (docs/rules/tasks.md, Quick add). Those at the end or with a
 * preposition win, then unambiguous ones, then those beside a chosen one. The rest stays in the title. A time is not
 * chosen when a day beside it was not.
 *
 * @param candidates in order, without overlaps
 * @param kept indexes of the words that the person keeps in the title by quotes or by removing a chip
 */
export function chosenAmong(
  candidates: readonly Candidate[],
  words: readonly Word[],
  kept: ReadonlySet<number>,
): Candidate[] {
  const uncounted = withoutNextHeading(candidates, words).filter(
    ({ finding, from }) => finding.kind !== 'time' || !isCounted(words, from),
  ) // "read ch 4-6, bath 8p"
  const listed = listedAmong(uncounted, words)
  const leftOut = new Set(daysLeftOut(uncounted, words))
  const allFree = uncounted.filter(
    (candidate) => !listed.has(candidate) && !leftOut.has(candidate) && !isOfTitle(candidate, words),
  )
  const free = withTimeOfDay(withoutTimesOfOtherParts(withoutRivalDays(allFree, words), words), words)
  const hasTime = free.some(
    (each) => each.finding.kind === 'time' && (!isOnlyBeside(each.place) || isHourOfLine(each, free, words)),
  )
  const times = free.filter(({ finding }) => finding.kind === 'time')
  const lengths = free.filter(({ finding: { kind } }) => kind === 'duration')
  const timeEnds = new Map([...lengths, ...times].map(({ from, to }) => [from, to]))
  const listedEnds = new Map(
    [...listed].flatMap(({ from, to, finding }) => (finding.kind === 'time' ? [[from, to]] : [])),
  )
  const ranges = new Set(times.flatMap(({ from, finding }) => (isHours(finding) ? [from] : [])))
  const exceptions = new Set([...leftOut].map(({ from }) => from))
  const chosen = takenFrom(free, { words, hasTime, timeEnds, listedEnds, ranges, exceptions })
  const line = { words, kept: withDaysLeftOut(kept, [...leftOut], chosen) }
  const isLate = beginsOnRefusedDay(chosen, free, line)
  if (!isLate && !isBesideRefusedDay(chosen, [...free, ...listed], line)) return inOrder(chosen, free)
  const others = free.filter(({ finding: { kind } }) => kind !== 'time' && !(isLate && kind === 'repeat'))
  return inOrder(takenFrom(others, { ...WITHOUT_TIMES, words, exceptions }), free)
}

function takenFrom(free: readonly Candidate[], line: Line): Candidate[] {
  const chosen: Candidate[] = [] // never longer than there are kinds
  const slots = new Set<string>()
  const take: Take = (candidate) => {
    const wanted = slotsOf(candidate.finding)
    if (wanted.some((slot) => slots.has(slot))) return false
    if (isOneTooMany(candidate, chosen)) return false
    for (const slot of wanted) slots.add(slot)
    chosen.push(candidate)
    return true
  }
  takeFromTheEnd(free, line, take)
  takeFromTheBeginning(free, line, take, chosen)
  for (const candidate of free) if (isBeside(candidate, chosen, line.words)) take(candidate)
  for (const candidate of free.toReversed()) if (isBeside(candidate, chosen, line.words)) take(candidate)
  return chosen.filter(
    ({ finding: { kind } }) =>
      (kind !== 'end' && kind !== 'except' && kind !== 'rhythm') || slots.has('repeat'),
  )
}

/** The chosen ones from left to right, with marks that say the same once more: `p1 !high`. */
function inOrder(chosen: readonly Candidate[], free: readonly Candidate[]): Candidate[] {
  const marks = chosen.map(({ finding }) => finding).filter(({ kind }) => MARKS.includes(kind))
  const isRepeated = ({ finding }: Candidate) =>
    marks.some((mark) => JSON.stringify(mark) === JSON.stringify(finding))
  return free.filter((candidate) => chosen.includes(candidate) || isRepeated(candidate))
}

function takeFromTheEnd(free: readonly Candidate[], line: Line, take: Take) {
  const { words } = line
  let end = free.at(-1)?.to === words.length ? words.length : beginOfRemark(words)
  for (let index = free.length - 1; index >= 0; index -= 1) {
    const candidate = free[index]
    if (candidate === undefined) return
    const { from, to, place, isIntroduced, finding } = candidate
    while (end > to && SEPARATOR.test(words[end - 1]?.text ?? '')) end -= 1
    const before = free[index - 1]
    const isAlone = isOnlyBeside(place) && (before === undefined || !isBeside(candidate, [before], words))
    const isHour = isAlone && (isHourOfLine(candidate, free, words) || isLengthOfLine(candidate, free))
    const isBeforeDay = free[index + 1]?.from === to && free[index + 1]?.finding.kind === 'date' // "dinner 6 thurs at Al's"
    const isAtEnd =
      to === end
        ? !isAlone || isHour
        : isHour &&
          finding.kind === 'time' &&
          (isClosed(words, to) ||
            isBeforeDay ||
            isClockOfLine(candidate, words) ||
            isHoursOfPart(finding, free)) // "mon eve choir 7-9, bring copies"
    const wins = isIntroduced === true && (place === 'anywhere' || isSaid(candidate, line, 0))
    if ((wins || isAtEnd) && take(candidate) && to === end) end = from
  }
}

function takeFromTheBeginning(
  candidates: readonly Candidate[],
  line: Line,
  take: Take,
  chosen: readonly Candidate[],
) {
  const isFirstThing = /^(?:first|1st)$/.test(line.words[0]?.plain ?? '') && line.words[1]?.plain === 'thing' // "first thing monday call Ann"
  let beginning = isFirstThing ? 2 : 0
  for (const [index, candidate] of candidates.entries()) {
    const next = candidates[index + 1]
    const isPair = next !== undefined && (isTimedDay(candidate, next) || isTimeOfDay(candidate, next))
    const isTimed = isPair && candidate.from === beginning
    const isLength =
      (candidate.from === beginning && isLengthOfLine(candidate, candidates)) ||
      isLengthInWords(candidate, candidates, line.words)
    const isTime = isTimeOfLine(candidate, candidates, line.words)
    const fits =
      isTimed ||
      isHoursOfDay(candidate, next) ||
      isLength ||
      isTime ||
      candidate.place === 'anywhere' ||
      isSaid(candidate, line, beginning)
    const isTaken = chosen.includes(candidate) || (fits && take(candidate))
    if (isTaken && candidate.from === beginning) beginning = candidate.to
  }
}

/** Whether a time with its end has its day right behind it, wherever they stand: "badminton 7-9 thurs leisure centre". */
function isHoursOfDay({ finding, to }: Candidate, next: Candidate | undefined): boolean {
  if (!isHours(finding) || next?.from !== to) return false
  const isWeekday = next.finding.kind === 'date' && next.place === 'weekday'
  return isWeekday || (next.finding.kind === 'repeat' && next.finding.rule.weekdays.length > 0)
}

/** Whether a time was typed with its end. */
function isHours(finding: Finding): boolean {
  return finding.kind === 'time' && finding.length !== undefined
}

/** Whether a candidate is next to a chosen one; a lone `45m` must directly follow when it is, a lone `9` a day in words. */
function isBeside(
  { place, from, to }: Candidate,
  chosen: readonly Candidate[],
  words: readonly Word[],
): boolean {
  if (place === 'anywhere') return false
  return chosen.some((other) => {
    const [isBehind, isBefore] = [other.to === from, other.from === to]
    const isWhen = WHEN.includes(other.finding.kind) || other.finding.kind === 'end'
    if (place === 'behind when') return isBehind && isWhen
    if (place === 'behind day') return isBehind && isHourOf(other.finding, words, from, to)
    if (place === 'beside') return (isBehind || isBefore) && isWhen
    if (place === 'ordinal' && other.finding.kind === 'due') return isBefore || isClosed(words, to) // "by friday 2nd draft"
    return (isBehind || isBefore) && other.finding.kind !== 'category'
  })
}

/** Whether the words around a candidate make it a part of the title. */
function isOfTitle({ from, to, place, isIntroduced, finding }: Candidate, words: readonly Word[]): boolean {
  if (MARKS.includes(finding.kind)) return false
  const first = isIntroduced === true ? from + 1 : from
  if (isInName(words, first, to, place === 'anywhere' && isIntroduced !== true)) return true
  if (WHEN.includes(finding.kind) && isReported(words, from)) return true
  if (
    finding.kind === 'date' &&
    (isAboutDay(words, from) || isDayOfEvent(words, from, to) || isLeaveAskedFor(words, from))
  )
    return true
  if (finding.kind === 'date' && finding.until !== undefined && areDaysAskedFor(words, from)) return true
  if (finding.kind === 'time' && isTimeOfOther(words, from, to)) return true
  if (
    finding.kind === 'date' &&
    to < words.length &&
    words[to - 1]?.text.endsWith('?') &&
    !isShutOnOther(words, to)
  )
    return true // "rain on sunday? call Ann"
  const isOnDays = finding.kind === 'repeat' && finding.rule.weekdays.length > 0
  if (isOnDays && ((place === 'end' && isAboutDay(words, from)) || isOffOnDays(words, from))) return true
  if (isIntroduced === true) return /^(of|per)$/.test(words[to]?.plain ?? '')
  return isBound(words, from, to, finding) || (finding.kind === 'time' && isVerse(words, from))
}

/** Reminders are the only kind of which a line may have several. */
function isOneTooMany({ finding }: Candidate, chosen: readonly Candidate[]): boolean {
  if (finding.kind !== 'reminder') return false
  return chosen.filter((other) => other.finding.kind === 'reminder').length >= MOST_REMINDERS
}

/** The slots that a finding fills. `in 2h` fills both the date and the time. */
function slotsOf(finding: Finding): string[] {
  if (finding.kind === 'time' && finding.date !== undefined) return ['time', 'date']
  if (finding.kind === 'reminder') return [`reminder ${finding.minutes}`]
  return finding.kind === 'due' && finding.time !== undefined ? ['due', 'time'] : [finding.kind]
}
