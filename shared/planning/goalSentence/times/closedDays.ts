import { optional, keyword, sequence, type Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

const CLOSED =
  /^(?:but )?(?:(?:the|my|our) )?(?:[a-z']+ ){1,2}?(?:(?:(?:is|are|'s) )?(?:always |usually )?(?:closed|shut|not open|only open|open only)|(?:closes|shuts)(?= (?:on |every )?(?:[a-z]+days|weekends))|(?:only opens?|opens only))(?: on)?(?= )/
const ONLY_OPEN = / (?:only opens?|opens? only)(?: on)?$/

/**
 * `…, the pool is closed on Mondays`, `… is only open Tuesdays and Fridays`: nobody can go there on the other days.
 *
 * @param days the weekdays, joined in any way
 */
export function closedDays(days: Phrase<readonly number[]>): Phrase<readonly number[]> {
  const onDays = sequence(optional(keyword('on', 'every', 'each')), days)
  return (words, at, context) => {
    if (at > 0 && !(endsPart(words, at - 1) || words[at]?.plain === 'but')) return null
    const isNear = words.slice(at + 1, at + 6).some(({ plain }) => IS_CLOSED.test(plain))
    const lead = isNear ? CLOSED.exec(`${clauseText(words, at, 9)} `)?.[0] : undefined
    const read = lead === undefined ? null : onDays(words, at + lead.trim().split(' ').length, context)
    if (!read || !(read.to >= words.length || endsPart(words, read.to - 1) || isJoint(words, read.to)))
      return null
    const [, named] = read.value
    const isOpen = ONLY_OPEN.test(lead ?? '')
    return { value: isOpen ? EVERY_DAY.filter((day) => !named.includes(day)) : named, to: read.to }
  }
}
const IS_CLOSED = /^(?:closed|closes|shut|shuts|opens?)$/
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** `the pool is closed on Mondays so | swim twice a week`: what is wanted begins behind it; 0 where a sentence does not begin so. */
export function endOfClosed(words: readonly Word[]): number {
  const isNear = words.slice(1, 6).some(({ plain }) => IS_CLOSED.test(plain))
  const text = isNear ? `${clauseText(words, 0, 9)} ` : ''
  const lead = CLOSED.exec(text)?.[0]
  if (lead === undefined || !DAYS.test(text.slice(lead.length))) return 0
  let to = lead.trim().split(' ').length + 1
  while (to < words.length && !endsPart(words, to - 1) && !isJoint(words, to)) to += 1
  return isJoint(words, to) ? to + 1 : to
}
const DAYS = /^ (?:on |every )?(?:mon|tue|wed|thu|fri|sat|sun|weekend|weekday)/

/** `the office is closed on Fridays so | I can write then`: of the day itself. */
const IS_FREE =
  /^(?:that|then|it|(?:i|we)(?:'ve|'m|'re)? (?:can(?! only\b)|could|have|got|get|am|are|free)|(?:i'?m|we're) |(?:on )?[a-z]+days?\b)/

function isJoint(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (plain === 'so') return !IS_FREE.test(clauseText(words, at + 1, 4))
  return plain === 'but' || (plain === 'and' && /^(?:i|we|i'd|i'm)$/.test(next))
}
