import type { Db } from '#server/kit/db/database.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'

/** Mails no more invitations to an address, for good. Again, nothing more happens. */
export async function stopInvitations(db: Db, addressHash: string, now: Date): Promise<void> {
  await db.query(STOP, [addressHash, now])
}

const STOP = `
  insert into invited_addresses as i (address_hash, stopped_at) values ($1, $2)
  on conflict (address_hash) do update set stopped_at = coalesce(i.stopped_at, excluded.stopped_at)`

/** What waits for addresses that somebody invited who leaves. */
export const leaveInvitations: Leaving = async ({ db: tx }, { id }) => {
  await tx.query('delete from invitations where sender_id = $1', [id])
}

/** Once an hour: addresses that may be mailed again are forgotten, and so are requests that have expired. */
export async function forgetInvitations(db: Db, now: Date): Promise<void> {
  await db.query(FORGET_ADDRESSES, [now])
  await db.query(FORGET_EXPIRED, [now])
}

const FORGET_ADDRESSES = `
  delete from invited_addresses where stopped_at is null and mailed_at <= $1::timestamptz - interval '7 days'`
const FORGET_EXPIRED = 'delete from invitations where expires_at <= $1'
