import * as z from 'zod/mini'
import type { Challenge, ChallengePage } from '#shared/challenges/challenge.ts'
import { Instant } from '#shared/time/schemas.ts'
import type { Deps } from '#server/deps.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { teamIdsOf } from '#server/teams/membership.ts'
import type { SeenChallenge } from './challengePolicy.ts'
import { presentChallenges } from './present.ts'
import { readRows } from './rows.ts'
import { settled } from './settle.ts'

type Listing = { limit: number; cursor?: string | undefined }

/** A page of the challenges that a person is in, may still join, and of their teams, that which ends last first. */
export async function listChallenges(
  deps: Deps,
  person: Person,
  { limit, cursor }: Listing,
): Promise<ChallengePage> {
  const [, at, after] = cursor === undefined ? [] : decodeCursor(Cursor, cursor)
  const values = [person.isGamified, limit + 1, at ?? null, after ?? null]
  const mine = await deps.db.read<Listed>(MINE, [person.id, ...values, deps.now()])
  const teams = await teamIdsOf(deps.db, person.id)
  const ofTeams = teams.length > 0 ? await deps.db.read<Listed>(OF_TEAMS, [teams, ...values]) : []
  const both = new Map([...mine, ...ofTeams].map((listed) => [listed.id, listed]))
  const found = [...both.values()].toSorted(latestFirst)
  const page = found.slice(0, limit)
  const rows = await readRows(
    deps.db,
    person.id,
    page.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = page.flatMap(({ id }) => byId.get(id) ?? [])
  return {
    items: await presentChallenges(deps, person, await settled(deps, person, inOrder)),
    next_cursor: nextCursor(found, page, (last) => ['challenges', last.ends_at, last.id]),
  }
}

type Listed = { id: string; ends_at: string }

const Cursor = z.tuple([z.literal('challenges'), Instant, z.uuid()])

function latestFirst(one: Listed, other: Listed): number {
  if (one.ends_at !== other.ends_at) return one.ends_at < other.ends_at ? 1 : -1
  return one.id < other.id ? 1 : -1
}

const LATEST_FIRST = `
    and ($2 or m.metric <> 'xp') and ($4::timestamptz is null or (m.ends_at, m.challenge_id) < ($4, $5::uuid))
  order by m.ends_at desc, m.challenge_id desc limit $3`
/** An invitation that nobody took is gone at the end. */
const MINE = `
  select m.challenge_id as id, ${instantSql('m.ends_at')} as ends_at from my_challenges m
  where m.user_id = $1 and (m.state = 'joined' or m.state = 'invited' and m.ends_at > $6) ${LATEST_FIRST}`
const OF_TEAMS = `
  select m.challenge_id as id, ${instantSql('m.ends_at')} as ends_at from team_challenges m
  where m.team_id = any($1::uuid[]) ${LATEST_FIRST}`

/** A challenge that somebody may see, with its standing now. */
export async function readChallenge(
  deps: Deps,
  person: Person,
  { id, row }: SeenChallenge,
): Promise<Challenge> {
  const [shown] = await presentChallenges(deps, person, await settled(deps, person, [row]))
  if (!shown) throw new Error(`No challenge ${id}`)
  return shown
}
