import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * SQL: how many running challenges the person `$2` and `u` are both in, at the instant `$3`. By the dates in UTC: it is about whether
 * two people are doing something together, not about when a date begins where.
 */
export const RUNNING_TOGETHER = `
  select count(*)::int from my_challenges c
  where c.user_id = u.id and c.state = 'joined' and c.ends_at > $3::timestamptz and c.challenge_id in (
    select m.challenge_id from my_challenges m
    where m.user_id = $2 and m.state = 'joined' and m.ends_at > $3::timestamptz and m.starts_on <= $3::timestamptz::date
  )`

/** How many challenges somebody and others are both in, also those that are over, by the others' ids; none where there is none. */
export async function challengesTogether(
  db: Db,
  viewer: PersonId,
  others: readonly PersonId[],
): Promise<Map<PersonId, number>> {
  const mine = await joinedBy(db, viewer)
  const people = others.filter((id) => id !== viewer)
  if (mine.length === 0 || people.length === 0) return new Map()
  const rows = await db.read<{ id: PersonId; count: number }>(COMMON, [people, mine.map(({ id }) => id)])
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** What somebody has joined, the latest thousand of it. */
const JOINED = `
  select m.challenge_id as id from my_challenges m where m.user_id = $1 and m.state = 'joined' order by m.ends_at desc limit 1000`

/** The challenges that somebody is in or was in at their end, by id. */
export async function joinedIdsOf(db: Db, viewer: PersonId): Promise<string[]> {
  return (await joinedBy(db, viewer)).map(({ id }) => id)
}

const joinedBy = (db: Db, viewer: PersonId) => db.read<{ id: string }>(JOINED, [viewer])

const COMMON = `
  select m.user_id as id, count(*)::int as count from my_challenges m
  where m.user_id = any($1::uuid[]) and m.challenge_id = any($2::uuid[]) and m.state = 'joined' group by m.user_id`
