import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** `since we moved here | in October`: when it was. */
export function isSincePast(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 7) && !endsPart(words, before); before -= 1)
    if (words[before]?.plain === 'since') return before < at - 2
  return false
}
