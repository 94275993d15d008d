import * as z from 'zod/mini'
import {
  Message,
  MetadataPatch,
  NewMessage,
  NewThread,
  Thread,
  ThreadPatch,
} from '#shared/assistant/threads.ts'
import { openAiRoute, noSuch } from '../openAiRoute.ts'
import { once } from '../once.ts'
import { wireId } from '../wireId.ts'
import { createMessage, deleteMessage, editMessage, listMessages, readMessage } from './messages.ts'
import { listSchema, PageQuery } from './pages.ts'
import { createThread, deleteThread, editThread, readThread } from './threads.ts'

const MessageQuery = z.extend(PageQuery, { run_id: z.optional(z.string()) })
const MessageList = listSchema(Message)
const DeletedThread = z.object({
  id: z.string(),
  object: z.literal('thread.deleted'),
  deleted: z.literal(true),
})
const DeletedMessage = z.object({
  id: z.string(),
  object: z.literal('thread.message.deleted'),
  deleted: z.literal(true),
})

/** Threads and their messages, in the calls of the package `openai`. */
export const threadRoutes = [
  openAiRoute({
    method: 'post',
    path: '/v1/threads',
    summary: 'Begin a thread; with an Idempotency-Key, once',
    cost: 2,
    body: { NewThread },
    answers: { 200: ['The thread', { Thread }] },
    async answer({ c, deps, caller, body }) {
      const { answer } = await once(c, deps, caller, (inside) => createThread(inside, caller, body))
      return c.json(answer)
    },
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread',
    summary: 'One thread',
    cost: 1,
    answers: { 200: ['The thread', { Thread }] },
    answer: async ({ c, deps, caller, ids }) => c.json(await readThread(deps.db, caller.id, ids.thread)),
  }),
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread',
    summary: 'Replace the metadata of a thread',
    cost: 2,
    body: { ThreadPatch },
    answers: { 200: ['The thread', { Thread }] },
    answer: async ({ c, deps, caller, ids, body }) =>
      c.json(await editThread(deps, caller, ids.thread, body.metadata)),
  }),
  openAiRoute({
    method: 'delete',
    path: '/v1/threads/:thread',
    summary: 'Delete a thread with its messages and runs; plans and receipts stay',
    cost: 2,
    answers: { 200: ['It is gone', { DeletedThread }] },
    async answer({ c, deps, caller, ids }) {
      const id = wireId('thread', ids.thread)
      if (!(await deleteThread(deps, caller, ids.thread))) throw noSuch(id)
      return c.json({ id, object: 'thread.deleted', deleted: true })
    },
  }),
]

/** Messages of a thread. */
export const messageRoutes = [
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread/messages',
    summary: 'Add a message to the end of a thread; with an Idempotency-Key, once',
    cost: 2,
    limit: 'messages',
    body: { NewMessage },
    answers: { 200: ['The message', { Message }] },
    async answer({ c, deps, caller, ids, body }) {
      const { answer } = await once(c, deps, caller, (inside) =>
        createMessage(inside, caller, ids.thread, body),
      )
      return c.json(answer)
    },
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread/messages',
    summary: 'The messages of a thread, newest first unless `order` says otherwise',
    cost: 1,
    query: { MessageQuery },
    answers: { 200: ['A page of them', { MessageList }] },
    answer: async ({ c, deps, caller, ids, query }) =>
      c.json(await listMessages(deps.db, caller.id, ids.thread, query)),
  }),
  openAiRoute({
    method: 'get',
    path: '/v1/threads/:thread/messages/:message',
    summary: 'One message',
    cost: 1,
    answers: { 200: ['The message', { Message }] },
    answer: async ({ c, deps, caller, ids }) =>
      c.json(await readMessage(deps.db, caller.id, ids.thread, ids.message)),
  }),
  openAiRoute({
    method: 'post',
    path: '/v1/threads/:thread/messages/:message',
    summary: 'Replace the metadata of a message',
    cost: 2,
    body: { MetadataPatch },
    answers: { 200: ['The message', { Message }] },
    answer: async ({ c, deps, caller, ids, body }) =>
      c.json(await editMessage(deps, caller, { threadId: ids.thread, id: ids.message }, body.metadata)),
  }),
  openAiRoute({
    method: 'delete',
    path: '/v1/threads/:thread/messages/:message',
    summary: 'Delete a message',
    cost: 2,
    answers: { 200: ['It is gone', { DeletedMessage }] },
    async answer({ c, deps, caller, ids }) {
      await deleteMessage(deps, caller, ids.thread, ids.message)
      return c.json({
        id: wireId('message', ids.message),
        object: 'thread.message.deleted',
        deleted: true,
      })
    },
  }),
]
