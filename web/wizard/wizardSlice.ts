import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { serverNow } from '#web/kit/serverClock.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { createAssistantApi } from './assistantApi.ts'
import { keepChat, readChat } from './chatStorage.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { AssistantStatus, ThreadPage, ThreadSummary } from './wire.ts'

export type OpenWizard = OpenSlice & {
  conversation: Conversation
  /** What is typed and not sent, while other screens are looked at and after a reload. */
  draft: { read: () => string; write: (text: string) => void }
  queries: ReturnType<typeof queriesOf>
  rename: (threadId: string, title: string) => Promise<unknown>
  remove: (threadId: string) => Promise<unknown>
}

const KEY = 'threads'
/** As many conversations as the list shows; a search finds the others. */
const MOST_THREADS = 50

/** The conversation with the assistant. It queues no changes: without a connection it says so. */
export const wizardSlice: Slice = { name: 'wizard', open }

function open(context: SliceContext): OpenWizard {
  const { api, client, userId } = context
  const kept = readChat(userId, 'draft', serverNow())
  let draft = typeof kept === 'string' ? kept : ''
  const write = (text: string) => {
    draft = text
    keepChat(userId, 'draft', text === '' ? null : text, serverNow())
  }
  const conversation = createConversation(createAssistantApi(api), userId, serverNow)
  return {
    conversation,
    draft: { read: () => draft, write },
    queries: queriesOf(context),
    rename: (threadId, title) =>
      api.patch(`/api/threads/${threadId}`, { title }, z.object({ id: z.string() })),
    remove: (threadId) => api.delete(`/api/threads/${threadId}`),
    tables: ['threads', 'runs'],
    follow: async (changes) => {
      void client.invalidateQueries({ queryKey: [KEY] })
      const { threadId } = conversation.state()
      if (changes.some(({ table, id }) => table === 'runs' || id === threadId)) await conversation.refresh()
    },
  }
}

function queriesOf({ api }: SliceContext) {
  return {
    status: queryOptions({
      queryKey: ['assistant'],
      queryFn: ({ signal }) => api.get('/api/assistant', AssistantStatus, { signal }),
      meta: { kept: true },
    }),
    threads: (query: string) =>
      queryOptions({
        queryKey: [KEY, query],
        queryFn: async ({ signal }): Promise<ThreadSummary[]> => {
          const words = query.trim() === '' ? '' : `&query=${encodeURIComponent(query.trim())}`
          return (await api.get(`/api/threads?limit=${MOST_THREADS}${words}`, ThreadPage, { signal })).items
        },
        placeholderData: keepPreviousData,
      }),
  }
}
