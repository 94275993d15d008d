import type { RuleWeekday } from '#shared/tasks/repeating/repeatRule.ts'
import { isBoundOfDays } from './clauses.ts'
import { OCCASION } from './occasions.ts'
import type { Phrase } from './phrase.ts'
import { shortPlurals } from './weekdays.ts'
import type { Word } from './words.ts'

/** Behind one of these `sats` are exams, and `suns` a team. */
const NO_DAY =
  /^(?:for|the|of|re|about|mocks?|practi[cs]e|revise|revision|year|y6|ks[12]|her|his|my|their|our|do|take|sit|pass|phoenix|watch|and|or|vs?)$/
const TIMED =
  /^(?:at$|@|\d{1,2}(?:[:.]\d{2})?(?:[ap]m?)?(?:[-–]|$)|\d{1,2}(?:h|hrs?|m|mins?)$|(?:[1-9]|[01]\d|2[0-3])[0-5]\d(?:[-–]\d{3,4})?$|(?:am|pm|morn|aft|eve|nite?)$)/

/**
 * `sats 9-9.30`, `sats 930`, `swimming sats for 10 wks`: days in the plural of their short forms where a time or an end follows, or at
 * the end of a clause. Elsewhere `sats` are exams too.
 */
export const timedPlurals: Phrase<readonly RuleWeekday[]> = (words, at, context) => {
  const { text = '' } = words[at] ?? {}
  const before = words[at - 1]?.plain ?? ''
  if (/^\p{Lu}{2}/u.test(text)) return null
  const isTimed = TIMED.test(words[at + 1]?.plain ?? '')
  const isNamed = at > 0 && !NO_DAY.test(before)
  const isEnd = /^(?:mon|fri|sun)s[,;]?$/.test(text) || OCCASION.test(before.replace(/s$/, '')) // "meal prep suns", not "revise for sats"
  const isSaid = isNamed && (isBounded(words, at + 1) || (isEnd && at > 1 && words[at + 1] === undefined))
  return isTimed || isSaid || (isNamed && isEnd && isOpened(words, at + 1))
    ? shortPlurals(words, at, context)
    : null
}

/** `for 10 wks`, `til xmas`, `from 13 dec` */
function isBounded(words: readonly Word[], at: number): boolean {
  const isSpan = words[at]?.plain === 'for' && /^(?:wks|weeks|months|mths)$/.test(words[at + 2]?.plain ?? '')
  return isSpan || isBoundOfDays(words, at)
}

/** `fris w jo`, `suns at church` */
function isOpened(words: readonly Word[], at: number): boolean {
  return /^(?:with|w\/?|at|after|before|from|till?|until|except|in)$/.test(words[at]?.plain ?? '')
}
