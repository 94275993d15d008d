import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { makeFriends } from '#server/people/makeFriends.ts'

/**
 * Makes friends of two people of whom one has asked: all open requests between them are answered by it. Both are locked and have
 * room.
 */
export async function becomeFriends(
  inside: Inside,
  { asked, asking, now }: { asked: PersonId; asking: PersonId; now: Date },
): Promise<void> {
  const { db: tx } = inside
  for (const [me, other] of [
    [asked, asking],
    [asking, asked],
  ] as const) {
    const accepted = await tx.query<{ id: string }>(ACCEPT, [me, other])
    for (const { id } of accepted) tx.changed(me, 'friend_requests', id, 'delete')
  }
  await makeFriends(inside, [asked, asking], now)
}

const ACCEPT = `
  update friend_requests set state = 'accepted' where user_id = $1 and other_id = $2 and state = 'open'
  returning id`
