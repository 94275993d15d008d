import { type Db, isTransaction } from '#server/kit/db/database.ts'
import { nextMacrotask } from '#server/kit/db/nextMacrotask.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** So long the event loop is kept from others' requests at a time. */
const SLICE_MS = 1
/** What a person may use at once, and which part of the time it comes back in: nobody's years of habits fill a server. */
const BURST_MS = 500
const SHARE = 1 / 4
const MAX_PEOPLE = 20_000

/** The last piece of work of a person, and the time that they may still use, as of a moment. */
type Turn = { last: Promise<unknown>; credit: number; since: number; waiting: number }
const turns = new Map<UserId, Turn>()

/**
 * Works for one person on one thing at a time, in the order in which they were asked for: four at once would hold up others four
 * times as long. Who used up their time waits until enough of it has come back. Inside a transaction nothing waits: who has a
 * connection must not wait for somebody who wants one.
 */
export function oneAtATime<T>(db: Db, userId: UserId, work: () => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work()
  const turn = turnOf(userId)
  const inTurn = async () => {
    await restored(turn)
    const began = performance.now()
    try {
      return await work()
    } finally {
      turn.credit -= performance.now() - began
      turn.waiting -= 1
    }
  }
  turn.waiting += 1
  const done = turn.last.then(inTurn, inTurn)
  turn.last = done.catch(() => {})
  return done
}

/** Computes one result after the other; between two of them others' requests have their turn. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  compute: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let began = performance.now()
  for (const [index, item] of items.entries()) {
    if (performance.now() - began >= SLICE_MS) {
      await nextMacrotask()
      began = performance.now()
    }
    results.push(compute(item, index))
  }
  return results
}

function turnOf(userId: UserId): Turn {
  const known = turns.get(userId)
  if (known) return known
  if (turns.size >= MAX_PEOPLE) removeIdle()
  const turn = { last: Promise.resolve(), credit: BURST_MS, since: performance.now(), waiting: 0 }
  turns.set(userId, turn)
  return turn
}

/** Resolves once a person has time left. */
async function restored(turn: Turn): Promise<void> {
  const now = performance.now()
  turn.credit = Math.min(BURST_MS, turn.credit + SHARE * (now - turn.since))
  turn.since = now
  if (turn.credit >= 0) return
  await new Promise((resolve) => setTimeout(resolve, -turn.credit / SHARE))
}

/** Forgets who has nothing under way: a time that is forgotten is a full one. */
function removeIdle(): void {
  for (const [userId, { waiting }] of turns) if (waiting === 0) turns.delete(userId)
}
