import { MOST_FRIENDS } from '#shared/people/request.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { personOf } from '#server/kit/http/person.ts'
import { endPartnership } from '#server/partners/endPartnership.ts'

/**
 * Makes two people friends, with a row on each side, and says so to both. Both are locked; that nothing is between them is the
 * caller's to know. Friends stay friends.
 */
export async function makeFriends(
  inside: Inside,
  [one, other]: readonly [PersonId, PersonId],
  now: Date,
): Promise<void> {
  const { db: tx } = inside
  for (const [me, friend] of [
    [one, other],
    [other, one],
  ] as const) {
    const made = await tx.query(MAKE, [me, friend, now])
    if (made.length === 0) continue
    tx.changed(me, 'friendships', friend, 'insert')
    const person = await personOf(tx, me as UserId)
    if (person) await happened(inside, person, 'friend.made', { friend_id: friend })
  }
}

const MAKE = `
  insert into friendships (user_id, friend_id, since) values ($1, $2, $3) on conflict do nothing
  returning friend_id`

/** Ends a friendship on both sides, and partnership with it. Both are locked. @returns whether there was one */
export async function endFriendship(
  inside: Inside,
  [one, other]: readonly [PersonId, PersonId],
): Promise<boolean> {
  const { db: tx } = inside
  await endPartnership(inside, [one, other])
  let wasThere = false
  for (const [me, friend] of [
    [one, other],
    [other, one],
  ] as const) {
    const ended = await tx.query(END, [me, friend])
    if (ended.length > 0) tx.changed(me, 'friendships', friend, 'delete')
    wasThere ||= ended.length > 0
  }
  return wasThere
}

const END = 'delete from friendships where user_id = $1 and friend_id = $2 returning friend_id'

/** Whether somebody has room for one more friend. */
export async function hasRoomForFriend(db: Db, userId: PersonId): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(COUNT, [userId])
  return (row?.count ?? 0) < MOST_FRIENDS
}

const COUNT = 'select count(*)::int as count from friendships where user_id = $1'
