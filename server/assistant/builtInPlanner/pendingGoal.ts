import { asksAboutGoal } from '#shared/planning/goalSentence/words/questions.ts'
import { understand } from '#shared/planning/understand.ts'
import {
  buttons,
  type Local,
  type Message,
  type OpenPlan,
  type Reply,
  type TextReply,
} from './conversation.ts'
import { asksTaskOrGoal, chosenKind } from './errands.ts'
import {
  answered,
  asksFor,
  goalInstead,
  isGoal,
  isOtherGoal,
  replyAbout,
  type Talk,
  talkAbout,
} from './goals.ts'
import { examsIn, WHICH_EXAM } from './severalExams.ts'
import { namedAmong, otherNamed } from './planRemarks.ts'

/**
 * The goal whose open questions were asked last; null when none waits for an answer. Of what was said only these questions and
 * their answers are read, however long the conversation is.
 */
export function pendingGoal(all: readonly Message[], local: Local): Talk | null {
  let talk: Talk | null = null
  const messages = lastQuestions(all)
  const earlier = all.slice(0, all.length - messages.length)
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1]
    const isChoice = before?.role === 'assistant' && asksTaskOrGoal(before.text)
    const next = messages[at + 1]
    const isSettled =
      talk !== null && isChoice && message.role === 'user' && chosenKind(message.text) === 'goal'
    if (message.role === 'user' && !isSettled && !isTakenUp(next))
      talk = talkAfter(message.text, talk, [...earlier, ...messages.slice(0, at)], local)
    const isAsked = message.role === 'assistant' && talk !== null && asksFor(message.text, talk.understanding)
    if (message.role === 'assistant' && !isAsked && !asksTaskOrGoal(message.text)) talk = null
    if (message.role === 'user' && next?.role !== 'assistant') talk = null
  }
  return talk
}

/** Behind something else that was asked or done meanwhile the open question is asked once more, so that the goal is not lost. */
const TAKEN_UP = 'Back to ‘'

/**
 * What is said to a request while a question about a goal waits, with that question behind it; the reply alone where none waits.
 *
 * @param before the messages before the request
 */
export function withOpenQuestion(reply: TextReply, before: readonly Message[], local: Local): TextReply {
  const asked = before.at(-1)
  const isOpen = asked?.role === 'assistant' && asksAboutGoal(asked.text)
  const talk = isOpen ? pendingGoal(before, local) : null
  const question = talk && replyAbout(talk, local)
  if (!talk || !question || !('text' in question)) return reply
  return {
    text: `${reply.text}\n\n${TAKEN_UP}${talk.understanding.understood.what ?? talk.text}’. ${question.text}`,
    suggestions: [...(question.suggestions ?? []), ...buttons('Never mind')],
  }
}

/** Whether what was said before this message was no answer. */
function isTakenUp(message: Message | undefined): boolean {
  return message?.role === 'assistant' && message.text.includes(`\n\n${TAKEN_UP}`)
}

/** Each question is asked again until it is answered; after so many rounds the goal is no longer waited for. */
const MOST_ROUNDS = 8

/** The questions of the planner at the end of a conversation, one after the other, each behind what the person said. */
function lastQuestions(messages: readonly Message[]): readonly Message[] {
  let from = messages.length
  while (from >= 2 && messages.length - from <= 2 * MOST_ROUNDS) {
    const [said, asked] = [messages[from - 2], messages[from - 1]]
    if (said?.role !== 'user' || asked?.role !== 'assistant') break
    if (!asksAboutGoal(asked.text) && !asksTaskOrGoal(asked.text)) break
    from -= 2
  }
  return messages.length - from > 2 * MOST_ROUNDS ? [] : messages.slice(from)
}

/** What is talked about after a message: what was, with its answer; another goal; one to which it goes back. */
function talkAfter(text: string, talk: Talk | null, before: readonly Message[], local: Local): Talk {
  const back = talkBefore(text, before, local)
  if (back) return back
  const exam = examChosen(text, before)
  if (exam !== null) return talkAbout(exam, local)
  if (talk === null) return talkAbout(text, local)
  const instead = goalInstead(text, talk, local) ?? otherNamed(text, talk.understanding.understood)
  if (instead !== null) return talkAbout(instead, local)
  return isOtherGoal(text, talk, local) ? talkAbout(text, local) : answered(talk, text, local)
}

/** Of several exams the one that was named where it was asked which is first. */
function examChosen(text: string, before: readonly Message[]): string | null {
  const [said, asked] = [before.at(-2), before.at(-1)]
  const isAsked = asked?.role === 'assistant' && asked.text === WHICH_EXAM
  return isAsked && said?.role === 'user' ? namedAmong(text, examsIn(said.text) ?? []) : null
}

const BACK =
  /^(?:(?:no|wait|ok(?:ay)?|actually|hmm+|sorry|and|but|well|so)[,.]? )*(?:(?:(?:can|could) (?:we|you|i)|let['’]?s|i want to|i['’]d like to|please) )?(?:(?:go |come |get |switch )?back to|stick (?:with|to)|stay with) (?:(?:the|my|that|our) )?(.{2,40}?)(?: (?:thing|goal|plan|idea|one|stuff|again|please|instead|first))*[\s.!?]*$/i
/** `now the reading` */
const NOW =
  /^(?:(?:ok(?:ay)?|and|so|then|good)[,.]? )*now (?:(?:to|for|about|let['’]?s do) )?(?:(?:the|my|our) )?(?!.*(?:\d|days?\b|minutes?\b|hours?\b|weeks?\b|months?\b|mornings?\b|evenings?\b))(.{2,40}?)(?: (?:thing|goal|plan|one|please))*[\s.!?]*$/i
const goneTo = (text: string) => (BACK.exec(text) ?? NOW.exec(text))?.[1]
/** So far back a goal is looked for. */
const MOST_MESSAGES = 40

/**
 * `go back to the guitar`: the goal that was talked about before, at the question where it was left. Null where the message says
 * nothing of the kind, or no such goal was named.
 */
export function backToGoal(
  text: string,
  before: readonly Message[],
  openPlan: OpenPlan | null,
  local: Local,
): Reply | null {
  const name = goneTo(text)
  if (name === undefined) return null
  if (openPlan && BACK.test(text) && isNamed(name, openPlan.text, local))
    return { text: 'Its plan is still open, as it was. Accept it, or say what should be otherwise.' }
  const talk = talkBefore(text, before, local)
  return talk && replyAbout(talk, local)
}

/** The goal to which a message goes back, with what was answered about it. */
function talkBefore(text: string, all: readonly Message[], local: Local): Talk | null {
  const name = goneTo(text)
  if (name === undefined) return null
  const before = all.slice(-MOST_MESSAGES)
  const at = before.findLastIndex(
    (message) =>
      message.role === 'user' &&
      goneTo(message.text) === undefined &&
      isGoal(message.text, local) &&
      isNamed(name, message.text, local),
  )
  const message = before[at]
  if (message?.role !== 'user') return null
  const exam = namedAmong(name, examsIn(message.text) ?? [])
  if (exam !== null) return talkAbout(exam, local)
  let talk = talkAbout(message.text, local)
  const further = otherNamed(name, talk.understanding.understood)
  if (further !== null) return talkAbout(further, local)
  for (let next = at + 1; next + 1 < before.length; next += 2) {
    const [asked, said] = [before[next], before[next + 1]]
    if (asked?.role !== 'assistant' || said?.role !== 'user' || !asksFor(asked.text, talk.understanding))
      break
    if (isTakenUp(before[next + 2])) continue
    if (otherNamed(said.text, talk.understanding.understood) !== null) break
    if (goalInstead(said.text, talk, local) !== null || isOtherGoal(said.text, talk, local)) break
    talk = answered(talk, said.text, local)
  }
  return talk
}

/** By its words, or by its kind: `the weight thing` is `lose 6 kg`. */
function isNamed(name: string, goal: string, local: Local): boolean {
  const { pattern, category } = understand(goal, local).understood
  const said = ` ${goal} ${pattern} ${category} `.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
  return (
    words.length > 0 &&
    words.every((word) =>
      said.includes(` ${word.replace(/(?<=\p{L}{3})ing$/u, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')}`),
    )
  )
}
