import { isClosed } from './clauses.ts'
import { MOVED } from './otherDays.ts'
import type { Reading } from './parser.ts'
import type { Phrase } from './phrase.ts'
import type { Word } from './words.ts'

const NEAR = 5 // words

/** Days between which nothing is moved: "move the meeting from tues to thurs" has no days in a row. */
export function notMoved(days: Phrase<Reading>): Phrase<Reading> {
  return (words, at, context) => {
    const start = words[at]?.plain === 'from' ? at : at - 1
    const before = words.slice(Math.max(0, start - NEAR), start)
    const isMoved = words[start]?.plain === 'from' && before.some(({ plain }) => MOVED.test(plain))
    const read = isMoved ? null : days(words, at, context)
    const isAsked =
      read !== null &&
      /^if not$/.test(
        words
          .slice(read.to)
          .map(({ plain }) => plain)
          .join(' '),
      ) // "weds, thurs if not"
    return read === null || isAsked || isOfNextClause(words, at, read.to) ? null : read
  }
}

/** Days in a row of the next week are over then: "monday to wednesday next week". */
export function notOfNextWeek(days: Phrase<Reading>): Phrase<Reading> {
  return (words, at, context) => {
    const read = days(words, at, context)
    const isNextWeek =
      words[read?.to ?? at]?.plain === 'next' && /^w(?:ee)?k$/.test(words[(read?.to ?? at) + 1]?.plain ?? '')
    const isRange = words.slice(at, read?.to).some(({ text }) => /^(?:to|through|thru)$|[-–—]/.test(text))
    return isNextWeek && isRange ? null : read
  }
}

/** Whether the last of some days begins a clause of its own: "tennis 7-8:30 tues, thurs league at 8". */
function isOfNextClause(words: readonly Word[], from: number, to: number): boolean {
  const isBehindComma = from > 0 && to - 2 >= from && words[to - 2]?.text.endsWith(',') === true
  const areAllApart = words[to - 3]?.text.endsWith(',') === true && to - 3 >= from // "mon, wed, fri half an hour"
  return isBehindComma && !areAllApart && /^\p{L}{3,}/u.test(words[to]?.plain ?? '') && !isClosed(words, to)
}
