import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isOccupation } from './words/occupations.ts'
import type { Span } from './words/wordSpan.ts'

/** What is over. */
export const PAST =
  /\b(?:was|were|had|did|moved|started|began|stopped|bought|got|turned|retired|finished|failed|ago|last|since|used|(?:i|we)(?:'ve| have) (?:paid|spent|[a-z]{3,}ed))\b/

/** Whether a fact of the story applies to the plan: `I work on Mondays` does, and `I'm 67` does not. */
export function isConditionTold(words: readonly Word[], { from, to }: Span): boolean {
  const plains = words.slice(from, to).map(({ plain }) => plain)
  // `I have 45 minutes every morning | before the kids get up`
  if (isOccupation(plains) || /^(?:before|while|unless|until)$/.test(plains[0] ?? '')) return true
  if (isYetToCome(plains)) return true
  // `I'm free | 7 to 8`
  if (/\b(?:free|available|have|got)\b.* \d+ (?:to|till|until|-) \d/.test(plains.join(' '))) return true
  if (IS_OFF.test(plains.join(' ')) || IS_AWAY.test(plains.join(' '))) return true
  // `every other week I have the kids`
  if (/\b(?:every|each|alternate) (?:other |second |2nd )?weeks?\b|\bon the weeks\b/.test(plains.join(' ')))
    return true
  // `I can't play the trumpet after 9 or before 8`
  if (
    /\b(?:can'?t|cannot|don't|not|only)\b.* (?:after|before|until|till|from|between) \d/.test(
      plains.join(' '),
    )
  )
    return true
  return (
    !PAST.test(plains.join(' ')) &&
    plains.some((plain) => OF_A_DAY.test(plain) || weekdayOf(plain.replace(/s$/, '')) !== null)
  )
}
/** `after my exams | I want to run`, `once the kids are back at school`: from then on; but `after my surgery` tells why. */
function isYetToCome([first = '', ...rest]: readonly string[]): boolean {
  const text = rest.join(' ')
  if (first === 'after') return !IS_OVER.test(text) && !/^[a-z]+ing\b/.test(text)
  const isOfFuture = first === 'once' || (first === 'as' && /^soon as\b/.test(text)) || first === 'when'
  return isOfFuture && !PAST.test(text)
}
const IS_OVER =
  /\b(?:years?|months?|weeks?|days?|long|ages|all|that|this|seeing|injur[a-z]*|two|three|four|several|many|another|burnouts|illness|surgery|operation|accident|divorce|break-?up|burnout|covid|pregnan[a-z]*|birth|baby|death|loss|stroke|cancer|diagnosis|heart|scare|talk|chat|conversation|visit|check-?up|lockdown|last|fall|had|was|were|got|did)\b/
/** `I'm off work in July`, `I have three weeks off in August`: there may be time then, or none. */
export const IS_OFF =
  /^(?:i'?ve|we'?ve)(?: [a-z0-9]+){1,3} off\b.* from |^(?:(?:i'?m|we'?re|i'?ll be|we'll be|i am|we are) (?:off|away|abroad|on (?:leave|holiday|vacation))|(?:i|we|i'?ve|we'?ve) (?:have|got|get|take)(?: [a-z0-9]+){0,3} (?:off|leave|holidays?|vacation)(?: work)?)\b.* (?:in|over|during|until|till|all|this|next) /
/** `I'll be abroad from 10 January to 2 February`. */
const IS_AWAY = /^(?:i'?m|we'?re|i'?ll be|we'll be|i am|we are) (?:away|abroad|travell?ing) (?:from|between) /
/** What names a part of the day, an hour or some days. */
export const OF_A_DAY =
  /^(?:\d{1,2}(?::\d\d)?(?:am|pm)|\d{1,2}:\d\d|o'clock|mornings?|afternoons?|evenings?|nights|weekends?|weekdays?|until|till|unless)$/
