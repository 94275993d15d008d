import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'

/** What follows when an account has proved its address. */
export const ACCOUNT_CONFIRMED = 'account_confirmed'

/** Notes that an account has proved its address, for what waits for it: its work begins after the commit. */
export async function noteConfirmed(
  { due, now }: Pick<Deps, 'due' | 'now'>,
  tx: Tx,
  userId: UserId,
): Promise<void> {
  await setDue(tx, { ownerId: userId, kind: ACCOUNT_CONFIRMED, subject: userId }, now())
  tx.after(due.wake)
}
