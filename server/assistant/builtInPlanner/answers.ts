import { type AcceptedPlan, buttons, type Local, type Message, type Reply } from './conversation.ts'
import { asksTaskOrGoal, chosenKind } from './errands.ts'
import { answersGoal, goalReply, isOtherGoal, pendingGoal, replyAbout, talkAbout } from './goals.ts'
import { chosenPlanReply, WHICH_PLAN } from './followedPlan.ts'
import { moveCall } from './requests.ts'
import { inOtherLanguage, smallTalk } from './smallTalk.ts'
import { taskReply } from './tasks.ts'

const NEVER_MIND = /^(?:cancel|never ?mind|forget it|stop|no,? thanks?|no|nothing|not now)\b[\s.!]*$/i

/** How the question begins that asks which of several tasks is meant. */
export const WHICH_ONE = 'Which one do you mean?'

/**
 * What follows from a message as the answer to the question that was asked last; null where none waits, or where the message is
 * something else: a request, another goal.
 *
 * @param request the message as a request
 */
export function answerToQuestion(
  text: string,
  before: readonly Message[],
  {
    local,
    request,
    acceptedPlans,
  }: { local: Local; request: Reply | null; acceptedPlans: readonly AcceptedPlan[] },
): Reply | null {
  const [said, asked] = [before.at(-2), before.at(-1)]
  if (said?.role !== 'user' || asked?.role !== 'assistant') return null
  if (asksTaskOrGoal(asked.text)) {
    const kind = chosenKind(text)
    if (kind === 'task') return taskReply(said.text, local)
    if (kind === 'goal') return goalReply(said.text, null, local)
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was added.' }
    const talk = talkAbout(said.text, local)
    return !request && answersGoal(text, talk, local) ? goalReply(text, talk, local) : null // "5 minutes a day" is no task's
  }
  if (asked.text.startsWith(WHICH_ONE)) {
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was moved.' }
    return request ? null : moveCall(askedAbout(before, WHICH_ONE), local, text)
  }
  if (asked.text.startsWith(WHICH_PLAN)) {
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was changed.' }
    return chosenPlanReply(text, askedAbout(before, WHICH_PLAN), acceptedPlans, local)
  }
  const pending = pendingGoal(before, local)
  if (pending === null) return null
  if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was planned.' }
  if (request || isOtherGoal(text, pending, local)) return null
  if (answersGoal(text, pending, local)) return goalReply(text, pending, local)
  return smallTalk(text) ?? inOtherLanguage(text) ?? again(replyAbout(pending, local))
}

/** The message about which a question was asked first: an answer that named none of what was offered is asked again. */
function askedAbout(before: readonly Message[], question: string): string {
  let at = before.length - 2
  while (isQuestion(before[at - 1], question) && before[at - 2]?.role === 'user') at -= 2
  const message = before[at]
  return message?.role === 'user' ? message.text : ''
}

function isQuestion(message: Message | undefined, question: string): boolean {
  return message?.role === 'assistant' && message.text.startsWith(question)
}

/** The same question once more, with a way out. */
function again(reply: Reply): Reply {
  if (!('text' in reply)) return reply
  return { ...reply, suggestions: [...(reply.suggestions ?? []), ...buttons('Never mind')] }
}
