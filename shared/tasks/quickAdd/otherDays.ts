import { monthOfName } from './dateWords.ts'
import type { Word } from './words.ts'

/** What is done to a day on which something is no more. */
export const MOVED =
  /^(?:moved?|moving|shift(?:ed)?|chang(?:e|ed)|switch(?:ed)?|swap(?:ped)?|rescheduled?|postponed?|pushed|bumped)$/
const MOST_OF_MOVED = 3
const MOST_BEFORE = 12 // words

/** Whether the words behind a day say that it is another one now: "tue lunch moved to thu". */
export function isMovedAway(line: readonly Word[], to: number): boolean {
  const behind = line.slice(to, to + MOST_OF_MOVED)
  return behind.some(
    ({ plain }, index) =>
      MOVED.test(plain) && /^(?:to|from|until|back|for)$/.test(line[to + index + 1]?.plain ?? ''),
  )
}

/** "fri after next" is none that everybody counts alike. */
export function isAfterNext(line: readonly Word[], to: number): boolean {
  return line[to]?.plain === 'after' && line[to + 1]?.plain === 'next'
}

/** Whether a day of the month alone is one of a month that the line names: "wed in April: Jo & Al, 18th 2pm". */
export function isOfOtherMonth(line: readonly Word[], from: number, to: number): boolean {
  const [first, ...others] = line.slice(from, to)
  if (others.length > 0 || !/^\d{1,2}(?:st|nd|rd|th)$/.test(first?.plain ?? '')) return false
  const before = line.slice(Math.max(0, from - MOST_BEFORE), from)
  return before.some(({ plain }, at) => plain === 'in' && monthOfName(before[at + 1]?.plain ?? '') !== null)
}

/** Whether a day is somebody's to be swapped or covered: "my 7-3 for Lou's sun", but "dinner at Lou's sun". */
export function isOfSomebody(line: readonly Word[], from: number): boolean {
  const isOwned = /['’]s$/.test(line[from - 1]?.plain ?? '')
  return isOwned && /^(?:for|cover|covering|swap|swapping|take|taking)$/.test(line[from - 2]?.plain ?? '')
}

/** Whether months follow that are listed: "1st of jan, apr, jul and oct". */
export function isOfSeveralMonths(line: readonly Word[], to: number): boolean {
  return line[to - 1]?.text.endsWith(',') === true && monthOfName(line[to]?.plain ?? '') !== null
}

/** Whether a day or month is a person's name: "Dr Friday", "Mrs March". */
export function isNameBehindTitle(line: readonly Word[], from: number): boolean {
  const isTitle = /^(?:dr|mr|mrs|ms|miss|mx|prof|uncle|aunt|auntie|aunty|coach|nurse)$/.test(
    line[from - 1]?.plain ?? '',
  )
  return isTitle && /^\p{Lu}/u.test(line[from]?.text ?? '')
}
