import type { Plan } from '#shared/planning/plan.ts'
import type { Suggestion } from '#shared/assistant/suggestions.ts'
import type { PlannedSoFar } from '#shared/planning/comparedPlan.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { SentenceContext } from '#shared/planning/understand.ts'

/** One turn of a conversation, oldest first. `arguments` and `output` are JSON text. */
export type Message =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly { id: string; name: string; arguments: string }[] }
  | { role: 'tool'; id: string; name: string; output: string }

/** What the planner says next: words, maybe with buttons, or tools whose outputs it wants to see first. */
export type Reply = TextReply | { toolCalls: { name: string; arguments: string }[] }
export type TextReply = { text: string; suggestions?: readonly Suggestion[] }

/** The open proposal from a goal at the end of the thread. */
export type OpenPlan = {
  id: string
  /** The sentence that it was made from. */
  text: string
  answers: GoalAnswers
  planned: PlannedSoFar
  /** What it looks like, for questions about it. */
  shown: ShownPlan
}

/** A plan from a goal that is followed. */
export type AcceptedPlan = Pick<OpenPlan, 'id' | 'text' | 'answers' | 'planned'> & {
  /** Of its goal. */
  title: string
  /** The local date from which its weeks and what its sentence says of time count. */
  begun: string
  /** Whether it was proposed in this conversation. */
  isHere: boolean
}

/** Of a proposal what its card shows. */
export type ShownPlan = {
  phases: Plan['phases']
  /** Of the whole plan, without the first step. */
  sessions: number
  minutes: number
  /** The last date. */
  until: string | null
  firstStep: ShownItem | null
  /** A week of them at most, without the first step. */
  firstSessions: readonly ShownItem[]
  /** Sessions without a place. */
  unplaced: number
  isHabit: boolean
}
type ShownItem = { title: string; note: string; date: string; time: string | null }

/** Of what a person said so many characters are said again, or handed on as one line. */
export const LAST_LINE = 200

/** A call of one tool. */
export function toolCall(name: string, asked: object): Reply {
  return { toolCalls: [{ name, arguments: JSON.stringify(asked) }] }
}

/** Buttons that send what they say. */
export function buttons(...labels: readonly string[]): Suggestion[] {
  return labels.map((label) => ({ label, value: label }))
}

/** What words such as `summer` and `after work` mean for the person. */
export type Days = Pick<SentenceContext, 'isSouthern' | 'workday'>

/** The person's local moment. */
export type Local = {
  /** `YYYY-MM-DD`. */
  today: string
  /** `HH:MM`. */
  time: string
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
} & Days
