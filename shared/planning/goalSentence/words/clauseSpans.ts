import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { clauseText, endsPart } from './clauses.ts'
import { isVerb } from './verbs.ts'
import type { Span } from './wordSpan.ts'

/**
 * The clauses of a sentence as it is spoken: they end at punctuation, and a joint with somebody or a wish behind it begins one, `my
 * back hurts | so I want to stretch | because I sit all day`.
 */
export function clauseSpans(words: readonly Word[]): Span[] {
  const begins = words.flatMap((_, at) => (at === 0 || beginsClause(words, at) ? [at] : []))
  return begins.map((from, nth) => ({ from, to: begins[nth + 1] ?? words.length }))
}

function beginsClause(words: readonly Word[], at: number): boolean {
  if (endsPart(words, at - 1)) return true
  const [plain, next, second] = [0, 1, 2].map((later) => words[at + later]?.plain ?? '')
  // `as soon | as the weather allows`
  const isCompared = [words[at - 1], words[at - 2]].some((word, back) =>
    (back === 0 ? /^(?:soon|long|far|well|much|many|often|early|same)$/ : /^same$/).test(word?.plain ?? ''),
  )
  if (plain === 'even' && next === 'though') return true
  if (words[at - 1]?.plain === 'even') return false
  if (/^(?:otherwise|or)$/.test(plain ?? '')) return plain === 'otherwise' || next === 'else'
  // `evenings | because of the baby`
  if (/^(?:because of|due to|thanks to)$/.test(`${plain} ${next}`))
    return !/^(?:say|saying|give|send|write|is|are|be)$/.test(words[at - 1]?.plain ?? '')
  // `as | money is tight`, `but | work is crazy right now`
  const isSaidOf = /^(?!which|what|who|where|how)[a-z]+$/.test(next ?? '') && IS.test(second ?? '')
  if (REASON.test(plain ?? ''))
    return !isCompared && (SOMEBODY.test(next ?? '') || isSaidOf || /^[a-z]+'s$/.test(next ?? ''))
  if (plain === 'which') return /^(?:is|was|are|were|makes?|means?)$/.test(next ?? '')
  if (!JOINT.test(plain ?? '') || endsPart(words, at)) return false
  // `my husband | and I`
  const isPair =
    plain === 'and' && /^(?:i|my)$/.test(next ?? '') && /^(?:my|our)$/.test(words[at - 2]?.plain ?? '')
  if (isPair && (at === 2 || endsPart(words, at - 3))) return false
  if (isSaidOf) return true
  // `I'm 45 | so run a 10k`, `I live alone | so yoga twice a week`; but `my flat is so clean now`
  if (plain === 'so' && isDeedAt(words, at + 1) && !IS.test(words[at - 1]?.plain ?? '')) return true
  const behind = /^(?:now|then|so|also|finally|just|really)$/.test(next ?? '') ? second : next
  // `she says I'm good so | why not take lessons`
  if (plain === 'so' && /^(?:why|maybe|let'?s|lets)$/.test(next ?? '')) return true
  // `and | have no idea where to start`
  if (next === 'have' && second === 'no') return true
  // `and | last year I was dead after 10 minutes`
  if (behind === 'last' && /^(?:year|month|week|time|summer|winter|night)$/.test(words[at + 2]?.plain ?? ''))
    return true
  return SOMEBODY.test(behind ?? '') || WANTS.test(behind ?? '')
}
function isDeedAt(words: readonly Word[], at: number): boolean {
  return (
    at + 1 < words.length &&
    !/^(?:no|not|only|just|never|none)$/.test(words[at]?.plain ?? '') &&
    (isVerb(words[at]?.plain ?? '') || patternOf(clauseText(words, at, 2)) !== 'general')
  )
}
const IS =
  /^(?:is|are|was|were|isn't|aren't|has|have|had|i'm|we're|he's|she's|they're|it's|that's|be|been|am|not|feels?|felt|looks?)$/
const REASON = /^(?:because|since|as|although|though|whereas)$/
const JOINT = /^(?:and|but|so|now|plus|then)$/
const SOMEBODY =
  /^(?:i|i'?m|i'?ve|i'?d|i'?ll|we|we'?re|we'?ve|we'?d|we'll|he|he'?s|she|she'?s|they|they'?re|it|it'?s|that'?s|there'?s|there|my|our|his|her|their|the|everyone|everybody|nobody|people)$/
const WANTS =
  /^(?:want|wanna|need|would|gotta|promised|decided|tried|trying|hoping|never|failed|gave|got|had|was|didn'?t|haven'?t|can'?t|cannot|couldn'?t)$/
