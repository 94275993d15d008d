import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** `since we moved here | in October`, `I've been promising it | for two years`: when it was, and how long. */
export function isSincePast(words: readonly Word[], at: number): boolean {
  // `I failed it | 10 years ago`
  if ([2, 3].some((later) => words[at + later]?.plain === 'ago' && !endsPart(words, at + later - 1)))
    return true
  const number = words[at]?.plain === 'for' ? at + 1 : at
  const isLasting =
    words[number - 1]?.plain === 'for' && /^(?:years?|months?|weeks?)$/.test(words[number + 1]?.plain ?? '')
  const first = Math.max(0, at - (isLasting ? 11 : 7))
  for (let before = at - 1; before >= first && !endsPart(words, before); before -= 1) {
    if (words[before]?.plain === 'since') return before < at - 2
    if (isLasting && words[before]?.plain === 'been' && words[before + 1]?.plain.endsWith('ing')) return true
  }
  return false
}
