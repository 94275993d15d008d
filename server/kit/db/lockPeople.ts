import type { Tx } from './database.ts'
import type { PersonId } from './userId.ts'

/**
 * Makes changes of the same people wait for each other until the transaction ends, so that two devices cannot both win.
 *
 * Whatever changes a person's rows locks the person before anything else, and several people in ascending order of their ids:
 * then no two transactions wait for each other. One statement a person, as a database that is spread over machines asks.
 *
 * @throws an Error when the transaction already holds somebody with a higher id, or a thing of several people
 */
export async function lockPeople(tx: Tx, userIds: readonly PersonId[]): Promise<void> {
  for (const userId of userIds.toSorted()) {
    if (!tx.held.takePerson(userId)) continue
    const [person] = await tx.query<{ followed_by: string[] }>(LOCK, [userId])
    tx.held.noteFollowers(userId, person?.followed_by ?? [])
  }
}

const LOCK = 'select followed_by from users where id = $1 for no key update'
