import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** `before it gets dark | at 4`, `after the kids go to bed | at 8`: when something else takes place. */
export function isHourOfOther(words: readonly Word[], from: number): boolean {
  if (!/^(?:at|around|about)$/i.test(words[from]?.text ?? '')) return false
  for (let at = from - 1; at > Math.max(0, from - 7) && !endsPart(words, at); at -= 1)
    if (OF_OTHER.test(words[at]?.plain ?? '') && isSideOrTime(words[at - 1]?.plain ?? ''))
      return from - at > 1
  return false
}
const OF_OTHER = /^(?:it|the|they|he|she|my|our|his|her|their)$/
function isSideOrTime(plain: string): boolean {
  return /^(?:before|after|until|till|when|once|because|since|if|while)$/.test(plain)
}
