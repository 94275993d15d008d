import * as z from 'zod/mini'
import { Receipt } from '#shared/planning/receipt.ts'

/** The longest message, in code points, all its parts together. */
const LONGEST_MESSAGE = 32_768
const MOST_PARTS = 16
const MOST_MESSAGES = 32

const isTextType = z.refine((type) => type === 'text', {
  error: 'Only text is supported',
  params: { code: 'unsupported' },
})
const isNothing = z.refine<object>((value) => Object.keys(value).length === 0, {
  error: 'Files are not supported',
  params: { code: 'unsupported' },
})
const isShortEnough = z.refine<string | { text: string }[]>((content) => fits(textOf(content)), {
  error: 'A message has at most 32,768 characters',
  params: { code: 'string_too_long' },
})
const isNotBlank = z.refine<string | { text: string }[]>((content) => textOf(content).trim() !== '', {
  error: 'A message is not blank',
})

const TextPart = z.strictObject({ type: z.string().check(isTextType), text: z.string() })
const Content = z
  .union([
    z.string(),
    z
      .array(TextPart)
      .check(
        z.minLength(1, 'A message has a part'),
        z.maxLength(MOST_PARTS, 'A message has at most 16 parts'),
      ),
  ])
  .check(isNotBlank, isShortEnough)

/** Up to 16 pairs that a client keeps beside a row. */
export const Metadata = z
  .record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(512)))
  .check(z.refine((pairs) => Object.keys(pairs).length <= 16, 'Metadata has at most 16 pairs'))
export type Metadata = z.infer<typeof Metadata>

/** A message as a client sends it. */
export const NewMessage = z.strictObject({
  role: z.enum(['user', 'assistant'], 'A message is of the user or the assistant'),
  content: Content,
  attachments: z.nullish(z.array(z.looseObject({})).check(isNothing)),
  metadata: z.nullish(Metadata),
})
export type NewMessage = z.infer<typeof NewMessage>

/** A thread as a client sends it. */
export const NewThread = z.strictObject({
  messages: z.nullish(z.array(NewMessage).check(z.maxLength(MOST_MESSAGES, 'At most 32 messages at once'))),
  metadata: z.nullish(Metadata),
  tool_resources: z.nullish(z.looseObject({}).check(isNothing)),
})
export type NewThread = z.infer<typeof NewThread>

/** Without `metadata` it stays, with it it is replaced whole. */
export const MetadataPatch = z.strictObject({ metadata: z.nullish(Metadata) })
export const ThreadPatch = z.extend(MetadataPatch, {
  tool_resources: z.nullish(z.looseObject({}).check(isNothing)),
})

/** Epoch seconds. */
const Seconds = z.int()

export const Thread = z.object({
  id: z.string(),
  object: z.literal('thread'),
  created_at: Seconds,
  metadata: z.record(z.string(), z.string()),
  tool_resources: z.object({}),
})
export type Thread = z.infer<typeof Thread>

export const Message = z.object({
  id: z.string(),
  object: z.literal('thread.message'),
  created_at: Seconds,
  completed_at: z.nullable(Seconds),
  incomplete_at: z.nullable(Seconds),
  thread_id: z.string(),
  run_id: z.nullable(z.string()),
  assistant_id: z.nullable(z.string()),
  status: z.enum(['in_progress', 'completed', 'incomplete']),
  incomplete_details: z.nullable(z.object({ reason: z.string() })),
  role: z.enum(['user', 'assistant']),
  content: z.array(
    z.object({
      type: z.literal('text'),
      text: z.object({ value: z.string(), annotations: z.array(z.unknown()) }),
    }),
  ),
  attachments: z.array(z.unknown()),
  metadata: z.record(z.string(), z.string()),
  /** What the tools of its run changed, in the order in which they did. */
  receipts: z.array(Receipt),
  plan_ids: z.array(z.uuid()),
})
export type Message = z.infer<typeof Message>

/** What is searched for among threads. Without a word in it nothing is found (docs/rules/assistant.md, The assistant). */
export const ThreadSearch = z.string().check(
  z.minLength(1, 'Type something to search for'),
  z.refine((typed) => Array.from(typed).length <= 200, 'A search has at most 200 characters'),
)

/** A thread in the list of a person's conversations. */
export const ThreadSummary = z.object({
  id: z.string(),
  title: z.string(),
  /** The text around the first thing that was searched for. */
  snippet: z.nullable(z.string()),
  message_count: z.int(),
  last_message_at: z.nullable(z.string()),
  active_run_id: z.nullable(z.string()),
  created_at: z.string(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>
export const ThreadSummaries = z.object({
  items: z.array(ThreadSummary),
  next_cursor: z.nullable(z.string()),
})

/** The parts of a message's content. */
export function partsOf(content: NewMessage['content']): string[] {
  return typeof content === 'string' ? [content] : content.map(({ text }) => text)
}

function textOf(content: string | { text: string }[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('')
}

/** Code points are counted only where UTF-16 units are too many. */
function fits(text: string): boolean {
  return text.length <= LONGEST_MESSAGE || Array.from(text).length <= LONGEST_MESSAGE
}
