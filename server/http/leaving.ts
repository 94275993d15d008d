import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'

/**
 * What a part of the product does when a person leaves for good: passes on what is not theirs alone, makes what they leave to
 * others anonymous, tells the others after the commit, each in a change of their own, and deletes the rows that no foreign key deletes
 * with the person. Called
 * inside the deletion's transaction, while all of the person's rows are there and nobody can add to them. It names no change
 * of the person who leaves.
 */
export type Leaving = (tx: Tx, person: { id: UserId }) => Promise<void>

/** That of all slices, in their order. */
export function leavingOf(slices: readonly { leaving?: Leaving }[]): Leaving {
  return async (tx, person) => {
    for (const { leaving } of slices) await leaving?.(tx, person)
  }
}
