import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import { StartError } from '#server/startError.ts'

/** No end that anybody will see. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z')

/**
 * Bans an account for good: all its devices are signed out, nobody signs in to it, and it counts as blocked for everybody
 * (docs/rules/people.md, People). Again: nothing more happens.
 *
 * @throws StartError when no account has this address
 */
export async function ban(db: Db, email: string): Promise<void> {
  await setBan(db, email, FOR_GOOD)
}

/**
 * Takes a ban back: the account signs in as before, and friends and conversations are there again, for both.
 *
 * @throws StartError when no account has this address
 */
export async function unban(db: Db, email: string): Promise<void> {
  await setBan(db, email, null)
}

async function setBan(db: Db, email: string, until: Date | null): Promise<void> {
  const [account] = await db.query<{ id: OtherUserId }>('select id from auth_users where email = $1', [
    email.trim().toLowerCase(),
  ])
  if (!account) throw new StartError(`No account has the address ${email}.`)
  const { id } = account
  const friends = await db.query<{ id: OtherUserId }>(FRIENDS, [id])
  await change({ db }, [{ id }, ...friends], async (tx) => {
    await tx.query('update auth_users set banned_until = $2 where id = $1', [id, until])
    if (until !== null) await tx.query('delete from sessions where user_id = $1', [id])
    // Whom they see has changed.
    for (const friend of friends) tx.changed(friend.id, 'friendships', id, 'update')
  })
}

const FRIENDS = 'select f.friend_id as id from friendships f where f.user_id = $1'
