import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { forgetNotices } from '#server/notifications/forgetNotices.ts'

/** Who was asked by somebody who has left forgets what they were asked. */
export const FORGETTING_ASKED = forgettingAtOthers({
  kind: 'forget_asked_claims',
  others: 'select unnest(c.judges) as other from claims c where c.user_id = $1 group by 1',
  async forget(tx, owner, gone) {
    const asked = await tx.query<{ id: string }>(FORGET, [owner, gone])
    for (const { id } of asked) tx.changed(owner, 'claims', id, 'delete')
  },
})

const FORGET = `
  delete from claims_to_judge where user_id = $1 and owner_id = $2 returning claim_id as id`

/** The verdicts of somebody who has left stay, as those of a former member. */
export const FORGETTING_JUDGE = forgettingAtOthers({
  kind: 'forget_judge',
  others: 'select j.owner_id as other from claims_to_judge j where j.user_id = $1 group by 1',
  forget: forgetJudge,
})

/** Makes somebody who has left a former member in the claims of an owner, who is locked, and forgets what they were asked. */
export async function forgetJudge(tx: Tx, owner: PersonId, gone: OtherUserId): Promise<void> {
  const judged = await tx.query<{ id: string }>(UNNAME, [owner, gone])
  for (const { id } of judged) tx.changed(owner, 'claims', id, 'update')
  await forgetNotices(
    tx,
    owner,
    judged.map(({ id }) => id),
  )
  await tx.query(FORGET, [gone, owner])
}

const UNNAME = `
  update claims c set judges = array_remove(c.judges, $2), version = c.version + 1,
    witness_id = case when c.witness_id = $2 then null else c.witness_id end,
    verdict_name = case when c.verdict_by = $2 then null else c.verdict_name end,
    verdict_by = case when c.verdict_by = $2 then null else c.verdict_by end
  where c.user_id = $1 and (c.witness_id = $2 or c.verdict_by = $2 or $2 = any(c.judges)) returning c.id`

/** Claims go with their account, and with them what names them elsewhere. */
export const leaveClaims: Leaving = async (inside, person) => {
  await FORGETTING_ASKED.leaving(inside, person)
  await FORGETTING_JUDGE.leaving(inside, person)
  const [{ teams } = { teams: [] }] = await inside.db.query<{ teams: string[] }>(TEAMS, [person.id])
  await inside.db.query(FORGET_TEAMS, [teams, person.id])
  await inside.db.query(FORGET_INDEX, [person.id])
}

const TEAMS = `
  select coalesce(array_agg(distinct c.witness_id), '{}') as teams from claims c
  where c.user_id = $1 and c.type = 'team' and c.witness_id is not null`
const FORGET_INDEX = 'delete from claims_to_judge where user_id = $1'
const FORGET_TEAMS = 'delete from team_claims where team_id = any($1::uuid[]) and owner_id = $2'
