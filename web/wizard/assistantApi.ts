import type * as z from 'zod/mini'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { AnyPlan } from '#shared/planning/plan.ts'
import type { Api } from '#web/kit/api.ts'
import { newId } from '#web/kit/newId.ts'
import type { NetworkFailure } from '#web/kit/networkFailure.ts'
import { eventsIn } from '#web/kit/realtime/eventStream.ts'
import { MessageList, Refused, Run, RunList, Thread, ThreadMessage } from './wire.ts'

/** A call that answers at once counts as failed after this long. Milliseconds. */
const TIMEOUT_MS = 20_000
const ASSISTANT_ID = 'crushion'
/** As many messages of a conversation as the chat shows. */
const MOST_MESSAGES = 100

export type RunEvent = { event: string; data: unknown }
/** What a tool answered, for the assistant. */
export type ToolOutput = { tool_call_id: string; output: string }
export type AssistantApi = ReturnType<typeof createAssistantApi>

/**
 * The calls of a conversation with the assistant (docs/wire.md, Assistant). Each creation takes a key: made twice with the
 * same key it is made once.
 *
 * Refusals are AppErrors as those of every call: `unauthenticated`, `rate_limited`, `not_found`, `unavailable` …
 */
export function createAssistantApi(api: Api) {
  return {
    createThread: (key: string) => call(api, '/v1/threads', posted({}, key), Thread),
    addMessage: (threadId: string, content: string, key: string) =>
      call(api, `/v1/threads/${threadId}/messages`, posted({ role: 'user', content }, key), ThreadMessage),
    /** The messages of a thread, oldest first. */
    messages: async (threadId: string, runId?: string): Promise<ThreadMessage[]> => {
      const query = `limit=${MOST_MESSAGES}&order=desc${runId ? `&run_id=${runId}` : ''}`
      const { data } = await call(api, `/v1/threads/${threadId}/messages?${query}`, {}, MessageList)
      return data.toReversed()
    },
    newestRun: async (threadId: string): Promise<Run | undefined> =>
      (await call(api, `/v1/threads/${threadId}/runs?limit=1`, {}, RunList)).data[0],
    run: (threadId: string, runId: string) => call(api, `/v1/threads/${threadId}/runs/${runId}`, {}, Run),
    /** Begins a run and says what happens in it. The run goes on when the stream ends early. */
    startRun: (threadId: string, key: string, signal: AbortSignal) =>
      stream(
        api,
        `/v1/threads/${threadId}/runs`,
        posted({ assistant_id: ASSISTANT_ID, stream: true }, key),
        signal,
      ),
    /** Gives a waiting run what its tools answered, and says what happens next. */
    submitOutputs: ({ thread_id, id }: Run, tool_outputs: ToolOutput[], signal: AbortSignal) =>
      stream(
        api,
        `/v1/threads/${thread_id}/runs/${id}/submit_tool_outputs`,
        posted({ tool_outputs, stream: true }),
        signal,
      ),
    cancel: (threadId: string, runId: string) =>
      call(api, `/v1/threads/${threadId}/runs/${runId}/cancel`, posted({}), Run),
    /** Proposes the plan of three tasks. @returns its id */
    proposeFallback: async (): Promise<string | null> => {
      const plan = { id: newId(), template: 'fallback' }
      return (await api.post('/api/plans', plan, AnyPlan)).id
    },
    /** Makes a task, as the tool `create_task` asks. @returns the answer's JSON, also of a refusal */
    createTask: async (task: object, key: string): Promise<unknown> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await api.send('/functions/v1/create_task', { ...posted(task, key), signal })
      if (response.status === 401)
        throw new AppError('unauthenticated', 'Please sign in again to create tasks')
      return response.json()
    },
  }
}

function posted(body: object, key?: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  }
}

async function call<Schema extends z.ZodMiniType>(
  api: Api,
  path: string,
  request: RequestInit,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await answered(api, path, request, AbortSignal.timeout(TIMEOUT_MS))
  return schema.parse(await response.json())
}

async function* stream(
  api: Api,
  path: string,
  request: RequestInit,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const { body } = await answered(api, path, request, signal)
  if (!body) return
  for await (const { event, data } of eventsIn(body))
    if (event !== 'done') yield { event, data: JSON.parse(data) }
}

async function answered(
  api: Api,
  path: string,
  request: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  const response = await api.send(path, { ...request, signal }).catch((error: unknown) => {
    if (error instanceof TypeError)
      throw new AppError('unavailable', 'The server cannot be reached right now.', {
        cause: 'network',
      } satisfies NetworkFailure)
    throw error
  })
  if (response.ok) return response
  const refused = Refused.safeParse(await response.json().catch(() => null))
  const message = refused.success ? refused.data.error.message : 'The server cannot be reached right now.'
  throw new AppError(CODES[response.status] ?? 'unavailable', message, {
    cause: 'server',
    reason: refused.success ? refused.data.error.code : null,
  })
}

const CODES: Record<number, ErrorCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
}
