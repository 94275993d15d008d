import { accountabilityOf, type Score, scoreOf } from '#shared/accountability/score.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { OF_DATES, OUTCOME, WITH_VALUE } from './itemsSql.ts'
import { readScoredItems } from './scoredItems.ts'
import { SCORED_PEOPLE, type ScoredPeople, valuesOfPeople } from './scoredPeople.ts'

/**
 * The overall scores of people, by their own days. Whether somebody may see one is the caller's to decide.
 *
 * @returns by person; null where nothing was due
 */
export async function scoresOf(
  db: Db,
  ids: readonly PersonId[],
  now: Date,
): Promise<Map<PersonId, number | null>> {
  const found = await readScoredItems(db, ids, now)
  return new Map(
    [...found].map(([id, { items, today }]) => [id, accountabilityOf(items, today).overall.score]),
  )
}

/** How somebody kept what they promised in public. */
export async function publicScoreOf(db: Db, id: PersonId, now: Date): Promise<Pick<Score, 'score' | 'due'>> {
  const found = (await readScoredItems(db, [id], now)).get(id)
  if (!found) return { score: null, due: 0 }
  const { score, due } = accountabilityOf(found.items, found.today).breakdown.public
  return { score, due }
}

/**
 * The score of the claims of teams, each of a member by the member's own days.
 *
 * @param members the members of each team, by its id
 * @param people their own dates, and what time it is
 * @returns by team; null where nothing was due
 */
export async function teamScoresOf(
  db: Db,
  members: ReadonlyMap<string, readonly PersonId[]>,
  people: Pick<ScoredPeople, 'now' | 'today'>,
): Promise<Map<string, number | null>> {
  const values = [...valuesOfPeople({ ...people, published: [], vacations: [] }), [...members.keys()]]
  const rows = await db.read<Parameters<typeof scoreOf>[0][number] & { team_id: string; user_id: PersonId }>(
    OF_TEAMS,
    values,
  )
  return new Map(
    [...members].map(([team, ids]) => {
      const own = rows.filter(({ team_id, user_id }) => team_id === team && ids.includes(user_id))
      return [team, scoreOf(own).score]
    }),
  )
}

const OF_TEAMS = `
  with ${SCORED_PEOPLE}
  select c.witness_id as team_id, c.user_id, ${OUTCOME} as outcome, count(*)::int as items
  from people p
  join claims c on c.user_id = any($1::uuid[]) and c.user_id = p.id and ${OF_DATES} and ${WITH_VALUE}
  where c.type = 'team' and c.witness_id = any($13::uuid[])
  group by 1, 2, 3`
