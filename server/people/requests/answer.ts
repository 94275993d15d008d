import { AppError } from '#shared/errors.ts'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { REQUEST_DAYS } from '#shared/people/request.ts'
import { daysAfter } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'
import { hasRoomForFriend } from '#server/people/makeFriends.ts'
import { personsOf } from '#server/people/personsOf.ts'
import { becomeFriends } from './becomeFriends.ts'
import { REQUEST_END } from './dueEnds.ts'
import { tellAccepted } from './notices.ts'
import { incomingPolicy, NO_SUCH_REQUEST, type SeenIncoming } from './policies.ts'

/**
 * Accepts a request; again, as long as they are friends, the answer is the same.
 *
 * @throws AppError `conflict` when it was declined, or either of them has no room; `not_found` when its time is over
 */
export async function acceptRequest(
  deps: Deps,
  person: Person,
  { id, from }: SeenIncoming,
): Promise<PersonOfOthers> {
  const now = deps.now()
  await change(deps, [person, { id: from }], async (tx, inside) => {
    const { state } = openOrAnswered(await incomingPolicy.see(tx, person, { id }), now)
    if (state === 'accepted') return
    if (state === 'declined') throw new AppError('conflict', 'You have declined this request')
    for (const side of [person.id, from])
      if (!(await hasRoomForFriend(tx, side)))
        throw new AppError(
          'conflict',
          side === from ? 'Their list of friends is full' : 'Your list of friends is full',
        )
    await becomeFriends(inside, { asked: person.id, asking: from, now })
    await tellAccepted(inside, { to: from, by: person.id, id })
  })
  const friend = (await personsOf(deps, person.id, [from], now)).get(from)
  if (!friend) throw new AppError('not_found', NO_SUCH_REQUEST)
  return friend
}

/**
 * Declines a request; again, it stays declined. Its sender is not notified, and for 30 days no further one of theirs comes here.
 *
 * @throws AppError `conflict` when it was accepted; `not_found` when its time is over
 */
export async function declineRequest(deps: Deps, person: Person, { id }: SeenIncoming): Promise<void> {
  const now = deps.now()
  await change(deps, person, async (tx) => {
    const { state } = openOrAnswered(await incomingPolicy.see(tx, person, { id }), now)
    if (state === 'accepted') throw new AppError('conflict', 'You have accepted this request')
    if (state === 'declined') return
    const until = daysAfter(now, REQUEST_DAYS)
    await tx.query(DECLINE, [person.id, id, until])
    await setDue(tx, { ownerId: person.id, kind: REQUEST_END, subject: id }, until)
    tx.changed(person.id, 'friend_requests', id, 'delete')
  })
}

const DECLINE = `
  update friend_requests set state = 'declined', kept_until = $3 where user_id = $1 and id = $2`

/** What has expired is gone. @throws AppError `not_found` */
function openOrAnswered(seen: SeenIncoming, now: Date): SeenIncoming {
  if (seen.state === 'open' && seen.expiresAt <= now) throw new AppError('not_found', NO_SUCH_REQUEST)
  return seen
}
