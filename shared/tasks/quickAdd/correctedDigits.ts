import { isClosed } from './clauses.ts'
import type { Clock } from './clock.ts'
import { HOW_MANY } from './counted.ts'
import { isDayAt } from './dayNames.ts'
import { beginningOfTakingBack, lengthOfDenial } from './takingBack.ts'
import type { Word } from './words.ts'

const HOUR = 60
const IN_DIGITS = /^([1-9]|1[0-2])([0-5][05])$/
const QUARTER = /^(?:[1-9]|1[0-2])(?:15|30|45)$/
const CLOCK = /^(?:[1-9]|1[0-2])(?:[:.]?[0-5][05])?(?:[ap]m?)?$/
/** Behind one of these digits are a number, also where it is corrected. */
const NUMBERED =
  /^(?:invoice|order|ref|code|flat|room|rm|bus|route|number|no|page|pages|p|chapter|ch|lot|table|seat|locker|bay|gate|unit|form)$/

/** Hours in digits of two that stand beside one another because one of them is not meant: `pick kids up 315 not 330 tmrw`. */
export function correctedClock(words: readonly Word[], at: number): Clock | null {
  const [, hour = '', minute = ''] = IN_DIGITS.exec(words[at]?.plain ?? '') ?? []
  if (hour === '' || minute === '00') return null
  const denied = pairBehind(words, at) ?? pairBefore(words, at)
  const pair = denied ?? pairTakenBack(words, at)
  if (pair === null || pair.first === 0 || NUMBERED.test(words[pair.first - 1]?.plain ?? '')) return null
  const isQuarter = [pair.first, pair.last].some((index) => QUARTER.test(words[index]?.plain ?? ''))
  const isClock = isQuarter || (denied === null && words[pair.first]?.plain === hour) // "train weds 8 no 850"
  if (!isClock || !isEnd(words, pair.last)) return null
  const minutes = Number(hour) * HOUR + Number(minute)
  return { minutes, half: null, isCertain: false, isFixed: false, hasMinutes: true }
}

type Pair = { first: number; last: number }

function pairBehind(words: readonly Word[], first: number): Pair | null {
  const length = lengthOfDenial(words, first + 1)
  const last = first + 1 + length
  return length > 0 && CLOCK.test(words[last]?.plain ?? '') ? { first, last } : null
}

function pairBefore(words: readonly Word[], last: number): Pair | null {
  const length = words[last - 1]?.plain === 'not' ? 1 : lengthOfDenial(words, last - 2)
  const first = last - 1 - length
  return length > 0 && CLOCK.test(words[first]?.plain ?? '') ? { first, last } : null
}

const MOST_TAKING_BACK = 4 // words

/** Hours beside their day of which the first is taken back: `vet weds 5 no 530`, `dentist 530 no 6 thurs`. */
function pairTakenBack(words: readonly Word[], at: number): Pair | null {
  const start = beginningOfTakingBack(words, at)
  const behind = words.slice(at + 2, at + 2 + MOST_TAKING_BACK)
  const step = behind.findIndex((_, index) => beginningOfTakingBack(words, at + 2 + index) === at + 1)
  const isLast = start < at
  if (!isLast && step < 0) return null
  const isBehindDay = isLast && isDayAt(words, start - 1) // "7pm weds no 730"
  const first = isBehindDay ? start - 2 : isLast ? start - 1 : at
  const last = isLast ? at : at + 2 + step
  const areHours = [first, last].every((index) => CLOCK.test(words[index]?.plain ?? ''))
  const isBehindAt = /^(?:at|@)$/.test(words[first - 1]?.text ?? '')
  const isOfDay =
    isBehindDay || isDayAt(words, isBehindAt ? first - 2 : first - 1) || isDayAt(words, last + 1)
  return areHours && isOfDay && !HOW_MANY.test(words[first - 1]?.plain ?? '') ? { first, last } : null
}

/** Whether a day or nothing follows, and no thing that is counted: not "315 not 330 tiles". */
function isEnd(words: readonly Word[], last: number): boolean {
  return (
    isClosed(words, last + 1) ||
    isDayAt(words, last + 1) ||
    /^(?:this|next|on|every|each)$/.test(words[last + 1]?.plain ?? '')
  )
}
