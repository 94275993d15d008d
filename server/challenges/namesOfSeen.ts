import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { teamIdsOf } from '#server/teams/membership.ts'

/** The names of those challenges, of some, that somebody sees (server/challenges/challengePolicy.ts), by id. */
export async function namesOfSeen(
  db: Db,
  viewer: PersonId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.read<{ id: string; name: string }>(NAMES, [ids, viewer, await teamIdsOf(db, viewer)])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const NAMES = `
  select c.id, c.name from challenges c
  where c.id = any($1::uuid[])
    and (c.team_id = any($3::uuid[])
      or exists (select from challenge_members m where m.challenge_id = c.id and m.user_id = $2))`
