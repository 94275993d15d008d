import type { NewThread, Thread } from '#shared/assistant/threads.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { noSuch } from '../openAiRoute.ts'
import { wireId } from '../wireId.ts'
import { addMessages } from './addMessages.ts'
import { searchTextOf } from './searchText.ts'

type ThreadRow = { id: string; metadata: Record<string, string>; created_at: Date }
type Metadata = Record<string, string>

/** Adds a thread with its first messages. */
export function createThread(deps: Deps, person: Person, asked: NewThread): Promise<Thread> {
  return change(deps, person, async (tx) => {
    const [id, now] = [newId(), deps.now()]
    await tx.query(INSERT, [person.id, id, JSON.stringify(asked.metadata ?? {}), now])
    tx.changed(person.id, 'threads', wireId('thread', id), 'insert')
    if (asked.messages?.length) await addMessages(tx, person.id, id, asked.messages, now)
    return readThread(tx, person.id, id)
  })
}

const INSERT = `
  insert into threads (user_id, id, title, search, metadata, latest_at, created_at)
  values ($1, $2, '', '', $3, $4, $4)`

/** @throws OpenAiError `not_found` */
export async function readThread(db: Db, userId: UserId, id: string): Promise<Thread> {
  const [row] = await db.read<ThreadRow>(READ, [userId, id])
  if (!row) throw noSuch(wireId('thread', id))
  return {
    id: wireId('thread', row.id),
    object: 'thread',
    created_at: Math.floor(row.created_at.getTime() / 1000),
    metadata: row.metadata,
    tool_resources: {},
  }
}

const READ = 'select id, metadata, created_at from threads where user_id = $1 and id = $2'

/** Replaces a thread's metadata; without any it stays. @throws OpenAiError `not_found` */
export function editThread(
  deps: Deps,
  person: Person,
  id: string,
  metadata: Metadata | null | undefined,
): Promise<Thread> {
  return change(deps, person, async (tx) => {
    const before = await readThread(tx, person.id, id)
    if (!metadata) return before
    await tx.query(EDIT, [person.id, id, JSON.stringify(metadata)])
    tx.changed(person.id, 'threads', wireId('thread', id), 'update')
    return { ...before, metadata }
  })
}

const EDIT = 'update threads set metadata = $3 where user_id = $1 and id = $2'

/** Gives a thread a title of the person's own. @returns whether there is such a thread */
export function nameThread(deps: Deps, person: Person, id: string, title: string): Promise<boolean> {
  return change(deps, person, async (tx) => {
    const named = await tx.query(NAME, [person.id, id, title, searchTextOf(title)])
    if (named.length > 0) tx.changed(person.id, 'threads', wireId('thread', id), 'update')
    return named.length > 0
  })
}

const NAME = `
  update threads set title = $3, search = $4, is_named = true where user_id = $1 and id = $2 returning id`

/**
 * Deletes a thread with its messages and runs; one that is under way is stopped. Plans and receipts stay.
 *
 * @returns whether there was such a thread
 */
export function deleteThread(deps: Deps, person: Person, id: string): Promise<boolean> {
  return change(deps, person, async (tx) => {
    const runs = await tx.query<{ id: string }>(ACTIVE_RUNS, [person.id, id])
    const deleted = await tx.query(DELETE, [person.id, id])
    if (deleted.length === 0) return false
    tx.changed(person.id, 'threads', wireId('thread', id), 'delete')
    for (const run of runs) {
      tx.changed(person.id, 'runs', wireId('run', run.id), 'delete')
      tx.after(() => deps.liveRuns.stop(run.id, 'deleted'))
    }
    return true
  })
}

const ACTIVE_RUNS = `
  select id from runs where user_id = $1 and thread_id = $2
    and status in ('queued', 'in_progress', 'requires_action', 'cancelling')`
const DELETE = 'delete from threads where user_id = $1 and id = $2 returning id'
