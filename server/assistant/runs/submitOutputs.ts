import type { Run, RunStep, ToolOutputs } from '#shared/assistant/runs.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from '../openAiErrors.ts'
import { uuidOf, wireId } from '../wireId.ts'
import { completeStep } from './answerCalls.ts'
import { expireOverdue } from './expire.ts'
import { LEASE_END } from './lease.ts'
import { lookAtRunLater } from './lookAtRunLater.ts'
import { readRun, runOfThread } from './readRun.ts'
import { type CallRow, stepOf, stepsOf } from './steps.ts'

/** A run that has its client's outputs. @param step the one that they complete; null when they were all taken before */
export type Submitted = { run: Run; step: RunStep | null }

/**
 * Takes what the client's functions answered, and lets the run go on.
 *
 * @param holder of the server's hold on the run, which begins now
 * @throws OpenAiError `not_found`, `invalid`, `invalid_status`
 */
export async function submitOutputs(
  deps: Deps,
  person: Person,
  { threadId, runId, holder }: { threadId: string; runId: string; holder: string },
  { tool_outputs: outputs }: ToolOutputs,
): Promise<Submitted> {
  await expireOverdue(deps, person, await runOfThread(deps.db, person.id, threadId, runId))
  return change(deps, person, async (tx) => {
    const row = await runOfThread(tx, person.id, threadId, runId)
    const { steps, calls } = await stepsOf(tx, person.id, runId)
    const given = outputs.map(({ tool_call_id: id, output }) => ({
      id: uuidOf('call', id),
      output: output ?? '',
    }))
    const open = calls.filter(({ output }) => output === null)
    if (row.status !== 'requires_action') {
      if (!wereTaken(given, calls))
        throw new OpenAiError('invalid_status', `The run is ${row.status} and waits for no outputs`)
      return { run: await readRun(tx, person.id, runId), step: null }
    }
    if (!answersEach(given, open)) {
      if (!wereTaken(given, calls)) throw new OpenAiError('invalid', EACH_ONCE, { param: 'tool_outputs' })
      return { run: await readRun(tx, person.id, runId), step: null }
    }
    for (const { id, output } of given) await tx.query(STORE, [person.id, id, output])
    const step = steps.find(({ id }) => id === open[0]?.step_id)
    if (!step) throw new Error('A run waits for outputs of no step')
    await completeStep(tx, person.id, step.id, deps.now())
    await tx.query(QUEUE, [person.id, runId, holder])
    await lookAtRunLater({ ...deps, db: tx }, person.id, runId)
    tx.changed(person.id, 'runs', wireId('run', runId), 'update')
    return { run: await readRun(tx, person.id, runId), step: await readBack(tx, person.id, row, step.id) }
  })
}

const EACH_ONCE = 'Every call of required_action is answered exactly once'

type Given = { id: string | null; output: string }[]

function answersEach(given: Given, open: readonly CallRow[]): boolean {
  return given.length === open.length && open.every((call) => given.some(({ id }) => id === call.id))
}

/** Whether outputs name only calls that the client has answered before. */
function wereTaken(given: Given, calls: readonly CallRow[]): boolean {
  const isTaken = (id: string | null) =>
    calls.some((call) => call.id === id && call.is_client && call.output !== null)
  return given.length > 0 && given.every(({ id }) => isTaken(id))
}

async function readBack(
  tx: Tx,
  userId: UserId,
  run: Parameters<typeof stepOf>[0],
  id: string,
): Promise<RunStep | null> {
  const { steps, calls } = await stepsOf(tx, userId, run.id)
  const step = steps.find((each) => each.id === id)
  return step
    ? stepOf(
        run,
        step,
        calls.filter(({ step_id }) => step_id === id),
      )
    : null
}

const STORE = 'update run_calls set output = $3 where user_id = $1 and id = $2 and output is null'
const QUEUE = `
  update runs set status = 'queued', holder = $3, lease_until = ${LEASE_END} where user_id = $1 and id = $2`
