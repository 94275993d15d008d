import * as z from 'zod/mini'
import { ThreadSearch, ThreadSummaries, ThreadSummary } from '#shared/assistant/threads.ts'
import { Task } from '#shared/tasks/task.ts'
import { text } from '#shared/text/text.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { asAppError, STATUS } from '#server/kit/http/errors.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { CreateTaskCall, createCalledTask } from './createTask.ts'
import { forgetFirstAnswers } from './once.ts'
import { toOpenAiResponse } from './openAiErrors.ts'
import { DUE_RUNS } from './runs/dueRuns.ts'
import { runRoutes } from './runs/runRoutes.ts'
import { listThreads, noSuchThread, readSummary } from './threads/overview.ts'
import { messageRoutes, threadRoutes } from './threads/threadRoutes.ts'
import { deleteThread, nameThread } from './threads/threads.ts'
import { parametersOf } from './tools/tool.ts'
import { TOOLS } from './tools/tools.ts'
import { speechService, transcriptionService } from './voice/configured.ts'
import { uuidOf } from './wireId.ts'

/** The assistant's threads and runs in the shapes of the package `openai` (docs/wire.md, The assistant). */
export const assistantCalls: Slice = {
  tag: 'The assistant, for the package openai',
  prefix: '/v1/',
  jobs: { forgetFirstAnswers },
  due: DUE_RUNS,
  routes: [...threadRoutes, ...messageRoutes, ...runRoutes],
  onError: toOpenAiResponse,
}

const ThreadId = z.object({ id: z.string() })
const ThreadsQuery = z.object({
  query: z.optional(ThreadSearch),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})
const ThreadTitle = z.strictObject({
  title: text([1, 'A title has a character'], [120, 'A title has at most 120 characters']),
})
const Assistant = z.object({
  provider: z.nullable(z.string()),
  model: z.nullable(z.string()),
  planner: z.literal('built-in'),
  text_to_speech: z.boolean(),
  transcription: z.boolean(),
})
const AssistantTools = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      parameters: z.looseObject({}),
      runs: z.enum(['client', 'server']),
      effect: z.enum(['read', 'create', 'propose']),
    }),
  ),
})
const NO_SUCH_THREAD = ['No such thread', PROBLEM] as const

/** What people see of the assistant: their threads, and what it is and may do. */
export const assistant: Slice = {
  tag: 'Assistant',
  routes: [
    route({
      method: 'get',
      path: '/api/threads',
      summary: 'Threads, the one with the newest message first; with `query` those with each of its words',
      who: PERSON,
      scope: 'session',
      cost: 2,
      query: { ThreadsQuery },
      answers: { 200: ['A page of them', { ThreadSummaries }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listThreads(deps.db, caller.id, query)),
    }),
    route({
      method: 'patch',
      path: '/api/threads/:id',
      summary: 'Give a thread a title',
      who: PERSON,
      scope: 'session',
      cost: 2,
      params: ThreadId,
      body: { ThreadTitle },
      answers: {
        200: ['The thread', { ThreadSummary }],
        404: NO_SUCH_THREAD,
        409: ['The account is full', PROBLEM],
      },
      async answer({ c, deps, caller, params, body }) {
        const id = uuidOf('thread', params.id)
        if (id === null || !(await nameThread(deps, caller, id, body.title))) throw noSuchThread()
        return c.json(await readSummary(deps.db, caller.id, id))
      },
    }),
    route({
      method: 'delete',
      path: '/api/threads/:id',
      summary: 'Delete a thread with its messages and runs; plans and receipts stay',
      who: PERSON,
      scope: 'session',
      cost: 2,
      params: ThreadId,
      answers: { 204: ['It is gone'], 404: NO_SUCH_THREAD },
      async answer({ c, deps, caller, params }) {
        const id = uuidOf('thread', params.id)
        if (id === null || !(await deleteThread(deps, caller, id))) throw noSuchThread()
        return c.body(null, 204)
      },
    }),
    route({
      method: 'get',
      path: '/api/assistant',
      summary: 'Which model answers, and what else is set up',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['It', { Assistant }] },
      answer({ c, deps }) {
        const { configured } = deps.models
        return c.json({
          provider: configured?.provider ?? null,
          model: configured?.name ?? null,
          planner: 'built-in',
          text_to_speech: speechService(deps.settings) !== null,
          transcription: transcriptionService(deps.settings) !== null,
        })
      },
    }),
    route({
      method: 'get',
      path: '/api/assistant/tools',
      summary: 'Everything that a model may do, with what each tool takes',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['The tools', { AssistantTools }] },
      answer: ({ c }) =>
        c.json({
          items: TOOLS.map((tool) => ({
            name: tool.name,
            description: tool.description,
            parameters: parametersOf(tool),
            runs: tool.runs,
            effect: tool.effect,
          })),
        }),
    }),
  ],
}

/** The call with which a browser runs the tool `create_task`; refusals carry `error` beside code and message. */
export const functions: Slice = {
  tag: 'Functions',
  routes: [
    route({
      method: 'post',
      path: '/functions/v1/create_task',
      summary: 'Create the task that a model asked for; with an Idempotency-Key, once',
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { CreateTaskCall },
      answers: {
        200: ['The task, as it is now', { Task }],
        403: ['It names another person', PROBLEM],
        409: ['The account is full', PROBLEM],
      },
      answer: async ({ c, deps, caller, body }) =>
        jsonText(c, await createCalledTask(deps, caller, body, c.req.header('idempotency-key') ?? null)),
    }),
  ],
  onError:
    ({ log }) =>
    (thrown, c) => {
      const { code, message, details } = asAppError(thrown, c, log)
      return c.json(
        { error: message, code, message, ...(details !== undefined && { details }) },
        STATUS[code],
      )
    },
}
