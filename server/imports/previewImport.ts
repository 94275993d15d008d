import {
  type Import,
  type ImportProblem,
  type ImportSource,
  PREVIEW_HOURS,
  PROBLEMS_TOLD,
} from '#shared/imports/import.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { ReadRows } from './collectRows.ts'
import { countLines, type Counts, isFresh } from './counts.ts'
import { countNew, NOTHING_ADDED, withoutRoom } from './limitsOfTables.ts'
import { linesOf } from './lines.ts'
import { readOnThread } from './readOnThread.ts'
import { insertImport, readImport } from './rows.ts'

/**
 * Looks at a file: what it would bring, what it lacks, and what there is no room for. Nothing but the preview is written.
 *
 * @throws AppError `invalid` on `file` for what cannot be read; `conflict` when the account is full
 */
export async function previewImport(
  deps: Deps,
  person: Person,
  { bytes, source }: { bytes: Uint8Array; source: ImportSource },
): Promise<Import> {
  const now = deps.now()
  const { timezone } = person.dayRule
  const context = { userId: person.id, timezone, now: now.toISOString() }
  const read = await readOnThread(deps.log, { bytes, source, context })
  const content = Buffer.from(read.content)
  const fresh = await isFresh(deps.db, person.id)
  const id = newId()
  const counts = await countLines(deps.db, person.id, content, { fresh, stands: {}, importId: id, now })
  const problems = [
    ...(await roomProblems(deps, person.id, content, { counts, fresh })),
    ...leftOut(read, counts, fresh),
    ...read.problems,
  ]
  const row = {
    id,
    source: read.source,
    counts,
    problems: problems.slice(0, PROBLEMS_TOLD),
    problem_count: read.problem_count + problems.length - read.problems.length,
    sample: read.sample,
    content,
    size: read.size,
    created_at: now,
    expires_at: new Date(now.getTime() + PREVIEW_HOURS * HOUR_MS),
  }
  return change(deps, person, async (tx) => {
    await deps.quota.reserve(tx, person.id, { rows: 1, bytes: content.length + read.size / 100 })
    await insertImport(tx, person.id, row)
    return readImport(tx, person.id, id, now)
  })
}

/** What an apply would be refused for. */
async function roomProblems(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  userId: UserId,
  content: Buffer,
  { counts, fresh }: { counts: Counts; fresh: boolean },
): Promise<ImportProblem[]> {
  let added = NOTHING_ADDED
  for await (const line of linesOf(content)) {
    const more = await countNew(db, userId, line)
    added = added.map((count, index) => count + (more[index] ?? 0))
  }
  const problems = await withoutRoom(db, userId, added, fresh)
  const tasks = (await liveTasks(db, userId)) + (counts['tasks']?.new ?? 0)
  const most = settings.QUOTA_TASKS
  const message = `There is no room: an account holds ${most.toLocaleString('en')} tasks, and this would make ${tasks.toLocaleString('en')}`
  if (tasks > most) problems.push({ line: null, item: 'tasks', field: '', message })
  return problems
}

async function liveTasks(db: Db, userId: UserId): Promise<number> {
  const text = 'select count(*)::int as count from tasks where user_id = $1 and deleted_at is null'
  const [row] = await db.query<{ count: number }>(text, [userId])
  return row?.count ?? 0
}

/** Says that an account in use takes no XP of another one, where there is some that it does not have already. */
function leftOut({ ledger }: ReadRows, counts: Counts, fresh: boolean): ImportProblem[] {
  if (fresh || ledger <= (counts['xp_ledger']?.same ?? 0)) return []
  const message =
    'Settings, profile and what was earned only come into an account that has no tasks and has earned nothing: here they are left out'
  return [{ line: null, item: 'xp_ledger', field: '', message }]
}
