import type { PersonId } from '#server/kit/db/userId.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { REQUEST_END } from './dueEnds.ts'

/**
 * Ends requests between two people, in both directions. Both are locked. What was sent stays for the count of how often somebody
 * asks, until it would have expired.
 *
 * @param states of which ones
 */
export async function endRequests(
  tx: Tx,
  [one, other]: readonly [PersonId, PersonId],
  states: readonly ('open' | 'accepted')[],
): Promise<void> {
  for (const [me, them] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const state of states) {
      const sent = await tx.query<{ id: string; expires_at: Date }>(END_SENT, [me, them, state])
      for (const { id, expires_at } of sent)
        await setDue(tx, { ownerId: me, kind: REQUEST_END, subject: id }, expires_at)
      const received = await tx.query<{ id: string }>(DELETE_RECEIVED, [me, them, state])
      if (state === 'accepted') continue // in no list, and their end would tell a block from an end of friendship
      for (const { id } of [...sent, ...received]) tx.changed(me, 'friend_requests', id, 'delete')
    }
  }
}

const END_SENT = `
  update friend_requests set state = 'ended' where user_id = $1 and sent_by = $1 and other_id = $2 and state = $3
  returning id, expires_at`
const DELETE_RECEIVED = `
  delete from friend_requests where user_id = $1 and sent_by = $2 and state = $3 returning id`
