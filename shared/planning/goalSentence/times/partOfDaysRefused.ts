import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'
import { type DayWindow, EARLIEST, MIDNIGHT } from './dayParts.ts'

const LATE = /^(?:evenings?|nights?)$/
const EARLY = /^mornings?$/
/** What lies in the same part of the day: `after work`. */
const IS_LATE = /\b(?:evenings?|nights?|tonight|after (?:work|dinner|supper|school))\b/
const IS_EARLY = /\b(?:mornings?|before (?:work|breakfast|school))\b/

/**
 * `three times a week, no Friday nights`: on that day only the rest of it is left. Where sessions are in that part of the day anyway, it is
 * the whole day that is left out.
 *
 * @param days the weekdays that are refused, with the part of the day as the last word of the span
 * @returns null where the words say more, or what is left is not one time
 */
export function partOfDaysRefused(
  words: readonly Word[],
  { from, to }: Span,
  days: readonly number[],
): Found | null {
  const part = words[to - 1]?.plain ?? ''
  const isLate = LATE.test(part)
  if (!(isLate || EARLY.test(part)) || !(to >= words.length || endsPart(words, to - 1))) return null
  if (!BEGINS.test(words[from]?.plain ?? '')) return null
  const others = words.flatMap(({ plain }, at) => (at < from || at >= to ? [plain] : [])).join(' ')
  const isSame = (isLate ? IS_LATE : IS_EARLY).test(others)
  // `mornings, but not on Saturday evenings`: nothing more is said.
  if (isSame) return { kind: 'not on', from, to, value: days }
  const window: DayWindow = isLate ? { from: EARLIEST, to: '17:00' } : { from: '12:00', to: MIDNIGHT }
  return { kind: 'own hours', from, to, value: [{ days, window, minutes: null }] }
}
const BEGINS = /^(?:no|not|never|but|and|except|excluding|without|skip)$/
