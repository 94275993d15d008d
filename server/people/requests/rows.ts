import type { Card } from '#shared/people/card.ts'
import type { FriendRequest } from '#shared/people/request.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'

/** What a row says, with the other side as the database has it: nobody is shown that of a request they sent. */
export type RequestRow = {
  id: string
  other_id: OtherUserId | null
  sent_to: string | null
  note: string
  created_at: string
  expires_at: string
}

/** SQL: the columns of {@link RequestRow}, of the table `r`. */
export const REQUEST_COLUMNS = `
  r.id, r.other_id, r.sent_to, r.note, ${instantSql('r.created_at')} as created_at,
  ${instantSql('r.expires_at')} as expires_at`

/** As its sender sees it: the same whoever is meant. */
export function outgoing({ id, sent_to, note, created_at, expires_at }: RequestRow): FriendRequest {
  return { id, direction: 'outgoing', to: sent_to, person: null, note, created_at, expires_at }
}

/** As the addressee sees it. */
export function incoming({ id, note, created_at, expires_at }: RequestRow, person: Card): FriendRequest {
  return { id, direction: 'incoming', to: null, person, note, created_at, expires_at }
}
