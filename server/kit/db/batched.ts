import type { Db } from './database.ts'
import { nextMacrotask } from './nextMacrotask.ts'

/** One caller's values of a statement, of which the first is the person's id. */
type Values = readonly [userId: string, ...values: unknown[]]
/** A row of the answer, with the ordinal of its caller, counted from 1. */
type Numbered = { n: number }
type Call = { values: Values; resolve: (row: unknown) => void; reject: (error: unknown) => void }
type Queue = { calls: Call[]; isRunning: boolean }

/** So that one answer is not held up by too many others. */
const MAX_BATCH = 100

const queues = new WeakMap<Db, Map<string, Queue>>()

/**
 * Runs a statement once for everybody who asks for it while its last run is on its way: many small commits become one.
 * A named exception to {@link Db.query}, for the statements where it was measured (docs/decisions/0016 and 0047).
 *
 * No person has two calls in one run. When a run fails, each call is tried by itself, so that nobody answers for what
 * another one asked; it must bear being tried twice.
 *
 * @param text takes an array with one element per caller for each value, and answers rows with the caller's ordinal as
 *   `n`: `unnest($1::uuid[], ...) with ordinality`
 * @returns the caller's row, or undefined when the statement has none for it; always undefined where a statement is about one person
 *   only ({@link Db.batches}), so there is another way to do it
 */
export function batched<Row extends Numbered>(
  db: Db,
  text: string,
  values: Values,
): Promise<Row | undefined> {
  if (!db.batches) return Promise.resolve(undefined)
  const queue = queueFor(db, text)
  return new Promise<Row | undefined>((resolve, reject) => {
    queue.calls.push({ values, resolve: resolve as Call['resolve'], reject })
    if (!queue.isRunning) void runQueue(db, text, queue)
  })
}

function queueFor(db: Db, text: string): Queue {
  const own = queues.get(db) ?? new Map<string, Queue>()
  const queue = own.get(text) ?? { calls: [], isRunning: false }
  queues.set(db, own.set(text, queue))
  return queue
}

async function runQueue(db: Db, text: string, queue: Queue) {
  queue.isRunning = true
  await nextMacrotask() // requests that arrived together
  while (queue.calls.length > 0) await run(db, text, takeOneOfEach(queue))
  queue.isRunning = false
}

function takeOneOfEach(queue: Queue): Call[] {
  const first = new Map<string, Call>()
  for (const call of queue.calls) {
    if (first.size === MAX_BATCH) break
    if (!first.has(call.values[0])) first.set(call.values[0], call)
  }
  queue.calls = queue.calls.filter((call) => first.get(call.values[0]) !== call)
  return [...first.values()]
}

async function run(db: Db, text: string, calls: Call[]) {
  try {
    const rows = await db.query<Numbered>(text, columnsOf(calls.map((call) => call.values)))
    const byOrdinal = new Map(rows.map((row) => [row.n, row]))
    calls.forEach((call, index) => call.resolve(byOrdinal.get(index + 1)))
  } catch (error) {
    if (calls.length === 1) calls[0]?.reject(error)
    else await Promise.all(calls.map((call) => run(db, text, [call])))
  }
}

/** The values of each parameter, one array a parameter. */
function columnsOf(rows: Values[]): unknown[][] {
  return Array.from(rows[0] ?? [], (_, column) => rows.map((row) => row[column]))
}
