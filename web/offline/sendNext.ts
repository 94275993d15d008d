import type { AppError } from '#shared/errors.ts'
import type { Refused, Waiting } from './entry.ts'
import { explainRefusal } from './explainRefusal.ts'
import type { Message, QueueStore } from './queueState.ts'
import { type Attempts, classifyFailure, countFailure } from './retryPolicy.ts'
import { type DependsOn, nextToSend, type OfflineSlices } from './sendOrder.ts'
import type { DeviceStore } from './store.ts'

/** What sending needs of an open queue. */
export type Outgoing = QueueStore & {
  store: DeviceStore
  slices: OfflineSlices
  dependsOn: DependsOn
  /** Whether the server answers to another call, while it keeps failing at a change. */
  isServerUp: () => Promise<boolean>
  /** Changes this tab's state and that of the others. */
  publish: (message: Message) => void
  /** What the device could not keep, for lack of room, is at least sent. By key. */
  unwritten: Map<string, Waiting>
  attempts: Map<string, Attempts>
  /** How long a parked change is not tried again, and until when. Milliseconds, of the clock. */
  pauses: Map<string, { ms: number; until: number }>
  /** Looks again after so many milliseconds. */
  wakeLater: (ms: number) => void
}

/** After this long on its way a change counts as slow. */
const SLOW_MS = 4_000
/** A parked change is tried again after a minute, two, four, up to an hour. */
const FIRST_PAUSE_MS = 60_000
const LAST_PAUSE_MS = 60 * 60_000

/** Sends the next change. @returns whether there was one @throws when it has to be tried again */
export async function sendNext(outgoing: Outgoing): Promise<boolean> {
  const { slices, setSlow, publish } = outgoing
  const entry = await findNext(outgoing)
  const slice = entry && slices.get(entry.slice)
  if (!slice) {
    setSlow(false)
    return false
  }
  const late = setTimeout(() => setSlow(true), SLOW_MS)
  try {
    const answer = await slice.send(entry)
    await takeOut(outgoing, [entry.key])
    publish({ kind: 'arrived', entry, answer })
    setSlow(false)
  } catch (error) {
    await fail(outgoing, entry, error)
  } finally {
    clearTimeout(late)
  }
  return true
}

async function findNext(outgoing: Outgoing): Promise<Waiting | undefined> {
  const { store, slices, unwritten, dependsOn, pauses } = outgoing
  const maySend = ({ key, slice, parked }: Waiting) =>
    slices.has(slice) && (parked === undefined || (pauses.get(key)?.until ?? 0) <= Date.now())
  if (unwritten.size === 0) {
    const first = nextToSend(await store.waiting(1), maySend, dependsOn)
    if (first) return first
  }
  // Only when the first may not be sent, or the device could not keep one, is it necessary to look at all of them.
  const all = [...(await store.waiting()), ...unwritten.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return nextToSend(all, maySend, dependsOn)
}

/** @throws the error again when the change is to be tried again soon */
async function fail(outgoing: Outgoing, entry: Waiting, error: unknown): Promise<void> {
  const { attempts, isServerUp, setSlow } = outgoing
  const counted = countFailure(error, attempts.get(entry.key), Date.now())
  attempts.set(entry.key, counted)
  const failure = classifyFailure(error, counted, Date.now())
  if (failure === 'refused') await refuse(outgoing, entry, error as AppError)
  else if (entry.parked !== undefined) pause(outgoing, entry)
  else if (failure === 'suspicious' && (await isServerUp())) await park(outgoing, entry, error as AppError)
  else {
    setSlow(true)
    throw error
  }
}

async function refuse(outgoing: Outgoing, entry: Waiting, refusal: AppError) {
  const { slices, state, publish } = outgoing
  const slice = slices.get(entry.slice)
  if (!slice) return
  const { refused, alsoOut } = explainRefusal(slice, entry, refusal, state().waiting)
  const out = [entry.key, ...alsoOut]
  await takeOut(outgoing, out, refused)
  publish({ kind: 'refused', refused, out })
}

async function park(outgoing: Outgoing, entry: Waiting, { message }: AppError) {
  const { store, unwritten, publish } = outgoing
  const parked = { ...entry, parked: message }
  if (unwritten.has(entry.key)) unwritten.set(entry.key, parked)
  else await store.setParked(entry.key, message)
  pause(outgoing, entry)
  publish({ kind: 'waits', entry: parked })
}

function pause({ pauses, wakeLater }: Outgoing, { key }: Waiting) {
  const ms = Math.min(LAST_PAUSE_MS, 2 * (pauses.get(key)?.ms ?? FIRST_PAUSE_MS / 2))
  pauses.set(key, { ms, until: Date.now() + ms })
  wakeLater(ms)
}

async function takeOut(outgoing: Outgoing, keys: string[], refused?: Refused) {
  const { store, unwritten, attempts, pauses } = outgoing
  await store.takeOut(keys, refused)
  for (const key of keys) for (const noted of [unwritten, attempts, pauses]) noted.delete(key)
}
