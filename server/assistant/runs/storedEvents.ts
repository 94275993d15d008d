import { isActive, type Run } from '#shared/assistant/runs.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { readMessage } from '../threads/messages.ts'
import { uuidOf, wireId } from '../wireId.ts'
import type { RunEvent } from './liveRuns.ts'
import { findRun, readRun, type RunRow } from './readRun.ts'
import { type CallRow, stepOf, type StepRow, stepsOf } from './steps.ts'
import { textBegins, textGrows } from './streamText.ts'
import { storedWords, type Words } from './words.ts'

const LOOK_MS = 250

/**
 * The events of a run that another server works on, or that is over, up to its end or until it waits for its client. What is
 * stored is said as it comes: steps when they are, and a message's words with the holder's renewals of its hold.
 *
 * A server that dies takes the half of its message with it: then the stream ends there, as that server's own streams do.
 */
export async function* storedEvents(db: Db, userId: UserId, runId: string): AsyncGenerator<RunEvent> {
  const first = await readRun(db, userId, runId)
  for (const event of ['created', 'queued', 'in_progress'])
    yield { event: `thread.run.${event}`, data: first }
  const said = createSaid(db, userId)
  for (;;) {
    const seen = await look(db, userId, runId)
    if (!seen) return
    for (const step of seen.steps)
      yield* step.type === 'message_creation' ? said.message(seen, step) : said.calls(seen, step)
    const { status } = seen.shown
    if (!isActive(status) || status === 'requires_action') {
      yield { event: `thread.run.${status}`, data: seen.shown }
      return
    }
    if (said.isCutShort(seen)) return
    yield* said.words(seen)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** A run as it is stored at one moment. */
type Seen = { words: Words | null; shown: Run; row: RunRow; steps: StepRow[]; calls: CallRow[] }

/**
 * Looks at a run; null when it is gone. What is read later is newer: words that are over by then are a step, and what an ended
 * run did is there.
 */
async function look(db: Db, userId: UserId, runId: string): Promise<Seen | null> {
  const words = await storedWords(db, userId, runId)
  const row = await findRun(db, userId, runId)
  if (!row) return null
  const shown = await readRun(db, userId, runId).catch(() => null)
  return shown && { words, row, shown, ...(await stepsOf(db, userId, runId)) }
}

/** Says each step of a run once, in the order of its events, however many looks it takes. */
function createSaid(db: Db, userId: UserId) {
  const begun = new Set<string>()
  const ended = new Set<string>()
  let open: { messageId: string; length: number } | null = null

  function* begin(step: object, id: string): Generator<RunEvent> {
    if (begun.has(id)) return
    begun.add(id)
    yield { event: 'thread.run.step.created', data: step }
    yield { event: 'thread.run.step.in_progress', data: step }
  }

  return {
    /** What is new of the words that are being said. */
    *words({ words, row, steps }: Seen): Generator<RunEvent> {
      if (!words || words.position < steps.length) return
      if (open === null) yield* textBegins(row, words)
      begun.add(words.stepId)
      open ??= { messageId: words.messageId, length: 0 }
      if (words.text.length > open.length) yield textGrows(words.messageId, words.text.slice(open.length))
      open.length = words.text.length
    },
    /** Whether words were said that will be in no message, since their server is gone. */
    isCutShort: ({ words }: Seen) => open !== null && words?.messageId !== open.messageId,
    /** What is new of a message that has ended. */
    async *message({ row }: Seen, step: StepRow): AsyncGenerator<RunEvent> {
      if (ended.has(step.id)) return
      ended.add(step.id)
      const isOpen = begun.has(step.id)
      yield* begin(stepOf(row, { ...step, status: 'in_progress', ended_at: null }, []), step.id)
      const message = await readMessage(db, userId, row.thread_id, step.message_id ?? '').catch(() => null)
      if (message) {
        const opening = { status: 'in_progress', content: [], completed_at: null, incomplete_at: null }
        for (const event of isOpen ? [] : ['created', 'in_progress'])
          yield { event: `thread.message.${event}`, data: { ...message, ...opening } }
        const text = message.content.map((part) => part.text.value).join('')
        const rest = text.slice(open?.length ?? 0)
        if (rest !== '') yield textGrows(step.message_id ?? '', rest)
        yield { event: `thread.message.${message.status}`, data: message }
      }
      open = null
      yield { event: 'thread.run.step.completed', data: stepOf(row, step, []) }
    },
    /** What is new of a round of calls. */
    *calls({ row, calls }: Seen, step: StepRow): Generator<RunEvent> {
      const own = calls.filter(({ step_id }) => step_id === step.id)
      if (!begun.has(step.id)) {
        yield* begin(stepOf(row, { ...step, status: 'in_progress', ended_at: null }, []), step.id)
        for (const [index, call] of own.entries()) yield callDelta(step.id, index, call)
      }
      if (step.status === 'in_progress' || ended.has(step.id)) return
      ended.add(step.id)
      yield { event: `thread.run.step.${step.status}`, data: stepOf(row, step, own) }
    },
  }
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
