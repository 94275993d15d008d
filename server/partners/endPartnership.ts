import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { hideClaims } from '#server/claims/hideClaims.ts'

/** Ends what two people, who are both locked, are to each other as partners, requests included. Neither sees the other's claims any more. */
export async function endPartnership(
  { db: tx }: Inside,
  [one, other]: readonly [PersonId, PersonId],
): Promise<void> {
  for (const [me, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const ended = await tx.query(END, [me, partner])
    if (ended.length === 0) continue
    tx.changed(me, 'partners', partner, 'delete')
    await hideClaims(tx, { from: me, of: partner })
  }
}

const END = 'delete from partners where user_id = $1 and partner_id = $2 returning partner_id'
