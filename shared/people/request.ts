import * as z from 'zod/mini'
import { text } from '#shared/text/text.ts'
import { Card } from './card.ts'

/** Open requests that somebody has sent, at most (docs/rules/people.md, Requests). */
export const MOST_OPEN_REQUESTS = 50
/** How long a request is open, and how long a refusal is remembered. */
export const REQUEST_DAYS = 30
/** So many requests reach the same person in that time. */
export const REQUESTS_THAT_REACH = 3
/** So many friends a person has at most. */
export const MOST_FRIENDS = 1000

export const NewFriendRequest = z.strictObject({
  id: z.optional(z.uuid('An id is a UUID')),
  /** A handle, with or without `@`, or an e-mail address. */
  to: text([1, 'Type a handle or an e-mail address'], [256, 'This is too long']),
  note: z._default(text([0, ''], [200, 'A note has at most 200 characters']), ''),
})
export type NewFriendRequest = z.infer<typeof NewFriendRequest>

export const DIRECTIONS = ['incoming', 'outgoing'] as const

/** A request to be friends, as one side sees it. */
export const FriendRequest = z.object({
  id: z.uuid(),
  direction: z.enum(DIRECTIONS),
  /** As its sender typed it; null with the addressee. */
  to: z.nullable(z.string()),
  /** Who sent it; null with the sender. */
  person: z.nullable(Card),
  note: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
})
export type FriendRequest = z.infer<typeof FriendRequest>

export const FriendRequestPage = z.object({
  items: z.array(FriendRequest),
  next_cursor: z.nullable(z.string()),
})
export type FriendRequestPage = z.infer<typeof FriendRequestPage>
