import { isActive, type Run } from '#shared/assistant/runs.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import { readMessage } from '../threads/messages.ts'
import { uuidOf, wireId } from '../wireId.ts'
import type { RunEvent } from './liveRuns.ts'
import { findRun, readRun, type RunRow } from './readRun.ts'
import { type CallRow, stepOf, type StepRow, stepsOf } from './steps.ts'

const LOOK_MS = 250

/**
 * The events of a run that another server works on, or that is over: its beginning, and once it has ended or waits for its
 * client, everything else at once.
 */
export async function* storedEvents(db: Db, userId: UserId, runId: string): AsyncGenerator<RunEvent> {
  const first = await readRun(db, userId, runId)
  for (const event of ['created', 'queued', 'in_progress'])
    yield { event: `thread.run.${event}`, data: first }
  let run: Run | null = first
  while (isActive(run.status) && run.status !== 'requires_action') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    if (!(await findRun(db, userId, runId))) return
    run = await readRun(db, userId, runId)
  }
  const row = await findRun(db, userId, runId)
  if (!row) return
  const { steps, calls } = await stepsOf(db, userId, runId)
  for (const step of steps) {
    const own = calls.filter(({ step_id }) => step_id === step.id)
    yield* step.type === 'message_creation'
      ? messageEvents(db, userId, row, step)
      : callEvents(row, step, own)
  }
  yield { event: `thread.run.${run.status}`, data: run }
}

async function* messageEvents(db: Db, userId: UserId, run: RunRow, step: StepRow): AsyncGenerator<RunEvent> {
  const open = stepOf(run, { ...step, status: 'in_progress', ended_at: null }, [])
  yield { event: 'thread.run.step.created', data: open }
  yield { event: 'thread.run.step.in_progress', data: open }
  const message = await readMessage(db, userId, run.thread_id, step.message_id ?? '').catch(() => null)
  if (message) {
    const begun = { ...message, status: 'in_progress', content: [], completed_at: null, incomplete_at: null }
    yield { event: 'thread.message.created', data: begun }
    yield { event: 'thread.message.in_progress', data: begun }
    const value = message.content.map(({ text }) => text.value).join('')
    const delta = { content: [{ index: 0, type: 'text', text: { value } }] }
    yield {
      event: 'thread.message.delta',
      data: { id: message.id, object: 'thread.message.delta', delta },
    }
    yield { event: `thread.message.${message.status}`, data: message }
  }
  yield { event: 'thread.run.step.completed', data: stepOf(run, step, []) }
}

function* callEvents(run: RunRow, step: StepRow, calls: readonly CallRow[]): Generator<RunEvent> {
  const open = stepOf(run, { ...step, status: 'in_progress', ended_at: null }, [])
  yield { event: 'thread.run.step.created', data: open }
  yield { event: 'thread.run.step.in_progress', data: open }
  for (const [index, call] of calls.entries()) yield callDelta(step.id, index, call)
  if (step.status !== 'in_progress')
    yield { event: `thread.run.step.${step.status}`, data: stepOf(run, step, calls) }
}

/** What a stream says of a call, before it is answered. */
export function callDelta(stepId: string, index: number, call: Omit<CallRow, 'step_id'>): RunEvent {
  const { name, arguments: args } = call
  const said = {
    index,
    id: wireId('call', call.id),
    type: 'function',
    function: { name, arguments: args, output: null },
  }
  const delta = { step_details: { type: 'tool_calls', tool_calls: [said] } }
  const id = wireId('step', stepId)
  return { event: 'thread.run.step.delta', data: { id, object: 'thread.run.step.delta', delta } }
}

/** The UUID of a run that was answered. */
export function runIdOf({ id }: Pick<Run, 'id'>): string {
  const uuid = uuidOf('run', id)
  if (uuid === null) throw new Error(`${id} is no id of a run`)
  return uuid
}
