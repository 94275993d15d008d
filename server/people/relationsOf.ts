import { type Relation, RELATIONS } from '#shared/people/relation.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * What people are to somebody who looks at them (docs/rules/people.md, People). An id that nobody has is a stranger's.
 *
 * @returns a relation for each of the ids
 */
export async function relationsOf(
  db: Db,
  viewer: PersonId,
  ids: readonly PersonId[],
): Promise<Map<PersonId, Relation>> {
  if (ids.length === 0) return new Map()
  const sides = await db.read<Side>(SIDES, [viewer, ids])
  const relations = new Map<PersonId, Relation>(ids.map((id) => [id, id === viewer ? 'self' : 'stranger']))
  for (const { id, side } of sides) {
    const before = relations.get(id) ?? 'stranger'
    if (RELATIONS.indexOf(side) < RELATIONS.indexOf(before)) relations.set(id, side)
  }
  return relations
}

/** What somebody is to the viewer, among others: the first of {@link RELATIONS} counts. */
type Side = { id: PersonId; side: Relation }

/** Who is banned is blocked for everybody. By the clock of the database: who sees whom is asked without a time. */
const SIDES = `
  select f.friend_id as id, 'friend' as side from friendships f
  where f.user_id = $1 and f.friend_id = any($2::uuid[])
  union all
  select p.partner_id, 'partner' from partners p
  where p.user_id = $1 and p.partner_id = any($2::uuid[]) and p.state = 'active'
  union all
  select b.other_id, 'blocked' from blocks b where b.user_id = $1 and b.other_id = any($2::uuid[])
  union all
  select t.user_id, 'team' from my_teams t
  where t.user_id = any($2::uuid[]) and t.team_id in (select m.team_id from my_teams m where m.user_id = $1)
  union all
  select a.id, 'blocked' from auth_users a
  where a.id = any($2::uuid[]) and a.banned_until > now()`
