import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { WISH } from './words/wishWords.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** Whether a count stands behind the verb of a clause: `walk 8,000 steps`. */
export function holdsCount(words: readonly Word[], { from, to }: Span): boolean {
  return words.slice(from, to).some(({ plain }, nth) => nth === 1 && /^[$€£]?\d/.test(plain))
}

/** The facts that lie within a clause. */
export function within(claims: readonly Claim[], clause: Span): Claim[] {
  return claims.filter(({ from, to }) => from >= clause.from && to <= clause.to)
}

/** Whether a clause has facts. */
export function hasClaims(claims: readonly Span[], clause: Span): boolean {
  return claims.some(({ from, to }) => from >= clause.from && to <= clause.to)
}

/** `10 jobs | a week`. */
export function hasRate(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  return within(claims, clause).some(
    ({ as, from }) => as === 'amount' && /^(?:a|per|each|every|\/week)$/.test(words[from]?.plain ?? ''),
  )
}

/** Whether a clause says how often, or on which days. */
export function hasOwnRhythm(claims: readonly Claim[], clause: Span): boolean {
  return within(claims, clause).some(({ as }) => as === 'rhythm' || as === 'days')
}

/** Also `20 minutes | a day`. */
export function saysHowOften(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  const isOfDay = ({ as, from, to }: Claim) =>
    as === 'length' &&
    words.slice(from, to).some(({ plain }) => /^(?:\/?day|daily|\/?week|weekly|night)$/.test(plain))
  return hasOwnRhythm(claims, clause) || within(claims, clause).some(isOfDay)
}

/** The kind of goal that the words of a clause name, without its facts. */
export function kindOf(words: readonly Word[], claims: readonly Claim[], clause: Span): PatternKey {
  const content = contentOf(words, claims, clause).map(({ plain }) => plain)
  return patternOf(content.join(' ').slice(0, 200).replace(WISH, ''))
}

/** The words of a clause that no fact has taken. */
export function contentOf(words: readonly Word[], claims: readonly Claim[], { from, to }: Span): Word[] {
  return words
    .slice(from, to)
    .filter((_, index) => !claims.some((claim) => claim.from <= from + index && from + index < claim.to))
}
