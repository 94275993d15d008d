import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'
import type { CardPage } from '#shared/people/card.ts'
import { Instant } from '#shared/time/schemas.ts'
import { change } from '#server/kit/db/change.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { shownCards } from './cardsOf.ts'
import { endFriendship } from './makeFriends.ts'
import { endRequests } from './requests/endRequests.ts'

export type BlockListing = { limit: number; cursor?: string | undefined }

/** A page of the cards of those whom somebody has blocked, the latest first. */
export async function listBlocks(
  deps: Deps,
  { id: userId }: Person,
  { limit, cursor }: BlockListing,
): Promise<CardPage> {
  const [, since, id] = cursor === undefined ? [] : decodeCursor(Cursor, cursor)
  const found = await deps.db.read<Blocked>(BLOCKED, [userId, limit + 1, since ?? null, id ?? null])
  const rows = found.slice(0, limit)
  const cards = await shownCards(
    deps,
    rows.map((row) => row.id),
  )
  return {
    items: rows.flatMap((row) => cards.get(row.id) ?? []),
    next_cursor: nextCursor(found, rows, (last) => ['blocks', last.since, last.id]),
  }
}

type Blocked = { id: OtherUserId; since: string }

const Cursor = z.tuple([z.literal('blocks'), Instant, z.uuid()])

const BLOCKED = `
  select b.other_id as id, ${instantSql('b.since')} as since from blocks b
  where b.user_id = $1 and b.blocked_by = $1
    and ($3::timestamptz is null or (b.since, b.other_id) < ($3, $4::uuid))
  order by b.since desc, b.other_id desc limit $2`

/**
 * Blocks somebody, from now on in both directions: friendship and requests end at once. Who does not exist is blocked like
 * everybody else, and nothing is kept of it.
 *
 * @throws AppError `invalid` for oneself
 */
export async function block(deps: Deps, person: Person, other: OtherUserId): Promise<void> {
  refuseOneself(person, other)
  await change(deps, [person, { id: other }], async (tx, inside) => {
    const there = await tx.query('select from users where id = $1', [other])
    if (there.length === 0) return
    const now = deps.now()
    const made = await tx.query(BLOCK, [person.id, other, person.id, now])
    await tx.query(BLOCK, [other, person.id, person.id, now])
    if (made.length > 0) tx.changed(person.id, 'blocks', other, 'insert')
    await endFriendship(inside, [person.id, other])
    await endRequests(tx, [person.id, other], ['open', 'accepted'])
  })
}

const BLOCK = `
  insert into blocks (user_id, other_id, blocked_by, since) values ($1, $2, $3, $4) on conflict do nothing
  returning other_id`

/** Takes a block back. What it ended stays ended. @throws AppError `invalid` for oneself */
export async function unblock(deps: Deps, person: Person, other: OtherUserId): Promise<void> {
  refuseOneself(person, other)
  await change(deps, [person, { id: other }], async (tx) => {
    const gone = await tx.query(UNBLOCK, [person.id, other, person.id])
    await tx.query(UNBLOCK, [other, person.id, person.id])
    if (gone.length > 0) tx.changed(person.id, 'blocks', other, 'delete')
  })
}

const UNBLOCK = `
  delete from blocks where user_id = $1 and other_id = $2 and blocked_by = $3 returning other_id`

function refuseOneself({ id }: Person, other: PersonId): void {
  if (other === id) throw invalidField('user_id', 'This is you')
}
