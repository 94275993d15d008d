import { MetadataPatch } from '#shared/assistant/threads.ts'
import { NewRun, NewThreadRun, Run, RunStep, ToolOutputs } from '#shared/assistant/runs.ts'
import { newId } from '#server/kit/db/newId.ts'
import { once } from '../once.ts'
import { openAiRoute } from '../openAiRoute.ts'
import { listSchema, PageQuery } from '../threads/pages.ts'
import { readThread } from '../threads/threads.ts'
import { uuidOf } from '../wireId.ts'
import { answerRun } from './answerRun.ts'
import { cancelRun } from './cancelRun.ts'
import { createRun } from './createRun.ts'
import { createThreadRun } from './createThreadRun.ts'
import { editRun, readCurrentRun } from './editRun.ts'
import { listRuns } from './readRun.ts'
import { listSteps, readStep } from './steps.ts'
import { submitOutputs } from './submitOutputs.ts'

const RunList = listSchema(Run)
const StepList = listSchema(RunStep)
/** The client's helper asks again after so long. */
const POLL_AFTER_MS = '500'

/** Runs of a thread, in the calls of the package `openai`. With `stream` the answer is its events. */
export const runRoutes = [
  openAiRoute({
    method: 'post',
    path: '/v1/threads/runs',
    summary: 'Begin a thread and its first run; with an Idempotency-Key, once',
    cost: 5,
    limit: 'runs',
    body: { NewThreadRun },
    answers: { 200: ['The run, or its events', { Run }] },
    async answer({ c, deps, caller, body }) {
      const holder = newId()
      const { answer: run, isFirst } = await once(c, deps, caller, (inside) =>
        createThreadRun(inside, caller, holder, body),
      )
      const threadId = uuidOf('thread', run.thread_id) ?? ''
      const thread = body.stream && isFirst ? await readThread(deps.db, caller.id, threadId) : null
      const before = thread ? [{ event: 'thread.created', data: thread }] : []
      return answerRun(c, deps, caller, { run, holder, isFirst, isStreamed: body.stream === true, before })
    },
  }),
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread/runs',
    summary: 'Begin a run; with an Idempotency-Key, once. A thread has one active run',
    cost: 5,
    limit: 'runs',
    body: { NewRun },
    answers: { 200: ['The run, or its events', { Run }] },
    async answer({ c, deps, caller, ids, body }) {
      const holder = newId()
      const { answer: run, isFirst } = await once(c, deps, caller, (inside) =>
        createRun(inside, caller, { threadId: ids.thread, holder }, body),
      )
      return answerRun(c, deps, caller, { run, holder, isFirst, isStreamed: body.stream === true })
    },
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread/runs',
    summary: 'The runs of a thread, newest first unless `order` says otherwise',
    cost: 1,
    query: { PageQuery },
    answers: { 200: ['A page of them', { RunList }] },
    answer: async ({ c, deps, caller, ids, query }) =>
      c.json(await listRuns(deps.db, caller.id, ids.thread, query)),
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread/runs/:run',
    summary: 'One run',
    cost: 1,
    answers: { 200: ['The run', { Run }] },
    async answer({ c, deps, caller, ids }) {
      c.header('openai-poll-after-ms', POLL_AFTER_MS)
      return c.json(await readCurrentRun(deps, caller, ids.thread, ids.run))
    },
  }),
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread/runs/:run',
    summary: 'Replace the metadata of a run',
    cost: 2,
    body: { MetadataPatch },
    answers: { 200: ['The run', { Run }] },
    answer: async ({ c, deps, caller, ids, body }) =>
      c.json(await editRun(deps, caller, { threadId: ids.thread, id: ids.run }, body.metadata)),
  }),
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread/runs/:run/cancel',
    summary: 'Cancel a run; what it said stays as an incomplete message',
    cost: 2,
    answers: { 200: ['The run', { Run }] },
    answer: async ({ c, deps, caller, ids }) => c.json(await cancelRun(deps, caller, ids.thread, ids.run)),
  }),
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread/runs/:run/submit_tool_outputs',
    summary: 'Answer every call of `required_action`; the run goes on',
    cost: 5,
    body: { ToolOutputs },
    largestBody: 4_194_304,
    answers: { 200: ['The run, or its events', { Run }] },
    async answer({ c, deps, caller, ids, body }) {
      const holder = newId()
      const which = { threadId: ids.thread, runId: ids.run, holder }
      const { run, step } = await submitOutputs(deps, caller, which, body)
      const before = step ? [{ event: 'thread.run.step.completed', data: step }] : []
      const isFirst = step !== null
      return answerRun(c, deps, caller, {
        run,
        holder,
        isFirst,
        isStreamed: body.stream === true,
        before,
        isResumed: true,
      })
    },
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread/runs/:run/steps',
    summary: 'The steps of a run, newest first unless `order` says otherwise',
    cost: 1,
    query: { PageQuery },
    answers: { 200: ['A page of them', { StepList }] },
    answer: async ({ c, deps, caller, ids, query }) =>
      c.json(await listSteps(deps.db, caller.id, ids, query)),
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread/runs/:run/steps/:step',
    summary: 'One step of a run',
    cost: 1,
    answers: { 200: ['The step', { RunStep }] },
    answer: async ({ c, deps, caller, ids }) => c.json(await readStep(deps.db, caller.id, ids)),
  }),
]
