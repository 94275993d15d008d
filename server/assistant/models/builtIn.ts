import { BUILT_IN_MODEL } from '#shared/assistant/runs.ts'
import { AppError } from '#shared/errors.ts'
import type { Compute } from '#server/compute/compute.ts'
import { type Model, ModelFailure } from './model.ts'

/** The planner that is built in: it needs no provider, and answers in one piece. */
export function createBuiltInModel(compute: Compute): Model {
  return {
    name: BUILT_IN_MODEL,
    provider: null,
    async *stream({ person, turns, tools, now, zone, weekStart, openPlan, acceptedPlans, days }) {
      const names = tools.map(({ name }) => ({ name }))
      const about = { openPlan, acceptedPlans, days }
      const conversation = { messages: turns, tools: names, now, zone, weekStart, ...about }
      const answer = await compute(person, 'reply', conversation).catch(asFailure)
      if ('text' in answer) {
        yield { type: 'text', text: answer.text }
        if (answer.suggestions) yield { type: 'suggestions', suggestions: answer.suggestions }
      }
      if ('toolCalls' in answer)
        for (const call of answer.toolCalls) yield { type: 'call', providerId: '', ...call }
      yield { type: 'end', reason: 'stop', usage: null }
    },
  }
}

/** Too much of the person's own waits already. */
function asFailure(error: unknown): never {
  throw error instanceof AppError ? new ModelFailure('rate_limit', error.message) : error
}
