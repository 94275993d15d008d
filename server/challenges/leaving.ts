import { FORMER_MEMBER } from '#shared/people/card.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { cancel } from './members.ts'
import { lockChallenge, readRow } from './rows.ts'

/** Whom somebody invited who has left, nobody has invited. */
export const FORGETTING_INVITER = forgettingAtOthers({
  kind: 'forget_challenge_inviter',
  others: `
    select distinct m.user_id as other from challenge_members m
    where m.challenge_id in (select c.challenge_id from my_challenges c where c.user_id = $1) and m.sent_by = $1 and m.user_id <> $1`,
  async forget(tx, owner, gone) {
    await tx.query('update my_challenges set sent_by = null where user_id = $1 and sent_by = $2', [
      owner,
      gone,
    ])
  },
})

/** Who leaves the product leaves what is open, and stays in results as a former member. */
export const leaveChallenges: Leaving = async (inside, person) => {
  const { db: tx } = inside
  const { id: userId } = person
  await FORGETTING_INVITER.leaving(inside, person)
  for (const { id } of await tx.query<{ id: string }>(MINE, [userId])) {
    await lockChallenge(tx, id)
    const row = await readRow(tx, userId, id)
    await tell(inside, 'challenges', id, 'update')
    await tx.query('delete from challenge_members where challenge_id = $1 and user_id = $2', [id, userId])
    await tx.query(FORGET_INVITER, [id, userId])
    await tx.query('update challenges set created_by = null where id = $1 and created_by = $2', [id, userId])
    await tx.query(FORGET_NAME, [id, userId, FORMER_MEMBER.name, FORMER_MEMBER.avatar])
    if (row.state === 'open' && row.mine === 'joined' && row.joined.length === 1) await cancel(tx, id)
  }
}

const MINE = 'select m.challenge_id as id from my_challenges m where m.user_id = $1 order by m.challenge_id'
const FORGET_INVITER = 'update challenge_members set sent_by = null where challenge_id = $1 and sent_by = $2'
const FORGET_NAME = `
  update challenge_results set user_id = null, handle = null, name = $3, avatar = $4 where challenge_id = $1 and user_id = $2`
