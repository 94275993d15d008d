import * as z from 'zod/mini'
import type { DirectMessagePage, UnreadMessages } from '#shared/messages/message.ts'
import { AppError, invalidField } from '#shared/errors.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readNotifications } from '#server/notifications/edit.ts'
import { friendPolicy, type SeenFriend } from '#server/people/friendPolicy.ts'
import { conversationIdOf } from './conversationId.ts'
import { findMessage, type MessageRow, placed, SHOWN_MESSAGE } from './messageRows.ts'

export type MessageListing = { limit: number; cursor?: string | undefined }

/** A page of a conversation, newest first, of at most 1 MiB. @throws AppError `invalid` for the cursor of another list */
export async function listMessages(
  { db }: Deps,
  { id: viewer }: Person,
  { id: friendId }: SeenFriend,
  { limit, cursor }: MessageListing,
): Promise<DirectMessagePage> {
  const before = cursor === undefined ? null : placeIn(cursor, friendId)
  const conversationId = conversationIdOf(viewer, friendId)
  const rows = await db.read<MessageRow>(PAGE, [conversationId, before, limit + 1])
  const page = rows.filter((row, index) => index < limit && row.number > 0)
  return {
    items: page.map((row) => placed(row).message),
    next_cursor: nextCursor(rows, page, (last) => ['messages', friendId, String(last.number)]),
  }
}

const Cursor = z.tuple([z.literal('messages'), z.uuid(), z.string().check(z.regex(/^\d{1,9}$/))])

function placeIn(cursor: string, friendId: string): number {
  const [, list, number] = decodeCursor(Cursor, cursor)
  if (list !== friendId) throw invalidField('cursor', 'Unknown cursor')
  return Number(number)
}

/** Where rows are long, the page ends with the last one that fits: the rest has no number. */
const PAGE = `
  select ${SHOWN_MESSAGE}, case when m.bytes <= 1000000 then m.number else 0 end as number from (
    select p.*, sum(octet_length(coalesce(to_json(p.text)::text, '')) + 300) over (order by p.number desc) as bytes
    from (
      select * from messages where conversation_id = $1 and ($2::int is null or number < $2)
      order by number desc limit $3) p
  ) m order by m.number desc`

/**
 * Says that somebody has read a conversation up to a message. What they read before stays read, and nobody else hears of it.
 *
 * @throws AppError `not_found` for a message that is not in it
 */
export function readUpTo(
  deps: Deps,
  person: Person,
  { id: friendId }: SeenFriend,
  messageId: string,
): Promise<UnreadMessages> {
  return change(deps, person, async (tx, inside) => {
    await friendPolicy.see(tx, person, { user_id: friendId })
    const found = await findMessage(tx, conversationIdOf(person.id, friendId), messageId)
    if (!found) throw noSuchMessage()
    const [before] = await tx.query<Mark>(MARK, [person.id, friendId])
    if (!before || before.read_number >= found.number) return { unread: before?.unread ?? 0 }
    const conversationId = conversationIdOf(person.id, friendId)
    const [left] = await tx.query<{ unread: number }>(COUNT_UNREAD, [conversationId, found.number, friendId])
    const unread = left?.unread ?? 0
    await tx.query(READ, [person.id, friendId, found.number, unread])
    tx.changed(person.id, 'messages', messageId, 'update')
    if (unread === 0) await closeNotice(inside, person, before.notice_id)
    return { unread }
  })
}

type Mark = { read_number: number; unread: number; notice_id: string | null }

const MARK = 'select read_number, unread, notice_id from conversations where user_id = $1 and friend_id = $2'
const COUNT_UNREAD = `
  select count(*)::int as unread from messages
  where conversation_id = $1 and number > $2 and user_id = $3 and deleted_at is null`
const READ = `
  update conversations set read_number = $3, unread = $4, notice_id = case when $4 = 0 then null else notice_id end
  where user_id = $1 and friend_id = $2`

export const noSuchMessage = () => new AppError('not_found', 'No such message')

/** Deletes the notices of messages that have been read. */
async function closeNotice(inside: Inside, person: Person, noticeId: string | null): Promise<void> {
  if (noticeId !== null) await readNotifications(inside, person, { ids: [noticeId] })
}
