import { pictureEnd } from '#shared/claims/nextState.ts'
import { tell } from '#server/kit/audience/tell.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { CLAIM_CHECK, CLAIM_PICTURE } from './dueNames.ts'
import type { ClaimRow } from './rows.ts'

/**
 * Leaves all claims of somebody unverified that nobody has judged in time, as `nextState` says of one (`pass`), in as many statements
 * for ten thousand as for one: who asks a witness for so much must not make them wait. The owner is locked.
 */
export async function settleSilent(inside: Inside, owner: PersonId, now: Date): Promise<void> {
  const { db: tx } = inside
  const silent = await tx.query<Silent>(SILENT, [owner, now])
  for (const [first, ...others] of byAudience(silent)) {
    if (!first) continue
    await tell(inside, 'claims', [first.id, ...others.map(({ id }) => id)], 'update', owner)
  }
  const ids = silent.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.query(END, [owner, ids, now])
  tx.changed(owner, 'claims', ids, 'update')
  await followIndexes(inside, silent)
  await tx.query(CHECK_NO_MORE, [owner, CLAIM_CHECK, ids])
  for (const { id, file_id } of silent)
    if (file_id !== null)
      await setDue(tx, { ownerId: owner, kind: CLAIM_PICTURE, subject: id }, pictureEnd(now))
}

type Silent = Pick<ClaimRow, 'id' | 'type' | 'witness_id' | 'verdict_by' | 'disputed' | 'judges' | 'file_id'>

/** Claims that the same people see. */
function byAudience(claims: readonly Silent[]): Silent[][] {
  const groups = Map.groupBy(claims, ({ type, witness_id, verdict_by, disputed }) =>
    [type, witness_id, disputed || verdict_by].join(' '),
  )
  return [...groups.values()]
}

const SILENT = `
  select c.id, c.type, c.witness_id, c.verdict_by, c.disputed, c.judges, c.file_id from claims c
  where c.user_id = $1 and c.state = 'open' and c.verdict_until <= $2 order by c.id`

const END = `
  update claims c set state = 'unverified', closed_at = $3, version = c.version + 1
  where c.user_id = $1 and c.id = any($2::uuid[])`

const CHECK_NO_MORE =
  'delete from due_moments where owner_id = $1 and kind = $2 and subject = any($3::uuid[])'

/** What lies with those who judge says the same. */
async function followIndexes({ db: tx }: Inside, claims: readonly Silent[]): Promise<void> {
  const asked = claims.flatMap(({ id, judges }) => judges.map((judge: OtherUserId) => ({ judge, id })))
  if (asked.length > 0) await tx.query(FOLLOW, [asked.map(({ judge }) => judge), asked.map(({ id }) => id)])
  const ofTeams = claims.filter(({ type, witness_id }) => type === 'team' && witness_id !== null)
  if (ofTeams.length > 0)
    await tx.query(FOLLOW_TEAMS, [ofTeams.map(({ witness_id }) => witness_id), ofTeams.map(({ id }) => id)])
}

const FOLLOW = `
  update claims_to_judge j set state = 'unverified'
  from unnest($1::uuid[], $2::uuid[]) as asked (user_id, claim_id)
  where j.user_id = any($1::uuid[]) and j.user_id = asked.user_id and j.claim_id = asked.claim_id`
const FOLLOW_TEAMS = `
  update team_claims c set state = 'unverified'
  from unnest($1::uuid[], $2::uuid[]) as asked (team_id, claim_id)
  where c.team_id = any($1::uuid[]) and c.team_id = asked.team_id and c.claim_id = asked.claim_id`
