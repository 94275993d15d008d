import type { AppError } from '#shared/errors.ts'
import type { Delivery, Message, Refused, Waiting } from './queue.ts'
import type { QueueKnowledge } from './queueState.ts'
import type { DeviceStore } from './store.ts'
import { nextInTurn, type Tries, triesAfter, verdictOn } from './turns.ts'

/** What sending needs of an open queue. */
export type Outgoing<Answer> = QueueKnowledge<Answer> & {
  store: DeviceStore
  delivery: Delivery<Answer>
  tellAll: (message: Message<Answer>) => void
  /** What the device could not keep, for lack of room, is at least sent. */
  unwritten: Map<string, Waiting>
  tries: Map<string, Tries>
  /** How long a stuck change is left alone, and until when. Milliseconds, of the clock. */
  rests: Map<string, { ms: number; until: number }>
  /** Looks again after so many milliseconds. */
  wakeLater: (ms: number) => void
}

/** After this long on its way a change is called slow. */
const SLOW_MS = 4_000
/** A stuck change is tried again after a minute, two, four, up to an hour. */
const FIRST_REST_MS = 60_000
const LAST_REST_MS = 60 * 60_000

/** Sends the change whose turn it is. @returns whether there was one @throws when it has to be tried again */
export async function sendNext<Answer>(outgoing: Outgoing<Answer>): Promise<boolean> {
  const { delivery, setSlow, tellAll, tries } = outgoing
  const entry = await findNext(outgoing)
  if (!entry) {
    setSlow(false)
    return false
  }
  const late = setTimeout(() => setSlow(true), SLOW_MS)
  try {
    const answer = await delivery.send(entry)
    await takeOut(outgoing, [entry.key])
    tellAll({ kind: 'arrived', entry, answer })
    setSlow(false)
  } catch (error) {
    const tried = triesAfter(error, tries.get(entry.key), Date.now())
    tries.set(entry.key, tried)
    const verdict = verdictOn(error, tried, Date.now())
    if (verdict === 'refused') await refuse(outgoing, entry, error as AppError)
    else if (entry.stuck !== undefined) rest(outgoing, entry)
    else if (verdict === 'suspicious' && (await delivery.answersOtherwise()))
      await stepAside(outgoing, entry, error as AppError)
    else {
      setSlow(true)
      throw error
    }
  } finally {
    clearTimeout(late)
  }
  return true
}

async function findNext<Answer>(outgoing: Outgoing<Answer>): Promise<Waiting | undefined> {
  const { store, unwritten, delivery, rests } = outgoing
  const isDue = ({ key }: Waiting) => (rests.get(key)?.until ?? 0) <= Date.now()
  if (unwritten.size === 0) {
    const first = nextInTurn(await store.waiting(1), isDue, delivery.dependsOn)
    if (first) return first
  }
  // Only a stuck one at the head, or one that the device could not keep, makes it necessary to look at all of them.
  const all = [...(await store.waiting()), ...unwritten.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return nextInTurn(all, isDue, delivery.dependsOn)
}

async function refuse<Answer>(outgoing: Outgoing<Answer>, entry: Waiting, refusal: AppError) {
  const { delivery, state, tellAll } = outgoing
  const { refused, alsoOut } = delivery.explain(entry, refusal, state().waiting)
  const out = [entry.key, ...alsoOut]
  await takeOut(outgoing, out, refused)
  tellAll({ kind: 'refused', refused, out })
}

async function stepAside<Answer>(outgoing: Outgoing<Answer>, entry: Waiting, { message }: AppError) {
  const { store, unwritten, tellAll } = outgoing
  const stuck = { ...entry, stuck: message }
  if (unwritten.has(entry.key)) unwritten.set(entry.key, stuck)
  else await store.setStuck(entry.key, message)
  rest(outgoing, entry)
  tellAll({ kind: 'waits', entry: stuck })
}

function rest<Answer>({ rests, wakeLater }: Outgoing<Answer>, { key }: Waiting) {
  const ms = Math.min(LAST_REST_MS, 2 * (rests.get(key)?.ms ?? FIRST_REST_MS / 2))
  rests.set(key, { ms, until: Date.now() + ms })
  wakeLater(ms)
}

async function takeOut<Answer>(outgoing: Outgoing<Answer>, keys: string[], refused?: Refused) {
  const { store, unwritten, tries, rests } = outgoing
  await store.takeOut(keys, refused)
  for (const key of keys) for (const noted of [unwritten, tries, rests]) noted.delete(key)
}
