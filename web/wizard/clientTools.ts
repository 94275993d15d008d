import { AppError } from '#shared/errors.ts'
import type { AssistantApi, ToolOutput } from './assistantApi.ts'
import { NO_SESSION, UNTITLED_TASK } from './replies.ts'
import type { Run, ToolCall } from './wire.ts'

/**
 * Does what the assistant asks this device for: `create_task` (docs/rules/assistant.md, The assistant). A call that was answered before
 * is answered alike, so it may be done by several tabs at once.
 */
export async function answerCalls(api: AssistantApi, userId: string, run: Run): Promise<ToolOutput[]> {
  const outputs: ToolOutput[] = []
  for (const call of run.required_action?.submit_tool_outputs.tool_calls ?? [])
    outputs.push({ tool_call_id: call.id, output: await outputOf(api, userId, call) })
  return outputs
}

async function outputOf(
  api: AssistantApi,
  userId: string,
  { id, function: { name, arguments: given } }: ToolCall,
): Promise<string> {
  if (name !== 'create_task') return JSON.stringify({ error: `Unknown tool ${name}` })
  try {
    return JSON.stringify(await api.createTask({ ...taskIn(given), user_id: userId }, id))
  } catch (error) {
    if (!(error instanceof AppError)) return JSON.stringify({ error: 'The task could not be created' })
    return error.code === 'unauthenticated' ? NO_SESSION : JSON.stringify({ error: error.message })
  }
}

/** The arguments of the call; a title that is missing, blank or no text is one of its own. */
function taskIn(given: string): Record<string, unknown> {
  const asked: unknown = JSON.parse(given)
  const fields: Record<string, unknown> = typeof asked === 'object' && asked ? { ...asked } : {}
  const { title } = fields
  return { ...fields, title: typeof title === 'string' && title.trim() ? title.trim() : UNTITLED_TASK }
}
