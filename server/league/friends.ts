import { rankPeople } from '#shared/league/rank.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import type { PlaceOnBoard } from './everyone.ts'

/**
 * The board of a person and their friends who let them see their points, whole: friends are a thousand at most.
 *
 * @param alone whether they show theirs to nobody, so that they see nobody's
 */
export async function readFriendsBoard(
  db: Db,
  userId: UserId,
  week: string,
  alone: boolean,
): Promise<PlaceOnBoard[]> {
  const friends = alone ? [] : await friendsOf(db, userId)
  const people = await db.read<Omit<PlaceOnBoard, 'rank'>>(POINTS, [[userId, ...friends], userId, week])
  return rankPeople(people)
}

async function friendsOf(db: Db, userId: UserId): Promise<OtherUserId[]> {
  const rows = await db.read<{ id: OtherUserId }>(FRIENDS, [userId])
  const ids = rows.map(({ id }) => id)
  const relations = await relationsOf(db, userId, ids)
  return ids.filter((id) => relations.get(id) === 'friend' || relations.get(id) === 'partner')
}

const FRIENDS = 'select f.friend_id as id from friendships f where f.user_id = $1'

const POINTS = `
  select u.id, u.handle, coalesce(p.points, 0) as points
  from users u left join settings s on s.user_id = u.id left join league_points p on p.user_id = u.id and p.week = $3
  where u.id = any($1::uuid[])
    and (u.id = $2 or (coalesce(s.leaderboard_friends, true) and coalesce(s."gamificationEnabled", true)))`
