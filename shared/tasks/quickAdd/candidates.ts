import { parseDueDate, parsePlannedDate } from './dates.ts'
import { parseDuration } from './durations.ts'
import { parseCategory, parsePriority, parseXp } from './marks.ts'
import type { Finding, Match, Parser, Place } from './parser.ts'
import type { ReadingContext } from './reading.ts'
import { parseRepeat, parseRepeatEnd } from './repeats.ts'
import { parseTime } from './times.ts'
import type { Word } from './words.ts'

/** A finding in the words from `from` up to `to` (exclusive), before it is decided which candidates are chosen. */
export type Candidate = { from: number; to: number; place: Place; finding: Finding }

const PARSERS: readonly Parser[] = [
  parseDueDate,
  parsePlannedDate,
  parseTime,
  parseDuration,
  parseCategory,
  parsePriority,
  parseXp,
]

/** All findings that the words may hold, from left to right, without overlaps. */
export function candidatesIn(words: readonly Word[], context: ReadingContext): Candidate[] {
  const found: Candidate[] = []
  let repeats = false
  let at = 0
  while (at < words.length) {
    const match: Match | null =
      parseRepeat(words, at, context) ??
      (repeats ? parseRepeatEnd(words, at, context) : null) ??
      firstMatch(words, at, context)
    if (match === null) {
      at += 1
      continue
    }
    const { length, place, finding }: Match = match
    found.push({ from: at, to: at + length, place, finding })
    repeats ||= finding.kind === 'repeat'
    at += length
  }
  return found
}

function firstMatch(words: readonly Word[], at: number, context: ReadingContext): Match | null {
  for (const parse of PARSERS) {
    const match = parse(words, at, context)
    if (match) return match
  }
  return null
}
