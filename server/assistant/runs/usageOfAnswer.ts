import { countTokens } from '../usage/countTokens.ts'
import type { ModelUsage, Turn } from '../models/model.ts'
import type { ModelAnswer } from './askModel.ts'
import type { Begun } from './beginCall.ts'

/** What a model call took: as the provider counts, else by the characters of both ways. */
export function usageOfAnswer(
  { request }: Pick<Extract<Begun, { kind: 'ask' }>, 'request'>,
  { said, calls, usage }: ModelAnswer,
): ModelUsage {
  if (usage) return usage
  const sent = request.turns.map(textOf).join('')
  return {
    input: countTokens(request.system + sent),
    output: countTokens((said?.text ?? '') + argumentsOf(calls)),
  }
}

function textOf(turn: Turn): string {
  if (turn.role === 'tool') return turn.output
  return turn.role === 'user' ? turn.text : turn.text + argumentsOf(turn.calls)
}

function argumentsOf(calls: readonly { arguments: string }[]): string {
  return calls.map((call) => call.arguments).join('')
}
