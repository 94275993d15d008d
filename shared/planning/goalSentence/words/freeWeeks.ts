import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from './wordSpan.ts'

const LEAD = '(?:(?:and|but|as|since|because|so|cos|cause|when|while|plus) )*'
const WHO =
  "(?:(?:i|we|i'm|we're|i've|we've|im|ive|i'll|we'll|both|just|also|already|luckily|will|would|have|has|am|are|be) )*"
const SPAN =
  '(?:(?:the|that|this|a|an|my|our|all|whole|entire|first|last|second|other|some|few|couple|of|two|three|one|most) )*(?:weeks?|days|time|fortnight|month|weekend|holidays?|leave|afternoons|evenings)'
const WHEN =
  '(?: (?:then|that (?:week|month|weekend|time)|all (?:week|month|day)|the whole (?:week|month|time)|anyway|too|as well|from work|off work))*'
const SCHOOL_OR_WORK =
  '(?:school|work|uni|college|nursery|the office|my office|the school|the shop|the factory)'

/** A week, or a time that was named, in which there is nothing else to do: without a date, a weekday or an hour. */
const FREE = new RegExp(
  `^${LEAD}(?:${WHO}(?:have|got|get|took|taken|taking|take|having|booked|book|given|getting) ${SPAN} (?:off|free|to myself|to ourselves)(?: work)?${WHEN}|(?:i'm|im|we're|i am|we are|i'll be|we'll be|we both are) (?:both )?(?:off(?: work)?|free|not working|not at work|on (?:leave|holiday|annual leave|vacation))(?: (?:then|that (?:week|month|weekend|time)|all (?:week|month)|the whole (?:week|month|time)|anyway))+|no (?:work|school|uni|classes)(?: (?:then|that (?:week|month|time)|all week))+|${SCHOOL_OR_WORK} is (?:out|closed|shut|quiet|off)(?: (?:then|that (?:week|month|time)|all week))*(?: so (?:i|we) have (?:the )?time)?|(?:(?:my|the|our) )?kids are (?:away|at (?:their|his|her|my) (?:dads?|mums?|dad's|mum's|gran|grans|parents|grandparents))(?: (?:then|that (?:week|month|time)|all week))+)$`,
)

/** `i have the week off`: whether a text tells of time that is free. */
export function tellsOfFreeWeek(text: string): boolean {
  return FREE.test(text)
}

/**
 * `paint my bedroom between Christmas and New Year, | I have the week off`: why then. What goes on each week may stop in a week off, and is
 * asked about.
 *
 * @param isDated the sentence names a date, and no rhythm
 */
export function isFreeWeek(words: readonly Word[], { from, to }: Span, isDated: boolean): boolean {
  const text = words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
  return isDated && tellsOfFreeWeek(text)
}
