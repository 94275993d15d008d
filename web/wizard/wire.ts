import * as z from 'zod/mini'

/** The parts of `/v1` that the chat reads (docs/wire.md, Assistant). */

const Receipt = z.object({
  id: z.string(),
  action: z.string(),
  table: z.string(),
  row_id: z.string(),
  title: z.string(),
})

/** An answer to a question, to be chosen. */
export const Suggestion = z.object({ label: z.string(), value: z.optional(z.unknown()) })
export type Suggestion = z.infer<typeof Suggestion>

export const ThreadMessage = z.object({
  id: z.string(),
  created_at: z.number(),
  run_id: z.nullable(z.string()),
  status: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.object({ value: z.string() })) })),
  receipts: z.array(Receipt),
  plan_ids: z.array(z.string()),
  metadata: z._default(z.record(z.string(), z.unknown()), {}),
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

const ToolCall = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })
export type ToolCall = z.infer<typeof ToolCall>

const RUN_STATES = [
  'queued',
  'in_progress',
  'requires_action',
  'cancelling',
  'cancelled',
  'failed',
  'completed',
  'incomplete',
  'expired',
] as const

export const Run = z.object({
  id: z.string(),
  thread_id: z.string(),
  status: z.enum(RUN_STATES),
  required_action: z.nullable(z.object({ submit_tool_outputs: z.object({ tool_calls: z.array(ToolCall) }) })),
  last_error: z.nullable(
    z.object({ code: z.string(), message: z.string(), kind: z.optional(z.nullable(z.string())) }),
  ),
})
export type Run = z.infer<typeof Run>

export const Thread = z.object({ id: z.string() })
export const MessageList = z.object({ data: z.array(ThreadMessage) })
export const RunList = z.object({ data: z.array(Run) })
export const MessageDelta = z.object({
  id: z.string(),
  delta: z.object({ content: z.array(z.object({ text: z.optional(z.object({ value: z.string() })) })) }),
})
/** How every refusal below `/v1` looks. */
export const Refused = z.object({ error: z.object({ message: z.string(), code: z.nullable(z.string()) }) })

export const AssistantStatus = z.object({
  provider: z.nullable(z.string()),
  model: z.nullable(z.string()),
  planner: z.string(),
  text_to_speech: z.boolean(),
  transcription: z.boolean(),
})
export type AssistantStatus = z.infer<typeof AssistantStatus>

export const ThreadSummary = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  snippet: z.nullable(z.string()),
  message_count: z.number(),
  last_message_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>
export const ThreadPage = z.object({ items: z.array(ThreadSummary), next_cursor: z.nullable(z.string()) })
