import { type Card, FORMER_MEMBER, HIDDEN_CARD } from '#shared/people/card.ts'
import type { Relation } from '#shared/people/relation.ts'
import type { Deps } from '#server/deps.ts'
import { avatarUrlOf } from '#server/files/signedAddress.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { relationsOf } from './relationsOf.ts'

/** What cards are made with: the rows, and the addresses of pictures as of now. */
export type CardWorld = Pick<Deps, 'db' | 'files' | 'now'>

/**
 * The cards of people as somebody sees them. Whether a list may hold a person at all is the caller's to decide.
 *
 * @returns a card for each of the ids: who is hidden by a block is "Hidden", who is gone a "Former member"
 */
export async function cardsOf(
  world: CardWorld,
  viewer: PersonId,
  ids: readonly PersonId[],
): Promise<Map<PersonId, Card>> {
  if (ids.length === 0) return new Map()
  const relations = await relationsOf(world.db, viewer, ids)
  const rows = await world.db.read<CardRow>(CARDS, [ids])
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, cardOf(world, found.get(id), relations.get(id))]))
}

/** The cards of people regardless of the viewer, for those who are known to be visible. Deleted people are left out. */
export async function shownCards(world: CardWorld, ids: readonly PersonId[]): Promise<Map<PersonId, Card>> {
  const rows = await world.db.read<CardRow>(CARDS, [ids])
  return new Map(rows.map((row) => [row.id, shownCard(world, row)]))
}

/** What {@link cardOf} takes, of the table `users`. */
export type CardRow = {
  id: PersonId
  handle: string
  name: string
  avatar: string
  avatar_key: string | null
}

/** A card from a row of `users`; null and undefined for somebody who is gone. */
function cardOf(world: CardWorld, row: CardRow | undefined, relation: Relation | undefined): Card {
  if (!row) return FORMER_MEMBER
  return relation === 'blocked' ? HIDDEN_CARD : shownCard(world, row)
}

/** The card of somebody who is not hidden. */
export function shownCard(
  world: Pick<CardWorld, 'files' | 'now'>,
  { id, handle, name, avatar, avatar_key }: CardRow,
): Card {
  return { user_id: id, handle, name, avatar, avatar_url: avatarUrlOf(world, avatar_key, world.now()) }
}

const CARDS =
  'select u.id, u.handle, u.name, u.avatar, u.avatar_key from users u where u.id = any($1::uuid[])'
