import { runErrorOf } from '#shared/assistant/failures.ts'
import type { Run } from '#shared/assistant/runs.ts'
import { change } from '#server/kit/db/change.ts'
import { recordRequest } from '../usage/requestLog.ts'
import { unixSeconds } from '../unixSeconds.ts'
import { wireId } from '../wireId.ts'
import { answerCalls } from './answerCalls.ts'
import { askModel, type ModelAnswer } from './askModel.ts'
import { beginCall, type Begun } from './beginCall.ts'
import { endRun } from './endRun.ts'
import { keepLease, releaseRun } from './lease.ts'
import { findRun, readRun } from './readRun.ts'
import { saveAnswer } from './saveAnswer.ts'
import { usageOfAnswer } from './usageOfAnswer.ts'
import { heldRun, LeaseLost, type Work } from './heldRun.ts'

/**
 * Works on a run until it has ended, waits for its client, or is somebody else's. It belongs to this server and to no
 * connection: what happens is said to those who listen, and stored for those who ask later.
 *
 * Each step is stored in one transaction that checks the hold on the run. So what a server does that has lost its hold has no
 * effect, and what a dead server left is taken up from its last step.
 */
export async function driveRun(work: Work): Promise<void> {
  const { deps, claim, live } = work
  const stopBeat = keepLease(deps.db, claim, live)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const run = await findRun(deps.db, claim.userId, claim.runId)
    if (run) timer = setTimeout(() => live.stop('expired'), run.expires_at.getTime() - deps.now().getTime())
    while (await advance(work));
  } catch (error) {
    await giveUp(work, error).catch((reason: unknown) =>
      deps.log.warn({ reason: String(reason) }, 'A run was left for another server'),
    )
  } finally {
    clearTimeout(timer)
    stopBeat()
    live.close()
  }
}

/** One model call with what follows from it, or the calls that are not answered yet. @returns whether the run goes on here */
async function advance(work: Work): Promise<boolean> {
  const { deps, live } = work
  if (live.stopped() === 'shutdown') throw new LeaseLost()
  const begun = await beginCall(work)
  if (begun.kind === 'ended') return sayEnd(work, begun.shown)
  if (begun.isNew) live.emit('thread.run.in_progress', begun.shown)
  if (begun.kind === 'calls') return answerCalls(work, begun)
  const from = performance.now()
  const { model, request, run, position } = begun
  const answer = await askModel(model, request, { live, run, position, now: deps.now })
  if (answer.sent !== null) await record(work, begun, answer, performance.now() - from)
  if (live.stopped() === 'shutdown') throw new LeaseLost()
  return saveAnswer(work, begun, answer)
}

/** Notes what went to a provider, for the person to read. */
async function record(work: Work, asked: Asked, answer: ModelAnswer, durationMs: number): Promise<void> {
  const { deps, person } = work
  const { run, model } = asked
  if (answer.failure) {
    const { kind, reason } = answer.failure
    deps.log.warn({ provider: model.provider, kind, reason }, 'A model gave no whole answer')
  }
  await recordRequest(deps, person, {
    at: new Date(deps.now().getTime() - durationMs),
    threadId: wireId('thread', run.thread_id),
    runId: wireId('run', run.id),
    provider: model.provider ?? '',
    model: model.name,
    sent: answer.sent ?? '',
    usage: usageOfAnswer(asked, answer),
    kind: answer.failure?.kind ?? null,
    durationMs: Math.round(durationMs),
  })
}

type Asked = Extract<Begun, { kind: 'ask' }>

function sayEnd({ live }: Work, shown: Run): boolean {
  live.emit(`thread.run.${shown.status}`, shown)
  return false
}

/** A hold that was lost is let go; anything else that nobody foresaw ends the run. */
async function giveUp(work: Work, error: unknown): Promise<void> {
  const { deps, person, claim, live } = work
  if (live.stopped() === 'deleted') return sayDeleted(work)
  if (error instanceof LeaseLost) return releaseRun(deps, claim)
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  deps.log.error({ reason }, 'A run failed unexpectedly')
  const shown = await change(deps, person, async (tx) => {
    await heldRun(tx, claim)
    const failed = { ...runErrorOf('provider'), message: UNEXPECTED }
    await endRun(tx, person.id, { runId: claim.runId, status: 'failed', error: failed }, deps.now())
    return readRun(tx, person.id, claim.runId)
  })
  sayEnd({ ...work, live }, shown)
}

/** Nobody can ask for a run of a deleted thread any more, but open streams say how it ended. */
function sayDeleted({ deps, live }: Work): void {
  const last = live.lastRun()
  const cancelled_at = unixSeconds(deps.now())
  if (last)
    live.emit('thread.run.cancelled', { ...last, status: 'cancelled', required_action: null, cancelled_at })
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.'
