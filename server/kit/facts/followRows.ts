import type { RowChange } from '#shared/realtime/change.ts'
import type { Inside } from '#server/deps.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * What is derived from rows of other parts of the product: it is brought up to date at the end of each change of such rows, inside
 * its transaction, no matter whose change it is. Batched statements over people pass by (server/kit/db/batched.ts).
 */
export type RowFollower = {
  tables: readonly string[]
  /** The name by which it follows people (`setFollowed`): changes of others cost it nothing. Without one it hears of everybody. */
  follower?: string
  /** @param rows those of its tables; the person is locked */
  run: (inside: Inside, userId: PersonId, rows: readonly RowChange[]) => Promise<void>
}

/** What all followers do with the rows that a change has named: called once, at its end. */
export function followRowsOf(slices: readonly { followsRows?: readonly RowFollower[] }[]) {
  const followers = slices.flatMap(({ followsRows = [] }) => followsRows)
  return async (inside: Inside): Promise<void> => {
    const { db: tx } = inside
    for (const userId of tx.held.people()) {
      const followedBy = tx.held.followersOf(userId)
      const changes = tx.changesOf(userId)
      for (const { tables, follower, run } of followers) {
        if (follower !== undefined && !followedBy.includes(follower)) continue
        const rows = changes.filter(({ table }) => tables.includes(table))
        if (rows.length > 0) await run(inside, userId, rows)
      }
    }
  }
}
