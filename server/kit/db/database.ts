import type { RowChange } from '#shared/realtime/change.ts'
import type { Driver, Query } from './driver.ts'
import { createHeldLocks, type HeldLocks } from './heldLocks.ts'
import { createOutboxEntry } from './outboxEntry.ts'
import type { PersonId, UserId } from './userId.ts'

/** A database or a transaction of it. A function that takes one need not know which. */
export type Db = {
  /** Runs one statement with `$1`, `$2`, ... for its values and answers its rows. */
  query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** The same for a statement that changes and locks nothing: outside a transaction it shares a connection with others. */
  read: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /**
   * Runs work in a transaction; inside one it joins that one. A deadlock or a serialization failure is tried again.
   * What is caught inside a joined piece of work does not bring its rows back: it belongs to the whole.
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * Whether one statement may be about several people ({@link batched}): not inside a transaction, which has locked its own, nor
   * where tables are spread over machines.
   */
  batches: boolean
  /** Says that a statement has itself written rows of these people to the outbox, so that they are read after the commit. */
  outboxWritten: (people: readonly UserId[]) => void
}

/** A transaction. */
export type Tx = Db & {
  /**
   * Notes that a row of a person changed. All of them are one outbox row, written with the commit.
   *
   * @throws an Error when the person is not locked: their changes are numbered under that lock
   */
  changed: (userId: PersonId, table: string, ids: string | readonly string[], op: RowChange['op']) => void
  /** The rows of a person that have been noted so far. */
  changesOf: (userId: PersonId) => readonly RowChange[]
  /** Runs work at the end of the transaction, when all of its other statements are done. */
  beforeCommit: (work: Work) => void
  /** Runs an effect (a mail, a push) after the commit, and only then: a rollback cannot unsend a mail. */
  after: (effect: Effect) => void
  /** What this transaction has locked. */
  held: HeldLocks
}

export type Database = Db & {
  /** Calls back when the outbox has new rows of some people. @returns the way to stop */
  onOutbox: (listener: (people: readonly UserId[]) => void) => () => void
  close: () => Promise<void>
}

/** Whether a piece of work is inside a transaction already. */
export function isTransaction(db: Db): db is Tx {
  return 'changed' in db
}

type OutboxEntry = ReturnType<typeof createOutboxEntry>
type Effect = () => unknown
type Work = () => Promise<void>

const ATTEMPTS = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** A database on an engine's driver. */
export function createDatabase(driver: Driver): Database {
  const listeners = new Set<(people: readonly UserId[]) => void>()
  const outboxWritten = (people: readonly UserId[]) => {
    for (const listener of listeners) listener(people)
  }

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const effects: Effect[] = []
    const [last, outbox]: [Work[], OutboxEntry] = [[], createOutboxEntry()]
    const result = await driver.transaction(async (query) => {
      const done = await work(transactionOn(query, { effects, last, outbox }, outboxWritten))
      for (const each of last) await each()
      const people = await outbox.write(query)
      if (people.length > 0) effects.push(() => outboxWritten(people))
      return done
    })
    await runAll(effects)
    return result
  }

  return {
    query: (text, values = []) => driver.query(text, values),
    read: (text, values = []) => driver.read(text, values),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          if (tries === ATTEMPTS || !isWorthAnotherTry(error)) throw error
        }
      }
    },
    batches: true,
    outboxWritten,
    onOutbox(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: driver.close,
  }
}

function transactionOn(
  query: Query,
  { effects, last, outbox }: { effects: Effect[]; last: Work[]; outbox: OutboxEntry },
  outboxWritten: Db['outboxWritten'],
): Tx {
  const held = createHeldLocks()
  const run: Db['query'] = (text, values = []) => query(text, values)
  const tx: Tx = {
    query: run,
    read: run,
    transaction: (work) => work(tx),
    batches: false,
    outboxWritten: (people) => void effects.push(() => outboxWritten(people)),
    changed(userId, table, ids, op) {
      if (!held.hasPerson(userId))
        throw new Error(`Rows of ${table} changed without the lock of their person`)
      for (const id of [ids].flat()) outbox.add(userId, { table, id, op })
    },
    changesOf: outbox.of,
    beforeCommit: (work) => void last.push(work),
    after: (effect) => void effects.push(effect),
    held,
  }
  return tx
}

/** An effect that fails is logged and harms neither the others nor the answer, since the work is done. */
async function runAll(effects: Effect[]) {
  const outcomes = await Promise.allSettled(effects.map(async (effect) => effect()))
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      console.error(`An effect after commit failed: ${String(outcome.reason)}`)
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}
