import type { PARTNER_STATES } from '#shared/partners/partner.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

export type PartnerState = (typeof PARTNER_STATES)[number]

/** What somebody is to another one: a partner, asked by them, or asking them; null for none of it. */
export async function partnerState(db: Db, me: PersonId, other: PersonId): Promise<PartnerState | null> {
  const [row] = await db.query<{ state: PartnerState }>(STATE, [me, other])
  return row?.state ?? null
}

const STATE = 'select p.state from partners p where p.user_id = $1 and p.partner_id = $2'

/** How many partners somebody has, and how many they have asked. */
export async function countPartners(db: Db, me: PersonId): Promise<{ active: number; asking: number }> {
  const [row] = await db.query<{ active: number; asking: number }>(COUNT, [me])
  return row ?? { active: 0, asking: 0 }
}

const COUNT = `
  select (count(*) filter (where p.state = 'active'))::int as active,
    (count(*) filter (where p.state = 'asking'))::int as asking
  from partners p where p.user_id = $1`

/** One side of two people, who are both locked. */
type Side = { me: PersonId; other: PersonId; askedBy: PersonId }

/** Sets what one side is to the other. */
export async function setPartner(tx: Tx, side: Side, state: PartnerState, now: Date): Promise<void> {
  const { me, other, askedBy } = side
  const [row] = await tx.query<{ is_new: boolean }>(SET, [me, other, askedBy, state, now])
  tx.changed(me, 'partners', other, row?.is_new ? 'insert' : 'update')
}

/** `xmax` is 0 on a row that the statement has inserted. */
const SET = `
  insert into partners (user_id, partner_id, asked_by, state, since) values ($1, $2, $3, $4, $5)
  on conflict (user_id, partner_id) do update set state = excluded.state, since = excluded.since
  returning xmax = 0 as is_new`
