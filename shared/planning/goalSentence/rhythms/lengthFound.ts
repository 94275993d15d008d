import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { dayPartWindow, EVENING, MIDNIGHT } from '#shared/planning/goalSentence/times/dayParts.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { onDays } from './rhythm.ts'

/** A length, and the part of the day that it ends with: `2 hours every | night`. */
export function lengthFound(
  words: readonly Word[],
  from: number,
  { value, to }: { value: FoundOf<'length'>['value']; to: number },
  context: SentenceContext,
): Found[] {
  // `2 hours tonight | and then 1 hour a day`: of one day alone
  const isOnce =
    /^(?:tonight|today|tomorrow)$/.test(words[to]?.plain ?? '') &&
    words.slice(to + 1, to + 3).some(({ plain }) => plain === 'then')
  if (isOnce) return [{ kind: 'mixed', from, to: to + 1, value: true }]
  // `only 5 minutes | on busy days`
  const isOfSome = words[to]?.plain === 'on' && words[to + 2]?.plain === 'days'
  if (isOfSome && KIND_OF_DAY.test(words[to + 1]?.plain ?? ''))
    return [{ kind: 'mixed', from, to: to + 3, value: true }]
  const [each = '', unit = ''] = [words[to - 2]?.plain, words[to - 1]?.plain]
  // `2 hours an | evening`
  const isEvery =
    value.of === 'day' && (/^(?:every|each)$/.test(each) || /^(?:evening|morning|afternoon)$/.test(unit))
  const named = isEvery ? dayPartWindow(words, to - 1, context) : null
  // `5 minutes a night` are those of an evening too.
  const isNight = value.of === 'day' && unit === 'night' && /^(?:a|per)$/.test(each)
  const part = named ?? (isNight ? { value: { from: EVENING.from, to: MIDNIGHT } } : null)
  const length: Found = { kind: 'length', from, to, value }
  // `half an hour 5 days`: of each week
  const [, days] = /^([2-6]|two|three|four|five|six) days$/.exec(clauseText(words, to, 3)) ?? []
  const count = days === undefined || endsPart(words, to - 1) ? null : numberOf(days)
  if (count !== null)
    return [length, { kind: 'rhythm', from: to, to: to + 2, value: { perWeek: count, weekdays: null } }]
  // `3 hours each weekend`: on both days together.
  const isOfWeekend =
    /^(?:an?|per|each|every)$/.test(words[to]?.plain ?? '') &&
    words[to + 1]?.plain === 'weekend' &&
    dayPartWindow(words, to + 2, context) === null
  if (isOfWeekend)
    return [
      { ...length, value: { ...value, of: 'week' } },
      { kind: 'rhythm', from: to, to: to + 2, value: onDays([0, 6]) },
    ]
  return part ? [length, { kind: 'window', from: to - 1, to, value: part.value }] : [length]
}
/** Of which nobody knows when they are. */
const KIND_OF_DAY =
  /^(?:busy|bad|lazy|tired|hard|tough|long|hectic|stressful|good|quiet|easy|rest|travel|work|free|low)$/
