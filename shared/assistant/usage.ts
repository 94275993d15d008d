import * as z from 'zod/mini'

/** What is used up in a month; limit and what remains are null where there is no limit. */
const Budget = z.object({
  used: z.int(),
  limit: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
})

/** What a person has used of the assistant's services in this calendar month (UTC), and when the next one begins. */
export const AssistantUsage = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  resets_at: z.string(),
  tokens: Budget,
  speech_characters: Budget,
  transcription_seconds: Budget,
})
export type AssistantUsage = z.infer<typeof AssistantUsage>

const REQUEST_PURPOSES = ['chat', 'speech', 'transcription', 'proof'] as const

/** One request that went out to a service for a person. */
const AssistantRequest = z.object({
  id: z.uuid(),
  at: z.string(),
  thread_id: z.nullable(z.string()),
  run_id: z.nullable(z.string()),
  provider: z.string(),
  model: z.string(),
  purpose: z.enum(REQUEST_PURPOSES),
  /** The body as it was sent, cut; of audio its size and type. */
  sent: z.string(),
  bytes_sent: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  status: z.enum(['ok', 'failed']),
  kind: z.nullable(z.string()),
  duration_ms: z.int(),
})
export const AssistantRequests = z.object({
  items: z.array(AssistantRequest),
  next_cursor: z.nullable(z.string()),
})
