import type { Tx } from './database.ts'

/** A kind of thing that belongs to several people (a team, a room), and the table of its rows, whose key is `id`. */
export type ThingKind = { kind: string; table: string }

/** All kinds of things that several people change, in the order in which one transaction locks them. */
export const THING_KINDS: readonly ThingKind[] = [
  { kind: 'team', table: 'teams' },
  { kind: 'challenge', table: 'challenges' },
  { kind: 'room', table: 'rooms' },
]

/**
 * Makes changes of one thing of several people wait for each other until the transaction ends.
 *
 * Things are locked after people, in the order of their kinds and then of their ids. Who changes a thing locks it, and none of
 * its members for being one.
 *
 * @param kinds the list of which `kind` is one; tests bring their own
 * @throws an Error when the transaction already holds a thing that comes later, or for an unknown kind
 */
export async function lockThing(
  tx: Tx,
  kind: string,
  id: string,
  kinds: readonly ThingKind[] = THING_KINDS,
): Promise<void> {
  const rank = kinds.findIndex((each) => each.kind === kind)
  const found = kinds[rank]
  if (!found) throw new Error(`"${kind}" is no kind of thing that can be locked`)
  if (!tx.held.takeThing({ rank, id })) return
  await tx.query(`select 1 from ${found.table} where id = $1 for no key update`, [id])
}
