import {
  areDaysOfThing,
  endsEdge,
  isBeforeException,
  isBeforePlace,
  isBehindComma,
  isCalendarDay,
  isClockBehind,
  isFarOn,
  isFollowed,
  isOnCondition,
  isPlainDayOfThing,
  isWhenOfThing,
} from './aroundDays.ts'
import type { Candidate } from './candidates.ts'
import { endsClause, endsWithDayOfMonth, isArticle, isClosed } from './clauses.ts'
import { beginsWithDay, isProbablyDay, isVerb } from './dayNames.ts'
import { HAPPENS } from './eventDays.ts'
import { isRemark } from './remarks.ts'
import { isBeforeStart } from './startsBehindDays.ts'
import { isBeforeMore } from './occasions.ts'
import type { Word } from './words.ts'

/** A word that only separates: a dash, a comma. */
export const SEPARATOR = /^[-–—,;:|&]+$/

/**
 * The words of a line, whether one of its candidates is a time, where each time and each listed one ends by where it begins, and where a time
 * with an end and where each day that is left out begins.
 */
export type Line = {
  words: readonly Word[]
  hasTime: boolean
  timeEnds: ReadonlyMap<number, number>
  listedEnds: ReadonlyMap<number, number>
  ranges: ReadonlySet<number>
  exceptions: ReadonlySet<number>
}

/** Whether a candidate ends a clause, or begins the line where it may. @param beginning the index behind what was taken at the beginning */
export function isSaid(candidate: Candidate, line: Line, beginning: number): boolean {
  const { place, from, to, finding, isIntroduced } = candidate
  const { words, hasTime, timeEnds, ranges, exceptions } = line
  const begins = from === beginning
  const isHeading = begins && words[to - 1]?.text.endsWith(':') === true // "Friday: call Ann"
  if (isTimed(candidate, line)) return true
  switch (place) {
    case 'end':
      return (
        isHeading ||
        isFollowed(words, from, to) ||
        isBeforeException(exceptions, to, endOfTime(candidate, line)) ||
        (begins && (isVerb(words, to) || areDaysBefore(candidate, words))) // "monthly pay rent", "noon pay rent"
      )
    case 'ordinal':
      return (
        isHeading ||
        hasOwnTime(candidate, line, begins) ||
        (from > 0 && (isClockBehind(words, to, timeEnds) || ranges.has(to))) || // "inspection 19th between 9-12 tidy"
        (isFarOn(words, to) && HAPPENS.test(words[from - 1]?.plain ?? '')) || // "insurance renews 30th shop around"
        (from > 0 && (hasTime || isFarOn(words, to)) && endsWithDayOfMonth(words, from, to)) ||
        (begins && (isVerb(words, to) || SEPARATOR.test(words[to]?.text ?? '')))
      )
    case 'weekday':
      return isHeading || isSaidWeekday(candidate, line, begins)
    case 'plain weekday':
      return isHeading || isSaidPlainWeekday(candidate, line, begins)
    case 'closed':
      if (areDaysOfThing(finding, words, from, to)) return true
      if (finding.kind === 'except' && timeEnds.has(to)) return true // "weekdays except thurs 9-11"
      return (
        isClosed(words, to) ||
        isArticle(words, to) ||
        hasOwnTime(candidate, line, begins) ||
        isFarOnDue(candidate, words) ||
        (begins && (isVerb(words, to) || isBeforeErrand(candidate, words)))
      )
    case 'edge':
      return (
        begins ||
        exceptions.has(to + 1) || // "every tues bar 12 march 6p"
        (finding.kind === 'date' && isIntroduced !== true && ranges.has(to)) || // "stock take fri eve 6-9 overtime"
        endsEdge(finding, words, to)
      )
    case 'anywhere':
    case 'beside':
    case 'behind day':
    case 'behind when':
      return false
  }
}

/** Whether the time of a day says that it is one, whatever the day's name may mean. */
function isTimed(candidate: Candidate, line: Line): boolean {
  const { place, from, to, finding } = candidate
  const { words, hasTime, listedEnds, ranges } = line
  // `concert 8th may doors 7pm`: a day of the calendar, and a time for it
  if (finding.kind === 'date' && isCalendarDay(words, from, to, hasTime || ranges.has(to))) return true
  const isDay = finding.kind === 'date' || finding.kind === 'repeat'
  const isWeekday = finding.kind === 'date' && from > 0 && place.includes('weekday')
  // "every day 7am and 6pm", "haircuts sat 9.15 & 9.45"
  if ((finding.kind === 'repeat' || isWeekday) && listedEnds.has(to)) return true
  // `run sunday morning 8.30, then brunch`: the time of a day closes its clause
  const timeEnd = endOfTime(candidate, line)
  const areDays = finding.kind === 'repeat' && finding.rule.weekdays.length > 0 && from > 0 // "tutoring sundays 4-5 £30"
  return (
    isDay &&
    (place !== 'end' || areDays) &&
    timeEnd !== undefined &&
    (isClosed(words, timeEnd) || isBeforeMore(words, timeEnd))
  )
}

/** The index behind the time that follows a candidate. A day with its number is one wherever times follow: "parents eve 23rd 5:40, 6:10". */
function endOfTime(
  { finding, place, from, to }: Candidate,
  { timeEnds, listedEnds }: Line,
): number | undefined {
  const isNumbered =
    finding.kind === 'date' && from > 0 && (place === 'ordinal' || place === 'edge' || place === 'closed')
  return timeEnds.get(to) ?? (isNumbered ? listedEnds.get(to) : undefined)
}

function hasOwnTime({ finding, isIntroduced }: Candidate, { hasTime }: Line, begins: boolean): boolean {
  const isDay = finding.kind === 'date' || finding.kind === 'repeat'
  return begins && hasTime && isDay && isIntroduced !== true
}

function isSaidWeekday({ from, to }: Candidate, { words, hasTime, ranges }: Line, begins: boolean): boolean {
  return (
    isClosed(words, to) ||
    isWhenOfThing(words, from, to, hasTime) ||
    (from > 0 && isArticle(words, to)) || // "get card thurs his bday"
    ranges.has(to) || // "meeting thurs 2 to 3 room 6"
    (from > 0 && isBeforePlace(words, to)) ||
    (begins && beginsWithDay(words, to)) ||
    (isBehindComma(words, from, hasTime) && beginsWithDay(words, to, true))
  )
}

function isSaidPlainWeekday(
  { from, to }: Candidate,
  { words, hasTime, ranges }: Line,
  begins: boolean,
): boolean {
  return (
    endsClause(words, from, to, hasTime) ||
    isPlainDayOfThing(words, from, to, hasTime) ||
    (hasTime && isBeforeStart(words, from, to)) ||
    (from > 0 && (isRemark(words, to) || isOnCondition(words, from, to) || ranges.has(to))) || // "football sat 9-10 astro"
    (isProbablyDay(words, from) && isBeforePlace(words, to)) || // "clean oven wed in the park"
    (isBehindComma(words, from, hasTime) && beginsWithDay(words, to, true)) ||
    (begins && beginsWithDay(words, to, !hasTime))
  )
}

/** "mon/wed/fri sort recycling", "by the 6th call Ann", "on the 27th dentist", not "on the 15th tax" */
function isBeforeErrand({ finding, isIntroduced, from, to }: Candidate, words: readonly Word[]): boolean {
  if (finding.kind === 'repeat')
    return finding.rule.weekdays.length > 1
      ? beginsWithDay(words, to)
      : isFarOn(words, to) && beginsWithDay(words, to, true) // "every 15th call Ann"
  const isPhrase = isIntroduced === true || to - from > 2 // "end of month call Jo"
  return isPhrase && to < words.length && beginsWithDay(words, to, true)
}

/** "thursdays call Jo", "tuesdays and thursdays, water plants", but "mondays blues" */
function areDaysBefore({ finding, to }: Candidate, words: readonly Word[]): boolean {
  if (finding.kind !== 'repeat' || finding.rule.weekdays.length === 0) return false
  const isEnded = /[,;]$/.test(words[to - 1]?.text ?? '')
  return isEnded || beginsWithDay(words, to, finding.rule.weekdays.length === 1)
}

/** "mot due 14th book asap", but "due 2nd week of may" */
function isFarOnDue({ finding, from, to }: Candidate, words: readonly Word[]): boolean {
  return finding.kind === 'due' && words[from]?.plain === 'due' && isFarOn(words, to)
}
