import type { Message } from '#shared/assistant/threads.ts'
import { newId } from '#server/db/newId.ts'
import { secondsOf } from '../threads/messages.ts'
import { wireId } from '../wireId.ts'
import type { LiveRun } from './liveRuns.ts'
import type { RunRow } from './readRun.ts'
import { type StepRow, stepOf } from './steps.ts'

/** A message of the assistant while its words come. */
export type StreamedText = {
  messageId: string
  stepId: string
  begun: Date
  text: string
}

/** Says to a run's streams that a message begins. */
export function beginText(live: LiveRun, run: RunRow, position: number, begun: Date): StreamedText {
  const streamed = { messageId: newId(), stepId: newId(), begun, text: '' }
  const step = stepOf(run, stepRow(streamed, position), [])
  live.emit('thread.run.step.created', step)
  live.emit('thread.run.step.in_progress', step)
  const message = emptyMessage(run, streamed)
  live.emit('thread.message.created', message)
  live.emit('thread.message.in_progress', message)
  return streamed
}

/** Says to a run's streams what was added to a message. */
export function addText(live: LiveRun, streamed: StreamedText, value: string): void {
  streamed.text += value
  const delta = { content: [{ index: 0, type: 'text', text: { value } }] }
  const id = wireId('message', streamed.messageId)
  live.emit('thread.message.delta', { id, object: 'thread.message.delta', delta })
}

function stepRow({ stepId, messageId, begun }: StreamedText, position: number): StepRow {
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

function emptyMessage(run: RunRow, { messageId, begun }: StreamedText): Message {
  return {
    id: wireId('message', messageId),
    object: 'thread.message',
    created_at: secondsOf(begun),
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
