import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { NewTaskInput, Task } from '#shared/tasks/task.ts'
import { isRetryable } from '#web/trouble.ts'
import { keepGoing } from './keepGoing.ts'
import { createQueueState } from './queueState.ts'
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
  /** Whether the oldest change takes longer than {@link SLOW_MS}, or has to be tried again. */
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
const SLOW_MS = 4_000

/** What one window tells the others. */
export type Message<Answer> =
  | { kind: 'added'; entry: Waiting }
  | { kind: 'arrived'; entry: Waiting; answer: Answer }
  | { kind: 'refused'; refused: Refused; out: string[] }
  | { kind: 'dismissed'; key: string }

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
  const { state, take, setSlow, subscribe } = createQueueState(delivery.arrived)
  const tellAll = (message: Message<Answer>) => {
    take(message)
    windows.tell(message)
  }
  /** What the device could not keep, for lack of room, is at least sent. */
  const unwritten = new Map<string, Waiting>()
  const outgoing: Outgoing<Answer> = { store, unwritten, delivery, state, setSlow, tellAll }
  const { wake, quiet, close } = keepGoing(() => oneSenderAtATime(windows.name, () => sendFirst(outgoing)))

  windows.onMessage((message) => {
    take(message)
    if (message.kind === 'added') wake()
  })
  for (const entry of await store.waiting()) take({ kind: 'added', entry })
  for (const refused of await store.refused()) take({ kind: 'refused', refused, out: [] })
  if (state().waiting.length > 0) wake()

  const add: Queue['add'] = (change, before) => {
    const entry = { key: nextKey(state().waiting), change, before }
    take({ kind: 'added', entry })
    void store
      .addWaiting(entry)
      .catch(() => unwritten.set(entry.key, entry))
      .then(() => {
        windows.tell({ kind: 'added', entry })
        wake()
      })
  }
  const dismiss: Queue['dismiss'] = (key) => {
    void store.dismiss(key)
    tellAll({ kind: 'dismissed', key })
  }
  const closeAll = () => {
    close()
    windows.close()
  }
  return { state, subscribe, add, dismiss, wake, quiet, close: closeAll }
}

type Outgoing<Answer> = {
  store: DeviceStore
  unwritten: Map<string, Waiting>
  delivery: Delivery<Answer>
  state: () => QueueState
  setSlow: (slow: boolean) => void
  tellAll: (message: Message<Answer>) => void
}

/** Sends the oldest change. @returns whether there was one @throws when it has to be tried again */
async function sendFirst<Answer>(outgoing: Outgoing<Answer>): Promise<boolean> {
  const { store, unwritten, delivery, state, setSlow, tellAll } = outgoing
  const [entry] = [...(await store.waiting(1)), ...unwritten.values()]
  if (!entry) return false
  const takeOut = async (keys: string[], refused?: Refused) => {
    await store.takeOut(keys, refused)
    for (const key of keys) unwritten.delete(key)
  }
  const late = setTimeout(() => setSlow(true), SLOW_MS)
  try {
    const answer = await delivery.send(entry)
    await takeOut([entry.key])
    tellAll({ kind: 'arrived', entry, answer })
    setSlow(false)
  } catch (error) {
    if (!(error instanceof AppError) || isRetryable(error) || error.code === 'unauthenticated') {
      setSlow(true)
      throw error
    }
    const { refused, alsoOut } = delivery.explain(entry, error, state().waiting)
    const out = [entry.key, ...alsoOut]
    await takeOut(out, refused)
    tellAll({ kind: 'refused', refused, out })
  } finally {
    clearTimeout(late)
  }
  return true
}

let counter = 0

/** Later than every key that waits, also when the device's clock was set back meanwhile. */
function nextKey(waiting: readonly Waiting[]): string {
  const last = Number(waiting.at(-1)?.key.slice(0, 15) ?? 0)
  counter += 1
  const time = String(Math.max(Date.now(), last)).padStart(15, '0')
  return `${time}-${String(counter).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`
}
