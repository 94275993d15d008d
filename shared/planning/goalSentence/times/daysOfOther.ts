import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'

const LEAD =
  /^(?:(?:but|and) )?(?:not|except|excluding)(?: on| for)? (?:the |those |any )?(?:days?|nights?|evenings?|mornings?|afternoons?) (?:(?:when |that |where )?(?:i|we|i'm|we're|i've|we've|my [a-z]+)(?: [a-z']+){1,4}?|(?:of|with) (?:the |my |our )?[a-z']+(?: [a-z']+)?) (?:which|that) (?:is|are|falls?)(?= )/

/**
 * `not the nights I have training, which are Monday and Wednesday`: the days of something else are left out.
 *
 * @param days the weekdays behind their preposition
 */
export function daysOfOther(days: Phrase<readonly number[]>): Phrase<readonly number[]> {
  return (words, at, context) => {
    if (!/^(?:but|and|not|except|excluding)$/.test(words[at]?.plain ?? '')) return null
    const lead = LEAD.exec(clauseText(words, at, 14))?.[0]
    return lead === undefined ? null : days(words, at + lead.split(' ').length, context)
  }
}
