import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import type { Claim, Span } from './words/wordSpan.ts'

const PEOPLE =
  '(?:hubby|husband|wife|wifey|partner|boyfriend|girlfriend|fiancee?|bf|gf|kids?|children|kiddos?|baby|babies|twins|toddlers?|boys?|girls?|sons?|daughters?|youngest|eldest|oldest|mum|mom|dad|parents|brother|sister|boss|flatmates?|roommates?|housemates?|neighbou?rs?|family|house|others|everyone|everybody|other half|better half|missus|ex)'
const SOMEBODY = `(?:(?:(?:my|our|the|his|her|their) )?${PEOPLE}(?: and (?:the |my )?${PEOPLE})?|he|she|they)`
/** Where they are, or what they have then. */
const IS_SOMEWHERE =
  "(?:'?s|s'|'re| is| are|)? (?:(?:always|usually|still|all|both) )*(?:(?:at|in|on|off to|out(?: at| with)?|away(?: at| with)?|gone|working|asleep|sleeping|busy) ?|(?:ha(?:s|ve)|go(?:es)?(?: to)?|play|plays|train|trains|work|works|sing|sings|do|does) )(?:[a-z']+(?: |$)){0,4}"
const THEN = new RegExp(`^(?:when|while|whilst|as|cos|because|since) ${SOMEBODY}${IS_SOMEWHERE}$`)

/**
 * Whether a part behind named days only says what others do then: `Wednesday nights | when hubby's at football`. It is when that
 * is, and no condition of its own; without days beside it nobody knows when it is.
 */
export function isDoneByOthersThen(words: readonly Word[], span: Span, claims: readonly Claim[]): boolean {
  if (endsPart(words, span.from - 1) || !THEN.test(clauseText(words, span.from, span.to - span.from)))
    return false
  const isBehindTime = claims.some(({ to, as }) => to === span.from && /^(?:days|time|rhythm)$/.test(as))
  // `in the evening when he's at football`: on which evenings is left open.
  const named = words.slice(Math.max(0, span.from - FARTHEST), span.from)
  return isBehindTime && named.some(({ plain }) => weekdayOf(plain.replace(/s$/, '')) !== null)
}
/** `Mondays and Wednesdays in the evening`: so many words before it may name the days. */
const FARTHEST = 4
