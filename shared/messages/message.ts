import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { Card } from '#shared/people/card.ts'
import { text } from '#shared/text/text.ts'

/** Code points of a message at most (docs/rules/messages.md, Messages). */
export const MESSAGE_LENGTH = 2_000

/** Messages that a conversation keeps: its newest. */
export const KEPT_MESSAGES = 10_000

/** A message between two friends. Instants are ISO 8601 texts. */
export const DirectMessage = z.object({
  /** Unique in its conversation. */
  id: z.uuid(),
  from: z.uuid(),
  to: z.uuid(),
  /** Null once it was deleted. */
  text: z.nullable(z.string()),
  created_at: z.string(),
  deleted_at: z.nullable(z.string()),
})
export type DirectMessage = z.infer<typeof DirectMessage>

/** Messages of a conversation, newest first. */
export const DirectMessagePage = pageSchema(DirectMessage)
export type DirectMessagePage = z.infer<typeof DirectMessagePage>

export const NewDirectMessage = z.strictObject({
  id: z.optional(z.uuid('An id is a UUID')),
  text: text([1, 'Write something'], [MESSAGE_LENGTH, 'At most 2,000 characters']),
})
export type NewDirectMessage = z.infer<typeof NewDirectMessage>

/** A conversation as one of the two sees it. */
export const Conversation = z.object({
  friend: Card,
  last: DirectMessage,
  /** Messages of the friend that are not read. */
  unread: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

/** Conversations, that of the newest message first. */
export const ConversationPage = pageSchema(Conversation)
export type ConversationPage = z.infer<typeof ConversationPage>

/** All messages up to this one are read. */
export const ReadUpTo = z.strictObject({ up_to: z.uuid('An id is a UUID') })

export const UnreadMessages = z.object({ unread: z.int() })
export type UnreadMessages = z.infer<typeof UnreadMessages>
