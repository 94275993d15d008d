import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'

/** `after work I'm dead, but Sundays | I have energy`: on these days there is time, and they are not left out. */
export function isTimeOffered(words: readonly Word[], at: number, to: number): boolean {
  return words[at]?.plain === 'but' && HAS_TIME.test(clauseText(words, to, 4))
}
const HAS_TIME =
  /^(?:(?:i|we) (?:have|get|do have) (?:energy|time|some|more|a free|nothing)|(?:i'?m|i am|we'?re|we are) (?:free|off|available|fine|home)|(?:are|is|works?|would be) (?:free|ok|okay|fine|good|possible|great|best))\b/
