import { type Db, query } from './open.ts'
import type { UserId } from '#server/http/context.ts'

/**
 * Makes a person's own actions queue up until the transaction ends, so that two devices cannot both win.
 *
 * Whatever changes timers, XP or the streak takes its turn before it locks anything else: then no two wait for each other.
 */
export async function takeTurn(tx: Db, userId: UserId): Promise<void> {
  await query(tx, 'select 1 from users where id = $1 for no key update', [userId])
}
