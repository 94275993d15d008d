import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { PersonOfOthers, PersonPage } from '#shared/people/card.ts'
import { change } from '#server/kit/db/change.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { friendPolicy, type SeenFriend } from './friendPolicy.ts'
import { endFriendship } from './makeFriends.ts'
import type { SeenPerson } from './personPolicy.ts'
import { personsOf } from './personsOf.ts'
import { endRequests } from './requests/endRequests.ts'

export type FriendListing = { q?: string | undefined; limit: number; cursor?: string | undefined }

/**
 * A page of somebody's friends, by name.
 *
 * @param listing `q` is a part of a name or handle, in any case
 */
export async function listFriends(
  deps: Deps,
  { id: viewer }: Person,
  { q, limit, cursor }: FriendListing,
): Promise<PersonPage> {
  const after = cursor === undefined ? null : decodeCursor(Cursor, cursor)
  const friends = await deps.db.read<{ id: OtherUserId }>(FRIENDS, [viewer])
  const ids = friends.map(({ id }) => id)
  const sought = [ids, q?.toLowerCase() ?? '', limit + 1]
  const found = await deps.db.read<Named>(BY_NAME, [...sought, after && nameIn(after), after?.[2] ?? null])
  const page = found.slice(0, limit)
  const persons = await personsOf(deps, viewer, idsOf(page), deps.now())
  return {
    items: idsOf(page).flatMap((id) => persons.get(id) ?? []),
    next_cursor: nextCursor(found, page, (last) => ['friends', encodeURIComponent(last.sorted), last.id]),
  }
}

type Named = { id: OtherUserId; sorted: string }

const idsOf = (page: readonly Named[]) => page.map(({ id }) => id)

const Cursor = z.tuple([z.literal('friends'), z.string(), z.uuid()])

/** Names are no ASCII. */
const nameIn = ([, name]: z.output<typeof Cursor>) => decodeURIComponent(name)

const FRIENDS = 'select f.friend_id as id from friendships f where f.user_id = $1'

const BY_NAME = `
  select u.id, lower(u.name) as sorted from users u
  where u.id = any($1::uuid[])
    and ($2 = '' or position($2 in lower(u.name)) > 0 or position($2 in u.handle) > 0)
    and ($4::text is null or (lower(u.name), u.id) > ($4, $5::uuid))
  order by lower(u.name), u.id limit $3`

/** Somebody whom the viewer may see. */
export async function readPerson(
  deps: Deps,
  { id: viewer }: Person,
  { id }: SeenFriend | SeenPerson,
): Promise<PersonOfOthers> {
  const person = (await personsOf(deps, viewer, [id], deps.now())).get(id)
  if (!person) throw new AppError('not_found', 'No such person')
  return person
}

/** Ends a friendship. No reason is given; both lists change. */
export function unfriend(deps: Deps, person: Person, { id }: SeenFriend): Promise<void> {
  return change(deps, [person, { id }], async (tx, inside) => {
    await friendPolicy.see(tx, person, { user_id: id })
    await endFriendship(inside, [person.id, id])
    await endRequests(tx, [person.id, id], ['accepted'])
  })
}
