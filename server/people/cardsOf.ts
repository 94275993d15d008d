import { type Card, FORMER_MEMBER, HIDDEN_CARD } from '#shared/people/card.ts'
import type { Relation } from '#shared/people/relation.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { relationsOf } from './relationsOf.ts'

/**
 * The cards of people as somebody sees them. Whether a list may hold a person at all is the caller's to decide.
 *
 * @returns a card for each of the ids: who is hidden by a block is "Hidden", who is gone a "Former member"
 */
export async function cardsOf(
  db: Db,
  viewer: PersonId,
  ids: readonly PersonId[],
): Promise<Map<PersonId, Card>> {
  if (ids.length === 0) return new Map()
  const relations = await relationsOf(db, viewer, ids)
  const rows = await db.read<CardRow>(CARDS, [ids])
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, cardOf(found.get(id), relations.get(id))]))
}

/** The cards of people whoever looks, for those of whom it is known that they may be shown. Who is gone is left out. */
export async function shownCards(db: Db, ids: readonly PersonId[]): Promise<Map<PersonId, Card>> {
  const rows = await db.read<CardRow>(CARDS, [ids])
  return new Map(rows.map((row) => [row.id, shownCard(row)]))
}

/** What {@link cardOf} takes, of the table `users`. */
export type CardRow = { id: PersonId; handle: string; name: string; avatar: string }

/** A card from a row of `users`; null and undefined for somebody who is gone. */
function cardOf(row: CardRow | undefined, relation: Relation | undefined): Card {
  if (!row) return FORMER_MEMBER
  return relation === 'blocked' ? HIDDEN_CARD : shownCard(row)
}

/** The card of somebody who is not hidden. */
export function shownCard({ id, handle, name, avatar }: CardRow): Card {
  return { user_id: id, handle, name, avatar, avatar_url: null }
}

const CARDS = 'select u.id, u.handle, u.name, u.avatar from users u where u.id = any($1::uuid[])'
