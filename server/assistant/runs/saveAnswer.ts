import { runErrorOf } from '#shared/assistant/failures.ts'
import { SUGGESTIONS, suggestionsText } from '#shared/assistant/suggestions.ts'
import { isActive, type Run, type RunError, type RunStatus } from '#shared/assistant/runs.ts'
import type { Message } from '#shared/assistant/threads.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { ModelUsage } from '../models/model.ts'
import { addMessage, type StoredMessage } from '../threads/addMessages.ts'
import { readMessage } from '../threads/messages.ts'
import { offeredTools } from '../tools/offered.ts'
import { proposeCreations } from '../tools/proposeCreations.ts'
import type { ModelAnswer } from './askModel.ts'
import type { Begun } from './beginCall.ts'
import { endRun } from './endRun.ts'
import type { LiveRun, StopReason } from './liveRuns.ts'
import { planCalls } from './planCalls.ts'
import { readRun, type RunRow } from './readRun.ts'
import { usageOfAnswer } from './usageOfAnswer.ts'
import { type CallRow, stepOf, type StepRow, stepsOf } from './steps.ts'
import { callDelta } from './storedEvents.ts'
import { heldRun, type Work } from './heldRun.ts'

type Asked = Extract<Begun, { kind: 'ask' }>
type Saved = {
  message: Message | null
  steps: StepRow[]
  calls: CallRow[]
  /** The run at its end; null while it goes on. */
  ended: Run | null
}

/**
 * Stores what a model answered, in one transaction: its text, its calls, and the end of the run where there is nothing more to
 * do. Then says it to the run's streams.
 *
 * @returns whether the run goes on
 * @throws LeaseLost
 */
export async function saveAnswer(work: Work, asked: Asked, answer: ModelAnswer): Promise<boolean> {
  const saved = await change(work.deps, work.person, (tx) => save(tx, work, asked, answer))
  work.live.say(null)
  say(work.live, asked.run, saved)
  return saved.ended === null
}

async function save(tx: Tx, work: Work, asked: Asked, answer: ModelAnswer): Promise<Saved> {
  const { deps, person, claim, live } = work
  const run = await heldRun(tx, claim)
  const now = deps.now()
  const end = endOf(run, answer, live.stopped())
  const usage = usageOfAnswer(asked, answer)
  await tx.query(COUNT, [person.id, run.id, usage.input, usage.output])
  if (answer.said) await saveText(tx, work, asked, { answer, reason: end?.reason ?? null, usage })
  if (!end) await saveCalls(tx, work, asked, { answer, usage })
  if (end) await endRun(tx, person.id, { runId: run.id, ...end }, now)
  const { steps, calls } = await stepsOf(tx, person.id, run.id)
  const isOver = end !== null || !isActive(run.status)
  return {
    message: answer.said && (await readMessage(tx, person.id, run.thread_id, answer.said.messageId)),
    steps: steps.filter(({ position }) => position >= asked.position),
    calls,
    ended: isOver ? await readRun(tx, person.id, run.id) : null,
  }
}

const COUNT = `
  update runs set input_tokens = least(input_tokens::bigint + $3, 2147483647),
    output_tokens = least(output_tokens::bigint + $4, 2147483647), words = null
  where user_id = $1 and id = $2`

/** `reason` is why the text is not whole; null when it is. */
type End = {
  status: RunStatus
  error?: RunError
  incompleteReason?: string
  reason: string | null
}

/** How a run ends with an answer; null when its calls are to be answered first. */
function endOf(run: RunRow, answer: ModelAnswer, stopped: StopReason | null): End | null {
  if (run.status === 'cancelling' || stopped === 'cancelled')
    return { status: 'cancelled', reason: 'run_cancelled' }
  if (run.status === 'expired' || stopped === 'expired') return { status: 'expired', reason: 'run_expired' }
  if (answer.failure)
    return { status: 'failed', error: runErrorOf(answer.failure.kind), reason: 'run_failed' }
  if (answer.reason === 'length')
    return { status: 'incomplete', incompleteReason: 'max_completion_tokens', reason: 'max_tokens' }
  return answer.calls.length === 0 ? { status: 'completed', reason: null } : null
}

type Kept = { answer: ModelAnswer; usage: ModelUsage }

async function saveText(
  tx: Tx,
  { deps, person }: Work,
  { run, position, model }: Asked,
  { answer, reason, usage }: Kept & { reason: string | null },
): Promise<void> {
  const { said } = answer
  if (!said) return
  const message: StoredMessage = {
    id: said.messageId,
    role: 'assistant',
    parts: [said.text],
    metadata: model.provider === null ? { ...BUILT_IN, ...suggested(answer) } : {},
    run: { id: run.id, assistantId: run.assistant_id },
    ...(reason !== null && { incompleteReason: reason }),
  }
  const now = deps.now()
  await addMessage(tx, person.id, run.thread_id, { ...message, createdAt: said.begun }, now)
  const step = [said.stepId, run.id, position, 'message_creation', 'completed', said.messageId]
  await tx.query(ADD_STEP, [person.id, ...step, usage.input, usage.output, said.begun, now])
}

/** Clients label what the planner says that is built in. */
const BUILT_IN: Record<string, string> = { planner: 'built-in' }
/** The buttons of a question. */
function suggested({ suggestions }: ModelAnswer): Record<string, string> {
  return suggestions.length === 0 ? {} : { [SUGGESTIONS]: suggestionsText(suggestions) }
}

const ADD_STEP = `
  insert into run_steps (user_id, id, run_id, position, type, status, message_id, input_tokens, output_tokens, created_at,
    ended_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

async function saveCalls(
  tx: Tx,
  work: Work,
  { run, position, earlier, model }: Asked,
  kept: Kept,
): Promise<void> {
  const { deps, person } = work
  const { said, calls: asked } = kept.answer
  const { calls, proposed } = planCalls(
    asked,
    earlier,
    offeredTools(run.request.tools, model.provider === null),
  )
  const origin = { threadId: run.thread_id, runId: run.id, isBuiltIn: model.provider === null }
  const output =
    proposed.length > 0 && (await proposeCreations({ ...deps, db: tx }, person, proposed, origin))
  const stepId = newId()
  const { input, output: answered } = kept.usage
  const usage = said ? [null, null] : [input, answered]
  const step = [stepId, run.id, position + (said ? 1 : 0), 'tool_calls', 'in_progress', null]
  await tx.query(ADD_STEP, [person.id, ...step, ...usage, deps.now(), null])
  for (const [index, call] of calls.entries()) {
    const isProposed = proposed.some(({ id }) => id === call.id)
    const row = isProposed && output !== false ? { ...call, output } : call
    const what = [row.provider_id, row.name, row.arguments, row.is_client, row.creates, row.output]
    await tx.query(ADD_CALL, [person.id, row.id, run.id, stepId, index, ...what])
  }
}

const ADD_CALL = `
  insert into run_calls (user_id, id, run_id, step_id, position, provider_id, name, arguments, is_client, creates, output)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

function say(live: LiveRun, run: RunRow, { message, steps, calls, ended }: Saved): void {
  if (message) live.emit(`thread.message.${message.status}`, message)
  for (const step of steps) {
    const own = calls.filter(({ step_id }) => step_id === step.id)
    if (step.type === 'message_creation') live.emit('thread.run.step.completed', stepOf(run, step, own))
    else sayCalls(live, run, step, own)
  }
  if (ended) live.emit(`thread.run.${ended.status}`, ended)
}

/** A call is said before it is answered, also where its answer is known at once. */
function sayCalls(live: LiveRun, run: RunRow, step: StepRow, calls: readonly CallRow[]): void {
  live.emit('thread.run.step.created', stepOf(run, step, []))
  live.emit('thread.run.step.in_progress', stepOf(run, step, []))
  for (const [index, call] of calls.entries()) {
    const { event, data } = callDelta(step.id, index, call)
    live.emit(event, data)
  }
}
