import type { DirectMessage } from '#shared/messages/message.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'

/** SQL: a message `m` as it is answered. */
export const SHOWN_MESSAGE = `
  m.id, m.user_id as "from", m.sent_to as "to", m.text, ${instantSql('m.created_at')} as created_at,
  ${instantSql('m.deleted_at')} as deleted_at`

/** A message with its place in the conversation. */
export type PlacedMessage = { message: DirectMessage; number: number }

/** A message of a conversation; null where there is none. */
export async function findMessage(db: Db, conversationId: string, id: string): Promise<PlacedMessage | null> {
  const [row] = await db.query<MessageRow>(FIND, [conversationId, id])
  return row ? placed(row) : null
}

/** A message as it is read, with its place. */
export type MessageRow = DirectMessage & { number: number }

export const placed = ({ number, ...message }: MessageRow): PlacedMessage => ({ message, number })

const FIND = `
  select ${SHOWN_MESSAGE}, m.number from messages m where m.conversation_id = $1 and m.id = $2`
