import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { newId } from '#web/newId.ts'
import type { AssistantApi, RunEvent, ToolOutput } from './assistantApi.ts'
import { keepChat, readChat } from './chatStorage.ts'
import {
  NO_RESPONSE,
  NO_SESSION,
  NOT_TEXT,
  replyToFailure,
  SIGN_IN_FOR_TASKS,
  simulatedReply,
  STOPPED,
  TIMED_OUT,
  UNTITLED_TASK,
  WELCOME,
} from './replies.ts'
import { MessageDelta, Run, ThreadMessage, type ToolCall } from './wire.ts'

/** A run that is asked about instead of streamed: how often, and how many times. */
const POLL_MS = 1000
const POLL_ATTEMPTS = 30

const ChatMessage = z.object({
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
  /** Said by this device alone: the server does not have it. */
  isLocal: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export type ChatState = {
  threadId: string | null
  messages: readonly ChatMessage[]
  /** A reply is awaited. */
  isPending: boolean
  /** The last reply did not come: Try Again asks for it once more. */
  isFailed: boolean
}

export type Conversation = ReturnType<typeof createConversation>

/**
 * The person's conversation with the assistant: what is shown, and what sends, stops and resumes it.
 *
 * The thread and its runs belong to the server; this device keeps a copy for seven days, so that the chat is there at once. A
 * run goes on without this page, and is taken up again when it is opened.
 */
export function createConversation(api: AssistantApi, userId: string, now: () => number) {
  const listeners = new Set<() => void>()
  let state = keptState(userId, now())
  let stopStream = new AbortController()
  /** Grows with each conversation that is opened: what an earlier one still hears is left aside. */
  let generation = 0

  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const keep = () => {
    const kept = state.messages.filter(({ isLoading }) => !isLoading)
    keepChat(userId, 'chat-history', kept.length > 1 ? kept : null, now())
    keepChat(userId, 'thread-id', state.threadId, now())
  }
  const put = (message: ChatMessage) => {
    const known = state.messages.some(({ id }) => id === message.id)
    const messages = known
      ? state.messages.map((each) => (each.id === message.id ? message : each))
      : [...state.messages, message]
    set({ messages })
  }
  const remove = (id: string) => set({ messages: state.messages.filter((each) => each.id !== id) })
  const say = (text: string) => put({ ...blank(now()), text, isLocal: true })

  /** Sends a message and shows what comes back. Nothing happens while a reply is awaited, or without words. */
  async function send(typed: string): Promise<void> {
    const text = typed.trim()
    if (text === '' || state.isPending) return
    const key = newId()
    put({ ...blank(now()), id: key, isUser: true, text })
    await ask(key, text)
  }

  /** Asks once more for the reply that did not come. A message that has arrived is not sent again. */
  async function retry(): Promise<void> {
    const at = state.messages.findLastIndex(({ isUser }) => isUser)
    const message = state.messages[at]
    if (!message || state.isPending) return
    set({ messages: state.messages.filter(({ isLocal }, index) => index <= at || !isLocal) })
    await ask(message.id, message.text)
  }

  async function ask(id: string, text: string): Promise<void> {
    await awaitReply(text, async (signal) => {
      const hasArrived = id.startsWith('msg_') && state.threadId !== null
      const threadId = hasArrived ? (state.threadId ?? '') : await addToThread(text, id)
      return api.startRun(threadId, newId(), signal)
    })
  }

  /** @returns the thread, which is a new one when the server does not know the last one any more */
  async function addToThread(text: string, key: string): Promise<string> {
    const threadId = state.threadId ?? (await api.createThread(key)).id
    set({ threadId })
    try {
      const message = await api.addMessage(threadId, text, key)
      set({ messages: state.messages.map((each) => (each.id === key ? { ...each, id: message.id } : each)) })
      return threadId
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error
      set({ threadId: null })
      return addToThread(text, newId())
    }
  }

  /** Shows that a reply is awaited until a run has ended, whatever happens. */
  async function awaitReply(
    asked: string,
    begin: (signal: AbortSignal) => Promise<AsyncIterable<RunEvent>> | AsyncIterable<RunEvent>,
  ): Promise<void> {
    stopStream = new AbortController()
    const [mine, awaited] = [(generation += 1), `awaited-${newId()}`]
    const isMine = () => mine === generation
    set({ isPending: true, isFailed: false })
    put({ ...blank(now()), id: awaited, isLoading: true })
    keep()
    try {
      const run = await follow(await begin(stopStream.signal), { awaited, isMine })
      if (isMine()) await conclude(run, asked, awaited)
    } catch (error) {
      if (!isMine()) return
      remove(awaited)
      say(
        stopStream.signal.aborted ? STOPPED : error instanceof RunTimeout ? TIMED_OUT : replyToFailure(error),
      )
      if (!stopStream.signal.aborted) set({ isFailed: true })
    } finally {
      if (isMine()) {
        set({ isPending: false })
        keep()
      }
    }
  }

  type Reply = { awaited: string; isMine: () => boolean }

  /** Reads a stream to the end of its run, answering tools on the way; asks again and again where streaming fails. */
  async function follow(events: AsyncIterable<RunEvent>, reply: Reply): Promise<Run> {
    let run: Run | null = null
    let text = ''
    try {
      for await (const { event, data } of events) {
        if (!reply.isMine()) break
        if (event.startsWith('thread.run.') && !event.startsWith('thread.run.step.')) run = Run.parse(data)
        if (event === 'thread.message.delta') {
          for (const part of MessageDelta.parse(data).delta.content) text += part.text?.value ?? ''
          put({ ...blank(now()), id: reply.awaited, text, isLoading: true })
        }
        if (event === 'thread.message.completed') text = ''
      }
    } catch (error) {
      if (!run || stopStream.signal.aborted) throw error // nothing is known of a run, or the person stopped it
    }
    if (!run) throw new AppError('unavailable', 'The assistant did not begin.', { cause: 'server' })
    if (run.status === 'requires_action')
      return follow(api.submitOutputs(run, await outputsOf(run), stopStream.signal), reply)
    return isEnded(run) ? run : poll(run, reply)
  }

  async function poll(begun: Run, reply: Reply): Promise<Run> {
    for (let attempt = 0; attempt < POLL_ATTEMPTS; attempt += 1) {
      await pause(POLL_MS, stopStream.signal)
      const run = await api.run(begun.thread_id, begun.id)
      if (isEnded(run) || !reply.isMine()) return run
      if (run.status === 'requires_action')
        return follow(api.submitOutputs(run, await outputsOf(run), stopStream.signal), reply)
    }
    throw new RunTimeout()
  }

  /** Does what the assistant asks this device for. A call that was answered before is answered alike. */
  async function outputsOf({ required_action }: Run): Promise<ToolOutput[]> {
    const outputs: ToolOutput[] = []
    for (const call of required_action?.submit_tool_outputs.tool_calls ?? [])
      outputs.push({ tool_call_id: call.id, output: await outputOf(call) })
    return outputs
  }

  async function outputOf({ id, function: { name, arguments: given } }: ToolCall): Promise<string> {
    if (name !== 'create_task') return JSON.stringify({ error: `Unknown tool ${name}` })
    try {
      const asked: unknown = JSON.parse(given)
      const fields: Record<string, unknown> = typeof asked === 'object' && asked ? { ...asked } : {}
      const { title } = fields
      const named = typeof title === 'string' && title.trim() ? title.trim() : UNTITLED_TASK
      return JSON.stringify(await api.createTask({ ...fields, title: named, user_id: userId }, id))
    } catch (error) {
      if (!(error instanceof AppError)) return JSON.stringify({ error: 'The task could not be created' })
      if (error.code !== 'unauthenticated') return JSON.stringify({ error: error.message })
      say(SIGN_IN_FOR_TASKS)
      return NO_SESSION
    }
  }

  /** Puts what the server has of an ended run in the place of the awaited message. */
  async function conclude(run: Run, asked: string, awaited: string): Promise<void> {
    const said = (await api.messages(run.thread_id, run.id)).filter(({ role }) => role === 'assistant')
    remove(awaited)
    for (const message of said) put(shownOf(message))
    if (run.status === 'failed' && run.last_error) {
      say(run.last_error.kind === 'provider' ? simulatedReply(asked) : run.last_error.message)
      set({ isFailed: true })
    } else if (run.status === 'cancelled') say(STOPPED)
    else if (run.status === 'expired') say(TIMED_OUT)
    else if (said.length === 0) say(NO_RESPONSE)
  }

  /** Stops the reply that is awaited. What has arrived of it stays. */
  async function stop(): Promise<void> {
    const { threadId } = state
    if (!state.isPending || !threadId) return
    const run = await api.newestRun(threadId).catch(() => undefined)
    if (run && !isEnded(run)) await api.cancel(threadId, run.id).catch(() => {})
    else stopStream.abort()
  }

  /** Reads the thread anew, and goes on with a run that nobody here awaits: after a reload, or one of another device. */
  async function refresh(): Promise<void> {
    const { threadId } = state
    if (!threadId || state.isPending) return
    const mine = generation
    const [stored, run] = await Promise.all([api.messages(threadId), api.newestRun(threadId)])
    if (mine !== generation || threadId !== state.threadId) return
    set({ messages: merged(stored, state.messages) })
    keep()
    if (!run || isEnded(run)) return
    const asked = state.messages.findLast(({ isUser }) => isUser)?.text ?? ''
    await awaitReply(asked, () => eventsOfOne(run))
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    stop,
    retry,
    refresh: () => refresh().catch(forgetUnknown),
    dismiss: () => set({ isFailed: false }),
    /** Opens another thread; null begins a new one. */
    async open(threadId: string | null) {
      generation += 1
      stopStream.abort()
      set({ ...emptyState(now()), threadId })
      keep()
      await refresh().catch(forgetUnknown)
    },
  }

  /** A thread that was deleted elsewhere is begun anew with the next message. Without a connection the kept copy stays. */
  function forgetUnknown(error: unknown): void {
    if (!(error instanceof AppError) || error.code !== 'not_found') return
    set({ ...emptyState(now()) })
    keep()
  }
}

class RunTimeout extends Error {}

function emptyState(now: number): ChatState {
  const welcome = { ...blank(now), id: 'welcome', text: WELCOME, isLocal: true }
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

const blank = (timestamp: number): ChatMessage => ({
  id: newId(),
  isUser: false,
  text: '',
  timestamp,
  isLoading: false,
  taskIds: [],
  planIds: [],
  isLocal: false,
})

function shownOf({ id, created_at, role, content, receipts, plan_ids }: ThreadMessage): ChatMessage {
  const texts = content.flatMap(({ text }) => text?.value ?? [])
  const created = receipts.filter(({ action, table }) => action === 'create' && table === 'tasks')
  return {
    ...blank(created_at * 1000),
    id,
    isUser: role === 'user',
    text: content.length > 0 && texts.length === 0 ? NOT_TEXT : texts.join('\n\n'),
    taskIds: created.map(({ row_id }) => row_id),
    planIds: plan_ids,
  }
}

/** The server's messages in their order, and after each what this device has said by itself. */
function merged(stored: readonly ThreadMessage[], shown: readonly ChatMessage[]): ChatMessage[] {
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

const isEnded = ({ status }: Run) =>
  !['queued', 'in_progress', 'requires_action', 'cancelling'].includes(status)

/** A run that is known already, as a stream of it would say it. */
async function* eventsOfOne(run: Run): AsyncGenerator<RunEvent> {
  yield { event: `thread.run.${run.status}`, data: run }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
}
