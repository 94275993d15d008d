import { FORMER_MEMBER } from '#shared/people/card.ts'
import { tell } from '#server/kit/audience/tell.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { cancel } from './members.ts'
import { lockChallenge, readRow } from './rows.ts'

/** Who leaves the product leaves what is open, and stays in results as a former member. */
export const leaveChallenges: Leaving = async (inside, { id: userId }) => {
  const { db: tx } = inside
  for (const { id } of await tx.query<{ id: string }>(MINE, [userId])) {
    await lockChallenge(tx, id)
    const row = await readRow(tx, userId, id)
    await tell(inside, 'challenges', id, 'update')
    await tx.query('delete from challenge_members where challenge_id = $1 and user_id = $2', [id, userId])
    await tx.query('update challenges set created_by = null where id = $1 and created_by = $2', [id, userId])
    await tx.query(FORGET_NAME, [id, userId, FORMER_MEMBER.name, FORMER_MEMBER.avatar])
    if (row.state === 'open' && row.mine === 'joined' && row.joined.length === 1) await cancel(tx, id)
  }
}

const MINE = 'select m.challenge_id as id from my_challenges m where m.user_id = $1 order by m.challenge_id'
const FORGET_NAME = `
  update challenge_results set user_id = null, handle = null, name = $3, avatar = $4 where challenge_id = $1 and user_id = $2`
