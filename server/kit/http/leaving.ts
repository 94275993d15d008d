import type { Deps } from '#server/deps.ts'

/**
 * What a part of the product does when a person leaves for good: passes on what is not theirs alone, makes what they leave to
 * others anonymous, tells the others (`tell`), and deletes the rows that no foreign key deletes with the person. Called
 * inside the deletion's transaction, while all of the person's rows are there and nobody can add to them. It names no change
 * of the person who leaves.
 */
export type Leaving = Deps['leaving']

/** That of all slices, in their order. */
export function leavingOf(slices: readonly { leaving?: Leaving }[]): Leaving {
  return async (inside, person) => {
    for (const { leaving } of slices) await leaving?.(inside, person)
  }
}
