import { vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { openQueue, type Queue } from '#web/kit/offline/queue.ts'
import type { Message } from '#web/kit/offline/queueState.ts'
import { sampleSlice } from './sampleSlice.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import type { TabChannel } from '#web/kit/offline/tabs.ts'

type Opened = { queue: Queue; sent: string[]; arrived: string[] }

/** One tab in front of a server that behaves as it is set. */
export async function openTab(store = memoryStore(), channel = noChannel()) {
  const server = {
    fails: null as AppError | null,
    refuses: '',
    chokesOn: new Set<string>(),
    hides: false,
    asked: 0,
    takesMs: 0,
  }
  const sent: string[] = []
  const arrived: string[] = []
  const refetched: string[] = []
  const words: OfflineSlice<Change, null, string> = {
    ...sampleSlice('words'),
    rowId: ({ title }) => title.split(' ')[0] ?? '',
    titleOf: () => server.refuses,
    send: async (entry) => {
      server.asked += 1
      if (server.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, server.takesMs))
      if (server.fails) throw server.fails
      if (server.chokesOn.has(titleOf(entry))) throw choking()
      if (titleOf(entry) === server.refuses) throw new AppError('invalid', 'Not like this')
      sent.push(titleOf(entry))
      return 'done'
    },
    refetch: async (id) => {
      if (server.hides) throw choking()
      refetched.push(id)
    },
    arrived: (entry, _answer, isOwn) => arrived.push(isOwn ? `${titleOf(entry)}, own` : titleOf(entry)),
  }
  const slices = new Map([['words', words as OfflineSlice]])
  const queue = await openQueue({ store, channel, slices, isServerUp: async () => !server.fails })
  return { queue, sent, arrived, refetched, server, store }
}

/** Two tabs of one device, each in front of a server of its own. */
export async function openTwoTabs(): Promise<[Opened, Opened]> {
  const store = memoryStore()
  const receive: ((message: Message) => void)[] = []
  const tab = (index: number): TabChannel<Message> => ({
    name: 'shared',
    broadcast: (message) => queueMicrotask(() => receive[1 - index]?.(message)),
    onMessage: (listener) => (receive[index] = listener),
    close: () => {},
  })
  return [await openTab(store, tab(0)), await openTab(store, tab(1))]
}

/** The channel of a tab that is alone. */
export function noChannel(): TabChannel<Message> {
  return { name: `alone ${Math.random()}`, broadcast: () => {}, onMessage: () => {}, close: () => {} }
}

type Change = { title: string }

/** A change of the row that its first word names: `tea 2` is the second change of `tea`. */
export function made(title: string) {
  return { slice: 'words', change: { title }, before: null }
}

/** What the change of an entry says. */
export function titleOf({ change }: Waiting): string {
  return (change as Change).title
}

/** The answer of a server that fails at a change. */
export const choking = () => new AppError('internal', 'Something broke', { cause: 'server' })

/** Lets everything go on that needs no more than a moment. */
export const advance = () => vi.advanceTimersByTimeAsync(50)
