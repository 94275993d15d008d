import { type AcceptedPlan, type Local, type Message, type Reply } from './conversation.ts'
import { besideQuestion } from './besideQuestion.ts'
import { askedLine, asksTaskOrGoal, chosenKind, isErrand, kindOfLine, taskOrGoal } from './errands.ts'
import { unusedInWords } from './changes.ts'
import {
  answersGoal,
  goalInstead,
  goalReply,
  isGoal,
  isOtherGoal,
  replyAbout,
  talkAbout,
  unusedOf,
} from './goals.ts'
import { chosenPlanReply, WHICH_PLAN } from './followedPlan.ts'
import { pendingGoal } from './pendingGoal.ts'
import { namedAmong } from './planRemarks.ts'
import { moveCall, otherTarget } from './requests.ts'
import { examsIn, WHICH_EXAM } from './severalExams.ts'
import { asksForHelp, inOtherLanguage, smallTalk } from './smallTalk.ts'
import { taskReply } from './tasks.ts'

const NEVER_MIND =
  /^(?:(?:actually|ok(?:ay)?|oh|no),? )*(?:leave it(?: (?:be|alone|as it is))?|neither|none(?: of (?:them|these))?|cancel|never ?mind|forget it|stop|no,? thanks?|no|nothing|not now)\b[\s.!]*$/i

/** To a question with several answers it refuses these, and may still want the plan. */
const NO = /^(?:no|nope|nah)[\s.!]*$/i

/** How it begins what is said of tasks that would move. */
export const MOVED = 'Here is the change:'
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
    const line = said.text.startsWith(askedLine(asked.text)) ? said.text : askedLine(asked.text)
    if (kind === 'task') return taskReply(line, local)
    if (kind === 'goal') return goalReply(line, null, local)
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was added.' }
    return request ? null : besideTaskOrGoal(text, line, local)
  }
  if (asked.text.startsWith(WHICH_ONE)) {
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was moved.' }
    return request ? null : moveCall(askedAbout(before, WHICH_ONE), local, text)
  }
  if (asked.text.startsWith(WHICH_PLAN)) {
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was changed.' }
    return chosenPlanReply(text, askedAbout(before, WHICH_PLAN), acceptedPlans, local)
  }
  const exams = asked.text === WHICH_EXAM ? examsIn(askedAbout(before, WHICH_EXAM)) : null
  if (exams) {
    if (NEVER_MIND.test(text)) return { text: 'All right. Nothing was planned.' }
    const first = namedAmong(text, exams)
    return first !== null && !request ? goalReply(first, null, local) : null
  }
  if (asked.text.startsWith(MOVED)) return otherTarget(text, movesBefore(before), local)
  const pending = pendingGoal(before, local)
  if (pending === null) return null
  if (NEVER_MIND.test(text) && !NO.test(text)) return { text: 'All right. Nothing was planned.' }
  const other = goalInstead(text, pending, local)
  if (other !== null) return goalReply(other, null, local)
  if (request || isErrand(text) || kindOfLine(text, local) === 'task' || isOtherGoal(text, pending, local))
    return null
  const question = replyAbout(pending, local)
  const { what, also } = pending.understanding.understood
  const named = namedAmong(text, [what ?? '', ...also])
  if (named !== null && named !== what) return goalReply(named, null, local)
  return named !== null || answersGoal(text, pending, local)
    ? noted(withUnused(goalReply(text, pending, local), unusedOf(text, pending, local)), question)
    : besideQuestion(text, question)
}

/** `5 minutes a day` is said of no task; what says nothing known leaves the question, what is something else does not. */
function besideTaskOrGoal(text: string, line: string, local: Local): Reply | null {
  const talk = talkAbout(line, local)
  if (answersGoal(text, talk, local)) return goalReply(text, talk, local)
  const isOther =
    kindOfLine(text, local) !== null || isGoal(text, local) || asksForHelp(text) || smallTalk(text)
  return isOther || inOtherLanguage(text) ? null : taskOrGoal(line)
}

/** `Not on Tuesdays`, when something else was asked: it is kept, and the question still stands. */
function noted(next: Reply, question: Reply): Reply {
  const isSame = 'text' in next && 'text' in question && next.text.endsWith(question.text)
  return isSame ? { ...next, text: `Noted. ${next.text}` } : next
}

/** What of an answer was not used is named before what comes next. */
function withUnused(next: Reply, unused: readonly string[]): Reply {
  return unused.length > 0 && 'text' in next
    ? { ...next, text: `${unusedInWords(unused)} ${next.text}` }
    : next
}

/** What was said about the tasks that would move, oldest first. */
function movesBefore(before: readonly Message[]): string[] {
  const lines: string[] = []
  for (let at = before.length - 1; isQuestion(before[at], MOVED); at -= 2) {
    const message = before[at - 1]
    if (message?.role === 'user') lines.unshift(message.text)
  }
  return lines
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
