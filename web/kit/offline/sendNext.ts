import type { AppError } from '#shared/errors.ts'
import { networkFailureOf } from '#web/kit/networkFailure.ts'
import type { Refused, Waiting } from './entry.ts'
import { explainRefusal } from './explainRefusal.ts'
import type { Message, QueueStore } from './queueState.ts'
import { type Attempts, classifyFailure, countFailure, retryDelay } from './retryPolicy.ts'
import { areLinked, type DependsOn, nextToSend, type OfflineSlices } from './sendOrder.ts'
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
  /** Slices whose changes the server limits (429): how often in a row, and until when none of theirs is sent. */
  limits: Map<string, { failures: number; until: number }>
  /** Looks again after so many milliseconds. */
  wakeLater: (ms: number) => void
}

/** After this long on its way a change counts as slow. */
const SLOW_MS = 4_000
/** A parked change is tried again after a minute, two, four, up to an hour. */
const FIRST_PAUSE_MS = 60_000
const LAST_PAUSE_MS = 60 * 60_000

/**
 * Sends the next change. One that the server limits holds up its own slice and what depends on it, no other slice.
 *
 * @returns whether there was one
 * @throws when it has to be tried again before any other
 */
export async function sendNext(outgoing: Outgoing): Promise<boolean> {
  const { slices, limits, setSlow, publish } = outgoing
  const entry = await findNext(outgoing)
  const slice = entry && slices.get(entry.slice)
  if (!slice) {
    setSlow(isLimited(outgoing))
    return false
  }
  const late = setTimeout(() => setSlow(true), SLOW_MS)
  try {
    const answer = await slice.send(entry)
    await takeOut(outgoing, [entry.key])
    publish({ kind: 'arrived', entry, answer })
    limits.delete(entry.slice)
    setSlow(isLimited(outgoing))
  } catch (error) {
    await fail(outgoing, entry, error)
  } finally {
    clearTimeout(late)
  }
  return true
}

async function findNext(outgoing: Outgoing): Promise<Waiting | undefined> {
  const { store, slices, unwritten, dependsOn, pauses, limits } = outgoing
  const isOver = (held?: { until: number }) => (held?.until ?? 0) <= Date.now()
  const maySend = ({ key, slice, parked }: Waiting) =>
    slices.has(slice) && isOver(limits.get(slice)) && (parked === undefined || isOver(pauses.get(key)))
  // A limit ends, so also an edit of a row that another change names keeps its place before it.
  const isAfter: DependsOn = (later, earlier) =>
    dependsOn(later, earlier) || (limits.has(earlier.slice) && areLinked(slices, later, earlier))
  if (unwritten.size === 0) {
    const first = nextToSend(await store.waiting(1), maySend, isAfter)
    if (first) return first
  }
  // Only when the first may not be sent, or the device could not keep one, is it necessary to look at all of them.
  const all = [...(await store.waiting()), ...unwritten.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return nextToSend(all, maySend, isAfter)
}

/** Whether something waits because the server limits its slice. */
function isLimited({ state, limits }: Outgoing): boolean {
  return state().waiting.some(({ slice }) => limits.has(slice))
}

/** @throws the error again when the change is to be tried again soon */
async function fail(outgoing: Outgoing, entry: Waiting, error: unknown): Promise<void> {
  const { attempts, limits, isServerUp, setSlow } = outgoing
  const counted = countFailure(error, attempts.get(entry.key), Date.now())
  attempts.set(entry.key, counted)
  const failure = classifyFailure(error, counted, Date.now())
  if (failure === 'limited') return limit(outgoing, entry, error)
  limits.delete(entry.slice)
  if (failure === 'refused') await refuse(outgoing, entry, error as AppError)
  else if (entry.parked !== undefined) pause(outgoing, entry)
  else if (failure === 'suspicious' && (await isServerUp())) await park(outgoing, entry, error as AppError)
  else {
    setSlow(true)
    throw error
  }
}

function limit({ limits, setSlow, wakeLater }: Outgoing, { slice }: Waiting, error: unknown) {
  const failures = (limits.get(slice)?.failures ?? 0) + 1
  const ms = retryDelay(failures, networkFailureOf(error)?.retryAfterSeconds)
  limits.set(slice, { failures, until: Date.now() + ms })
  setSlow(true)
  wakeLater(ms)
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
