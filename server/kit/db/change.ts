import type { Db, Tx } from './database.ts'
import { lockPeople } from './lockPeople.ts'
import type { PersonId } from './userId.ts'

type Person = { id: PersonId }
/** What is derived from changed rows (server/kit/facts/followRows.ts), where the dependencies have it. */
type Followed = { followRows?: (inside: never) => Promise<void> }

/**
 * The unit of work: one change of a person's rows, or of the rows of several people.
 *
 * Locks the people in ascending order of their ids, runs the work in a transaction, writes the rows that it names by
 * `tx.changed` into the outbox, lets what is derived from them follow, and after the commit runs its effects and wakes the live streams. Called with `inside` it joins
 * the change that is under way, so that domain functions compose: `createTask(inside, person, task)`.
 *
 * @param people those whose rows change; some may be locked already
 * @param work `inside` are the dependencies with the transaction in place of the database
 * @throws an Error when it joins a change that holds what comes after one of the people (docs/decisions/0073)
 */
export function change<Deps extends { db: Db } & Followed, T>(
  deps: Deps,
  people: Person | readonly Person[],
  work: (tx: Tx, inside: Deps & { db: Tx }) => Promise<T>,
): Promise<T> {
  const ids = [people].flat().map(({ id }) => id)
  return deps.db.transaction(async (tx) => {
    await lockPeople(tx, ids)
    const inside = { ...deps, db: tx }
    followAtEnd(tx, inside)
    return work(tx, inside)
  })
}

const followed = new WeakSet<Tx>()

/** Of several changes in one transaction the first says it for all. */
function followAtEnd(tx: Tx, inside: Followed & { db: Tx }) {
  const { followRows } = inside
  if (!followRows || followed.has(tx)) return
  followed.add(tx)
  tx.beforeCommit(() => followRows(inside as never))
}
