import { readDueDate, readPlannedDate } from './dates.ts'
import { readDuration } from './durations.ts'
import { readCategory, readPriority, readXp } from './marks.ts'
import type { Finding, Place, Reader, Reading, ReadingContext } from './reading.ts'
import { readRepeat, readRepeatEnd } from './repeats.ts'
import { readTime } from './times.ts'
import type { Word } from './words.ts'

/** Words from `from` up to `to` that say something, before it is settled which of them are taken. */
export type Candidate = { from: number; to: number; place: Place; finding: Finding }

const READERS: readonly Reader[] = [
  readDueDate,
  readPlannedDate,
  readTime,
  readDuration,
  readCategory,
  readPriority,
  readXp,
]

/** Everything that the words could say, from left to right, without overlaps. */
export function candidatesIn(words: readonly Word[], context: ReadingContext): Candidate[] {
  const found: Candidate[] = []
  let repeats = false
  let at = 0
  while (at < words.length) {
    const reading: Reading | null =
      readRepeat(words, at, context) ??
      (repeats ? readRepeatEnd(words, at, context) : null) ??
      firstReading(words, at, context)
    if (reading === null) {
      at += 1
      continue
    }
    const { length, place, finding }: Reading = reading
    found.push({ from: at, to: at + length, place, finding })
    repeats ||= finding.kind === 'repeat'
    at += length
  }
  return found
}

function firstReading(words: readonly Word[], at: number, context: ReadingContext): Reading | null {
  for (const read of READERS) {
    const reading = read(words, at, context)
    if (reading) return reading
  }
  return null
}
