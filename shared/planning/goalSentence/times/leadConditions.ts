import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'

/** `after the holidays | start swimming again`: a condition before the goal ends where its deed begins; null where none does. */
export function endOfLead(words: readonly Word[], at: number, to: number): number | null {
  if (!/^(?:after|when|once|while|if|since|as|except|unless|until|till)$/.test(words[at]?.plain ?? ''))
    return null
  for (let end = at + 2; end < to; end += 1) {
    const [before, plain, next] = [-1, 0, 1].map((later) => words[end + later]?.plain ?? '')
    const isDeed =
      isVerb(plain ?? '') &&
      !PARTICLE.test(plain ?? '') &&
      !isVerb(next ?? '') &&
      !NO_DEED_BEHIND.test(before ?? '')
    if (isDeed && !/^(?:is|are|was|were|has|ends?|starts?|and|or|of|over)$/.test(next ?? '')) return end
  }
  return null
}
/** `when the clocks go | back`. */
const PARTICLE = /^(?:back|up|out|off|down|open|close)$/
/** Behind one of these a word is no deed of its own. */
const NO_DEED_BEHIND =
  /^(?:i|we|you|he|she|they|it|(?:i|we|you|he|she|they|it)'(?:m|re|s|ve|ll)|im|is|are|was|were|am|be|get|to|the|an?|my|our|his|her|their|this|that|can|will|could|should|not|don'?t|can'?t|always|and|or|of|for|with|in|on|at|people|kids|children|parents|neighbours|neighbors)$/
