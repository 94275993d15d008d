import type { Message } from '#shared/assistant/threads.ts'
import { newId } from '#server/kit/db/newId.ts'
import { unixSeconds } from '../unixSeconds.ts'
import { wireId } from '../wireId.ts'
import type { LiveRun, RunEvent } from './liveRuns.ts'
import type { RunRow } from './readRun.ts'
import { type StepRow, stepOf } from './steps.ts'
import type { Words } from './words.ts'

/** Says to a run's streams that a message begins. */
export function beginText(live: LiveRun, run: RunRow, position: number, begun: Date): Words {
  const words = { messageId: newId(), stepId: newId(), position, begun, text: '' }
  live.say(words)
  for (const { event, data } of textBegins(run, words)) live.emit(event, data)
  return words
}

/** Says to a run's streams what was added to a message. */
export function addText(live: LiveRun, words: Words, value: string): void {
  words.text += value
  const { event, data } = textGrows(words.messageId, value)
  live.emit(event, data)
}

/** What a stream says when a message begins. */
export function textBegins(run: RunRow, words: Words): RunEvent[] {
  const step = stepOf(run, stepRow(words), [])
  const message = emptyMessage(run, words)
  return [
    { event: 'thread.run.step.created', data: step },
    { event: 'thread.run.step.in_progress', data: step },
    { event: 'thread.message.created', data: message },
    { event: 'thread.message.in_progress', data: message },
  ]
}

/** What a stream says when a message grows. */
export function textGrows(messageId: string, value: string): RunEvent {
  const delta = { content: [{ index: 0, type: 'text', text: { value } }] }
  const id = wireId('message', messageId)
  return { event: 'thread.message.delta', data: { id, object: 'thread.message.delta', delta } }
}

function stepRow({ stepId, messageId, begun, position }: Words): StepRow {
  return {
    id: stepId,
    position,
    type: 'message_creation',
    status: 'in_progress',
    message_id: messageId,
    input_tokens: null,
    output_tokens: null,
    created_at: begun,
    ended_at: null,
  }
}

function emptyMessage(run: RunRow, { messageId, begun }: Words): Message {
  return {
    id: wireId('message', messageId),
    object: 'thread.message',
    created_at: unixSeconds(begun),
    completed_at: null,
    incomplete_at: null,
    thread_id: wireId('thread', run.thread_id),
    run_id: wireId('run', run.id),
    assistant_id: run.assistant_id,
    status: 'in_progress',
    incomplete_details: null,
    role: 'assistant',
    content: [],
    attachments: [],
    metadata: {},
    receipts: [],
    plan_ids: [],
  }
}
