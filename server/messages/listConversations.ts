import * as z from 'zod/mini'
import type { Conversation, ConversationPage } from '#shared/messages/message.ts'
import { Instant } from '#shared/time/schemas.ts'
import type { Deps } from '#server/deps.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { cardsOf } from '#server/people/cardsOf.ts'
import type { MessageListing } from './readMessages.ts'

/**
 * A page of somebody's conversations with who is their friend now, that of the newest message first, of at most 1 MiB. One with
 * somebody who is no friend any more is hidden until they are friends again.
 */
export async function listConversations(
  deps: Deps,
  { id: viewer }: Person,
  { limit, cursor }: MessageListing,
): Promise<ConversationPage> {
  const [, at, friend] = cursor === undefined ? [null, null, null] : decodeCursor(Cursor, cursor)
  const rows = await deps.db.read<ConversationRow>(PAGE, [viewer, at, friend, limit + 1])
  const page = rows.filter((row, index) => index < limit && row.fits)
  const cards = await cardsOf(
    deps,
    viewer,
    page.map(({ friend_id }) => friend_id),
  )
  return {
    items: page.flatMap((row): Conversation[] => {
      const card = cards.get(row.friend_id)
      return card?.user_id ? [conversationOf(row, card)] : [] // who is banned is nobody's friend meanwhile
    }),
    next_cursor: nextCursor(rows, page, (last) => ['conversations', last.last_at, last.friend_id]),
  }
}

type ConversationRow = {
  friend_id: OtherUserId
  unread: number
  last_id: string
  last_from: string
  last_text: string | null
  last_at: string
  last_deleted_at: string | null
  fits: boolean
  user_id: string
}

function conversationOf(row: ConversationRow, friend: Conversation['friend']): Conversation {
  const isMine = row.last_from === row.user_id
  return {
    friend,
    last: {
      id: row.last_id,
      from: row.last_from,
      to: isMine ? row.friend_id : row.user_id,
      text: row.last_text,
      created_at: row.last_at,
      deleted_at: row.last_deleted_at,
    },
    unread: row.unread,
  }
}

const Cursor = z.tuple([z.literal('conversations'), Instant, z.uuid()])

const PAGE = `
  select c.user_id, c.friend_id, c.unread, c.last_id, c.last_from, c.last_text, ${instantSql('c.last_at')} as last_at,
    ${instantSql('c.last_deleted_at')} as last_deleted_at, c.bytes <= 1000000 as fits
  from (
    select p.*, sum(octet_length(coalesce(to_json(p.last_text)::text, '')) + 700)
      over (order by p.last_at desc, p.friend_id desc) as bytes
    from (
      select k.* from conversations k
      join friendships f on f.user_id = k.user_id and f.friend_id = k.friend_id
      where k.user_id = $1
        and (k.last_at, k.friend_id) < (coalesce($2::timestamptz, 'infinity'),
          coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by k.last_at desc, k.friend_id desc limit $4) p
  ) c order by c.last_at desc, c.friend_id desc`
