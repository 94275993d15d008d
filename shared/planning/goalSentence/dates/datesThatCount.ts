import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { FoundOf } from '#shared/planning/goalSentence/found.ts'
import { DATED, OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'
import { type Deadline, isOccasionBehind } from './deadline.ts'

/** Of the last dates that a sentence names the first two, without days that are those of a part of it. */
export function datesThatCount(
  [first, ...others]: readonly FoundOf<'deadline'>[],
  words: readonly Word[],
): FoundOf<'deadline'>[] {
  // `write my thesis: intro by Christmas, the whole thing by the end of February`
  const whole = first && isOfThing(first, words) ? others.find((one) => isOfAll(one, words)) : undefined
  if (whole) return [whole]
  const isOfPart = (one: Span) =>
    first !== undefined &&
    (isDayOfPart(first, one, words) || (isOfThing(one, words) && !isOfThing(first, words)))
  return first ? [first, ...others.filter((one) => !isOfPart(one))].slice(0, 2) : []
}

/** `the whole thing | by June`, `finished | in May`. */
function isOfAll({ from, to }: Span, words: readonly Word[]): boolean {
  let begin = from
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  return ALL.test(clauseText(words, begin, to - begin))
}
const ALL =
  /^(?:and |then )*(?:(?:the |all )?(?:whole|entire|full|complete|final) (?:thing|lot|draft|version|one|album|book|piece|thesis|[a-z]+)|all (?:of (?:it|them)|done|finished)|everything|(?:it )?(?:finished|done|complete(?:d)?|ready)|the rest|rest)\b/
/** `declutter my wardrobe this weekend, | garage | next weekend`: another thing has the second date. */
function isOfThing({ from }: Span, words: readonly Word[]): boolean {
  let begin = from
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  const own = words.slice(begin, from).map(({ plain }) => plain)
  return (
    begin > 0 &&
    own.length > 0 &&
    own.length <= 3 &&
    own.every(
      (plain) =>
        /^[a-z'-]{3,}$/.test(plain) && !SAYS_WHEN.test(plain) && !OCCASION.test(plain) && !DATED.test(plain),
    )
  )
}
const SAYS_WHEN =
  /^(?:it'?s|which|that|they|done|ready|finished|finish|complete|completed|latest|must|needs?|want|have|and|but|the|very|maybe|perhaps|better|best|hopefully|ideally|then|submit|hand|starts?|starting|begins?|beginning|ends?|ending|closes?|opens?|date|day|due|until|till|from|not|later|than|before|after|leaving|moving|flying|arriving|semester|school|term|season|course|launch|submission|hand-in|handover|opening|my|our|for|all|everything)$/

/** `my certificate by November, theory on Tue`: behind a date with its month a weekday in a part of its own is none. */
function isDayOfPart(first: Span, { from, to }: Span, words: readonly Word[]): boolean {
  const isWeekday =
    to <= from + 3 && words[from]?.plain === 'on' && weekdayOf(words[from + 1]?.plain ?? '') !== null
  const isBy = /^(?:by|before|until|till)$/.test(words[first.from]?.plain ?? '')
  // `before 31 January, an hour | this weekend`
  const isWeekend = /^(?:this|next) weekend$/.test(clauseText(words, from, 2)) && to === from + 2
  if (isBy && isWeekend && /^(?:hours?|h|minutes?|mins?)$/.test(words[from - 1]?.plain ?? '')) return true
  return isWeekday && isBy && /^[a-z]{3,}$/.test(words[from - 1]?.plain ?? '') && !endsPart(words, from - 1)
}

/** The last date of the goal, and another one that disagrees with it. */
export function lastDates(
  deadlines: readonly FoundOf<'deadline'>[],
  words: readonly Word[],
): { deadline: Deadline | null; otherDeadline: Deadline | null } {
  const [first, second] = deadlines.map(({ value }) => value)
  if (isPeriodOf(deadlines, words) || isCountdown(words, deadlines[0]))
    return { deadline: second ?? first ?? null, otherDeadline: null }
  const isOfFirst = isOccasionBehind(deadlines, words) || isCountdown(words, deadlines[1])
  return { deadline: first ?? null, otherDeadline: isOfFirst ? null : (second ?? null) }
}

/** `3 months to go until my marathon | on 28 February`: it only says about how far away the other date is. */
function isCountdown(words: readonly Word[], found: Span | undefined): boolean {
  return words.slice(found?.from, found?.to ?? 0).some(({ plain }) => /^(?:go|left|remaining)$/.test(plain))
}

/** `twice this week before my test on Saturday`: the second date lies within the period that is named first. */
function isPeriodOf([first, second]: readonly FoundOf<'deadline'>[], words: readonly Word[]): boolean {
  if (!first || !second || !('date' in first.value) || !('date' in second.value)) return false
  const isPeriod = /^this (?:week|month|year)$/.test(
    words
      .slice(first.from, first.to)
      .map(({ plain }) => plain)
      .join(' '),
  )
  return isPeriod && second.value.date <= first.value.date
}
