import { onAnswer } from './connection.ts'
import type { Waiting } from './entry.ts'
import { createQueueState, type Message, type QueueState, type QueueStore } from './queueState.ts'
import { reconcile } from './reconcile.ts'
import { retryLoop } from './retryLoop.ts'
import { dependenciesOf, type DependsOn, type OfflineSlices } from './sendOrder.ts'
import { type Outgoing, sendNext } from './sendNext.ts'
import type { DeviceStore } from './store.ts'
import { type TabChannel, withTabLock } from './tabs.ts'

export type Queue = {
  state: () => QueueState
  /** Calls back after each change of the state. @returns the way to stop */
  subscribe: (listener: () => void) => () => void
  dependsOn: DependsOn
  /** Whether the server refused a change, or one that it built on, since this tab was opened. */
  wasRefused: (key: string) => boolean
  /** Puts a change at the end: on screen at once, on the device next, then sent. @returns its key */
  add: (made: Omit<Waiting, 'key' | 'parked'>) => string
  /** Takes a refused change off the list. */
  dismiss: (key: string) => void
  /** Takes changes out that are not to be sent any more. */
  discard: (keys: readonly string[]) => void
  /** Tries a parked change now. Resolves when the attempt is over. */
  retry: (key: string) => Promise<void>
  /** Tries again now instead of at the next planned time. */
  wake: () => void
  /** Resolves when nothing is on its way at this moment. */
  idle: () => Promise<void>
  close: () => void
}

/** The other tabs look for what a tab has written this long after it began. Milliseconds. */
const WORD_MS = 1_000

export type QueueOptions = {
  store: DeviceStore
  channel: TabChannel<Message>
  slices: OfflineSlices
  /** Whether the server answers to another call, while it keeps failing at a change. */
  isServerUp: () => Promise<boolean>
}

/**
 * The changes of one person on this device, of all slices, sent one after another in the order they were made.
 *
 * A change is written down before it is sent and taken out after its answer, so a killed page sends it again: harmless,
 * since ids and moments are made here. All tabs share the queue and one of them sends at a time; each wake reads it anew from
 * the device, because a tab may have ended before its message to the others. No answer means trying
 * again, for as long as it takes; a refusal takes the change out and keeps it where the person can see it. A change that
 * the server fails at while it answers otherwise is parked, with those that depend on it, and the others go on. One that it
 * limits (429) holds its slice until the time that the server named, and what depends on it; other slices go on. So do they
 * beside a slice that this version does not know: a newer version made its changes and will send them.
 */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { store, channel, slices } = options
  const madeHere = new Set<string>()
  let isClosed = false
  const known = createQueueState((entry, answer) => {
    // An answer that comes after the sign-out is not shown: the screen may be somebody else's.
    if (!isClosed) slices.get(entry.slice)?.arrived(entry, answer, madeHere.delete(entry.key))
  })
  const outgoing = outgoingOf(options, known, (ms) => void setTimeout(() => wake(), ms))
  const work = reconciling(outgoing)
  const { wake, answered, idle, close } = retryLoop((isWoken) =>
    withTabLock(channel.name, () => work(isWoken)),
  )
  const stopListening = onAnswer(answered)

  channel.onMessage((message) => {
    known.take(message)
    if (message.kind === 'waits' || message.kind === 'discarded') wake()
    if (message.kind === 'writes') setTimeout(wake, WORD_MS)
  })
  await takeKept(store, known)
  if (known.state().waiting.length > 0) wake()

  return {
    state: known.state,
    subscribe: known.subscribe,
    dependsOn: outgoing.dependsOn,
    wasRefused: known.wasRefused,
    add: (made) => {
      const entry = { ...made, key: nextKey(known.state().waiting) }
      madeHere.add(entry.key)
      channel.broadcast({ kind: 'writes' })
      void persist(outgoing, entry).then((isKept) => {
        // What the device does not hold lives and ends with this tab.
        if (isKept) channel.broadcast({ kind: 'waits', entry })
        wake()
      })
      return entry.key
    },
    dismiss: (key) => {
      void store.dismiss(key)
      outgoing.publish({ kind: 'dismissed', key })
    },
    discard: (keys) => {
      for (const key of keys) outgoing.unwritten.delete(key)
      void store.takeOut(keys).then(wake)
      outgoing.publish({ kind: 'discarded', out: keys })
    },
    retry: (key) => {
      outgoing.pauses.delete(key)
      wake()
      return idle()
    },
    wake,
    idle,
    close: () => {
      isClosed = true
      stopListening()
      close()
      channel.close()
    },
  }
}

async function takeKept(store: DeviceStore, { take }: QueueStore): Promise<void> {
  const [waiting, refusals] = await Promise.all([store.waiting(), store.refused()])
  for (const entry of waiting) take({ kind: 'waits', entry })
  for (const refused of refusals) take({ kind: 'refused', refused, out: [] })
}

function outgoingOf(
  { store, channel, slices, isServerUp }: QueueOptions,
  known: QueueStore,
  wakeLater: (ms: number) => void,
): Outgoing {
  return {
    ...known,
    store,
    slices,
    dependsOn: dependenciesOf(slices),
    isServerUp,
    publish: (message) => {
      known.take(message)
      channel.broadcast(message)
    },
    unwritten: new Map(),
    attempts: new Map(),
    pauses: new Map(),
    limits: new Map(),
    wakeLater,
  }
}

/** Shows a change, and writes it down. What the device has no room for lives as long as this tab. @returns whether it is kept */
async function persist(outgoing: Outgoing, entry: Waiting): Promise<boolean> {
  const { store, unwritten, setUnpersisted, take } = outgoing
  setUnpersisted(entry.key, 'pending')
  take({ kind: 'waits', entry })
  try {
    await store.addWaiting(entry)
    setUnpersisted(entry.key, null)
    return true
  } catch {
    unwritten.set(entry.key, entry)
    setUnpersisted(entry.key, 'failed')
    return false
  }
}

/** Sends the next change, after a wake reconciled with the device. What cannot be reconciled holds up nothing else. */
function reconciling(outgoing: Outgoing): (isWoken: boolean) => Promise<boolean> {
  let isDue = false
  return async (isWoken) => {
    isDue ||= isWoken
    let failure: unknown = null
    if (isDue)
      await reconcile(outgoing).then(
        () => (isDue = false),
        (error: unknown) => (failure = error),
      )
    const isMore = await sendNext(outgoing)
    if (!isMore && failure !== null) throw failure as Error
    return isMore
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
