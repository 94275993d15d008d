import type { Candidate } from './candidates.ts'
import { isClosed } from './clauses.ts'
import { HOW_MANY } from './counted.ts'
import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

/** Whether an hour alone is how many of something: "table for 4 not 5 fri", "feed fri 4 not 6 rabbits". */
export function isCountAlone(
  { finding, from, place }: Candidate,
  to: number,
  words: readonly Word[],
): boolean {
  const isAlone = finding.kind === 'time' && !finding.hasMinutes && place === 'behind day'
  const isThing =
    /^\p{L}{3,}s$/u.test(words[to]?.plain ?? '') && !isDateWord(words, to) && !isClosed(words, to)
  return isAlone && (isThing || HOW_MANY.test(words[from - 1]?.plain ?? ''))
}
