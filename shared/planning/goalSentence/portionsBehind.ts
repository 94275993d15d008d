import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { TEMPORAL } from './times/namesTime.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** What is done bit by bit. */
const BIT_BY_BIT =
  /^(?:declutter|clear|clean|tidy|sort|organi[sz]e|paint|repaint|decorate|redecorate|renovate|redo|restore|scan|digiti[sz]e|unpack|pack|empty|weed|plant|plaster|tile|sand|label|fix|mend|repair|file|frame|insulate|wallpaper|inventory|catalogue)$/
const NUMBER = /^(?:an?|one|two|three|four|five|[1-9]|1\d|20)$/
const OF_THING = /^(?:the|my|our|this|all)$/
const NO_END = /^(?:the|my|our|an?|of|for|in|on|at|to|with|and|or|by|from|into|than|more|only|about)$/

/**
 * Where the portion begins that is done each time, behind what it is a part of: `declutter the house | one room | a week`; null where a part
 * has none.
 */
export function portionIn(words: readonly Word[], span: Span, claims: readonly Claim[]): number | null {
  const isEach = claims.some(
    ({ as, from }) =>
      from === span.to && (as === 'rhythm' || as === 'days') && EACH.test(words[from]?.plain ?? ''),
  )
  const [verb, number, thing] = [span.from, span.to - 2, span.to - 1].map((at) => words[at]?.plain ?? '')
  const at = span.to - 2
  const isWhole = words.slice(span.from + 1, at).some(({ plain }) => OF_THING.test(plain))
  return isEach &&
    isWhole &&
    at - span.from >= FEWEST_BEFORE &&
    BIT_BY_BIT.test(verb ?? '') &&
    NUMBER.test(number ?? '') &&
    /^[a-z-]{3,}$/.test(thing ?? '') &&
    !TEMPORAL.test(thing ?? '') &&
    !NO_END.test(words[at - 1]?.plain ?? '')
    ? at
    : null
}
/**
 * Whether a part behind a goal is no more than the portion that is done each time: `declutter the house by June, | one drawer | a day`.
 */
export function isPortionAlone(
  words: readonly Word[],
  { from, to }: Span,
  { claims, first }: { claims: readonly Claim[]; first: Span | undefined },
): boolean {
  const [number = '', ...things] = words.slice(from, to).map(({ plain }) => plain)
  const isEach = claims.some(
    (claim) =>
      claim.from === to &&
      (claim.as === 'rhythm' || claim.as === 'days') &&
      EACH.test(words[to]?.plain ?? ''),
  )
  const last = things.at(-1) ?? ''
  const own = first ? words.slice(first.from, first.to).map(({ plain }) => plain) : []
  // `read more books, | 1 book | a fortnight`
  const isNamed = own.some((plain) => plain === `${last}s`) && own.includes('more')
  const isBit = BIT_BY_BIT.test(own[0] ?? '') || JOB.test(last) || isNamed
  return (
    isEach &&
    isBit &&
    ONE.test(number) &&
    (things.length === 1 || things.length === 2) &&
    things.every((plain) => /^[a-z-]{3,}$/.test(plain) && !TEMPORAL.test(plain) && !NO_END.test(plain))
  )
}
const ONE = /^(?:an?|one|1)$/
const JOB = /^(?:job|task|thing|chore)$/
const EACH = /^(?:an?|per|each|every|daily|weekly|on)$/
const FEWEST_BEFORE = 3
