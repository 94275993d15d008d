import type { AppError, FieldError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { NewTaskInput, Task } from '#shared/tasks/task.ts'
import { keepGoing } from './keepGoing.ts'
import { createQueueState } from './queueState.ts'
import { type Outgoing, sendNext } from './sendNext.ts'
import type { DeviceStore } from './store.ts'
import type { DependsOn } from './turns.ts'
import { oneSenderAtATime, type Windows } from './windows.ts'

/** A change that the server has not confirmed. */
export type Waiting = {
  /** Sorts by the order in which the person acted, over all windows. */
  key: string
  change: TaskChange
  /** The task as the person saw it then; null for a create. */
  before: Task | null
  /** Why the server cannot take it, as a sentence, once it has failed at it again and again while it took others. */
  stuck?: string
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
  /** What is wrong with which field of it; a copy is refused too until that is corrected. */
  faults?: FieldError[]
  /** The row as somebody else left it, when both changed the same field. */
  theirs: Task | null
}

export type QueueState = {
  waiting: readonly Waiting[]
  refused: readonly Refused[]
  /** Changes that the device does not hold: not yet, or never, because it has no room. They end with the page. */
  unkept: ReadonlyMap<string, 'yet' | 'ever'>
  /** Whether the change on its way takes long, or has to be tried again. */
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
  dependsOn: DependsOn
  /** Whether the server answers to another call, while it keeps failing at a change. */
  answersOtherwise: () => Promise<boolean>
}

/** What one window tells the others. */
export type Message<Answer> =
  /** A change was made, or is stuck from now on. */
  | { kind: 'waits'; entry: Waiting }
  | { kind: 'arrived'; entry: Waiting; answer: Answer }
  | { kind: 'refused'; refused: Refused; out: string[] }
  | { kind: 'discarded'; out: readonly string[] }
  | { kind: 'dismissed'; key: string }

export type Queue = {
  state: () => QueueState
  /** Calls back after each change of the state. @returns the way to stop */
  subscribe: (listener: () => void) => () => void
  /** Puts a change at the end: on screen at once, on the device next, and then on its way. */
  add: (change: TaskChange, before: Task | null) => void
  /** Takes a refused change off the list. */
  dismiss: (key: string) => void
  /** Takes changes out that are not to be sent any more. */
  discard: (keys: readonly string[]) => void
  /** Tries a stuck change now. Resolves when the try is over. */
  retry: (key: string) => Promise<void>
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
 * trying again, for as long as it takes; a refusal takes the change out and keeps it where the person can see it. A change
 * that the server chokes on while it answers otherwise steps aside, with those that build on it, and lets the rest go on.
 */
export async function openQueue<Answer>(
  store: DeviceStore,
  windows: Windows<Message<Answer>>,
  delivery: Delivery<Answer>,
): Promise<Queue> {
  const known = createQueueState(delivery.arrived)
  const tellAll = (message: Message<Answer>) => {
    known.take(message)
    windows.tell(message)
  }
  const outgoing: Outgoing<Answer> = {
    ...known,
    store,
    delivery,
    tellAll,
    unwritten: new Map(),
    tries: new Map(),
    rests: new Map(),
    wakeLater: (ms) => void setTimeout(() => wake(), ms),
  }
  const { wake, quiet, close } = keepGoing(() => oneSenderAtATime(windows.name, () => sendNext(outgoing)))

  windows.onMessage((message) => {
    known.take(message)
    if (message.kind === 'waits' || message.kind === 'discarded') wake()
  })
  for (const entry of await store.waiting()) known.take({ kind: 'waits', entry })
  for (const refused of await store.refused()) known.take({ kind: 'refused', refused, out: [] })
  if (known.state().waiting.length > 0) wake()

  return {
    state: known.state,
    subscribe: known.subscribe,
    add: (change, before) => {
      const entry = { key: nextKey(known.state().waiting), change, before }
      void keep(outgoing, entry).then(() => {
        windows.tell({ kind: 'waits', entry })
        wake()
      })
    },
    dismiss: (key) => {
      void store.dismiss(key)
      tellAll({ kind: 'dismissed', key })
    },
    discard: (keys) => {
      for (const key of keys) outgoing.unwritten.delete(key)
      void store.takeOut(keys).then(wake)
      tellAll({ kind: 'discarded', out: keys })
    },
    retry: (key) => {
      outgoing.rests.delete(key)
      wake()
      return quiet()
    },
    wake,
    quiet,
    close: () => {
      close()
      windows.close()
    },
  }
}

/** Shows a change, and writes it down. What the device has no room for lives as long as this window. */
async function keep<Answer>(outgoing: Outgoing<Answer>, entry: Waiting): Promise<void> {
  const { store, unwritten, setUnkept, take } = outgoing
  setUnkept(entry.key, 'yet')
  take({ kind: 'waits', entry })
  try {
    await store.addWaiting(entry)
    setUnkept(entry.key, null)
  } catch {
    unwritten.set(entry.key, entry)
    setUnkept(entry.key, 'ever')
  }
}

let counter = 0

/** Later than every key that waits, also when the device's clock was set back meanwhile. */
function nextKey(waiting: readonly Waiting[]): string {
  const last = Number(waiting.at(-1)?.key.slice(0, 15) ?? 0)
  counter += 1
  const time = String(Math.max(Date.now(), last)).padStart(15, '0')
  return `${time}-${String(counter).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`
}
