import { BUILT_IN_MODEL } from '#shared/assistant/runs.ts'
import { reply } from '../builtInPlanner/reply.ts'
import type { Model } from './model.ts'

/** The planner that is built in: it needs no provider, and answers in one piece. */
export const builtInModel: Model = {
  name: BUILT_IN_MODEL,
  provider: null,
  async *stream({ turns, tools, now, zone, weekStart }) {
    const answer = reply({ messages: turns, tools, now, zone, weekStart })
    if ('text' in answer) yield { type: 'text', text: answer.text }
    else for (const call of answer.toolCalls) yield { type: 'call', providerId: '', ...call }
    yield { type: 'end', reason: 'stop', usage: null }
  },
}
