import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { noSuch } from '../openAiRoute.ts'
import { wireId } from '../wireId.ts'

/** The next place in a thread, for a message or a run. @throws OpenAiError `not_found` */
export async function takePosition(tx: Tx, userId: UserId, threadId: string): Promise<number> {
  const [row] = await tx.query<{ position: number }>(TAKE_POSITION, [userId, threadId])
  if (!row) throw noSuch(wireId('thread', threadId))
  return row.position
}

const TAKE_POSITION = `
  update threads set next_position = next_position + 1 where user_id = $1 and id = $2
  returning next_position - 1 as position`
