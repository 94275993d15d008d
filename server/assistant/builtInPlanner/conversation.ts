import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { SentenceContext } from '#shared/planning/understand.ts'

/** One turn of a conversation, oldest first. `arguments` and `output` are JSON text. */
export type Message =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly { id: string; name: string; arguments: string }[] }
  | { role: 'tool'; id: string; name: string; output: string }

/** What the planner says next: words, or tools whose outputs it wants to see first. */
export type Reply = { text: string } | { toolCalls: { name: string; arguments: string }[] }

/** What the planner knows beside the words. */
export type Scene = {
  /** The newest open proposal of the thread for a goal, with what it was asked by. */
  openPlan: { id: string; text: string; answers?: GoalAnswers | undefined } | null
  /** What words such as `summer` and `after work` mean for the person. */
  days: Pick<SentenceContext, 'isSouthern' | 'workday'>
}

/** The person's local moment. */
export type Local = {
  /** `YYYY-MM-DD`. */
  today: string
  /** `HH:MM`. */
  time: string
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
} & Scene['days']
