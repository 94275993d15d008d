import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * Says whether a follower has to hear every fact of a person, who is locked. Of others it hears most: what is batched over people
 * (completing a task, checking a habit in) passes by those whom nobody follows.
 *
 * @param follower a name of its own
 */
export async function setFollowed(
  tx: Tx,
  userId: PersonId,
  follower: string,
  isFollowed: boolean,
): Promise<void> {
  await tx.query(isFollowed ? FOLLOW : UNFOLLOW, [userId, follower])
  const others = tx.held.followersOf(userId).filter((other) => other !== follower)
  tx.held.noteFollowers(userId, isFollowed ? [...others, follower] : others)
}

const UNFOLLOW = 'update users set followed_by = array_remove(followed_by, $2) where id = $1'
const FOLLOW = `
  update users set followed_by = followed_by || $2::text where id = $1 and not $2::text = any(followed_by)`

/** SQL: that nobody but these follows the person `u`, so that a batched statement may do without all others. */
export const followedAtMostBy = (...followers: string[]) => `u.followed_by <@ '{${followers.join(',')}}'`
