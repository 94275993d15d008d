import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { FurtherGoals } from './furtherGoals.ts'
import { UNTIL_THEN } from './nextGoals.ts'
import { slice } from './textOfWords.ts'
import { clauseText } from './words/clauses.ts'
import { isVerb } from './words/verbs.ts'
import type { Span } from './words/wordSpan.ts'

/** The further goals, each as a sentence of its own. */
export function furtherSentences(
  text: string,
  words: readonly Word[],
  { others, shared }: FurtherGoals,
  story: number,
) {
  return others.map((span) => furtherGoal(text, words, span, { shared, story })).filter((part) => part !== '')
}

/** A further goal as a sentence of its own, with the facts that it shares. */
function furtherGoal(
  text: string,
  words: readonly Word[],
  span: Span,
  { shared, story }: { shared: Span | null; story: number },
): string {
  // `until then | swim twice a week`: on its own it is asked what that means.
  const isMeanwhile = UNTIL_THEN.test(clauseText(words, span.from - 2, 2))
  const said = slice(text, words, isMeanwhile ? { ...span, from: span.from - 2 } : span)
  // `clean the bathroom on Saturdays and | the kitchen on Sundays`
  const isSame = [words[story + 1], words[span.from]].every((word) =>
    /^(?:the|my|our|an?)$/.test(word?.plain ?? ''),
  )
  const verb = words[story]
  // `save 30k for a house by 2029 and | 5k for a car by May`
  const isSum =
    /^(?:save|invest|pay)$/.test(verb?.plain ?? '') &&
    /^(?:[$€£¥]?\d.*|for)$/.test(words[span.from]?.plain ?? '') &&
    !/^(?:min|hour|hr)/.test(words[span.from + 1]?.plain ?? '')
  // `oh and I need to find a new job | too`: beside the first, of which the second says nothing on its own.
  const alone = withBracket(said.replace(/(?<=\w) (?:too|as well)[.!]?$/i, ''))
  const own = (isSame || isSum) && verb && isVerb(verb.plain) ? `${verb.plain} ${alone}` : alone
  return shared && span.to < shared.from ? `${own} ${slice(text, words, shared)}` : own
}

/** `finish the shed by 1 April (Saturdays only`: the bracket that a slice cuts off. */
function withBracket(said: string): string {
  return said.includes('(') && !said.includes(')') ? `${said})` : said
}
