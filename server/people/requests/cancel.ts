import { AppError } from '#shared/errors.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { NO_SUCH_REQUEST, outgoingPolicy, type SeenOutgoing } from './policies.ts'

/**
 * Takes a request back; again, nothing more happens. It still counts for how often somebody asks.
 *
 * @throws AppError `conflict` when it was accepted; `not_found` when its time is over
 */
export async function cancelRequest(deps: Deps, person: Person, { id, to }: SeenOutgoing): Promise<void> {
  const now = deps.now()
  const people = to ? [person, { id: to }] : [person]
  const moved = await change(deps, people, async (tx) => {
    const seen = await outgoingPolicy.see(tx, person, { id })
    if (seen.to !== to) return seen // who is asked has got an account, or has lost it, a moment ago
    if (seen.state === 'accepted') throw new AppError('conflict', 'This request was accepted')
    if (seen.state === 'open' && seen.expiresAt <= now) throw new AppError('not_found', NO_SUCH_REQUEST)
    if (seen.state !== 'open') return null
    await tx.query(END, [person.id, id])
    tx.changed(person.id, 'friend_requests', id, 'delete')
    if (!to) return null
    const received = await tx.query<{ id: string }>(DELETE_RECEIVED, [to, person.id])
    for (const { id: theirs } of received) tx.changed(to, 'friend_requests', theirs, 'delete')
    return null
  })
  if (moved) await cancelRequest(deps, person, moved)
}

const END = "update friend_requests set state = 'ended' where user_id = $1 and id = $2"

const DELETE_RECEIVED = `
  delete from friend_requests where user_id = $1 and sent_by = $2 and state = 'open' returning id`
