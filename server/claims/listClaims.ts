import * as z from 'zod/mini'
import type { CLAIM_ROLES, Claim, ClaimPage, ClaimState } from '#shared/claims/claim.ts'
import { Instant } from '#shared/time/schemas.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { teamIdsOf } from '#server/teams/membership.ts'
import type { SeenClaim } from './claimPolicy.ts'
import { CLAIM_COLUMNS, type ClaimRow, findClaim, shownClaims } from './rows.ts'
import { settleOverdue } from './settle.ts'
import { AppError } from '#shared/errors.ts'

export type ClaimListing = {
  role: (typeof CLAIM_ROLES)[number]
  state?: ClaimState | undefined
  limit: number
  cursor?: string | undefined
}

/** Where a page begins: the values of the last row of the one before. */
type Page = { state: ClaimState | null; limit: number; after: readonly [string, string] | null }

/** A page of one's own claims, or of those of others that one may judge or has judged, newest first, as of now. */
export async function listClaims(deps: Deps, person: Person, listing: ClaimListing): Promise<ClaimPage> {
  const { role, state = null, limit, cursor } = listing
  const Cursor = z.tuple([z.literal(role), Instant, z.uuid()])
  const [, openedAt, id] = cursor === undefined ? [] : decodeCursor(Cursor, cursor)
  const after = openedAt !== undefined && id !== undefined ? ([openedAt, id] as const) : null
  const page = { state, limit: limit + 1, after }
  const found = role === 'owner' ? await own(deps, person, page) : await toJudge(deps, person, page)
  const rows = found.slice(0, limit)
  return {
    items: await shownClaims(deps, person.id, rows),
    next_cursor: nextCursor(found, rows, (last) => [role, last.opened_at.toISOString(), last.id]),
  }
}

async function own(deps: Deps, { id: me }: Person, { state, limit, after }: Page): Promise<ClaimRow[]> {
  await settleOverdue(deps, [me], deps.now())
  return deps.db.read<ClaimRow>(OWN, [me, state, limit, after?.[0] ?? null, after?.[1] ?? null])
}

const OWN = `
  select ${CLAIM_COLUMNS} from claims c
  where c.user_id = $1 and ($2::text is null or c.state = $2)
    and ($4::timestamptz is null or (c.opened_at, c.id) < ($4, $5::uuid))
  order by c.opened_at desc, c.id desc limit $3`

/** The indexes say which claims; the rows are those of their owners. */
async function toJudge(deps: Deps, { id: me }: Person, { state, limit, after }: Page): Promise<ClaimRow[]> {
  const { db } = deps
  const now = deps.now()
  const teams = await teamIdsOf(db, me)
  const overdue = await db.read<{ owner: PersonId }>(OVERDUE, [me, teams, now])
  await settleOverdue(
    deps,
    overdue.map(({ owner }) => owner),
    now,
  )
  const values = [me, teams, state, limit, after?.[0] ?? null, after?.[1] ?? null]
  const named = await withoutBanned(db, me, await db.read<Named>(TO_JUDGE, values))
  if (named.length === 0) return []
  const rows = await db.read<ClaimRow>(OF_OWNERS, [
    [...new Set(named.map(({ owner }) => owner))],
    named.map(({ id }) => id),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return named.flatMap(({ id }) => byId.get(id) ?? [])
}

type Named = { owner: PersonId; id: string; of_partner: boolean }

/** A partner who is banned is hidden from everybody. */
async function withoutBanned(db: Db, me: PersonId, named: readonly Named[]): Promise<Named[]> {
  const owners = [...new Set(named.map(({ owner }) => owner))]
  const relations = await relationsOf(db, me, owners)
  return named.filter(({ owner, of_partner }) => !of_partner || relations.get(owner) === 'partner')
}

/** SQL: the claims of others that the person `$1` sees, as a partner or as a member of the teams `$2`. */
const SEEN = `
  select j.owner_id as owner, j.claim_id as id, j.opened_at, j.state, j.verdict_until, true as of_partner from claims_to_judge j
  join partners p on p.user_id = j.user_id and p.partner_id = j.owner_id and p.state = 'active'
  where j.user_id = $1 and j.type = 'partner'
  union all
  select c.owner_id, c.claim_id, c.opened_at, c.state, c.verdict_until, false from team_claims c
  join team_members m on m.team_id = c.team_id and m.user_id = c.owner_id
  where c.team_id = any($2::uuid[]) and c.owner_id <> $1`

const OVERDUE = `
  select distinct s.owner from (${SEEN}) s where s.state = 'open' and s.verdict_until <= $3`

const TO_JUDGE = `
  select s.owner, s.id, s.of_partner from (${SEEN}) s
  where ($3::text is null or s.state = $3)
    and ($5::timestamptz is null or (s.opened_at, s.id) < ($5, $6::uuid))
  order by s.opened_at desc, s.id desc limit $4`

const OF_OWNERS = `
  select ${CLAIM_COLUMNS} from claims c where c.user_id = any($1::uuid[]) and c.id = any($2::uuid[])`

/** One claim, as of now. @throws AppError `not_found` */
export async function readClaim(
  deps: Deps,
  { id: viewer }: Person,
  { id, ownerId }: SeenClaim,
): Promise<Claim> {
  await settleOverdue(deps, [ownerId], deps.now())
  const row = await findClaim(deps.db, ownerId, id)
  const [claim] = await shownClaims(deps, viewer, row ? [row] : [])
  if (!claim) throw new AppError('not_found', 'No such claim')
  return claim
}
