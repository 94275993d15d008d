import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { type DayWindow, EARLIEST } from './dayParts.ts'

/** Until then a house is quiet in the morning. */
const OTHERS_WAKE = '07:00'

/**
 * `before the kids get up`, `before everyone is awake`: early in the morning. Null where that is on a day of its own, where it says by
 * when something is ready, and where it is refused.
 */
export const beforeOthersWake: Phrase<DayWindow> = (words, at) => {
  if (words[at]?.plain !== 'before') return null
  const said = BEFORE_THEY_WAKE.exec(`${clauseText(words, at, MOST_WORDS)} `)?.[0]
  if (said === undefined) return null
  const to = at + said.trim().split(' ').length
  const isOfOneDay = !endsPart(words, to - 1) && /^(?:on|next|this|tomorrow|at)$/.test(words[to]?.plain ?? '')
  let begin = at
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  const isOther = words.slice(begin, at).some(({ plain }) => REFUSES_OR_WAKES.test(plain))
  return isOfOneDay || isOther ? null : { value: { from: EARLIEST, to: OTHERS_WAKE }, to }
}
const MOST_WORDS = 11
const WHO =
  '(?:(?:(?:my|the|our|all the|all my) )?(?:kids?|children|kiddos?|baby|babies|toddlers?|twins|boys?|girls?|little ones?|son|daughter|child|family|husband|wife|partner|boyfriend|girlfriend|flatmates?|roommates?|housemates?|parents|others|house|household|world|city)|(?:my|the|our) rest of the (?:house|family|household)|the rest of (?:the|my|our) (?:house|family|household|world)|every(?:one|body)(?: else)?(?: in the house)?|any(?:one|body)(?: else)?|they|he|she)'
const BEFORE_THEY_WAKE = new RegExp(
  `^before ${WHO}(?:'s|'re)? (?:(?:all|even|has|have) )*(?:wakes?(?: up)?|woken up|(?:gets?|is|are) (?:all )?(?:up(?! to\\b)(?: for school)?|awake)|stirs?|waking(?: up)?)(?= )`,
)
/** `no phone before the kids get up`, `wake up before the kids get up`. */
const REFUSES_OR_WAKES = /^(?:no|not|never|don't|stop|quit|avoid|without|wake|waking|get|getting|be|have)$/
