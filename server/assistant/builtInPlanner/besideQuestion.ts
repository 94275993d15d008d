import { isRarerThanWeekly } from '#shared/planning/goalSentence/words/unreadQuestion.ts'
import { buttons, type Reply, type TextReply } from './conversation.ts'
import { isTold, NOT_USED } from './told.ts'
import { isVague } from './planRemarks.ts'
import { asksForHelp, inOtherLanguage, smallTalk } from './smallTalk.ts'

const ASKS_WHY = /^(?:but |and )?(?:why|what for|how come|does it matter|do (?:i|you) (?:have|need) to)\b/i
const ASKS_MEANING =
  /^(?:(?:sorry|hm+|oh|and|but),? )*(?:what (?:do|does|did) (?:you|it|that|this) mean|(?:i )?(?:don['’]?t|do not) (?:understand|get)(?: (?:it|that|this|you|the question))?|huh|pardon|come again)[\s?.!]*$/i
const ASKS_ADVICE =
  /\b(?:what|when|which|how (?:often|long|much|many)|where) (?:would|do|should|can) (?:you|i) (?:suggest|recommend|advise|say|think|choose|pick|take)\b|\bwhat(?:['’]s| is| would be) (?:the )?(?:best|normal|usual|good|common|typical|realistic)\b/i
const REFUSES = /^(?:no|nope|nah)[\s.!]*$/i
/** What a plan will say by itself. */
const ASKS_WHAT_TO_DO =
  /^(?:and |so |but )?(?:(?:which|what) (?:days?|dates?|times?|hours?)\b|how (?:many|long|much)\b)|^(?:and |so |but )?(?:what|how|where) (?:do|should|must|shall|can|would) i (?:do|need|have|start|begin)\b|^(?:i )?(?:don['’]?t|do not) know (?:what|where|how) to (?:do|start|begin)\b/i

/**
 * What is said to a message that does not answer the open question: a short word to it, and the same question once more with a way
 * out, so that the goal is not lost.
 *
 * @param question the open question with its buttons
 */
export function besideQuestion(message: string, question: Reply): Reply {
  if (!('text' in question)) return question
  const first = besideIn(message, question)
  return {
    text: `${first} ${question.text}`,
    suggestions: [...(question.suggestions ?? []), ...buttons('Never mind')],
  }
}

function besideIn(message: string, { suggestions = [] }: TextReply): string {
  const foreign = inOtherLanguage(message)
  if (foreign) return foreign.text
  const isLeftToPlan = suggestions.some(({ label }) => label === 'As the plan needs')
  if (asksForHelp(message))
    return 'I turn goals into plans, add tasks, find free time and show what is planned. For your plan I still need to know:'
  if (ASKS_WHY.test(message)) return 'So that the plan fits your days. A rough answer is enough.'
  if (isRarerThanWeekly(message)) return 'Once a month is the least that a plan can do.'
  if (REFUSES.test(message)) return 'None of these? Say it in your own words.'
  if (ASKS_MEANING.test(message)) return 'One of the answers below is enough, or your own words.'
  if (isVague(message) || ASKS_ADVICE.test(message))
    return isLeftToPlan
      ? 'Then leave it to the plan, if you like; it can be changed later.'
      : 'A rough answer is enough; it can be changed later.'
  if (ASKS_WHAT_TO_DO.test(message)) return 'The plan will say it, step by step.'
  // One question at a time: of small talk its first sentence is enough.
  return (
    smallTalk(message)?.text.replace(/^(.+?[.]) .*$/s, '$1') ??
    (isTold(message) ? NOT_USED : 'I did not get that.')
  )
}
