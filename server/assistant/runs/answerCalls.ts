import { AppError } from '#shared/errors.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Tool } from '../tools/tool.ts'
import { toolNamed } from '../tools/offered.ts'
import { wireId } from '../wireId.ts'
import type { Begun } from './beginCall.ts'
import { failedOutput, inputOf } from './planCalls.ts'
import { readRun } from './readRun.ts'
import { type CallRow, stepOf, stepsOf } from './steps.ts'
import { heldRun, type Work } from './heldRun.ts'

type Calling = Extract<Begun, { kind: 'calls' }>

/**
 * Answers the calls of a round that this server runs, one after the other. Each answer is stored in the transaction of what the
 * tool did, so that a tool runs once, whatever happens to the server. Where the client has calls to answer, the run waits.
 *
 * @returns whether the run goes on here
 * @throws LeaseLost
 */
export async function answerCalls(work: Work, begun: Calling): Promise<boolean> {
  for (const call of begun.calls) {
    if (work.live.stopped() !== null) return true
    if (call.output === null && !call.is_client) await answerCall(work, begun, call)
  }
  const round = await change(work.deps, work.person, (tx) => endRound(tx, work, begun))
  if (round === null) return true
  if (round.isWaiting) work.live.emit('thread.run.requires_action', round.shown)
  else work.live.emit('thread.run.step.completed', round.step)
  return !round.isWaiting
}

async function answerCall(work: Work, { run }: Calling, call: CallRow): Promise<void> {
  const { deps, person } = work
  const isBuiltIn = run.model === deps.models.builtIn.name
  const tool = toolNamed(call.name, isBuiltIn)
  if (!tool || tool.runs === 'client') throw new Error(`${call.name} is no tool of this server`)
  const origin = { threadId: run.thread_id, runId: run.id, callId: call.id, isBuiltIn }
  const input = checkedInput(tool, call)
  try {
    if (tool.effect === 'read') {
      const output = await tool.answer(deps, person, input, origin)
      await change(deps, person, (tx) => store(tx, work, call, JSON.stringify(output)))
    } else {
      await change(deps, person, async (tx, inside) => {
        const { status } = await heldRun(tx, work.claim)
        if (status !== 'in_progress') return // it was cancelled, or its time is over
        const output = await tool.answer(inside, person, input, origin)
        await store(tx, work, call, JSON.stringify(output))
      })
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await change(deps, person, (tx) =>
      store(tx, work, { ...call, creates: false }, failedOutput(error.message)),
    )
  }
}

/** It was checked when the call was planned; this fills in what was left out. */
function checkedInput(tool: Tool, call: CallRow): never {
  return tool.schema.parse(inputOf(call.arguments)) as never
}

async function store(tx: Tx, { person, claim }: Work, call: CallRow, output: string): Promise<void> {
  await heldRun(tx, claim)
  await tx.query(STORE, [person.id, call.id, output, call.creates])
}

const STORE =
  'update run_calls set output = $3, creates = $4 where user_id = $1 and id = $2 and output is null'

/** Ends a round whose calls are answered, or lets the run wait for its client. Null when the run is to end otherwise. */
async function endRound(tx: Tx, { deps, person, claim }: Work, { step: { id } }: Calling) {
  const run = await heldRun(tx, claim)
  if (run.status !== 'in_progress') return null
  const { calls } = await stepsOf(tx, person.id, run.id)
  const own = calls.filter(({ step_id }) => step_id === id)
  const isWaiting = own.some(({ output }) => output === null)
  if (isWaiting) await tx.query(WAIT, [person.id, run.id])
  else await completeStep(tx, person.id, id, deps.now())
  if (isWaiting) tx.changed(person.id, 'runs', wireId('run', run.id), 'update')
  const { steps } = await stepsOf(tx, person.id, run.id)
  const row = steps.find((each) => each.id === id)
  if (!row) throw new Error('A step that was answered is gone')
  return { shown: await readRun(tx, person.id, run.id), step: stepOf(run, row, own), isWaiting }
}

const WAIT = `
  update runs set status = 'requires_action', holder = null, lease_until = null, words = null
  where user_id = $1 and id = $2`

/** Ends a step once all of its calls are answered. */
export async function completeStep(tx: Tx, userId: UserId, id: string, now: Date): Promise<void> {
  await tx.query(COMPLETE, [userId, id, now])
}

const COMPLETE = `
  update run_steps set status = 'completed', ended_at = $3 where user_id = $1 and id = $2 and status = 'in_progress'`
