import { dayOfWeek } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import { HOUR, isClosed } from './clauses.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { isOfLaterClause } from './exceptions.ts'
import { isOfOtherPerson } from './otherTimes.ts'
import { isCollectedBefore } from './timesOfDays.ts'
import type { Word } from './words.ts'

/** Behind one of these a day is the one on which something is over: "MOT runs out 28 march - book it thurs". */
const ENDING = /^(?:expires?|expiring|ends?|ending|lapses?|closes|closing|closed|shuts?|finishes)$/

/** The candidates of a line, and those of them that are dates. */
type Line = { free: readonly Candidate[]; dates: readonly Candidate[]; words: readonly Word[] }
/** Which candidates another one makes unlikely. */
type Rule = (line: Line) => readonly Candidate[]

/**
 * Of two days in a line without the one that is less likely its date: what is prepared `for monday`,
 * a weekday that begins it where another day has a time beside it ("mon ami cafe 1:15 tues"), when
 * something ends, and each further appointment: "dr 8:50 mon fasting from 10pm sun".
 */
export function withoutRivalDays(free: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const dates = free.filter(({ finding }) => finding.kind === 'date')
  for (const rule of RULES) {
    const rivals = rule({ free, dates, words })
    if (rivals.length > 0)
      return withoutRivalDays(
        free.flatMap((each) => {
          if (rivals.includes(each)) return []
          return [rule === furtherAppointments && each === dates[0] ? { ...each, place: 'anywhere' } : each]
        }),
        words,
      )
  }
  return [...free]
}

/** Without what a further heading says: "Weds: dentist 4pm / Thurs: MOT 9". */
export function withoutNextHeading(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const isHeading = ({ finding, to }: Candidate) =>
    finding.kind === 'date' && words[to - 1]?.text.endsWith(':') === true
  const [first, next] = candidates.filter(isHeading)
  return candidates.filter(({ from }) => first?.from !== 0 || next === undefined || from < next.from)
}

/** "half by friday, quiz weds": a day behind the one that is due. */
const daysOfOtherTask: Rule = ({ free, dates, words }) => {
  const due = free.find(({ finding }) => finding.kind === 'due')
  if (due === undefined || due.from === 0) return []
  return dates.filter(
    ({ from, isIntroduced }) => due.to <= from && isIntroduced !== true && isOfOtherTask(words, due.to, from),
  )
}

const daysOfOtherDays: Rule = ({ free, dates, words }) => {
  const bare = dates.filter((each) => isNamedByDate(each, dates, words) || isForDay(each, dates, words))
  if (bare.length === dates.length) return []
  return free.filter((each) => bare.some(({ from, to }) => from <= each.to && each.from < to))
}

/** "13-17 april back 20th", "2nd interview thurs 10:30 with a panel". */
const numbersBesideDays: Rule = ({ free, dates, words }) => {
  const ofMonth = dates.find(({ from, to }) =>
    words.slice(from, to).some(({ plain }) => monthOfName(plain) !== null),
  )
  const hasAppointment = dates.some((each) => each.place !== 'ordinal' && isTimed(each, free))
  return dates.filter(
    ({ place, from, to }) =>
      place === 'ordinal' &&
      ((ofMonth !== undefined && from >= ofMonth.to) ||
        (hasAppointment && from === 0 && !isClosed(words, to))),
  )
}

/** "revision: chem tues bio thurs": two that have a weekday each, one behind the other. */
const daysOfTwo: Rule = ({ free, dates, words }) => {
  const [first, second] = dates
  if (first === undefined || second === undefined || dates.length > 2 || first.from === 0) return []
  const areWeekdays = dates.every(
    ({ from, to }) => to === from + 1 && weekdayOf(words[from]?.plain ?? '') !== null,
  )
  const isNoun = /^\p{L}{2,}$/u.test(words[first.to]?.text ?? '') && !isClosed(words, first.to)
  const areAlone = free.every(({ finding, place }) => finding.kind === 'date' || place === 'behind day')
  const isRow = second.from === first.to + 1 && second.to === words.length
  return areWeekdays && areAlone && isRow && isNoun && !JOINING.test(words[first.to]?.plain ?? '')
    ? dates
    : []
}

const JOINING = /^(?:for|to|then|till?|until|or|and|not|before|from|by|is|was|instead)$/

const daysOfEnds: Rule = ({ dates, words }) =>
  unlessAll(dates, ({ from }) => {
    const before = words[from - 1]?.plain ?? ''
    const isOut = before === 'out' && /^(?:runs?|running|ran)$/.test(words[from - 2]?.plain ?? '')
    const isLast = before === 'day' && words[from - 2]?.plain === 'last' // "hand in notice end of march last day 30 apr"
    return isOut || isLast || ENDING.test(before)
  })

/** "prepare tomorrow for monday". */
const daysWithFor: Rule = ({ dates, words }) =>
  unlessAll(dates, ({ from }) => words[from]?.plain === 'for' || words[from - 1]?.plain === 'prepare')

/** "get tickets 9am fri for the gig fri 12 june", "collect cake fri for party sat". */
const daysOfThings: Rule = ({ free, dates: [first, ...others], words }) => {
  if (first === undefined) return []
  const isOpening =
    !hasPart(first) || /^(?:sign|book|register|get|buy|enter|apply|enrol|queue)$/.test(words[0]?.plain ?? '') // not "pack for lisbon thurs eve fly fri 6.20am"
  const isOfThing = isOpening && isDayOfThing(words, first.from) && !isTimed(first, free)
  if (isOfThing && others.some((each) => isTimed(each, free))) return [first] // "sign up for swim sat am slots open 7am thurs"
  return isTimed(first, free) || words[first.to]?.plain === 'for'
    ? others.filter((each) => !isTimed(each, free) && isDayOfThing(words, each.from))
    : []
}

const furtherAppointments: Rule = ({ free, dates: [first, ...others] }) => {
  if (first === undefined) return []
  const hasHour = (day: Candidate) => free.some((each) => each.from === day.to && isHourOfDay(each, day))
  const mayHaveHour = hasPart(first) || (hasHour(first) && first.from > 0) // "kids to dads fri 5 back sun 6"
  if (!isTimed(first, free) && !mayHaveHour) return []
  const days = others.filter(
    (day) => isTimed(day, free) || (hasPart(first) && hasPart(day)) || (mayHaveHour && hasHour(day)),
  )
  return free.filter((each) => days.some((day) => each === day || isHourOfDay(each, day)))
}

/** "bake for the fair fri night fair is sat 11-2": a later clause says when something else is. */
const daysOfOtherThings: Rule = ({ free, dates: [, ...others], words }) => {
  const days = others.filter(
    ({ from }) =>
      /^(?:is|are)$/.test(words[from - 1]?.plain ?? '') &&
      /^\p{L}{3,}$/u.test(words[from - 2]?.plain ?? '') &&
      !/^(?:that|this|which)$/.test(words[from - 2]?.plain ?? ''),
  )
  return free.filter((each) => days.some((day) => each === day || isHourOfDay(each, day)))
}

/** "10k run sat 7am rest day sun", "bins out mon night collected tues": a weekday without a time behind an appointment. */
const daysWithoutTime: Rule = ({ free, dates: [first, ...others], words }) => {
  if (first === undefined || first.from < MOST_OF_NAME || !(isTimed(first, free) || hasPart(first))) return []
  const isSameClause = (from: number) => !words.slice(first.to, from).some(({ text }) => /[,;:.]$/.test(text))
  return others.filter(
    (each) =>
      (each.place.includes('weekday') || each.place === 'ordinal') &&
      !isTimed(each, free) &&
      !hasPart(each) &&
      isSameClause(each.from),
  )
}

/** "10k race sun 29 mar start 9.30 bib pickup sat": a weekday behind a day of the calendar and its time. */
const weekdaysBehindDates: Rule = ({ free, dates: [first, ...others], words }) => {
  const isOfCalendar = words.slice(first?.from, first?.to).some(({ plain }) => /^\d/.test(plain))
  if (first === undefined || !isOfCalendar) return []
  return others.filter(
    (each) =>
      each.place.includes('weekday') &&
      !isTimed(each, free) &&
      free.some(({ finding, from, to }) => finding.kind === 'time' && first.to <= from && to <= each.from),
  )
}

/** "mum arrives thurs 12th leaves tues 17th", "sleepover fri pick her up 10 sat": the day on which somebody goes again or is collected. */
const daysOfLeaving: Rule = ({ dates: [first, ...others], words }) =>
  first === undefined
    ? []
    : others.filter(({ from }) => {
        const end = HOUR.test(words[from - 1]?.plain ?? '') ? from - 1 : from
        return (
          /^(?:leaves?|leaving|back|returns?|returning|home|goes)$/.test(words[from - 1]?.plain ?? '') ||
          (first.to < end - 1 && isCollectedBefore(words, end))
        )
      })

/** "dentist 22/4 9:15 cancelled, now 29/4 9:15" */
const daysCalledOff: Rule = ({ free, dates, words }) => {
  const isOff = (at: number) => /^(?:cancelled|canceled)$/.test(words[at]?.plain ?? '')
  const isTimeOff = (day: Candidate) => free.some((time) => isHourOfDay(time, day) && isOff(time.to))
  const off = unlessAll(dates, (day) => isOff(day.to) || isTimeOff(day))
  return free.filter((each) => off.some((day) => each === day || isHourOfDay(each, day)))
}

const MOST_OF_NAME = 2 // words

/** A weekday that begins a line may be a name. */
const nameAtBeginning: Rule = ({ free, dates: [first, ...others], words }) => {
  if (first === undefined || first.from > 0 || isTimed(first, free)) return []
  const isHeading = /[,:]$/.test(words[first.to - 1]?.text ?? '')
  const isBareWeekday = first.place === 'weekday' || first.place === 'plain weekday'
  return isBareWeekday && !isHeading && others.some((each) => isTimed(each, free)) ? [first] : []
}

/** "swap shift sat 14th for sun 15th": what is done with days is on none of them. */
const swappedDays: Rule = ({ free, dates, words }) =>
  /^(?:swap|switch|trade)$/.test(words[0]?.plain ?? '') &&
  (dates.length > 1 ||
    dates.some(
      ({ from, to }) =>
        (words[from]?.plain === 'for' && isDateWord(words, from - 1)) ||
        (words[to]?.plain === 'for' &&
          [1, 2].some((behind) => weekdayOf(words[to + behind]?.plain ?? '') !== null)), // "her sat for my sun"
    ))
    ? free.filter(({ finding: { kind } }) => kind === 'date' || kind === 'time')
    : []

/** "get card for dan weds his bday fri": the day of what is somebody's. */
const daysOfSomebody: Rule = ({ dates, words }) =>
  unlessAll(
    dates,
    ({ from }) =>
      /^(?:his|her|their|its)$/.test(words[from - 2]?.plain ?? '') || isOfOtherPerson(words, from), // "key to Ana weds, she flies thurs"
  )

const RULES: readonly Rule[] = [
  swappedDays,
  daysCalledOff,
  daysOfTwo,
  daysOfOtherTask,
  daysOfOtherDays,
  numbersBesideDays,
  daysOfEnds,
  daysWithFor,
  daysOfOtherThings,
  daysOfSomebody,
  daysOfThings,
  furtherAppointments,
  daysWithoutTime,
  weekdaysBehindDates,
  daysOfLeaving,
  nameAtBeginning,
]

function unlessAll(dates: readonly Candidate[], isRival: (date: Candidate) => boolean): Candidate[] {
  const rivals = dates.filter(isRival)
  return rivals.length < dates.length ? rivals : []
}

/** Whether a day is named with a part of it: "tonight", "thurs eve". */
function hasPart({ finding }: Candidate): boolean {
  return finding.kind === 'date' && finding.time !== undefined
}

function isTimed(day: Candidate, free: readonly Candidate[]): boolean {
  return free.some((each) => each.place !== 'behind day' && isHourOfDay(each, day))
}

/** Whether a candidate is a time beside a day. */
function isHourOfDay({ from, to, finding }: Candidate, day: Candidate): boolean {
  return finding.kind === 'time' && (to === day.from || from === day.to)
}

/** Whether a weekday is that of a date elsewhere in the line: "mon bank hol 6 april: bbq". */
function isNamedByDate(
  { from, to }: Candidate,
  dates: readonly Candidate[],
  words: readonly Word[],
): boolean {
  const day = to === from + 1 ? weekdayOf(words[from]?.plain ?? '') : null
  return dates.some(
    (other) =>
      other.finding.kind === 'date' &&
      dayOfWeek(other.finding.date) === day &&
      words.slice(other.from, other.to).some(({ plain }) => monthOfName(plain) !== null) &&
      words.slice(other.from, other.to).every(({ plain }) => weekdayOf(plain) === null),
  )
}

/** Whether a day is what is prepared for on another one: "PE kit in bag sun nite 4 mon". */
function isForDay({ from }: Candidate, dates: readonly Candidate[], words: readonly Word[]): boolean {
  return words[from - 1]?.text === '4' && dates.some(({ to }) => to === from - 1)
}

/** Whether a clause behind the one that is due names another thing for its day: "notes by mon, quiz weds", but "tax by 31st, do it sat". */
function isOfOtherTask(words: readonly Word[], due: number, from: number): boolean {
  if (/^(?:rest|remainder)$/.test(words[due]?.plain ?? '')) return true // "half by friday rest monday"
  const isSame = words
    .slice(due, from)
    .some(({ plain }) => /^(?:do|start|begin|draft|it|this|finish|then)$/.test(plain))
  return words[due - 1]?.text.endsWith(',') === true && !isSame && isOfLaterClause(words, due - 1, from)
}

const MOST_OF_THING = 3 // words

/** Whether a day is that of a thing for which something is done: "get tickets 9am fri for the gig fri 12 june". */
function isDayOfThing(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - MOST_OF_THING), from)
  const isClause = !before.some(({ text }) => /[,;:.]$/.test(text))
  return isClause && before.some(({ plain }) => plain === 'for')
}
