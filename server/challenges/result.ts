import type { Challenge, StandingLine } from '#shared/challenges/challenge.ts'
import { type Card, FORMER_MEMBER } from '#shared/people/card.ts'
import type { Place, Standing } from '#shared/challenges/standing.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { ScoredPerson } from './scores.ts'

/** A line of a result as it is stored: with the name of the end. `id` is null for a former member. */
export type ResultLine = Place &
  Pick<Card, 'handle' | 'name' | 'avatar'> & {
    challenge_id: string
    id: PersonId | null
    score: number
    won: boolean
  }

/** Ends a challenge with the standing of now, and the names. It is locked, and open. */
export async function endWith(
  tx: Tx,
  id: string,
  { places }: Standing<ScoredPerson>,
  winners: ReadonlySet<PersonId>,
): Promise<void> {
  await tx.query(END, [
    id,
    places.map((place) => place.id),
    places.map(({ handle }) => handle),
    places.map(({ name }) => name),
    places.map(({ avatar }) => avatar),
    places.map(({ rank }) => rank),
    places.map(({ score }) => score),
    places.map(({ progress }) => progress),
    places.map((place) => winners.has(place.id)),
  ])
}

const END = `
  with ended as (
    update challenges set state = 'ended', version = version + 1 where id = $1
  )
  insert into challenge_results (challenge_id, place, user_id, handle, name, avatar, rank, score, progress, won)
  select $1, row_number() over (), l.* from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[],
    $9::bool[]) as l`

/** The results of challenges, by id. */
export async function readResults(
  db: Db,
  ids: readonly Challenge['id'][],
): Promise<Map<string, ResultLine[]>> {
  if (ids.length === 0) return new Map()
  const lines = await db.read<ResultLine>(READ, [ids])
  return Map.groupBy(lines, ({ challenge_id }) => challenge_id)
}

const READ = `
  select r.challenge_id, r.user_id as id, r.handle, r.name, r.avatar, r.rank, r.score, r.progress, r.won
  from challenge_results r where r.challenge_id = any($1::uuid[]) order by r.challenge_id, r.place`

/**
 * A line as somebody sees it: who is hidden from them now is hidden, everybody else has the name of the end.
 *
 * @param cards of today, as the viewer sees them
 */
export function shownLine(
  { id, handle, name, avatar, rank, score, progress }: ResultLine,
  viewer: PersonId,
  cards: ReadonlyMap<PersonId, Card>,
): StandingLine {
  const today = (id === null ? undefined : cards.get(id)) ?? FORMER_MEMBER
  const card: Card =
    today.user_id === null ? today : { user_id: id, handle, name, avatar, avatar_url: today.avatar_url }
  return { rank, score, progress, is_me: id === viewer, ...card }
}
