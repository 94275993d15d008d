import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** How many running challenges somebody and others are both in, by the others' ids; none where there is none. */
export async function runningTogether(
  db: Db,
  viewer: PersonId,
  others: readonly PersonId[],
  now: Date,
): Promise<Map<PersonId, number>> {
  const mine = await db.read<{ id: string }>(RUNNING, [viewer, now])
  return countIn(db, mine, viewer, others)
}

/** By the dates in UTC: it is about whether two people are doing something together, not about when a date begins where. */
const RUNNING = `
  select m.challenge_id as id from my_challenges m
  where m.user_id = $1 and m.state = 'joined' and m.ends_at > $2::timestamptz and m.starts_on <= $2::timestamptz::date`

/** The same for all challenges, also those that are over. */
export async function challengesTogether(
  db: Db,
  viewer: PersonId,
  others: readonly PersonId[],
): Promise<Map<PersonId, number>> {
  return countIn(db, await joinedBy(db, viewer), viewer, others)
}

/** What somebody has joined, the latest thousand of it. */
const JOINED = `
  select m.challenge_id as id from my_challenges m where m.user_id = $1 and m.state = 'joined' order by m.ends_at desc limit 1000`

/** The challenges that somebody is in or was in at their end, by id. */
export async function joinedIdsOf(db: Db, viewer: PersonId): Promise<string[]> {
  return (await joinedBy(db, viewer)).map(({ id }) => id)
}

const joinedBy = (db: Db, viewer: PersonId) => db.read<{ id: string }>(JOINED, [viewer])

async function countIn(
  db: Db,
  mine: readonly { id: string }[],
  viewer: PersonId,
  others: readonly PersonId[],
): Promise<Map<PersonId, number>> {
  const people = others.filter((id) => id !== viewer)
  if (mine.length === 0 || people.length === 0) return new Map()
  const rows = await db.read<{ id: PersonId; count: number }>(COMMON, [people, mine.map(({ id }) => id)])
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const COMMON = `
  select m.user_id as id, count(*)::int as count from my_challenges m
  where m.user_id = any($1::uuid[]) and m.challenge_id = any($2::uuid[]) and m.state = 'joined' group by m.user_id`
