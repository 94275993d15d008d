import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#server/kit/db/newId.ts'
import { personOf } from '#server/kit/http/person.ts'
import { RUN, startAssistant } from '#server/testing/assistant.ts'
import { after, callsTools, says } from '#server/testing/modelPeer.ts'
import type { Model } from '../models/model.ts'
import { uuidOf } from '../wireId.ts'
import { answerCalls } from './answerCalls.ts'
import { driveRun } from './drive.ts'
import { LeaseLost, type Work } from './heldRun.ts'
import { createLiveRuns } from './liveRuns.ts'
import { findRun, readRun } from './readRun.ts'
import { stepsOf } from './steps.ts'

const { server, peer, asking, close } = await startAssistant()
const { db, deps } = server
afterAll(close)
beforeEach(() => peer.reset())

const GOAL = { id: 'g', name: 'create_goal', arguments: '{"title":"Twice"}' }
const LIST = { id: 'l', name: 'list_tasks', arguments: '{}' }
const UNTOUCHED = { status: 'in_progress', model_calls: 1, input_tokens: 0 }

/** A run whose model has not answered yet when another server takes it from the one that asked. */
async function takenAway(answer = says('Never stored')) {
  const { ai, thread, id, get } = await asking()
  const gate = Promise.withResolvers<void>()
  const [before, holder] = [peer.received.length, newId()]
  peer.will(after(gate.promise, answer))
  const run = await ai.beta.threads.runs.create(thread, RUN)
  const runId = uuidOf('run', run.id) ?? ''
  await expect.poll(() => peer.received.length).toBe(before + 1)
  await db.query('update runs set holder = $2 where user_id = $1', [id, holder])
  const person = await personOf(db, id)
  if (!person) throw new Error('They are gone')

  /** The work of a server that holds it no more, or of its holder. */
  const workOf = (asHolder = newId()): Work => ({
    deps,
    person,
    claim: { userId: id, runId, holder: asHolder },
    live: createLiveRuns().open(runId),
  })

  /** Puts a call into it that nobody has answered. */
  async function addRound({ name, arguments: args }: typeof GOAL, isClient: boolean) {
    const step = newId()
    await db.query(ADD_STEP, [id, step, runId])
    await db.query(ADD_CALL, [id, newId(), runId, step, name, args, isClient])
    const row = await findRun(db, id, runId)
    const { steps, calls } = await stepsOf(db, id, runId)
    const [open] = steps
    if (!row || !open) throw new Error('There is no round')
    return {
      kind: 'calls' as const,
      step: open,
      calls,
      run: row,
      shown: await readRun(db, id, runId),
      isNew: false,
    }
  }

  /** Lets the model answer; resolves once the server that asked it has let the run go. */
  async function end() {
    gate.resolve()
    await expect.poll(() => deps.liveRuns.find(runId)).toBe(undefined)
  }

  async function state() {
    const [row] = await db.query<{ holder: string }>(STATE, [id])
    const goals = (await (await get('/api/goals')).json()) as { items: object[] }
    const { steps, calls } = await stepsOf(db, id, runId)
    const { data } = await ai.beta.threads.messages.list(thread, { run_id: run.id })
    const answered = calls.filter(({ output }) => output !== null).length
    return { run: row, goals: goals.items.length, steps: steps.length, answered, messages: data.length }
  }
  return { holder, workOf, addRound, end, state }
}

const ADD_STEP = `
  insert into run_steps (user_id, id, run_id, position, type, status, created_at)
  values ($1, $2, $3, 0, 'tool_calls', 'in_progress', now())`
const ADD_CALL = `
  insert into run_calls (user_id, id, run_id, step_id, position, provider_id, name, arguments, is_client, creates)
  values ($1, $2, $3, $4, 0, 'p', $5, $6, $7, true)`
const STATE = 'select status, holder, model_calls, input_tokens from runs where user_id = $1'

test('what a model answers to a server that has lost its hold is not stored, and its calls are not made', async () => {
  const { holder, end, state } = await takenAway(callsTools([GOAL], 'I will.'))
  await end()
  expect(await state()).toEqual({
    run: { ...UNTOUCHED, holder },
    goals: 0,
    steps: 0,
    answered: 0,
    messages: 0,
  })
})

test.each([
  ['that makes something', GOAL],
  ['that reads', LIST],
])('a tool %s has no effect for a server that has lost its hold', async (_, call) => {
  const { holder, workOf, addRound, end, state } = await takenAway()
  const round = await addRound(call, false)
  await expect(answerCalls(workOf(), round)).rejects.toBeInstanceOf(LeaseLost)
  expect(await state()).toMatchObject({ run: { ...UNTOUCHED, holder }, goals: 0, answered: 0 })
  await end()
})

test('a server that has lost its hold neither lets the run wait nor begins its next call', async () => {
  const { holder, workOf, addRound, end, state } = await takenAway()
  const round = await addRound(GOAL, true)
  await expect(answerCalls(workOf(), round)).rejects.toBeInstanceOf(LeaseLost)
  await driveRun(workOf())
  expect(await state()).toMatchObject({ run: { ...UNTOUCHED, holder } })
  await end()
})

test('a server that fails does not end the run that another one has by now', async () => {
  const { holder, workOf, end, state } = await takenAway()
  const next = newId()
  async function* stream(): ReturnType<Model['stream']> {
    await db.query('update runs set holder = $2 where holder = $1', [holder, next])
    yield { type: 'text', text: 'Nothing ' }
    throw new Error('Nobody foresaw this')
  }
  const work = workOf(holder)
  const { configured, builtIn } = deps.models
  if (!configured) throw new Error('There is no provider')
  const models = { builtIn, configured: { ...configured, stream } }
  await driveRun({ ...work, deps: { ...deps, models } })
  expect(await state()).toMatchObject({ run: { status: 'in_progress', holder: next } })
  await end()
})
