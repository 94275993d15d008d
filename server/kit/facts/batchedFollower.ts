import type { Person } from '#server/kit/http/person.ts'

/**
 * What a part of the product does where one statement makes a fact true for many people (server/kit/db/batched.ts): there neither
 * its function in `Slice.follows` is called nor those in `Slice.followsRows`. In its SQL `a` is the caller, `u` their row of users,
 * `me` both, and `t` the row that the fact is about.
 */
export type BatchedFollower = {
  /** The name by which it follows people (`setFollowed`), where it needs no call for them: they are batched, too. */
  follower?: string
  /** Values of the caller, as columns of `a`, `me` and the rows that were changed. */
  values?: Record<string, { type: 'int' | 'uuid'; of: (person: Person, at: Date) => unknown }>
  /** Columns of users, as columns of `me`. */
  reads?: readonly string[]
  /** SQL: whether the person `u` may be batched; for the others a transaction is taken. */
  person?: string
  /** SQL: whether the row `t` may be. */
  row?: string
  /** What it writes. */
  adds?: {
    /** SQL: whether it writes anything for `t` of `me`. */
    where: string
    /** SQL: a jsonb array of the changes for the outbox, where it does. */
    changes: string
    /** SQL: the relations that write. @param done names the relation of the changed rows */
    relations: (done: string) => string
  }
}

/** The facts that a batched statement may make true. */
export type BatchedFollows = { [Kind in 'task.completed' | 'habit.checked']?: BatchedFollower }

/** The names of followers that need no call for a fact that is batched. */
export const followersOf = (follows: readonly BatchedFollows[], kind: keyof BatchedFollows): string[] =>
  follows.flatMap((each) => each[kind]?.follower ?? [])

/** Makes a statement once for the followers of a server. @param make from what they say */
export function onceFor<Made>(
  make: (follows: readonly BatchedFollows[]) => Made,
): (follows: readonly BatchedFollows[]) => Made {
  const all = new WeakMap<readonly BatchedFollows[], Made>()
  return (follows) => {
    const made = all.get(follows) ?? make(follows)
    all.set(follows, made)
    return made
  }
}
