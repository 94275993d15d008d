import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from './words/clauses.ts'

/**
 * `I keep doomscrolling in bed, | want that to stop`, `I smoke too much, | want to be done with it`, `I keep skipping the gym, | I want
 * to go`: the complaint names what is to end or to be done.
 *
 * @returns the index of the wish; 0 where a sentence does not begin so
 */
export function endOfComplaint(words: readonly Word[]): number {
  const begins = clauseText(words, 0, 9)
  if (!KEEPS.test(begins) && !OVERDOES.test(begins)) return 0
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
const KEEPS = /^(?:i|we) (?:always |just )?keep (?:on )?[a-z]+ing\b/
/** What people do more of than they want to, or not at all. */
export const OVERDOES =
  /\b(?:i|we) (?:(?:just|really|always|still|do|currently) )*((?!want|need|have|like|plan|hope|try|know|feel|am\b)[a-z]{3,}) ((?:my (?:nails|cuticles|lips|skin|knuckles|hair))|(?:(?:way|far|much|a bit) )?(?:too (?:much|many|often)|like a chimney)|a lot)\b(?: (?:of )?((?:(?!and\b|but\b|so\b|want\b|i\b|lately\b|recently\b|these\b)[a-z'’-]+ ?){1,4}))?/
const TO_STOP =
  /^(?:and |but |so )?(?:(?:i|we) )?(?:(?:really|just|finally|so|do) )*(?:want|need|wanna|have|would like|must|['’]d like|gotta)(?: (?:that|it|this))?(?: to)? (?:stop|quit|end|be done with|cut (?:down|back)|give (?:it|this|that) up|get rid of|kick (?:it|this|that)|go(?! (?:to|back|for|on)\b))\b/

/** Words of a complaint at least. */
const SHORTEST = 2
