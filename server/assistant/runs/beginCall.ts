import { runErrorOf } from '#shared/assistant/failures.ts'
import { isActive, type Run, type RunError, type RunStatus } from '#shared/assistant/runs.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { sentenceContext } from '#server/plans/sentenceContext.ts'
import type { Days } from '../builtInPlanner/conversation.ts'
import type { Model, ModelRequest } from '../models/model.ts'
import { readPrivacy } from '../privacy.ts'
import { systemMessage } from '../systemMessage.ts'
import { offeredTools } from '../tools/offered.ts'
import { wireId } from '../wireId.ts'
import { conversationOf } from './conversation.ts'
import { modelFor } from './createRun.ts'
import { readAcceptedPlans } from './acceptedPlans.ts'
import { endRun } from './endRun.ts'
import { readOpenPlan } from './openPlan.ts'
import { readRun, type RunRow } from './readRun.ts'
import { type CallRow, type StepRow, stepsOf } from './steps.ts'
import { heldRun, type Work } from './heldRun.ts'

/** What a run needs next: a model's answer, the answers of tools, or nothing more. */
export type Begun =
  | { kind: 'ended'; shown: Run }
  | ({ kind: 'calls'; step: StepRow; calls: CallRow[] } & InProgress)
  | ({
      kind: 'ask'
      model: Model
      request: Omit<ModelRequest, 'onSent'>
      position: number
      earlier: CallRow[]
    } & InProgress)
type InProgress = {
  run: RunRow
  shown: Run
  /** Whether it was waiting until now. */
  isNew: boolean
}

/** Model calls of a run (docs/rules/assistant.md, The assistant). */
const MOST_MODEL_CALLS = 8
const TOO_MANY_CALLS: RunError = {
  code: 'server_error',
  message: 'The assistant asked for tools too many times.',
  kind: 'provider',
}

/** Looks what a run needs next, and counts the model call that this is. @throws LeaseLost */
export function beginCall({ deps, person, claim }: Work): Promise<Begun> {
  return change(deps, person, async (tx) => {
    const run = await heldRun(tx, claim)
    const model = modelFor(deps.models, run.model)
    const end = endOf(run, deps.now(), model !== null)
    if (end) await endRun(tx, person.id, { runId: run.id, ...end }, deps.now())
    if (end || !model || !isActive(run.status))
      return { kind: 'ended', shown: await readRun(tx, person.id, run.id) }
    const { steps, calls } = await stepsOf(tx, person.id, run.id)
    const step = steps.find(({ type, status }) => type === 'tool_calls' && status === 'in_progress')
    const isNew = run.status === 'queued'
    await start(tx, run, { isModelCall: !step, now: deps.now() }, person.id)
    const shown = await readRun(tx, person.id, run.id)
    if (step) {
      const own = calls.filter(({ step_id }) => step_id === step.id)
      return { kind: 'calls', step, calls: own, run, shown, isNew }
    }
    const request = await requestOf(tx, { deps, person }, run, model)
    return { kind: 'ask', model, request, position: steps.length, earlier: calls, run, shown, isNew }
  })
}

type End = { status: RunStatus; error?: RunError }

/** How a run ends before another model call; null when it goes on. */
function endOf({ status, expires_at, model_calls: calls }: RunRow, now: Date, hasModel: boolean): End | null {
  if (!isActive(status)) return null
  if (status === 'cancelling') return { status: 'cancelled' }
  if (expires_at <= now) return { status: 'expired' }
  // The operator may have set up another provider since.
  if (!hasModel) return { status: 'failed', error: runErrorOf('configuration') }
  return calls >= MOST_MODEL_CALLS ? { status: 'failed', error: TOO_MANY_CALLS } : null
}

async function start(
  tx: Tx,
  run: RunRow,
  { isModelCall, now }: { isModelCall: boolean; now: Date },
  userId: Work['person']['id'],
): Promise<void> {
  await tx.query(START, [userId, run.id, isModelCall ? 1 : 0, now])
  if (run.status === 'queued') tx.changed(userId, 'runs', wireId('run', run.id), 'update')
}

const START = `
  update runs set status = 'in_progress', started_at = coalesce(started_at, $4), model_calls = model_calls + $3
  where user_id = $1 and id = $2`

async function requestOf(
  tx: Tx,
  { deps, person }: Pick<Work, 'deps' | 'person'>,
  run: RunRow,
  model: Model,
): Promise<Omit<ModelRequest, 'onSent'>> {
  const { request } = run
  const { assistantHistory, dataTrainingConsent } = await readPrivacy(tx, person.id)
  const now = deps.now()
  const zone = person.dayRule.timezone
  const isBuiltIn = model.provider === null // nothing that it is given leaves the server
  const thread = wireId('thread', run.thread_id)
  const isForced = request.tool_choice === 'required' || typeof request.tool_choice === 'object'
  return {
    person,
    system: systemMessage(now, zone),
    turns: await conversationOf(tx, person.id, run, {
      sendsHistory: assistantHistory || isBuiltIn,
      isBuiltIn,
    }),
    tools: offeredTools(request.tools, isBuiltIn),
    // A call that must be made would be made in every round.
    toolChoice: isForced && run.model_calls > 0 ? 'auto' : (request.tool_choice ?? 'auto'),
    temperature: request.temperature ?? null,
    topP: request.top_p ?? null,
    maxTokens: request.max_completion_tokens ?? null,
    mayStore: dataTrainingConsent,
    now,
    zone,
    weekStart: person.weekStart,
    openPlan: isBuiltIn ? await readOpenPlan(tx, person.id, thread, now) : null,
    acceptedPlans: isBuiltIn ? await readAcceptedPlans(tx, person.id, thread) : [],
    days: isBuiltIn ? await daysOf({ ...deps, db: tx }, person) : null,
  }
}

async function daysOf(deps: Work['deps'], person: Work['person']): Promise<Days> {
  const { isSouthern, workday } = await sentenceContext(deps, person)
  return { isSouthern, workday }
}
