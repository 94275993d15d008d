import { CLAUSE_END, isArticle } from './clauses.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

const MOST_OF_EVENT = 4
/** `before contract ends 30 april` */
export const HAPPENS =
  /^(?:ends?|expires?|closes|starts?|begins?|opens?|renews|lapses|arrives|leaves|lands|comes|shuts|finishes)$/
/** What a day has without a date of its own. */
export const PART_OF_ANY_DAY =
  /^(?:breakfast|lunch|dinner|tea|supper|noon|midday|midnight|dark|dawn|sunset|sunrise|bed|bedtime|work|school|church|class|gym|nursery|closing|opening|run|swim|yoga|college)$/i
const GOING = /^(?!wedding$|meeting$|christening$)\p{L}+ing$/u
const DAYS = /^(?:days?|nights?|weeks?|wks?|fortnight|months?|mths?)$/
const ASKING = /^(?:ask|request|book|reserve|hire|rent)$/
/** `before it renews 14 march` */
const PRONOUN = /^(?:it|he|she|they|we|i|you)$/

/** `before the wedding | on 21 March`: the day is that of what something is done before. @param to the index behind the day */
export function isDayOfEvent(line: readonly Word[], from: number, to = line.length): boolean {
  if (isDayOfEnd(line, from) || isDayOfOccasion(line, from) || isBeforeThen(line, to)) return true
  if (isDayOfLaterThing(line, from)) return true
  for (let at = from - 1; at > 0 && at >= from - MOST_OF_EVENT - 1; at -= 1) {
    const { plain = '', text = '' } = line[at] ?? {}
    if (CLAUSE_END.test(text) || /\d/.test(plain)) return false
    if (/^(?:before|until|till)$/.test(plain) && HAPPENS.test(line[from - 1]?.plain ?? '')) return true
    if (isArticle(line, at) || PRONOUN.test(plain) || /['’]s$/.test(plain))
      return at < from - 1 && /^(?:before|until|till)$/.test(line[at - 1]?.plain ?? '')
  }
  return false
}

/** `email boss about leave | 3-14 aug`, `request leave | 3-14 aug`, `book ferry | 1-8 aug`: the days are those of what is asked for. */
export function areDaysAskedFor(line: readonly Word[], from: number): boolean {
  const before = line.slice(Math.max(0, from - MOST_OF_EVENT), from)
  return ASKING.test(line[0]?.plain ?? '') || before.some(({ plain }) => /^(?:about|re)$/.test(plain))
}

/** `ask for day off | 3rd april` */
export function isLeaveAskedFor(line: readonly Word[], from: number): boolean {
  return ASKING.test(line[0]?.plain ?? '') && /^(?:off|leave|holiday)$/.test(line[from - 1]?.plain ?? '')
}

/** `20 march, renew before then`: what is done is done before that day. */
function isBeforeThen(line: readonly Word[], to: number): boolean {
  const behind = line.slice(to, to + MOST_OF_EVENT)
  return behind.some(
    ({ plain }, index) =>
      /^(?:before|by)$/.test(plain) && /^(?:then|that)$/.test(behind[index + 1]?.plain ?? ''),
  )
}

/** `til marathon | 26 april`: the day is that until which something goes on, when a word or two name it. */
function isDayOfEnd(line: readonly Word[], from: number): boolean {
  const hasMonth = isOfCalendar(line, from)
  const between = [2, 3].find((back) => isEndWord(line, from - back, hasMonth))
  const named = between === undefined ? [] : line.slice(from - between + 1, from)
  return (
    named.length > 0 &&
    !isDateWord(line, from - 1) && // "2 days before xmas 8am"
    named.every(({ text }) => /^\p{L}+$/u.test(text) && !/^(?:late|noon|lunch)$/.test(text))
  )
}

/** `charge camera, trip is | sat`: a later clause says when something else is. */
function isDayOfLaterThing(line: readonly Word[], from: number): boolean {
  if (!/^(?:is|are)$/.test(line[from - 1]?.plain ?? '')) return false
  for (let at = from - 2; at > 0 && at >= from - MOST_OF_EVENT - 1; at -= 1) {
    if (/^(?:it|that|this|there|here)$/.test(line[at]?.plain ?? '')) return false
    if (/[,;–—-]$/.test(line[at - 1]?.text ?? '')) return true
  }
  return false
}

/** `before wedding | on 18 april`, `before trip to wales | on 21st`, but "before lunch on friday", "before going out on friday". */
function isDayOfOccasion(line: readonly Word[], from: number): boolean {
  const isDay =
    /^(?:on|next|this)$/.test(line[from]?.plain ?? '') ||
    isOfCalendar(line, from) ||
    weekdayOf(line[from]?.plain ?? '') !== null
  if (!isDay) return false
  let start = from - 1
  while (start > 0 && start > from - MOST_OF_EVENT && isWordOfOccasion(line, start)) start -= 1
  const occasion = line[start + 1]?.plain ?? ''
  const isOfSchool = /^(?:trip|fair|fete|disco|play|show|concert|sale)$/.test(line[from - 1]?.plain ?? '')
  const isOfAnyDay = PART_OF_ANY_DAY.test(occasion) && !isOfSchool // "before school on friday"
  const isNamed = start < from - 1 && !isOfAnyDay && !GOING.test(occasion)
  return line[start]?.plain === 'before' && isNamed
}

function isWordOfOccasion(line: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = line[at] ?? {}
  return /^\p{L}+$/u.test(text) && plain !== 'before' && plain !== 'on'
}

/** Whether a day from an index on is named by its number: `20 april`, `11th`. */
function isOfCalendar(line: readonly Word[], from: number): boolean {
  const isOrdinal = /^\d{1,2}(?:st|nd|rd|th)$/.test(line[from]?.plain ?? '')
  return isOrdinal || line.slice(from, from + 3).some(({ plain }) => monthOfName(plain) !== null)
}

/** `until` before a day with its month, or `2 weeks before`, `the night before`. */
function isEndWord(line: readonly Word[], at: number, hasMonth: boolean): boolean {
  const plain = line[at]?.plain ?? ''
  return (
    (hasMonth && /^(?:until|till|til|thru|through)$/.test(plain)) ||
    (plain === 'before' && DAYS.test(line[at - 1]?.plain ?? ''))
  )
}
