import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'

/** Whom somebody has as partners. */
export async function activePartnerIds(db: Db, personId: PersonId): Promise<OtherUserId[]> {
  const rows = await db.query<{ id: OtherUserId }>(ACTIVE, [personId])
  return rows.map(({ id }) => id)
}

const ACTIVE = `select p.partner_id as id from partners p where p.user_id = $1 and p.state = 'active'`

/** Whether two people are partners. */
export async function arePartners(db: Db, one: PersonId, other: PersonId): Promise<boolean> {
  return (await db.query(BETWEEN, [one, other])).length > 0
}

const BETWEEN = `select from partners p where p.user_id = $1 and p.partner_id = $2 and p.state = 'active'`
