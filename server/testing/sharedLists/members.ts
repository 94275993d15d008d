import { AppError } from '#shared/errors.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import type { Person } from '#server/kit/http/person.ts'
import { addMember, checkOpen, forgetMembership, LIST_END } from './lists.ts'
import {
  listPolicy,
  memberPolicy,
  openListPolicy,
  type SeenList,
  type SeenMember,
  type SeenOpenList,
} from './policies.ts'
import { lockList } from './tables.ts'

/** Asks somebody to join. Who does not exist is asked all the same, so that nobody learns who does. */
export function invite(deps: Deps, person: Person, { id }: SeenList, other: OtherUserId): Promise<void> {
  return change(deps, [person, { id: other }], async (tx) => {
    const { role } = await listPolicy.see(tx, person, { id })
    if (role === 'member') throw new AppError('forbidden', 'Only the owner and admins invite')
    for (const userId of [person.id, other]) {
      await tx.query(INVITE, [userId, id, person.id, other])
      tx.changed(userId, 'list_invitations', id, 'insert')
    }
  })
}

const INVITE = `
  insert into list_invitations (user_id, list_id, sent_by, sent_to)
  select u.id, $2, $3, $4 from users u where u.id = $1 on conflict do nothing`

/** Takes a seat. Both copies of the invitation go: the sender's, too. @throws AppError `conflict` */
export function join(deps: Deps, person: Person, { id, invitedBy }: SeenOpenList): Promise<void> {
  const people = [person, ...(invitedBy ? [{ id: invitedBy }] : [])]
  return change(deps, people, async (tx, inside) => {
    await lockList(tx, id)
    const { role } = await openListPolicy.see(tx, person, { id })
    if (role !== null) return
    const { seats } = await checkOpen(tx, id, deps.now())
    const taken = await tx.query('select from list_members where list_id = $1', [id])
    if (taken.length >= seats) throw new AppError('conflict', 'This list is full')
    await tell(inside, 'lists', id, 'update')
    await addMember(tx, person.id, { id, role: 'member' }, deps.now())
    for (const { id: userId } of people) {
      await tx.query(ANSWERED, [userId, id, person.id])
      tx.changed(userId, 'list_invitations', id, 'delete')
    }
  })
}

const ANSWERED = 'delete from list_invitations where user_id = $1 and list_id = $2 and sent_to = $3'

/** Leaves, or removes somebody. @throws AppError `forbidden` */
export function removeMember(deps: Deps, person: Person, { id, member }: SeenMember): Promise<void> {
  return change(deps, [person, { id: member }], async (tx, inside) => {
    await lockList(tx, id)
    const { role, theirRole } = await memberPolicy.see(tx, person, { id, user_id: member })
    const mayRemove = role === 'owner' || (role === 'admin' && theirRole === 'member')
    if (member !== person.id && !mayRemove) throw new AppError('forbidden', 'Only the owner may do this')
    await tell(inside, 'lists', id, 'update')
    await endMembership(tx, member, id)
    await forgetMembership(tx, member, id)
  })
}

/** There is always one owner: the member of longest standing follows. A list without members is gone. */
async function endMembership(tx: Tx, userId: PersonId, id: string): Promise<void> {
  await tx.query('delete from list_members where list_id = $1 and user_id = $2', [id, userId])
  const rest = await tx.query<{ role: string; user_id: PersonId }>(BY_STANDING, [id])
  const [next] = rest
  if (!next) {
    await tx.query('delete from lists where id = $1', [id])
    await setDue(tx, { ownerId: id, kind: LIST_END, subject: id }, null)
  } else if (rest.every(({ role }) => role !== 'owner')) await tx.query(PASS_ON, [id, next.user_id])
}

const BY_STANDING = `
  select role, user_id from list_members where list_id = $1 order by role = 'admin' desc, joined_at, user_id`
const PASS_ON = "update list_members set role = 'owner' where list_id = $1 and user_id = $2"

/** Passes on what is not theirs alone, and leaves what they wrote as a former member's. */
export const leaveLists: Leaving = async (inside, { id: userId }) => {
  const { db: tx } = inside
  const mine = 'select list_id from my_lists where user_id = $1 order by list_id'
  for (const { list_id: id } of await tx.query<{ list_id: string }>(mine, [userId])) {
    await lockList(tx, id)
    await tell(inside, 'lists', id, 'update')
    await tx.query('update list_messages set user_id = null where list_id = $1 and user_id = $2', [
      id,
      userId,
    ])
    await endMembership(tx, userId, id)
  }
}

/** Counts what a member completes, in the transaction of the completion. */
export async function countTask({ db }: Inside, { id }: Person): Promise<void> {
  const counted = await db.query<{ list_id: string }>(COUNT, [id])
  for (const { list_id } of counted) db.changed(id, 'my_lists', list_id, 'update')
}

const COUNT = 'update my_lists set done = done + 1 where user_id = $1 returning list_id'
