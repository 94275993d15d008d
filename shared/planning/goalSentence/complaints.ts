import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from './words/clauses.ts'

/**
 * `I keep doomscrolling in bed, | want that to stop`, `I keep skipping the gym, | I want to go`: the complaint names what is to end or
 * to be done.
 *
 * @returns the index of the wish; 0 where a sentence does not begin so
 */
export function endOfComplaint(words: readonly Word[]): number {
  if (!/^(?:i|we) (?:always |just )?keep (?:on )?[a-z]+ing$/.test(clauseText(words, 0, 3))) return 0
  const isEnd = (at: number) =>
    TO_STOP.test(
      words
        .slice(at, at + 9)
        .map(({ plain }) => plain)
        .join(' '),
    )
  return Math.max(
    0,
    words.findIndex((_, at) => at > SHORTEST && isEnd(at)),
  )
}
const TO_STOP =
  /^(?:and |but )?(?:(?:i|we) )?(?:(?:really|just|finally|so|do) )*(?:want|need|wanna|have|would like|must)(?: (?:that|it|this))?(?: to)? (?:stop|quit|end|go(?! (?:to|back|for|on)\b))\b/

/** Words of a complaint at least. */
const SHORTEST = 2
