import * as z from 'zod/mini'
import { newId } from '#web/kit/newId.ts'
import { NOT_TEXT } from './replies.ts'
import { Suggestion, type ThreadMessage } from './wire.ts'

/** One message of the chat, as it is shown and kept on this device. */
export const ChatMessage = z.object({
  id: z.string(),
  isUser: z.boolean(),
  text: z.string(),
  /** Milliseconds of the clock. */
  timestamp: z.number(),
  /** It is awaited, or still growing. */
  isLoading: z.boolean(),
  /** Tasks that the receipts of its run say were created. */
  taskIds: z.array(z.string()),
  planIds: z.array(z.string()),
  /** Answers to what it asks. */
  suggestions: z._default(z.array(Suggestion), []),
  /** Said by this device alone: the server does not have it. */
  isLocal: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** An empty message of the assistant. @param timestamp milliseconds of the clock */
export const blankMessage = (timestamp: number): ChatMessage => ({
  id: newId(),
  isUser: false,
  text: '',
  timestamp,
  isLoading: false,
  taskIds: [],
  planIds: [],
  suggestions: [],
  isLocal: false,
})

/** A message of the server as the chat shows it. What was created is what its receipts say, whatever its words are. */
export function shownOf({
  id,
  created_at,
  role,
  content,
  receipts,
  plan_ids,
  metadata,
}: ThreadMessage): ChatMessage {
  const texts = content.flatMap(({ text }) => text?.value ?? [])
  const created = receipts.filter(({ action, table }) => action === 'create' && table === 'tasks')
  return {
    ...blankMessage(created_at * 1000),
    id,
    isUser: role === 'user',
    text: content.length > 0 && texts.length === 0 ? NOT_TEXT : texts.join('\n\n'),
    taskIds: created.map(({ row_id }) => row_id),
    planIds: plan_ids,
    suggestions: suggestionsIn(metadata['suggestions']),
  }
}

/** Metadata holds text: a list is JSON in it. */
function suggestionsIn(value: unknown): Suggestion[] {
  try {
    const list = z.array(Suggestion).safeParse(typeof value === 'string' ? JSON.parse(value) : value)
    return list.success ? list.data : []
  } catch {
    return []
  }
}

/** The server's messages in their order, and after each what this device has said by itself. */
export function merged(stored: readonly ThreadMessage[], shown: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(stored.map(({ id }) => id))
  const local = new Map<string, ChatMessage[]>()
  let anchor = ''
  for (const message of shown) {
    if (ids.has(message.id)) anchor = message.id
    else if (message.isLocal) local.set(anchor, [...(local.get(anchor) ?? []), message])
  }
  return [
    ...(local.get('') ?? []),
    ...stored.flatMap((message) => [shownOf(message), ...(local.get(message.id) ?? [])]),
  ]
}
