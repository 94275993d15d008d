import type { Candidate } from './candidates.ts'
import { isClosed } from './clauses.ts'
import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

/** Behind one of these an hour alone is how many. */
const COUNTING =
  /^(?:for|invite|tickets?|seats?|table|buy|bring|order|need|bake|book|make|get|of|x|pack|print|use|cook|send)$/

/** Whether an hour alone is how many of something: "table for 4 not 5 fri", "feed fri 4 not 6 rabbits". */
export function isCountAlone(
  { finding, from, place }: Candidate,
  to: number,
  words: readonly Word[],
): boolean {
  const isAlone = finding.kind === 'time' && !finding.hasMinutes && place === 'behind day'
  const isThing =
    /^\p{L}{3,}s$/u.test(words[to]?.plain ?? '') && !isDateWord(words, to) && !isClosed(words, to)
  return isAlone && (isThing || COUNTING.test(words[from - 1]?.plain ?? ''))
}
