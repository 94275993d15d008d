import { MOST_REMINDERS } from '#shared/reminders/limits.ts'
import type { Candidate } from './candidates.ts'
import { isArticle, isBound, isClosed, isDayOfEvent, isInName, isLeftOutDay, isVerse } from './clauses.ts'
import { monthOfName } from './dateWords.ts'
import { beginsWithDay, isAboutDay, isVerb } from './dayNames.ts'
import { listedAmong } from './listed.ts'
import type { Finding } from './parser.ts'
import { beginsOnRefusedDay, isBesideRefusedDay } from './refusedDays.ts'
import type { Word } from './words.ts'

const SEPARATOR = /^[-–—,;:|&]+$/
const MARKS: readonly Finding['kind'][] = ['category', 'priority', 'xp', 'goal', 'witness', 'reminder']
const WHEN: readonly Finding['kind'][] = ['date', 'repeat', 'due', 'time']

/** Behind one of these an hour is its time. */
const OCCASION =
  /^(?:night|breakfast|brunch|lunch|dinner|supper|drinks|party|gym|yoga|pilates|dentist|doctor|vet|haircut|cinema|theatre|pub|bbq|barbecue|choir|rehearsal)$/

/** Chooses a candidate unless its slots are filled. Returns whether it did. */
type Take = (candidate: Candidate) => boolean
/** The words of a line, whether one of its candidates is a time, and where each time ends by where it begins. */
type Line = { words: readonly Word[]; hasTime: boolean; timeEnds: ReadonlyMap<number, number> }

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
  const listed = listedAmong(candidates, words)
  const allFree = candidates.filter((candidate) => !listed.has(candidate) && !isOfTitle(candidate, words))
  const free = withTimeOfDay(allFree, words)
  const hasTime = free.some(({ finding, place }) => finding.kind === 'time' && !isOnlyBeside(place))
  const times = free.filter(({ finding }) => finding.kind === 'time')
  const timeEnds = new Map(times.map(({ from, to }) => [from, to]))
  const chosen = takenFrom(free, { words, hasTime, timeEnds })
  const isLate = beginsOnRefusedDay(chosen, { words, kept })
  if (!isLate && !isBesideRefusedDay(chosen, [...free, ...listed], { words, kept }))
    return inOrder(chosen, free)
  const others = free.filter(({ finding: { kind } }) => kind !== 'time' && !(isLate && kind === 'repeat'))
  return inOrder(takenFrom(others, { words, hasTime: false, timeEnds: new Map() }), free)
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
  takeFromTheBeginning(free, line, take)
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
  let end = words.length
  for (let index = free.length - 1; index >= 0; index -= 1) {
    const candidate = free[index]
    if (candidate === undefined) return
    const { from, to, place, isIntroduced } = candidate
    while (end > to && SEPARATOR.test(words[end - 1]?.text ?? '')) end -= 1
    const before = free[index - 1]
    const isAlone = isOnlyBeside(place) && (before === undefined || !isBeside(candidate, [before], words))
    const isAtEnd = to === end && (!isAlone || isHourOfLine(candidate, free, words))
    const wins = isIntroduced === true && (place === 'anywhere' || isSaid(candidate, line, 0))
    if ((wins || isAtEnd) && take(candidate) && to === end) end = from
  }
}

function takeFromTheBeginning(candidates: readonly Candidate[], line: Line, take: Take) {
  const isFirstThing = line.words[0]?.plain === 'first' && line.words[1]?.plain === 'thing' // "first thing monday call Ann"
  let beginning = isFirstThing ? 2 : 0
  for (const [index, candidate] of candidates.entries()) {
    const next = candidates[index + 1]
    const isPair = next !== undefined && (isTimedDay(candidate, next) || isTimeOfDay(candidate, next))
    const isTimed = isPair && candidate.from === beginning
    const fits = isTimed || candidate.place === 'anywhere' || isSaid(candidate, line, beginning)
    if (fits && take(candidate) && candidate.from === beginning) beginning = candidate.to
  }
}

/** Whether a candidate ends a clause, or begins the line where it may. */
function isSaid(candidate: Candidate, { words, hasTime, timeEnds }: Line, beginning: number): boolean {
  const { place, from, to, finding, isIntroduced } = candidate
  const begins = from === beginning
  const isDay = finding.kind === 'date' || finding.kind === 'repeat'
  const hasOwnTime = begins && hasTime && isDay && isIntroduced !== true
  const isHeading = begins && words[to - 1]?.text.endsWith(':') === true // "Friday: call Ann"
  // `concert 8th may doors 7pm`: a day of the calendar, and a time for it
  if (hasTime && finding.kind === 'date' && isCalendarDay(words, from, to)) return true
  // `run sunday morning 8.30, then brunch`: the time of a day closes its clause
  const timeEnd = timeEnds.get(to)
  if (isDay && place !== 'end' && place !== 'ordinal' && timeEnd !== undefined && isClosed(words, timeEnd))
    return true
  switch (place) {
    case 'end':
      return isHeading
    case 'ordinal':
      return (
        isHeading || hasOwnTime || (begins && (isVerb(words, to) || SEPARATOR.test(words[to]?.text ?? '')))
      )
    case 'weekday':
      return isHeading || isClosed(words, to) || (begins && beginsWithDay(words, to))
    case 'plain weekday':
      return isHeading || (begins && beginsWithDay(words, to, !hasTime))
    case 'closed':
      return isClosed(words, to) || isArticle(words, to) || hasOwnTime || (begins && isVerb(words, to))
    case 'edge':
      return begins || isClosed(words, to) || words[to]?.plain === 'in' || hasNounBehind(finding, words, to)
    case 'anywhere':
    case 'beside':
    case 'behind day':
    case 'behind when':
      return false
  }
}

/** `8th may`, `may 8`: with its month a day is no other word. */
function isCalendarDay(words: readonly Word[], from: number, to: number): boolean {
  const own = words.slice(from, to)
  return (
    own.some(({ plain }) => monthOfName(plain) !== null) &&
    own.some(({ plain }) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(plain))
  )
}

/** Where a line has several times and one of them stands beside its day, without the others: `van 8am thurs, collect at 5`. */
function withTimeOfDay(free: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const days = free.filter(({ finding: { kind } }) => kind === 'date' || kind === 'repeat')
  const isBesideDay = ({ from, to, place }: Candidate) =>
    days.some((day) =>
      place === 'behind day'
        ? day.to === from && isHourOf(day.finding, words, from, to)
        : day.to === from || day.from === to,
    )
  const times = free.filter(
    (each) => each.finding.kind === 'time' && (each.place !== 'behind day' || isBesideDay(each)),
  )
  if (times.length < 2) return [...free]
  const ofDay = times.filter(isBesideDay)
  return ofDay.length === 1 ? free.filter((each) => !times.includes(each) || ofDay.includes(each)) : [...free]
}

/** Whether a weekday has its time right behind it: `wed 3-4 team sync`. */
function isTimedDay({ place, to, finding }: Candidate, next: Candidate): boolean {
  const isOnDays = finding.kind === 'repeat' && finding.rule.weekdays.length > 0 // "thursdays from 6 to 8"
  const isDay = place === 'weekday' || place === 'plain weekday' || (place === 'end' && isOnDays)
  return isDay && next.from === to && next.finding.kind === 'time' && next.place !== 'behind day'
}

/** Whether a time has its day right behind it: `7 to 9 tomorrow evening`, `10 til 12 sat`, `noon on the 14th`. */
function isTimeOfDay({ place, to, finding }: Candidate, next: Candidate): boolean {
  if (finding.kind !== 'time' || next.finding.kind !== 'date' || next.from !== to) return false
  const isIntroduced = next.isIntroduced === true && place !== 'behind day'
  const isDay = next.place !== 'ordinal' && next.place !== 'closed' && next.place !== 'end'
  return isIntroduced || (place === 'beside' && isDay)
}

/** Whether hours at the end are those of a day elsewhere: "saturday bbq at Tom's from 2", "every tue: rehearsal 7-9", "fri 13th film night 9". */
function isHourOfLine(
  { finding, from, isIntroduced, place }: Candidate,
  free: readonly Candidate[],
  words: readonly Word[],
): boolean {
  const isWhen = (other: Candidate) => other.finding.kind === 'date' || other.finding.kind === 'time'
  if (finding.kind === 'duration' && place === 'beside')
    return free.some((other) => isWhen(other) || other.finding.kind === 'repeat') // "tom 6am yoga 45m"
  if (finding.kind !== 'time') return false
  const isOfOccasion = isIntroduced === true || OCCASION.test(words[from - 1]?.plain ?? '')
  const isOnDay = free.some(
    ({ finding: day }) => day.kind === 'date' || (day.kind === 'repeat' && day.rule.weekdays.length > 0),
  )
  if (isOnlyBeside(place) && isOfOccasion) return isOnDay
  const isUnderHeading = /[:,]$/.test(words[endOfFirst(free) - 1]?.text ?? '')
  return finding.length !== undefined && isUnderHeading
}

/** The index behind the candidates that begin the line one behind the other. */
function endOfFirst(free: readonly Candidate[]): number {
  let end = 0
  for (const { from, to } of free) {
    if (from !== end) break
    end = to
  }
  return end
}

/** Whether an article begins a noun behind a candidate; "make every day a party" has no such one. */
function hasNounBehind({ kind }: Finding, words: readonly Word[], to: number): boolean {
  return kind !== 'repeat' && isArticle(words, to)
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
    return (isBehind || isBefore) && other.finding.kind !== 'category'
  })
}

/** Whether a number is the hour of the day before it: `tomorrow 9`, `this evening 7`, not `14 march 9` or `every day 2`. */
function isHourOf(day: Finding, words: readonly Word[], from: number, to: number): boolean {
  if (/\d/.test(words[from - 1]?.text ?? '')) return false
  if (day.kind === 'date') return day.time !== undefined || isClosed(words, to)
  if (day.kind !== 'repeat' || !isClosed(words, to)) return false
  return day.rule.weekdays.length > 0 || day.time !== undefined
}

function isOnlyBeside(place: Candidate['place']): boolean {
  return place === 'beside' || place === 'behind when' || place === 'behind day'
}

/** Whether the words around a candidate make it a part of the title. */
function isOfTitle({ from, to, place, isIntroduced, finding }: Candidate, words: readonly Word[]): boolean {
  if (MARKS.includes(finding.kind)) return false
  const first = isIntroduced === true ? from + 1 : from
  if (isInName(words, first, to, place === 'anywhere' && isIntroduced !== true)) return true
  if (finding.kind === 'date' && (isAboutDay(words, from) || isDayOfEvent(words, from))) return true
  if ((finding.kind === 'date' || finding.kind === 'repeat') && isLeftOutDay(words, from)) return true
  const isOnDays = finding.kind === 'repeat' && finding.rule.weekdays.length > 0
  if (isOnDays && place === 'end' && isAboutDay(words, from)) return true
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
