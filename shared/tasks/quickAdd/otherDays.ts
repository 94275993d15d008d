import { monthOfName, weekdayOf } from './dateWords.ts'
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
function isOfOtherMonth(line: readonly Word[], from: number, to: number): boolean {
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

const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/

/** Whether a weekday and the number beside it are of two days, so that neither is meant for sure: "sun 15th 2pm", where the 15th is a Tuesday. */
function isOnOtherWeekday(line: readonly Word[], from: number, to: number): boolean {
  if (to === from + 2 && isWeekday(line, from) && isCountOfNext(line, from + 1)) return true // "card mon 2nd class"
  if (to === from + 1 && isWeekday(line, from) && /^\d{1,2}\/\d{1,2}$/.test(line[from - 1]?.plain ?? ''))
    return true // "9/4 mon"
  const isBehind = isWeekday(line, from - 1) && isNumberOfDay(line, from)
  return isBehind || (to === from + 1 && isWeekday(line, from) && isNumberOfDay(line, to))
}

const MOST_COUNTED = 5
const COUNTED_THINGS =
  /^(?:class|half|floor|draft|dose|jab|round|year|yr|attempt|interview|time|hand|coat|go|try|reading|reminder|notice|visit|grade|form|team|prize|place)$/

/** Whether an ordinal counts the word behind it. */
function isCountOfNext(line: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = line[at] ?? {}
  const isSmall = ORDINAL.test(plain) && plain === text && Number.parseInt(plain, 10) <= MOST_COUNTED
  const isTime = line[at + 1]?.plain === 'half' && /^\d/.test(line[at + 2]?.plain ?? '') // "tues 3rd half 10"
  return isSmall && !isTime && COUNTED_THINGS.test(line[at + 1]?.plain ?? '')
}

/** Whether a number is that of a day: at an end, before a time or a month, or too large for "sat 2nd dose". */
function isNumberOfDay(line: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = line[at] ?? {}
  const next = line[at + 1]
  const isOfMonth = /^\d{1,2}(?:st|nd|rd|th)?$/.test(plain) && monthOfName(next?.plain ?? '') !== null
  if (isOfMonth || !ORDINAL.test(plain)) return isOfMonth
  return (
    next === undefined ||
    /[,;:]$/.test(text) ||
    /^(?:@|\d)/.test(next.text) ||
    Number.parseInt(plain, 10) > MOST_COUNTED
  )
}

function isWeekday(line: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = line[at] ?? {}
  return weekdayOf(plain) !== null && !/[,;:]$/.test(text)
}

/** Whether a date is one of several: "dec 3 & 10: late shop", "3 & 10 dec". */
function isOneOfDates(line: readonly Word[], from: number, to: number): boolean {
  const hasMonth = line.slice(from, to).some(({ plain }) => monthOfName(plain) !== null)
  const isDay = (at: number) => /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(line[at]?.plain ?? '')
  const isJoint = (at: number) => /^(?:&|and|\+|n|or)$/.test(line[at]?.plain || line[at]?.text || '')
  const isBefore =
    isJoint(to) && isDay(to + 1) && (line[to + 2] === undefined || /[,;:]$/.test(line[to + 1]?.text ?? ''))
  const isBeforeDate =
    to === from + 1 && isDay(from) && isJoint(to) && ORDINAL.test(line[to + 1]?.plain ?? '') // "3rd & 10th dec"
  return isBeforeDate || (hasMonth && (isBefore || (isJoint(from - 1) && isDay(from - 2))))
}

/** Whether months follow that are listed: "1st of jan, apr, jul and oct". */
function isOfSeveralMonths(line: readonly Word[], to: number): boolean {
  return line[to - 1]?.text.endsWith(',') === true && monthOfName(line[to]?.plain ?? '') !== null
}

/** Whether a date is one of several, so that it alone is not meant. */
export function isOneOfSeveral(line: readonly Word[], from: number, to: number): boolean {
  return (
    isOfOtherMonth(line, from, to) ||
    isOfSeveralMonths(line, to) ||
    isOneOfDates(line, from, to) ||
    isOnOtherWeekday(line, from, to)
  )
}

/** Whether a day or month is a person's name: "Dr Friday", "Mrs March". */
export function isNameBehindTitle(line: readonly Word[], from: number): boolean {
  const isTitle = /^(?:dr|mr|mrs|ms|miss|mx|prof|uncle|aunt|auntie|aunty|coach|nurse)$/.test(
    line[from - 1]?.plain ?? '',
  )
  return isTitle && /^\p{Lu}/u.test(line[from]?.text ?? '')
}
