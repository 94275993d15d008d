import type { Db, Tx } from './database.ts'
import { lockPerson } from './lockPerson.ts'
import type { UserId } from './userId.ts'

/**
 * The unit of work: one change of a person's rows.
 *
 * Locks the person, runs the work in a transaction, writes the rows that it names by `tx.changed` into the outbox, and after
 * the commit runs its effects and wakes the live streams. Called with `inside` it joins the change that is under way, so that
 * domain functions compose: `createTask(inside, person, task)`.
 *
 * @param work `inside` are the dependencies with the transaction in place of the database
 */
export function change<Deps extends { db: Db }, T>(
  deps: Deps,
  { id }: { id: UserId },
  work: (tx: Tx, inside: Deps & { db: Tx }) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, id)
    return work(tx, { ...deps, db: tx })
  })
}
