import { setImmediate as afterThisRound } from 'node:timers/promises'
import { type Db, query } from './open.ts'

/** What one caller asks: the statement's values, of which the first is the person's id. */
type Asked = readonly [userId: string, ...values: unknown[]]
/** A row of the answer, with the place of the caller it is for, counted from 1. */
type Placed = { n: number }
type Call = { asked: Asked; resolve: (row: unknown) => void; reject: (error: unknown) => void }
type Line = { waiting: Call[]; isServed: boolean }

/** So that one answer is not held up by too many others. */
const CALLS_AT_MOST = 100

const lines = new WeakMap<Db, Map<string, Line>>()

/**
 * Runs a statement once for everybody who asks for it while its last run is on its way: many small commits become one.
 *
 * Nobody has two parts in one run. When a run fails, each part is tried alone, so that nobody answers for what another
 * one asked; it must bear being tried twice.
 *
 * @param text takes an array with one element per caller for each value, and answers rows with the caller's place as
 *   `n`: `unnest($1::uuid[], ...) with ordinality`
 * @returns the caller's row, or undefined when the statement has none for it
 */
export function together<Row extends Placed>(db: Db, text: string, asked: Asked): Promise<Row | undefined> {
  const line = lineFor(db, text)
  return new Promise<Row | undefined>((resolve, reject) => {
    line.waiting.push({ asked, resolve: resolve as Call['resolve'], reject })
    if (!line.isServed) void serve(db, text, line)
  })
}

/** The same statement for one caller, inside a transaction of its own. */
export async function alone<Row extends Placed>(
  tx: Db,
  text: string,
  asked: Asked,
): Promise<Row | undefined> {
  const [row] = await query<Row>(tx, text, columnsOf([asked]))
  return row
}

function lineFor(db: Db, text: string): Line {
  const own = lines.get(db) ?? new Map<string, Line>()
  const line = own.get(text) ?? { waiting: [], isServed: false }
  lines.set(db, own.set(text, line))
  return line
}

async function serve(db: Db, text: string, line: Line) {
  line.isServed = true
  await afterThisRound() // requests that arrived together
  while (line.waiting.length > 0) await run(db, text, takeOneOfEach(line))
  line.isServed = false
}

function takeOneOfEach(line: Line): Call[] {
  const first = new Map<string, Call>()
  for (const call of line.waiting) {
    if (first.size === CALLS_AT_MOST) break
    if (!first.has(call.asked[0])) first.set(call.asked[0], call)
  }
  line.waiting = line.waiting.filter((call) => first.get(call.asked[0]) !== call)
  return [...first.values()]
}

async function run(db: Db, text: string, calls: Call[]) {
  try {
    const rows = await query<Placed>(db, text, columnsOf(calls.map((call) => call.asked)))
    const byPlace = new Map(rows.map((row) => [row.n, row]))
    calls.forEach((call, index) => call.resolve(byPlace.get(index + 1)))
  } catch (error) {
    if (calls.length === 1) calls[0]?.reject(error)
    else await Promise.all(calls.map((call) => run(db, text, [call])))
  }
}

/** The values of each kind, as the parameters of the statement. */
function columnsOf(rows: Asked[]): unknown[][] {
  return Array.from(rows[0] ?? [], (_, column) => rows.map((row) => row[column]))
}
