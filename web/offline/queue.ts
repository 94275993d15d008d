import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { NewTaskInput, Task } from '#shared/tasks/task.ts'
import { isRetryable, troubleOf } from '#web/trouble.ts'
import type { DeviceStore } from './store.ts'
import { oneSenderAtATime, type Windows } from './windows.ts'

/** A change that the server has not confirmed. */
export type Waiting = {
  /** Sorts by the order in which the person acted, over all windows. */
  key: string
  change: TaskChange
  /** The task as the person saw it then; null for a create. */
  before: Task | null
}

/** A change that the server will not take, kept until the person has decided. */
export type Refused = {
  key: string
  change: TaskChange
  /** The task's title, as the person typed it. */
  title: string
  /** Why, as a sentence. */
  reason: string
  /** What was typed, as a new task; null where there is nothing to keep. */
  copy: NewTaskInput | null
  /** The row as somebody else left it, when both changed the same field. */
  theirs: Task | null
}

export type QueueState = {
  waiting: readonly Waiting[]
  refused: readonly Refused[]
  /** Whether a change has been on its way for longer than {@link SLOW_MS}. */
  slow: boolean
}

/** How a change is sent and what its answers mean: the part that knows tasks. */
export type Delivery<Answer> = {
  send: (entry: Waiting) => Promise<Answer>
  /** Called in every window, in the same breath in which the change stops waiting: the screen shows no step back. */
  arrived: (entry: Waiting, answer: Answer) => void
  /** What becomes of a change that was refused, and which others go out with it. */
  explain: (
    entry: Waiting,
    refusal: AppError,
    waiting: readonly Waiting[],
  ) => { refused: Refused; alsoOut: string[] }
}

/** After this long on its way a change is called slow. */
export const SLOW_MS = 4_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000

export type Queue = {
  state: () => QueueState
  /** Calls back after each change of the state. @returns the way to stop */
  subscribe: (listener: () => void) => () => void
  /** Puts a change at the end: on screen at once, on the device next, and then on its way. */
  add: (change: TaskChange, before: Task | null) => void
  /** Takes a refused change off the list. */
  dismiss: (key: string) => void
  /** Tries again now instead of at the next planned time. */
  wake: () => void
  /** Resolves when nothing is on its way at this moment. */
  quiet: () => Promise<void>
  close: () => void
}

/**
 * The changes of one person on this device, sent one after another in the order they were made.
 *
 * A change is written down before it is sent and taken out after its answer, so a killed page sends it again: harmless,
 * since ids and moments come from here. All windows share the queue and one of them sends at a time. No answer means
 * trying again, for as long as it takes; a refusal takes the change out and keeps it where the person can see it.
 */
export async function openQueue<Answer>(
  store: DeviceStore,
  windows: Windows<Message<Answer>>,
  delivery: Delivery<Answer>,
): Promise<Queue> {
  let state: QueueState = { waiting: [], refused: [], slow: false }
  /** Keys that were answered: windows may hear of an answer before they hear of the change. */
  const finished = new Set<string>()
  /** What the device could not keep, for lack of room, is at least sent. */
  const unwritten: Waiting[] = []
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** The same in this window and, told by a message, in the others. */
  function take(message: Message<Answer>) {
    switch (message.kind) {
      case 'added':
        if (finished.has(message.entry.key)) return
        return become({ waiting: inOrder([...without(state.waiting, [message.entry.key]), message.entry]) })
      case 'arrived':
        finished.add(message.entry.key)
        delivery.arrived(message.entry, message.answer)
        return become({ waiting: without(state.waiting, [message.entry.key]) })
      case 'refused':
        for (const key of message.out) finished.add(key)
        return become({
          waiting: without(state.waiting, message.out),
          refused: [...without(state.refused, [message.refused.key]), message.refused],
        })
      case 'dismissed':
        return become({ refused: without(state.refused, [message.key]) })
    }
  }
  const tellAll = (message: Message<Answer>) => {
    take(message)
    windows.tell(message)
  }
  const takeOut = async (keys: string[], refused?: Refused) => {
    await store.takeOut(keys, refused)
    for (const key of keys) remove(unwritten, key)
  }

  const sendFirst = async (): Promise<boolean> => {
    const entry = (await store.waiting(1))[0] ?? unwritten[0]
    if (!entry) return false
    const late = setTimeout(() => become({ slow: true }), SLOW_MS)
    try {
      const answer = await delivery.send(entry)
      await takeOut([entry.key])
      tellAll({ kind: 'arrived', entry, answer })
    } catch (error) {
      if (!(error instanceof AppError) || isRetryable(error) || error.code === 'unauthenticated') throw error
      const { refused, alsoOut } = delivery.explain(entry, error, state.waiting)
      const out = [entry.key, ...alsoOut]
      await takeOut(out, refused)
      tellAll({ kind: 'refused', refused, out })
    } finally {
      clearTimeout(late)
      if (state.slow) become({ slow: false })
    }
    return true
  }
  const { wake, quiet, close } = keepGoing(() => oneSenderAtATime(windows.name, sendFirst))
  windows.onMessage((message) => {
    take(message)
    if (message.kind === 'added') wake()
  })
  for (const entry of await store.waiting()) take({ kind: 'added', entry })
  become({ refused: [...(await store.refused()), ...state.refused] })
  if (state.waiting.length > 0) wake()

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (change, before) => {
      const entry = { key: nextKey(state.waiting), change, before }
      take({ kind: 'added', entry })
      void store
        .addWaiting(entry)
        .catch(() => unwritten.push(entry))
        .then(() => {
          windows.tell({ kind: 'added', entry })
          wake()
        })
    },
    dismiss: (key) => {
      void store.dismiss(key)
      tellAll({ kind: 'dismissed', key })
    },
    wake,
    quiet,
    close: () => {
      close()
      windows.close()
    },
  }
}

/** What one window tells the others. */
export type Message<Answer> =
  | { kind: 'added'; entry: Waiting }
  | { kind: 'arrived'; entry: Waiting; answer: Answer }
  | { kind: 'refused'; refused: Refused; out: string[] }
  | { kind: 'dismissed'; key: string }

/** Runs the work until it has nothing left, and after a failure again later: sooner when woken. */
function keepGoing(work: () => Promise<boolean>) {
  let running: Promise<void> | null = null
  let again = false
  let failures = 0
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    try {
      do {
        again = false
        while (!closed && (await work())) failures = 0
      } while (again && !closed)
      failures = 0
    } catch (error) {
      failures += 1
      if (again && !closed) return void queueMicrotask(wake) // somebody asked meanwhile, perhaps because the network is back
      if (!closed) timer = setTimeout(wake, retryDelay(failures, troubleOf(error)?.retryAfterSeconds))
    } finally {
      running = null
    }
  }
  function wake() {
    clearTimeout(timer)
    again = true
    running ??= run()
  }
  const wakeWhenVisible = () => document.visibilityState === 'visible' && wake()
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', wakeWhenVisible)
  return {
    wake,
    quiet: () => running ?? Promise.resolve(),
    close: () => {
      closed = true
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', wake)
      globalThis.document?.removeEventListener('visibilitychange', wakeWhenVisible)
    },
  }
}

/** Doubles from one second to one minute; a server that names a time is obeyed. */
function retryDelay(failures: number, retryAfterSeconds = 0): number {
  const doubling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
  return Math.max(doubling, retryAfterSeconds * 1000)
}

let counter = 0

/** Later than every key that waits, also when the device's clock was set back meanwhile. */
function nextKey(waiting: readonly Waiting[]): string {
  const last = Number(waiting.at(-1)?.key.slice(0, 15) ?? 0)
  counter += 1
  const time = String(Math.max(Date.now(), last)).padStart(15, '0')
  return `${time}-${String(counter).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`
}

function inOrder(waiting: Waiting[]): Waiting[] {
  return waiting.sort((a, b) => (a.key < b.key ? -1 : 1))
}

function without<Row extends { key: string }>(rows: readonly Row[], keys: readonly string[]): Row[] {
  return rows.filter(({ key }) => !keys.includes(key))
}

function remove(entries: Waiting[], key: string) {
  const index = entries.findIndex((entry) => entry.key === key)
  if (index >= 0) entries.splice(index, 1)
}
