import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

/** What is said of a thing that is at another time now; "move it to friday" is still to be done. */
export const IS_MOVED =
  /^(?:moved|moves|changed|changes|switched|swapped|rescheduled|rearranged|rebooked|postponed|pushed|bumped|shifted)$/
/** What has another day for its own: "switched weds for fri". */
const IS_SWAPPED = /^(?:changed|switched|swapped)$/
/** What two days may be swapped by: "swap shift fri to sat". */
const SWAP = /^(?:swap|switch|reschedule|rearrange|postpone)$/
/** Behind one of these a day is no old one: "moved to flat 2 to 4". */
const NO_NAME = /^(?:to|from|in|into|out|for|now|not|and|my|our|the|his|her|their|until|till?|-|–|—)$/
/** What is still to be moved: none of its days is that of the task. */
const MOVE = /^(?:move|change|switch|reschedule|rearrange|postpone|push|bump)$/
export const WAY = /^(?:back|forward|up|on)$/
const MOST_OF_OLD = 6 // words
const MOST_OF_THING = 3 // words

/** The words that say when a moved thing was to be: from the verb to the word before when it is now. */
export type Move = { from: number; to: number; isDone: boolean }

/** `moved from tues 2pm to`, `moved 7.30 to`, `moved the dentist from 2 to`; null where a line has none. */
export function moveIn(words: readonly Word[]): Move | null {
  const other = moveNow(words)
  if (other !== null) return other
  const verb = words.findIndex(
    ({ plain }, at) => IS_MOVED.test(plain) || (at === 0 && (MOVE.test(plain) || SWAP.test(plain))),
  )
  if (verb < 0) return null
  const start = WAY.test(words[verb + 1]?.plain ?? '') ? verb + 2 : verb + 1
  const ahead = words.slice(start, start + MOST_OF_THING + 1).findIndex(({ plain }) => plain === 'from')
  const from = ahead < 0 ? start : start + ahead
  const named = ahead < 0 ? lengthOfName(words, from) : 0
  const first = ahead < 0 ? from + named : from + 1
  if (!isWhen(words, first)) return null
  const isSwapped = IS_SWAPPED.test(words[verb]?.plain ?? '')
  const step = words
    .slice(first, first + MOST_OF_OLD)
    .findIndex(({ plain }) => plain === 'to' || (isSwapped && plain === 'for'))
  const to = first + step
  const isDone = verb > 0 || IS_MOVED.test(words[verb]?.plain ?? '')
  const isSwap = named > 0 && SWAP.test(words[verb]?.plain ?? '')
  if (!isDone && from === start && !isSwap) return null // "shift from 9 to 5"
  const isMove = step > 0 && isWhen(words, to + 1) && isWhenOnly(words, first, to)
  const begin = named > 0 ? first : from === start ? verb : from
  return isMove ? { from: begin, to: to + 1, isDone } : null
}

/** How many words stand between the verb and when it was to be: "swapped w dave | fri to sat". Behind them only a day is clear. */
function lengthOfName(words: readonly Word[], from: number): number {
  const day = words.slice(from, from + MOST_OF_THING + 1).findIndex((_, at) => isDateWord(words, from + at))
  const named = words.slice(from, from + day)
  const isName =
    day > 0 && named.every(({ plain, text }) => !NO_NAME.test(plain) && /^\p{L}[\p{L}'’/]*$/u.test(text))
  return isName ? day : 0
}

/** Whether nothing but a day and a time stands between two places; "swapped fri shift to sat" names something. */
function isWhenOnly(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .every((_, at) => isWhen(words, from + at) || PART.test(words[from + at]?.plain ?? ''))
}

const PART =
  /^(?:am|pm|morn(?:ing)?|aft(?:ernoon)?|eve(?:ning)?|night|lunchtime|noon|midday|at|@|this|next|on|the|-|–)$/

/** `was weds now fri`, `moved fri 10 now 11` */
function moveNow(words: readonly Word[]): Move | null {
  const from = words.findIndex(({ plain }, at) => /^\(?(?:was|moved)$/.test(plain) && isWhen(words, at + 1))
  const step = words.slice(from, from + MOST_OF_OLD).findIndex(({ plain }) => plain === 'now')
  const to = from + step + 1
  return from > 0 && step > 0 && isWhen(words, to) ? { from, to, isDone: true } : null
}

/** Whether a word begins a day or a time. */
function isWhen(words: readonly Word[], at: number): boolean {
  return /^\d{1,2}(?:$|[:./apsnrt])/.test(words[at]?.plain ?? '') || isDateWord(words, at)
}
