import { AppError } from '#shared/errors.ts'
import { newId } from '#web/kit/newId.ts'
import type { AssistantApi, RunEvent } from './assistantApi.ts'
import { blankMessage, merged, shownOf } from './chatMessage.ts'
import { type ChatStore, createChatStore } from './chatStore.ts'
import { answerCalls } from './clientTools.ts'
import { eventsOfOne, followRun, isEnded, RunTimeout } from './followRun.ts'
import {
  NO_RESPONSE,
  NO_SESSION,
  replyToFailure,
  SIGN_IN_FOR_TASKS,
  simulatedReply,
  speaksOfPlan,
  STOPPED,
  TIMED_OUT,
} from './replies.ts'
import type { Run } from './wire.ts'

export type Conversation = ReturnType<typeof createConversation>

/**
 * The person's conversation with the assistant: what is shown, and what sends, stops and resumes it.
 *
 * The thread and its runs belong to the server; this device keeps a copy for seven days, so that the chat is there at once. A
 * run goes on without this page, and is taken up again when it is opened.
 *
 * @param now the clock, in milliseconds
 */
export function createConversation(api: AssistantApi, userId: string, now: () => number) {
  const store = createChatStore(userId, now)
  const chat: Chat = { api, userId, now, store, stopping: new AbortController(), isStale: false }
  return {
    state: store.state,
    subscribe: store.subscribe,
    send: (typed: string) => send(chat, typed),
    stop: () => stop(chat),
    retry: () => retry(chat),
    dismiss: () => store.set({ isFailed: false }),
    refresh: () => refresh(chat).catch((error: unknown) => forgetUnknown(chat, error)),
    /** Opens another thread; null begins a new one. */
    async open(threadId: string | null) {
      chat.stopping.abort()
      chat.stopping = new AbortController()
      store.reset(threadId)
      store.keep()
      await refresh(chat).catch((error: unknown) => forgetUnknown(chat, error))
    },
  }
}

type Chat = {
  api: AssistantApi
  userId: string
  now: () => number
  store: ChatStore
  /** Ends what is awaited. Each reply, and each conversation that is opened, has its own. */
  stopping: AbortController
  /** Whether something changed while a reply was awaited: it may be of another device. */
  isStale: boolean
}

/** Sends a message and shows what comes back. Nothing happens while a reply is awaited, or without words. */
async function send(chat: Chat, typed: string): Promise<void> {
  const { store, now } = chat
  const text = typed.trim()
  if (text === '' || store.state().isPending) return
  const message = { ...blankMessage(now()), isUser: true, text }
  store.put(message)
  await ask(chat, message)
}

/** Asks once more for the reply that did not come. A message that has arrived is not sent again. */
async function retry(chat: Chat): Promise<void> {
  const { store } = chat
  const { messages, isPending } = store.state()
  const at = messages.findLastIndex(({ isUser }) => isUser)
  const message = messages[at]
  if (!message || isPending) return
  store.set({ messages: messages.filter(({ isLocal }, index) => index <= at || !isLocal) })
  await ask(chat, message)
}

async function ask(chat: Chat, { id, text }: { id: string; text: string }): Promise<void> {
  await awaitReply(chat, text, async (signal) => {
    const { threadId } = chat.store.state()
    const hasArrived = id.startsWith('msg_') && threadId !== null
    return chat.api.startRun(hasArrived ? threadId : await addToThread(chat, text, id), newId(), signal)
  })
}

/** @returns the thread, which is a new one when the server does not know the last one any more */
async function addToThread(chat: Chat, text: string, key: string): Promise<string> {
  const { api, store } = chat
  const threadId = store.state().threadId ?? (await api.createThread(key)).id
  store.set({ threadId })
  try {
    store.rename(key, (await api.addMessage(threadId, text, key)).id)
    store.keep() // from here on a reload finds what is under way
    return threadId
  } catch (error) {
    if (!isUnknown(error)) throw error
    store.set({ threadId: null })
    return addToThread(chat, text, key)
  }
}

type Begin = (signal: AbortSignal) => Promise<AsyncIterable<RunEvent>> | AsyncIterable<RunEvent>

/** Shows that a reply is awaited until a run has ended, whatever happens. Nothing is shown of one that was left for another thread. */
async function awaitReply(chat: Chat, asked: string, begin: Begin): Promise<void> {
  const { api, store, now, userId } = chat
  const stopping = new AbortController()
  chat.stopping = stopping
  const { signal } = stopping
  const isShown = () => chat.stopping === stopping
  const awaited = { ...blankMessage(now()), isLoading: true }
  const following = {
    api,
    signal,
    onText: (text: string) => isShown() && store.put({ ...awaited, text }),
    answer: async (run: Run) => {
      const outputs = await answerCalls(api, userId, run)
      if (outputs.some(({ output }) => output === NO_SESSION)) store.say(SIGN_IN_FOR_TASKS)
      return outputs
    },
  }
  store.set({ isPending: true, isFailed: false })
  store.put(awaited)
  store.keep()
  let own: string | null = null
  try {
    const run = await followRun(following, await begin(signal))
    own = run.id
    const said = await api.messages(run.thread_id, run.id)
    if (!isShown()) return
    store.remove(awaited.id)
    const replies = said.filter(({ role }) => role === 'assistant')
    for (const message of replies) store.put(shownOf(message))
    await conclude(chat, run, { asked, isSilent: replies.length === 0 })
  } catch (error) {
    if (!isShown()) return
    store.remove(awaited.id)
    store.say(signal.aborted ? STOPPED : error instanceof RunTimeout ? TIMED_OUT : replyToFailure(error))
    store.set({ isFailed: !signal.aborted })
  } finally {
    if (isShown()) {
      store.set({ isPending: false })
      store.keep()
      if (own !== null) void catchUp(chat, own).catch(() => {}) // the next change tries again
    }
  }
}

/** What another device has asked while a reply was awaited here is shown after it. */
async function catchUp(chat: Chat, own: string): Promise<void> {
  const { threadId } = chat.store.state()
  if (!chat.isStale || threadId === null) return
  chat.isStale = false
  const newest = await chat.api.newestRun(threadId)
  if (newest && newest.id !== own) await refresh(chat)
}

/** Says how a run ended where it did not end well. */
async function conclude(
  chat: Chat,
  { status, last_error }: Run,
  { asked, isSilent }: { asked: string; isSilent: boolean },
): Promise<void> {
  const { store } = chat
  if (status === 'failed' && last_error) {
    if (last_error.kind === 'provider') await simulate(chat, asked)
    else store.say(last_error.message)
    store.set({ isFailed: true })
  } else if (status === 'cancelled') store.say(STOPPED)
  else if (status === 'expired') store.say(TIMED_OUT)
  else if (isSilent) store.say(NO_RESPONSE)
}

/** Advice in place of a reply. Where it speaks of a plan there is one: three tasks of a day, as a proposal. */
async function simulate({ api, store }: Chat, asked: string): Promise<void> {
  const reply = simulatedReply(asked)
  const planId = speaksOfPlan(reply) ? await api.proposeFallback().catch(() => null) : null
  store.say(reply, planId === null ? [] : [planId])
}

/** Stops the reply that is awaited. What has arrived of it stays. */
async function stop({ api, store, stopping }: Chat): Promise<void> {
  const { isPending, threadId } = store.state()
  if (!isPending) return
  const run = threadId === null ? undefined : await api.newestRun(threadId).catch(() => undefined)
  if (run && !isEnded(run)) await api.cancel(run.thread_id, run.id).catch(() => {})
  else stopping.abort()
}

/** Reads the thread anew, and goes on with a run that nobody here awaits: after a reload, or one of another device. */
async function refresh(chat: Chat): Promise<void> {
  const { api, store, stopping } = chat
  const { threadId, isPending } = store.state()
  chat.isStale = isPending
  if (!threadId || isPending) return
  const [stored, run] = await Promise.all([api.messages(threadId), api.newestRun(threadId)])
  if (chat.stopping !== stopping || threadId !== store.state().threadId) return
  store.set({ messages: merged(stored, store.state().messages) })
  store.keep()
  if (!run || isEnded(run)) return
  const asked = store.state().messages.findLast(({ isUser }) => isUser)?.text ?? ''
  await awaitReply(chat, asked, () => eventsOfOne(run))
}

/** A thread that was deleted elsewhere is begun anew with the next message. Without a connection the kept copy stays. */
function forgetUnknown({ store }: Chat, error: unknown): void {
  if (!isUnknown(error)) return
  store.reset(null)
  store.keep()
}

const isUnknown = (error: unknown) => error instanceof AppError && error.code === 'not_found'
