import { type NewMessage, partsOf } from '#shared/assistant/threads.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { wireId } from '../wireId.ts'
import { takePosition } from './position.ts'
import { searchTextOf } from './searchText.ts'

/** A message as it is stored. */
export type StoredMessage = {
  id: string
  role: 'user' | 'assistant'
  parts: readonly string[]
  metadata: Record<string, string>
  run?: { id: string; assistantId: string }
  incompleteReason?: string
  /** When its first word came, where that was earlier. */
  createdAt?: Date
}

/** Adds what a client sends to the end of a thread. @returns the ids @throws OpenAiError `not_found` */
export async function addMessages(
  tx: Tx,
  userId: UserId,
  threadId: string,
  messages: readonly NewMessage[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = []
  for (const { role, content, metadata } of messages) {
    const message = { id: newId(), role, parts: partsOf(content), metadata: metadata ?? {} }
    await addMessage(tx, userId, threadId, message, now)
    ids.push(message.id)
  }
  return ids
}

/** Adds one message to the end of a thread. The first one of the user gives the thread its title. */
export async function addMessage(
  tx: Tx,
  userId: UserId,
  threadId: string,
  message: StoredMessage,
  now: Date,
): Promise<void> {
  const position = await takePosition(tx, userId, threadId)
  const { id, role, parts, metadata, run, incompleteReason, createdAt = now } = message
  const search = searchTextOf(parts.join('\n'))
  const who = [run?.id ?? null, run?.assistantId ?? null]
  const values = [
    role,
    parts,
    search,
    incompleteReason ?? null,
    ...who,
    JSON.stringify(metadata),
    createdAt,
    now,
  ]
  await tx.query(INSERT, [userId, id, threadId, position, ...values])
  await tx.query(LATEST, [userId, threadId, now])
  if (role === 'user') await retitle(tx, userId, threadId)
  tx.changed(userId, 'threads', wireId('thread', threadId), 'update')
}

const INSERT = `
  insert into thread_messages (user_id, id, thread_id, position, role, content, search, incomplete_reason, run_id,
    assistant_id, metadata, created_at, ended_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`
const LATEST = 'update threads set latest_at = $3 where user_id = $1 and id = $2'

const LONGEST_TITLE = 60

/** Names a thread after its first user message, unless the person named it. */
export async function retitle(tx: Tx, userId: UserId, threadId: string): Promise<void> {
  const [thread] = await tx.query<{ title: string; first: string[] | null }>(FIRST, [userId, threadId])
  if (!thread) return
  const line = (thread.first ?? []).join(' ').slice(0, 1000).replaceAll(/\s+/g, ' ').trim()
  const title = Array.from(line).slice(0, LONGEST_TITLE).join('').trim()
  if (title === thread.title) return
  await tx.query(RETITLE, [userId, threadId, title, searchTextOf(title)])
}

const FIRST = `
  select t.title, (
    select m.content from thread_messages m
    where m.user_id = $1 and m.thread_id = t.id and m.role = 'user' order by m.position limit 1
  ) as first
  from threads t where t.user_id = $1 and t.id = $2 and not t.is_named`
const RETITLE = 'update threads set title = $3, search = $4 where user_id = $1 and id = $2'
