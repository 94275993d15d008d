import { type Db, isTransaction } from '#server/kit/db/database.ts'
import { nextMacrotask } from '#server/kit/db/nextMacrotask.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { createKeyedQueue } from '#server/kit/queue/keyedQueue.ts'

/** So long the event loop is kept from others' requests at a time. */
const SLICE_MS = 1
/** What a person may use at once, and which part of the time it comes back in: nobody's years of habits fill a server. */
const BURST_MS = 500
const SHARE = 1 / 4
const MAX_PEOPLE = 20_000

/** The time that a person may still use, as of a moment. */
type Budget = { credit: number; since: number }
const budgets = new Map<UserId, Budget>()
const inOrder = createKeyedQueue<UserId>()

/**
 * Works for one person on one thing at a time, in the order in which they were asked for: four at once would hold up others four
 * times as long. Who used up their time waits until enough of it has come back. Inside a transaction nothing waits: who has a
 * connection must not wait for somebody who wants one.
 */
export function oneAtATime<T>(db: Db, userId: UserId, work: () => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work()
  return inOrder(userId, async () => {
    const budget = budgetOf(userId)
    await restored(budget)
    const began = performance.now()
    try {
      return await work()
    } finally {
      budget.credit -= performance.now() - began
    }
  })
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

function budgetOf(userId: UserId): Budget {
  const known = budgets.get(userId)
  if (known) return known
  if (budgets.size >= MAX_PEOPLE) removeFull()
  const budget = { credit: BURST_MS, since: performance.now() }
  budgets.set(userId, budget)
  return budget
}

/** Resolves once a person has time left. */
async function restored(budget: Budget): Promise<void> {
  const now = performance.now()
  budget.credit = creditAt(budget, now)
  budget.since = now
  if (budget.credit < 0) await new Promise((resolve) => setTimeout(resolve, -budget.credit / SHARE))
}

function creditAt({ credit, since }: Budget, now: number): number {
  return Math.min(BURST_MS, credit + SHARE * (now - since))
}

/** Forgets who has all of their time: a budget that is forgotten is a full one. */
function removeFull(): void {
  const now = performance.now()
  for (const [userId, budget] of budgets) if (creditAt(budget, now) === BURST_MS) budgets.delete(userId)
}
