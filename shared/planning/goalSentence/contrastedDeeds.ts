import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { TEMPORAL } from './times/namesTime.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { baseOf, isVerb } from './words/verbs.ts'
import type { Claim, Span } from './words/wordSpan.ts'

const NOT = /^(?:(?:and|but) )?(?:not|don'?t|rather than|instead of) (?:(?:the|an?|my|any|do|doing|to) )?/
/** How, where, when or with whom it is not done may bear on a plan. */
const SAYS_HOW =
  /^(?:too|very|so|in|on|at|for|with|by|from|to|until|till|before|after|during|over|if|when|while|unless|alone|together|outside|outdoors|inside|indoors|online|early|late|much|many|more|less|just|only|even|always|all|necessarily|sure|it|that|this|there|then|now|yet|possible|free|available|able|allowed|work|working|school|good|bad|fast|slow|hard|easy)$/
const MOST = 3

/**
 * Whether a part only names what is not meant beside what is: `swimming | not running`, `learn piano | not guitar`, `bake bread, | not
 * cakes`. It is no condition; what is meant has been said.
 */
export function isContrasted(words: readonly Word[], { from, to }: Span, claims: readonly Claim[]): boolean {
  const text = clauseText(words, from, to - from)
  const said = NOT.exec(text)?.[0]
  if (said === undefined || from === 0) return false
  const thing = text.slice(said.length).split(' ')
  const isOther =
    thing.length <= MOST &&
    thing.every((plain) => /^[a-z-]{3,}$/.test(plain) && !SAYS_HOW.test(plain) && !TEMPORAL.test(plain))
  // Behind a time or a length it is said of that, or of nothing that was named.
  if (!isOther || claims.some((claim) => claim.to === from)) return false
  const [before, first] = [words[from - 1]?.plain ?? '', thing[0] ?? '']
  const isDeed = (plain: string) => (baseOf(plain) !== null || isVerb(plain)) && plain !== 'fit'
  if (isDeed(first)) return isDeed(before)
  // `learn guitar, not expensive`: behind a pause only what is a thing like it.
  const isThing = first.endsWith('s') || patternOf(first) !== 'general'
  return !SAYS_HOW.test(before) && (!endsPart(words, from - 1) || (isThing && !isVerb(before)))
}
