import * as z from 'zod/mini'
import {
  ConversationPage,
  DirectMessage,
  DirectMessagePage,
  NewDirectMessage,
  ReadUpTo,
  UnreadMessages,
} from '#shared/messages/message.ts'
import { toJson } from '#server/kit/db/json.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { friendPolicy } from '#server/people/friendPolicy.ts'
import { deleteMessage } from './deleteMessage.ts'
import { FORGETTING_CONVERSATION, leaveMessages } from './leaving.ts'
import { listConversations } from './listConversations.ts'
import { tellMessage } from './noticeOfMessage.ts'
import { listMessages, readUpTo } from './readMessages.ts'
import { sendMessage } from './sendMessage.ts'

const FriendParams = z.object({ user_id: z.uuid('An id is a UUID') })
const MessageParams = z.extend(FriendParams, { id: z.uuid('An id is a UUID') })
const DirectMessageQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

const read = { method: 'get', who: PERSON, scope: 'session', cost: 1, query: { DirectMessageQuery } } as const
const write = { who: PERSON, scope: 'session', cost: 2, sees: friendPolicy } as const

/** Messages between friends (docs/rules/messages.md, Messages). */
export const messages: Slice = {
  tag: 'Messages',
  leaving: leaveMessages,
  due: FORGETTING_CONVERSATION.due,
  follows: { 'message.received': tellMessage },
  routes: [
    route({
      ...read,
      path: '/api/messages',
      summary: 'Conversations with friends, that of the newest message first',
      answers: { 200: ['A page of them', { ConversationPage }] },
      answer: async ({ c, deps, caller, query }) =>
        jsonText(c, toJson(await listConversations(deps, caller, query))),
    }),
    route({
      ...read,
      path: '/api/messages/:user_id',
      summary: 'Messages with a friend, newest first',
      params: FriendParams,
      sees: friendPolicy,
      answers: { 200: ['A page of them', { DirectMessagePage }] },
      answer: async ({ c, deps, caller, seen, query }) =>
        jsonText(c, toJson(await listMessages(deps, caller, seen, query))),
    }),
    route({
      ...write,
      method: 'post',
      path: '/api/messages/:user_id',
      summary: 'Write to a friend: at most 30 messages in any 60 seconds, to all friends together',
      params: FriendParams,
      body: { NewDirectMessage },
      answers: {
        200: ['The message, sent before', { DirectMessage }],
        201: ['The message', { DirectMessage }],
        409: ['The id belongs to a message of the friend', PROBLEM],
        429: ['Too many messages; Retry-After says when', PROBLEM],
      },
      async answer({ c, deps, caller, seen, body }) {
        const { message, isNew } = await sendMessage(deps, caller, seen, body)
        return c.json(message, isNew ? 201 : 200)
      },
    }),
    route({
      ...write,
      method: 'post',
      path: '/api/messages/:user_id/read',
      summary: 'All messages up to this one are read; nobody else hears of it',
      params: FriendParams,
      body: { ReadUpTo },
      answers: { 200: ['How many are not', { UnreadMessages }] },
      answer: async ({ c, deps, caller, seen, body }) =>
        c.json(await readUpTo(deps, caller, seen, body.up_to)),
    }),
    route({
      ...write,
      method: 'delete',
      path: '/api/messages/:user_id/:id',
      summary: 'Delete a message of one’s own, for both',
      params: MessageParams,
      answers: {
        200: ['The message, without its text', { DirectMessage }],
        403: ['A message of the friend', PROBLEM],
        404: ['No such friend or message', PROBLEM],
      },
      answer: async ({ c, deps, caller, seen, params }) =>
        c.json(await deleteMessage(deps, caller, seen, params.id)),
    }),
  ],
}
