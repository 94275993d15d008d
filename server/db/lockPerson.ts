import type { Tx } from './database.ts'
import type { UserId } from './userId.ts'

/**
 * Makes a person's own changes wait for each other until the transaction ends, so that two devices cannot both win.
 *
 * Whatever changes timers, XP or the streak locks the person before anything else: then no two wait for each other.
 */
export async function lockPerson(tx: Tx, userId: UserId): Promise<void> {
  if (tx.locked.has(userId)) return
  await tx.query('select 1 from users where id = $1 for no key update', [userId])
  tx.locked.add(userId)
}
