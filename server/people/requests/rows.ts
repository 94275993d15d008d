import type { Card } from '#shared/people/card.ts'
import type { FriendRequest } from '#shared/people/request.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** What a row says, with the other side as the database has it: nobody is shown that of a request they sent. */
export type RequestRow = {
  id: string
  other_id: PersonId | null
  sent_to: string | null
  note: string
  created_at: string
  expires_at: string
}

/** SQL: the columns of {@link RequestRow}, of the table `r`. */
export const REQUEST_COLUMNS = `
  r.id, r.other_id, r.sent_to, r.note, ${instantSql('r.created_at')} as created_at,
  ${instantSql('r.expires_at')} as expires_at`

/** As its sender sees it: the same whether the addressee exists or not. */
export function outgoing({ id, sent_to, note, created_at, expires_at }: RequestRow): FriendRequest {
  return { id, direction: 'outgoing', to: sent_to, person: null, note, created_at, expires_at }
}

/** As the addressee sees it. */
export function incoming({ id, note, created_at, expires_at }: RequestRow, person: Card): FriendRequest {
  return { id, direction: 'incoming', to: null, person, note, created_at, expires_at }
}

type NewRow = {
  userId: PersonId
  id: string
  sender: PersonId
  other: PersonId | null
  /** With the sender: as typed, and as two of them are compared. */
  typed?: string
  key?: string
  note: string
  createdAt: Date
  expiresAt: Date
}

/** Adds the row of one side. @returns it; null where the id is taken */
export async function addRow(tx: Tx, row: NewRow): Promise<RequestRow | null> {
  const { userId, id, sender, other, typed = null, key = null, note, createdAt, expiresAt } = row
  const values = [userId, id, sender, other, typed, key, note, createdAt, expiresAt]
  if ((await tx.query(ADD, values)).length === 0) return null
  const [created_at, expires_at] = [createdAt.toISOString(), expiresAt.toISOString()]
  return { id, other_id: other, sent_to: typed, note, created_at, expires_at }
}

const ADD = `
  insert into friend_requests as r
    (user_id, id, sent_by, other_id, sent_to, sent_to_key, note, state, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9)
  on conflict do nothing
  returning r.id`
