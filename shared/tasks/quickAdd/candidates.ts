import { parseEndOfCourse } from './courses.ts'
import { isNameOfThing } from './counted.ts'
import { parseDueDate, parseFirstDay, parsePlannedDate, parseSeason } from './dates.ts'
import { parseDaysLeftOut } from './daysLeftOut.ts'
import { parseDigitTime } from './digitTimes.ts'
import { parseDuration } from './durations.ts'
import { eachWeek, isFirstOfMany, isForWeeks, weekdayBefore, weekdayUntil } from './firstDays.ts'
import { parseGoal } from './goals.ts'
import { parseCategory, parsePriority, parseReminder, parseXp } from './marks.ts'
import { moveIn } from './moves.ts'
import type { Match, Parser, Reading } from './parser.ts'
import type { ReadingContext } from './reading.ts'
import { parseRepeatEnd, parseTimesOfCourse } from './repeatEnds.ts'
import { parseRepeat } from './repeats.ts'
import { parseHour, parseTime } from './times.ts'
import { parseWitness } from './witnesses.ts'
import type { Word } from './words.ts'

/**
 * A reading of the words from `from` up to `to` (exclusive), before it is decided which candidates are chosen. It stands instead of its
 * `old` words elsewhere in the line: of "tues standup moved to weds 4" the first one.
 */
export type Candidate = Reading & { from: number; to: number; old?: { from: number; to: number } }

/** A day, its time, its length and the first of its dates. */
const MOST_OF_REPEAT = 4
const PARSERS: readonly Parser[] = [
  parseDueDate,
  parsePlannedDate,
  parseTime,
  parseDuration,
  parseCategory,
  parsePriority,
  parseXp,
  parseReminder,
  parseGoal,
  parseWitness,
  parseHour,
  parseDigitTime,
]

/** All findings that the words may hold, from left to right, without overlaps. */
export function candidatesIn(all: readonly Word[], context: ReadingContext): Candidate[] {
  const found: Candidate[] = []
  const end = moveIn(all)?.to ?? 0
  const old = all.slice(0, Math.max(0, end - 1))
  let repeats = false
  let at = 0
  while (at < all.length) {
    if (at === end - 1) at = end // "moved from 2 to 3" is no range
    const words = at < end ? old : all
    const match: Match | null =
      parseRepeat(words, at, context) ??
      parseEndOfCourse(words, at, context) ??
      (repeats || isUntil(words, at) ? parseRepeatEnd(words, at, context) : null) ??
      parseTimesOfCourse(words, at, context) ??
      (repeats ? parseSeason(words, at, context) : null) ??
      (repeats ? parseDaysLeftOut(words, at, context, found.at(-1)?.to === at) : null) ??
      firstDayOf(found, words, at, context) ??
      lastDayOf(found, words, at, context) ??
      (repeats || at === 0 ? parseFirstDay(words, at, context) : null) ??
      firstMatch(words, at, context)
    const isOfThing = match !== null && match.finding.kind !== 'duration' && isNameOfThing(words, at)
    if (match === null || isOfThing) {
      at += 1
      continue
    }
    const { length, ...reading }: Match = match
    found.push({ ...reading, from: at, to: at + length })
    repeats ||= reading.finding.kind === 'repeat' || isBehindRepeat(found)
    at += length
  }
  return found
}

/** Whether the day before the last candidate repeats. */
function isBehindRepeat(found: readonly Candidate[]): boolean {
  return found.slice(-MOST_OF_REPEAT).some(({ finding }) => finding.kind === 'repeat')
}

/** The first day of a weekday that stands before it, which becomes one that repeats. */
function firstDayOf(
  found: Candidate[],
  words: readonly Word[],
  at: number,
  context: ReadingContext,
): Match | null {
  const index = weekdayBefore(found, words, at)
  const day = found[index]
  const match = day === undefined ? null : parseFirstDay(words, at, context)
  if (day === undefined || match === null || !isFirstOfMany(words, at + 1, at + match.length)) return null
  found[index] = eachWeek(day)
  return match
}

/** The end of a weekday with its time, which becomes one that repeats: "zumba weds 7pm til 27 may", "swim thurs 4.30 for 8 weeks". */
function lastDayOf(
  found: Candidate[],
  words: readonly Word[],
  at: number,
  context: ReadingContext,
): Match | null {
  const index = weekdayUntil(found, words, at)
  const day = found[index]
  const match: Match | null = day === undefined ? null : parseRepeatEnd(words, at, context)
  if (day === undefined || match === null || !isForWeeks(match.finding, context.today)) return null
  found[index] = eachWeek(day)
  return match
}

/** `until friday: pills every day`: the end stands before what repeats. */
function isUntil(words: readonly Word[], at: number): boolean {
  return at === 0 && /^(?:until|till|til)$/.test(words[0]?.plain ?? '')
}

function firstMatch(words: readonly Word[], at: number, context: ReadingContext): Match | null {
  for (const parse of PARSERS) {
    const match = parse(words, at, context)
    if (match) return match
  }
  return null
}
