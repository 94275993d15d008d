import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import { endsPart, isBeforeBracket } from '#shared/planning/goalSentence/words/clauses.ts'

/** So many words may say why. */
const LONGEST_REASON = 7

/** `except | when I have seminars | on Wednesdays`, `except on | seminar days | (Wed, Fri)`: why these days. @param days behind their preposition */
export function because(days: Phrase<unknown>): Phrase<true> {
  return (words, at, context) => {
    // `except on days | I'm in the office | (Tue-Thu)`
    const isOfDays = [0, 1, 2].some(
      (later) =>
        /^(?:days|nights)$/.test(words[at + later]?.plain ?? '') &&
        /^(?:i|i'?m|we|we'?re|my|when|that|where)$/.test(words[at + later + 1]?.plain ?? ''),
    )
    const isWhen = isOfDays || /^(?:when|if|while|for)$/.test(words[at]?.plain ?? '')
    for (let to = at + 1; to <= at + LONGEST_REASON && to < words.length; to += 1) {
      const isDays = /^days$/.test(words[to - 1]?.plain ?? '')
      if ((isWhen || isDays) && days(words, to, context)) return { value: true, to }
      if (endsPart(words, to - 1) && !isDays && !isBeforeBracket(words[to - 1])) return null
    }
    return null
  }
}
