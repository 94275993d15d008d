import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** Lets somebody's new partner judge what they dispute, as every partner may. Both are locked. */
export async function askNewPartner(
  tx: Tx,
  { owner, partner }: { owner: PersonId; partner: PersonId },
): Promise<void> {
  const disputed = await tx.query<{ id: string }>(ADD_JUDGE, [owner, partner])
  if (disputed.length === 0) return
  const ids = disputed.map(({ id }) => id)
  await tx.query(ASK, [partner, owner, ids])
  tx.changed(partner, 'claims', ids, 'insert')
}

const ADD_JUDGE = `
  update claims c set judges = array(select distinct unnest(c.judges || $2::uuid))
  where c.user_id = $1 and c.state = 'open' and c.disputed and c.type = 'partner' returning c.id`
const ASK = `
  insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until, told)
  select $1, c.id, $2, c.type, c.state, c.opened_at, c.verdict_until, true from claims c
  where c.user_id = $2 and c.id = any($3::uuid[])
  on conflict (user_id, claim_id) do nothing`
