import * as z from 'zod/mini'
import { blankMessage, ChatMessage } from './chatMessage.ts'
import { keepChat, readChat } from './chatStorage.ts'
import { WELCOME } from './replies.ts'

export type ChatState = {
  threadId: string | null
  messages: readonly ChatMessage[]
  /** A reply is awaited. */
  isPending: boolean
  /** The last reply did not come: Try Again asks for it once more. */
  isFailed: boolean
}

export type ChatStore = ReturnType<typeof createChatStore>

/** What is shown of a person's conversation, begun with what this device has kept of it. @param now the clock, in milliseconds */
export function createChatStore(userId: string, now: () => number) {
  const listeners = new Set<() => void>()
  let state = keptState(userId, now())

  function set(change: Partial<ChatState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function put(message: ChatMessage) {
    const isKnown = state.messages.some(({ id }) => id === message.id)
    const messages = isKnown
      ? state.messages.map((each) => (each.id === message.id ? message : each))
      : [...state.messages, message]
    set({ messages })
  }
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set,
    /** Adds a message, or puts it in the place of the one with its id. */
    put,
    remove: (id: string) => set({ messages: state.messages.filter((each) => each.id !== id) }),
    /** A message has its id from the server now. */
    rename: (id: string, next: string) =>
      set({ messages: state.messages.map((each) => (each.id === id ? { ...each, id: next } : each)) }),
    /** Says something that the server does not know. @param planIds the proposals that are shown under it */
    say: (text: string, planIds: string[] = []) =>
      put({ ...blankMessage(now()), text, planIds, isLocal: true }),
    /** Begins anew with another thread; null for one that is still to be made. */
    reset: (threadId: string | null) => set({ ...emptyState(now()), threadId }),
    /** Keeps it on this device: the history once there is more than the welcome. */
    keep: () => {
      const kept = state.messages.filter(({ isLoading }) => !isLoading)
      keepChat(userId, 'chat-history', kept.length > 1 ? kept : null, now())
      keepChat(userId, 'thread-id', state.threadId, now())
    },
  }
}

function emptyState(now: number): ChatState {
  const welcome = { ...blankMessage(now), id: 'welcome', text: WELCOME, isLocal: true }
  return { threadId: null, messages: [welcome], isPending: false, isFailed: false }
}

function keptState(userId: string, now: number): ChatState {
  const history = z.array(ChatMessage).safeParse(readChat(userId, 'chat-history', now))
  const threadId = z.string().safeParse(readChat(userId, 'thread-id', now))
  return {
    ...emptyState(now),
    ...(history.success && { messages: history.data }),
    threadId: threadId.success ? threadId.data : null,
  }
}
