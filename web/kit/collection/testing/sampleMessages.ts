import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { createApi } from '#web/kit/api.ts'
import { createFeed, type OpenFeeds } from '#web/kit/collection/createFeed.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import { makeChange } from '#web/kit/workspace/makeChange.ts'
import { openWorkspace } from '#web/kit/workspace/workspace.ts'

const Message = z.object({ id: z.string(), text: z.nullable(z.string()), created_at: z.string() })
type Message = z.infer<typeof Message>
type Action = { kind: 'send' | 'remove'; to: string; id: string; text?: string; at: string }

/** Conversations for tests: a message is sent to a person, and its text can be removed. */
const messages = createFeed<Message, Action>({
  name: 'messages',
  path: (person) => `/api/messages/${person}`,
  schema: Message,
  keyOf: ({ to }) => to,
  rowId: ({ id }) => id,
  creates: ({ kind }) => kind === 'send',
  apply: (row, { kind, id, text = '', at }) =>
    kind === 'send' ? (row ?? { id, text, created_at: at }) : row && { ...row, text: null },
  send: async (api, { kind, to, id, text }) => {
    if (kind === 'send') return api.post(`/api/messages/${to}`, { id, text }, Message)
    await api.delete(`/api/messages/${to}/${id}`)
    return null
  },
  words: {
    noun: 'message',
    titleOf: ({ text }) => text ?? 'A message',
    describe: () => 'Your message',
  },
})

/** A tab in front of a server of conversations. */
export async function openTab(userId: string) {
  const server = startServer()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const workspace = await openWorkspace({
    userId,
    api: createApi(userId, (path, request) => fetch(path, request)),
    client,
    device: memoryStore(),
    today: () => '2026-03-02',
    definitions: [messages.slice],
    isServerUp: async () => true,
  })
  const slice = workspace.slices.get('messages') as OpenFeeds<Message, Action>
  const { feeds, offline, withWaiting } = slice
  const shown = (person: string) =>
    withWaiting(
      person,
      client.getQueryData(feeds.feed(person).queryKey)?.rows ?? [],
      offline.waiting.entries(),
    )
  const toasts = { say: () => {}, withdraw: () => {} }
  const act = (action: Omit<Action, 'at'>) =>
    makeChange(workspace, toasts, 'messages', { ...action, at: NOW })
  return {
    ...workspace,
    server,
    feeds,
    /** A message as it is shown. */
    message: (id: string) => offline.shown(id),
    /** Shows a conversation once its newest page is here. @returns the way to stop */
    show: async (person: string) => {
      const stop = new QueryObserver(client, feeds.feed(person)).subscribe(() => {})
      await vi.waitFor(() => expect(client.isFetching()).toBe(0))
      return stop
    },
    /** The texts of a conversation, oldest first, with what waits. */
    texts: (person: string) =>
      shown(person)
        .toReversed()
        .map(({ text }) => text),
    send: (to: string, id: string, text: string) => act({ kind: 'send', to, id, text }),
    remove: (to: string, id: string) => act({ kind: 'remove', to, id }),
    follow: (...ids: string[]) =>
      void slice.follow(ids.map((id) => ({ table: 'messages', id, op: 'update' }))),
    /** Resolves when nothing waits any more. */
    sent: () => {
      workspace.queue.wake()
      return vi.waitFor(() => expect(workspace.queue.state().waiting).toEqual([]))
    },
  }
}

const NOW = '2026-03-02T09:00:00.000Z'

/** Conversations behind `fetch`, whose pages end with a cursor that is the last row's id. */
function startServer() {
  const rows = new Map<string, Message[]>()
  const server = {
    calls: [] as string[],
    isOnline: true,
    /** Answers a call in place of the server, when it returns something. */
    intercept: (_line: string): Response | Promise<Response | null> | null => null,
    rowsOf: (person: string) => rows.get(person) ?? [],
    /** A message arrives, newer than all that are there. */
    add: (person: string, id: string, text = id) => {
      const minute = String(server.rowsOf(person).length).padStart(4, '0')
      const row = { id, text, created_at: `2026-01-01T00:00:00.${minute}Z` }
      rows.set(person, [row, ...server.rowsOf(person)])
      return row
    },
    erase: (person: string, id: string) =>
      rows.set(
        person,
        server.rowsOf(person).map((row) => (row.id === id ? { ...row, text: null } : row)),
      ),
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!server.isOnline) throw new TypeError('Failed to fetch')
    const line = `${request.method ?? 'GET'} ${address}`
    server.calls.push(line)
    const answered = await server.intercept(line)
    if (answered) return answered
    const url = new URL(address, 'http://fake')
    const [person = '', id = ''] = url.pathname.slice('/api/messages/'.length).split('/')
    if (request.method === 'POST') {
      const body = JSON.parse(request.body as string) as Message
      const known = server.rowsOf(person).find((row) => row.id === body.id)
      return Response.json(known ?? server.add(person, body.id, body.text ?? ''))
    }
    if (request.method === 'DELETE') {
      server.erase(person, id)
      return new Response(null, { status: 204 })
    }
    return pageOf(server.rowsOf(person), url)
  })
  return server
}

function pageOf(rows: readonly Message[], { searchParams }: URL): Response {
  const begin = rows.findIndex(({ id }) => id === searchParams.get('cursor')) + 1
  const items = rows.slice(begin, begin + Number(searchParams.get('limit')))
  const isLast = begin + items.length >= rows.length
  return Response.json({ items, next_cursor: isLast ? null : items.at(-1)?.id })
}
