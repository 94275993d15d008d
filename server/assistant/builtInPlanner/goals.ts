import { joinedAway } from '#shared/planning/away.ts'
import { daysAwayIn } from '#shared/planning/daysAway.ts'
import type { GoalAnswers, GoalUnderstanding } from '#shared/planning/goalAnswers.ts'
import { asksAboutGoal } from '#shared/planning/goalSentence/words/questions.ts'
import { readAnswer } from '#shared/planning/readAnswer.ts'
import { harmOf } from '#shared/planning/safety.ts'
import { LONGEST_SENTENCE, understand } from '#shared/planning/understand.ts'
import { buttons, type Local, type Message, type Reply, type TextReply, toolCall } from './conversation.ts'
import { asksTaskOrGoal, chosenKind } from './errands.ts'
import { levelIn } from './levels.ts'

/** A goal that was talked about, with what is known of it. */
export type Talk = { text: string; answers: GoalAnswers; understanding: GoalUnderstanding }

const PLAN_FOR =
  /^(?:please )?(?:(?:can|could) you )?(?:make|create|build|give|write|set|plan|add)(?: me)?(?: a| an| my| the| new)*(?: new)? (?:plan|goal|schedule)(?: for me)?(?:\s*:|\s+(?:to|for|of))\s*/i
/** With one of these a message asks, and names no goal. */
const QUESTION =
  /^(?:how|what|why|who|when|where|which|(?:is|are|am|do|does|did|should|can|could) (?:i|you|we|they|it|my|the|there|this|that))\b/i

/** A question is no answer: `is Sunday the long run?` */
const ASKS = /^(?:is|are|does|do|did|what(?! about)|why|how(?! about)|when|where|who|which|will)\b.*\?\s*$/is

/** What asks for the tasks of a day, unless more is said. */
export const ABOUT_TASKS = /\b(?:today(?:['’]?s)?|my (?:tasks?|to-?dos?|list|day|schedule|agenda))\b/i
const WISH = /^(?:i (?:really )?want to|i['’]?d (?:like|love) to|i would (?:like|love) to|my goal|help me)\b/i

/** Whether a message names a goal: by its kind, as a wish, or by until when, how often or how long. */
export function isGoal(text: string, local: Local): boolean {
  if (QUESTION.test(text)) return false
  const { understood } = understand(withoutPreface(text), local)
  if (understood.what === null) return PLAN_FOR.test(`${text} for `)
  const { template, deadline, per_week, minutes, weekly_minutes, total_minutes } = understood
  const said = [deadline, per_week, minutes, weekly_minutes, total_minutes].filter((fact) => fact !== null)
  if (ABOUT_TASKS.test(text) || /\btomorrow\b/i.test(text)) return said.length > 1
  return template !== 'general' || PLAN_FOR.test(text) || WISH.test(text) || said.length > 0
}

/**
 * The goal whose open questions were asked last; null when none waits for an answer. Of what was said only these questions and
 * their answers are read, however long the conversation is.
 */
export function pendingGoal(all: readonly Message[], local: Local): Talk | null {
  let talk: Talk | null = null
  const messages = lastQuestions(all)
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1]
    const isChoice = before?.role === 'assistant' && asksTaskOrGoal(before.text)
    if (message.role === 'user' && !(talk && isChoice && chosenKind(message.text) === 'goal'))
      talk = talk ? answered(talk, message.text, local) : begun(message.text, {}, local)
    const next = messages[at + 1]
    const isAsked = message.role === 'assistant' && talk !== null && asksFor(message.text, talk.understanding)
    if (message.role === 'assistant' && !isAsked && !asksTaskOrGoal(message.text)) talk = null
    if (message.role === 'user' && next?.role !== 'assistant') talk = null
  }
  return talk
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

/** The question that comes next, or the plan of a goal about which nothing is open any more. */
export function goalReply(text: string, pending: Talk | null, local: Local): Reply {
  return replyAbout(pending ? answered(pending, text, local) : begun(text, {}, local), local)
}

/** The same for a goal of which nothing new was said. */
export function replyAbout({ text, answers, understanding }: Talk, local: Local): Reply {
  const harm = harmOf(text, local, answers)
  if (harm) return { text: harm.sentence, suggestions: buttons(...harm.safer) }
  if (!understanding.ready) return questionsOf(understanding)
  return toolCall('break_down_goal', { text, ...(Object.keys(answers).length > 0 && { answers }) })
}

/** The first of the open questions with its answers as buttons. Of one message all that it answers is taken. */
export function questionsOf({ questions }: Pick<GoalUnderstanding, 'questions'>): TextReply {
  const [first] = questions
  return first
    ? { text: first.text, suggestions: buttons(...first.suggestions.map(({ label }) => label)) }
    : { text: '' }
}

/** Whether a message answers something that is open about a goal. */
export function answersGoal(text: string, { understanding }: Talk, local: Local): boolean {
  const given = answersIn(text, understanding, local)
  return Object.values(given).some((value) => value !== null)
}

/** Whether a message is about another goal than the one that is talked about. */
export function isOtherGoal(text: string, { understanding }: Talk, local: Local): boolean {
  if (PLAN_FOR.test(text) || WISH.test(text))
    return understand(withoutPreface(text), local).understood.what !== null
  const { understood, ready } = understand(text, local)
  const isOther = understood.pattern !== 'general' && understood.pattern !== understanding.understood.pattern
  return ready && understood.what !== null && isOther // "gym 3 times a week, 1 hour" says how, of "get abs"
}

function asksFor(text: string, { questions: [first] }: GoalUnderstanding): boolean {
  return first !== undefined && text.includes(first.text)
}

/** A goal of which its sentence alone is known. */
export function talkAbout(sentence: string, local: Local): Talk {
  return begun(sentence, {}, local)
}

function begun(message: string, answers: GoalAnswers, local: Local): Talk {
  const text = withoutPreface(message).slice(0, LONGEST_SENTENCE)
  return { text, answers, understanding: understand(text, local, answers) }
}

function answered({ text, answers, understanding }: Talk, message: string, local: Local): Talk {
  const given = answersIn(message, understanding, local)
  const known = Object.entries(given).filter(([, value]) => value !== null)
  return begun(text, { ...answers, ...Object.fromEntries(known) }, local)
}

/** What a message answers: what it says, or a button whose words mean nothing elsewhere: `Not then`. */
function answersIn(
  message: string,
  { questions, missing, understood }: GoalUnderstanding,
  local: Local,
): GoalAnswers {
  if (ASKS.test(message)) return {}
  const out = daysAwayIn(message, local)
  const rest = out ? message.replaceAll('’', "'").replace(out.words, '') : message
  const level = levelIn(message, understood)
  const read = {
    ...readAnswer(rest, missing, local),
    ...(out && { away: joinedAway(understood.away, out.away) }),
    ...(level !== null && { level }),
  }
  if (Object.keys(read).length > 0) return read
  const label = message.trim().toLowerCase()
  const chosen = questions
    .filter(({ field }) => field === 'unread')
    .flatMap(({ suggestions }) => suggestions)
    .find((one) => one.label.toLowerCase() === label)?.value
  return typeof chosen === 'object' && chosen !== null ? chosen : {}
}

function withoutPreface(text: string): string {
  return text.trim().replace(PLAN_FOR, '')
}
