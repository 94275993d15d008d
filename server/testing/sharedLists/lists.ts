import { AppError } from '#shared/errors.ts'
import { tell } from '#server/kit/audience/tell.ts'
import type { Audience } from '#server/kit/audience/audience.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { setFollowed } from '#server/kit/facts/setFollowed.ts'
import type { Person } from '#server/kit/http/person.ts'
import { listPolicy, type Role, type SeenList } from './policies.ts'
import { lockList } from './tables.ts'

export type NewList = { id: string; name: string; seats: number; ends_at: string }
export type List = NewList & { ended: boolean; endings: number }

export const LIST_END = 'list_end'
/** Under this name it follows its members. */
const FOLLOWER = 'lists'

/** A list is heard of by its members, and so is all that is part of it. */
export const membersOf: Audience = async (db, listId) => {
  const text = 'select user_id from list_members where list_id = $1'
  return (await db.query<{ user_id: PersonId }>(text, [listId])).map(({ user_id }) => user_id)
}

export function createList(deps: Deps, person: Person, { id, name, seats, ends_at }: NewList): Promise<List> {
  return change(deps, person, async (tx, inside) => {
    await lockList(tx, id)
    await tell(inside, 'lists', id, 'insert')
    const made = await tx.query(CREATE, [id, name, seats, ends_at])
    if (made.length === 0) throw new AppError('conflict', 'This id belongs to another list')
    await addMember(tx, person.id, { id, role: 'owner' }, deps.now())
    await setDue(tx, { ownerId: id, kind: LIST_END, subject: id }, new Date(ends_at))
    return read(tx, id, deps.now())
  })
}

const CREATE = `
  insert into lists (id, name, seats, ends_at) values ($1, $2, $3, $4) on conflict do nothing returning id`

export async function addMember(
  tx: Tx,
  userId: PersonId,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<void> {
  await tx.query(ADD_MEMBER, [id, userId, role, now])
  await tx.query('insert into my_lists (user_id, list_id) values ($1, $2)', [userId, id])
  tx.changed(userId, 'my_lists', id, 'insert')
  await setFollowed(tx, userId, FOLLOWER, true)
}

const ADD_MEMBER = 'insert into list_members (list_id, user_id, role, joined_at) values ($1, $2, $3, $4)'

/** Who is in no list any more is not followed. */
export async function forgetMembership(tx: Tx, userId: PersonId, id: string): Promise<void> {
  await tx.query('delete from my_lists where user_id = $1 and list_id = $2', [userId, id])
  tx.changed(userId, 'my_lists', id, 'delete')
  const others = await tx.query('select from my_lists where user_id = $1 limit 1', [userId])
  if (others.length === 0) await setFollowed(tx, userId, FOLLOWER, false)
}

/** A list as it is. One whose time is over has ended, also where no job has noted it yet. */
export async function readList(deps: Deps, { id }: SeenList): Promise<List> {
  const found = await read(deps.db, id, deps.now())
  if (!found.ended || found.endings > 0) return found
  return deps.db.transaction(async (tx) => {
    await lockList(tx, id)
    await endList({ ...deps, db: tx }, id, deps.now())
    await setDue(tx, { ownerId: id, kind: LIST_END, subject: id }, null)
    return read(tx, id, deps.now())
  })
}

/** Ends a list that is locked, once. */
export async function endList(inside: Inside, id: string, now: Date): Promise<void> {
  const open = 'select from lists where id = $1 and ends_at <= $2 and endings = 0'
  if ((await inside.db.query(open, [id, now])).length === 0) return
  await tell(inside, 'lists', id, 'update')
  await inside.db.query('update lists set endings = endings + 1 where id = $1', [id])
}

export function renameList(deps: Deps, person: Person, { id }: SeenList, name: string): Promise<List> {
  return change(deps, person, async (tx, inside) => {
    await lockList(tx, id)
    const { role } = await listPolicy.see(tx, person, { id })
    if (role === 'member') throw new AppError('forbidden', 'Only the owner and admins rename a list')
    await tell(inside, 'lists', id, 'update')
    await tx.query('update lists set name = $2 where id = $1', [id, name])
    return read(tx, id, deps.now())
  })
}

/** @throws AppError `conflict` when a list has ended */
export async function checkOpen(tx: Tx, id: string, now: Date): Promise<List> {
  const list = await read(tx, id, now)
  if (list.ended) throw new AppError('conflict', 'This list has ended')
  return list
}

async function read(db: Db, id: string, now: Date): Promise<List> {
  const [list] = await db.query<Omit<List, 'ends_at'> & { ends_at: Date }>(READ, [id, now])
  if (!list) throw new Error(`No list ${id}`)
  return { ...list, ends_at: list.ends_at.toISOString() }
}

const READ = 'select *, ends_at <= $2 as ended from lists where id = $1'
