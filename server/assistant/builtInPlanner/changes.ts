import { changeOfGoal } from '#shared/planning/changeOfGoal.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Local, Message, Reply, Scene } from './conversation.ts'

/** The call that proposes the plan anew with what a message changes of it; null for a message that changes nothing. */
export function changeReply(
  text: string,
  { id, text: goal, answers = {} }: NonNullable<Scene['openPlan']>,
  local: Local,
): Reply | null {
  const { understood } = understand(goal, local, answers)
  const change = changeOfGoal(text, local, understood)
  if (change === null) return null
  const asked = { text: goal, answers: { ...answers, ...change.answers }, replaces: id }
  return { toolCalls: [{ name: 'break_down_goal', arguments: JSON.stringify(asked) }] }
}

/** What of the last message was not applied to the plan that has taken another's place. */
export function notApplied(messages: readonly Message[], local: Local): string[] {
  const at = messages.findLastIndex(({ role }) => role === 'user')
  const said = messages[at]
  const call = messages.slice(at).flatMap((message) => (message.role === 'assistant' ? message.calls : []))[0]
  if (said?.role !== 'user' || call?.name !== 'break_down_goal' || !call.arguments.includes('"replaces"'))
    return []
  const goal = JSON.parse(call.arguments) as { text: string }
  const change = changeOfGoal(said.text, local, understand(goal.text, local).understood)
  return change && change.unclear.length > 0 ? [`Not applied: ‘${change.unclear.join(' ')}’.`] : []
}
