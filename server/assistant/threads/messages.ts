import type { Message, NewMessage } from '#shared/assistant/threads.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { noSuch } from '../openAiRoute.ts'
import { receiptsOfRuns } from '../receipts.ts'
import { refuseWhileActive } from '../runs/activeRun.ts'
import { unixSeconds } from '../unixSeconds.ts'
import { uuidOf, wireId } from '../wireId.ts'
import { addMessages, retitle } from './addMessages.ts'
import { type Bounds, type ListPage, type PageQuery, readPage } from './pages.ts'
import { readThread } from './threads.ts'

type MessageRow = {
  id: string
  thread_id: string
  position: number
  role: 'user' | 'assistant'
  content: string[]
  incomplete_reason: string | null
  run_id: string | null
  assistant_id: string | null
  metadata: Record<string, string>
  plan_ids: string[] | null
  created_at: Date
  ended_at: Date
}

const COLUMNS = `
  m.id, m.thread_id, m.position, m.role, m.content, m.incomplete_reason, m.run_id, m.assistant_id, m.metadata,
  (select r.plan_ids from runs r where r.user_id = m.user_id and r.id = m.run_id) as plan_ids, m.created_at, m.ended_at`

/** Adds a message to the end of a thread. @throws OpenAiError `not_found`, `run_active` */
export function createMessage(
  deps: Deps,
  person: Person,
  threadId: string,
  asked: NewMessage,
): Promise<Message> {
  return change(deps, person, async (tx, inside) => {
    await readThread(tx, person.id, threadId)
    await refuseWhileActive(inside, person, threadId)
    const [id = ''] = await addMessages(tx, person.id, threadId, [asked], deps.now())
    return readMessage(tx, person.id, threadId, id)
  })
}

/** @throws OpenAiError `not_found` */
export async function readMessage(db: Db, userId: UserId, threadId: string, id: string): Promise<Message> {
  const rows = await db.read<MessageRow>(ONE, [userId, threadId, id])
  const [message] = await presented(db, userId, rows)
  if (!message) throw noSuch(wireId('message', id))
  return message
}

const ONE = `select ${COLUMNS} from thread_messages m where m.user_id = $1 and m.thread_id = $2 and m.id = $3`

/** Replaces a message's metadata; without any it stays. @throws OpenAiError `not_found` */
export function editMessage(
  deps: Deps,
  person: Person,
  { threadId, id }: { threadId: string; id: string },
  metadata: Record<string, string> | null | undefined,
): Promise<Message> {
  return change(deps, person, async (tx) => {
    if (metadata) await tx.query(EDIT, [person.id, threadId, id, JSON.stringify(metadata)])
    return readMessage(tx, person.id, threadId, id)
  })
}

const EDIT = 'update thread_messages set metadata = $4 where user_id = $1 and thread_id = $2 and id = $3'

/** @throws OpenAiError `not_found` */
export function deleteMessage(deps: Deps, person: Person, threadId: string, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    const deleted = await tx.query(DELETE, [person.id, threadId, id])
    if (deleted.length === 0) throw noSuch(wireId('message', id))
    await tx.query(LATEST, [person.id, threadId])
    await retitle(tx, person.id, threadId)
    tx.changed(person.id, 'threads', wireId('thread', threadId), 'update')
  })
}

const DELETE = 'delete from thread_messages where user_id = $1 and thread_id = $2 and id = $3 returning id'
const LATEST = `
  update threads t set latest_at = coalesce(
    (select max(m.created_at) from thread_messages m where m.user_id = $1 and m.thread_id = t.id), t.created_at)
  where t.user_id = $1 and t.id = $2`

/** A page of a thread's messages, or of those that one run made. @throws OpenAiError `not_found` */
export async function listMessages(
  db: Db,
  userId: UserId,
  threadId: string,
  { run_id: runId, ...query }: PageQuery & { run_id?: string | undefined },
): Promise<ListPage<Message>> {
  await readThread(db, userId, threadId)
  const run = runId === undefined ? null : (uuidOf('run', runId) ?? notThere(runId))
  const read = ({ from, to, limit, order }: Bounds) =>
    db.read<MessageRow>(PAGE[order], [userId, threadId, from, to, run, limit])
  return readPage(db, userId, threadId, query, { kind: 'message', place: PLACE, read }, (rows) =>
    presented(db, userId, rows),
  )
}

function notThere(id: string): never {
  throw noSuch(id, 'run_id')
}

const PLACE = 'select position from thread_messages where user_id = $1 and thread_id = $2 and id = $3'
const pageSql = (order: 'asc' | 'desc') => `
  select ${COLUMNS} from thread_messages m
  where m.user_id = $1 and m.thread_id = $2 and m.position > $3 and m.position < $4
    and ($5::uuid is null or m.run_id = $5)
  order by m.position ${order} limit $6`
const PAGE = { asc: pageSql('asc'), desc: pageSql('desc') }

async function presented(db: Db, userId: UserId, rows: readonly MessageRow[]): Promise<Message[]> {
  const receipts = await receiptsOfRuns(
    db,
    userId,
    rows.flatMap(({ run_id }) => run_id ?? []),
  )
  return rows.map((row) => ({
    ...messageOf(row),
    receipts: row.run_id === null ? [] : (receipts.get(row.run_id) ?? []),
  }))
}

function messageOf(row: MessageRow): Message {
  const ended = unixSeconds(row.ended_at)
  const isWhole = row.incomplete_reason === null
  return {
    id: wireId('message', row.id),
    object: 'thread.message',
    created_at: unixSeconds(row.created_at),
    completed_at: isWhole ? ended : null,
    incomplete_at: isWhole ? null : ended,
    thread_id: wireId('thread', row.thread_id),
    run_id: row.run_id && wireId('run', row.run_id),
    assistant_id: row.assistant_id,
    status: isWhole ? 'completed' : 'incomplete',
    incomplete_details: row.incomplete_reason === null ? null : { reason: row.incomplete_reason },
    role: row.role,
    content: row.content.map((value) => ({ type: 'text', text: { value, annotations: [] } })),
    attachments: [],
    metadata: row.metadata,
    receipts: [],
    plan_ids: row.plan_ids ?? [],
  }
}
