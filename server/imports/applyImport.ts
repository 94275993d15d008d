import { AppError } from '#shared/errors.ts'
import type { Import } from '#shared/imports/import.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { rebuildTotalsOf } from '#server/progress/rebuildTotals.ts'
import { noteFirstGoal } from '#server/settings/firstGoal.ts'
import { addCount, countKnown, type Counts, isFresh, isWritten } from './counts.ts'
import { countTimers, insertRows, removeUntouchedDomains, standIns } from './insertRows.ts'
import { NOTHING_ADDED, withoutRoom } from './limitsOfTables.ts'
import { linesOf } from './lines.ts'
import { replaceProfile, replaceSettings } from './replaced.ts'
import { readImport, readStored, type Replaced, type Stored } from './rows.ts'
import type { About } from './writtenTables.ts'

/**
 * Writes what a preview has shown, all or nothing, once: another call answers the same.
 *
 * @throws AppError `not_found`; `conflict` for a preview that has expired or was undone, and where there is no room
 */
export function applyImport(deps: Deps, person: Person, id: string, device: Device): Promise<Import> {
  return change(deps, person, async (tx, inside) => {
    const now = deps.now()
    const shown = await readImport(tx, person.id, id, now)
    if (shown.status === 'done') return shown
    if (shown.status !== 'preview') throw new AppError('conflict', REFUSALS[shown.status])
    const stored = await readStored(tx, person.id, id)
    await reserveRoom(deps, tx, person, shown, stored)
    const about = { fresh: await isFresh(tx, person.id), stands: {}, importId: id, now }
    const written = await writeLines(tx, person, stored, about)
    await refuseWithoutRoom(tx, person)
    await countTimers(tx, person.id, written.made['tasks'] ?? [])
    await rebuildTotalsOf(tx, person.id)
    await tx.query(DONE, [
      person.id,
      id,
      now,
      JSON.stringify(written.counts),
      JSON.stringify(written.made),
      JSON.stringify(written.replaced),
    ])
    await recordSecurityEvent(tx, person.id, 'imported', device, now, shown.source)
    await tellOfImport(inside, person, id, written.counts)
    if (written.made['goals']?.length) await noteFirstGoal(tx, person, now)
    for (const [table, keys] of Object.entries(written.made)) tx.changed(person.id, table, keys, 'insert')
    for (const table of ['users', 'settings', 'streak_days'] as const)
      tx.changed(person.id, table, person.id, 'update')
    tx.changed(person.id, 'imports', id, 'update')
    tx.after(() => deps.people.forget(person.id))
    return readImport(tx, person.id, id, now)
  })
}

/** Stands in the inbox, for who did not wait. */
async function tellOfImport(inside: Inside, person: Person, id: string, counts: Counts): Promise<void> {
  const made = Object.values(counts).reduce((sum, count) => sum + count.new, 0)
  const tasks = counts['tasks']?.new ?? 0
  await createNotice(inside, person, {
    kind: 'system',
    event: 'import_done',
    key: `import_done ${id}`,
    title: 'Your import is done',
    body: `${tasks.toLocaleString('en')} new tasks, ${made.toLocaleString('en')} rows in all. For 24 hours it can be taken back.`,
    url: '/settings',
    actions: [],
  })
}

const REFUSALS = {
  expired: 'This preview has expired. Choose the file again.',
  undone: 'This import was taken back. Choose the file again.',
} as const

const DONE = `
  update imports set status = 'done', applied_at = $3, counts = $4, made = $5, replaced = $6, content = null
  where user_id = $1 and id = $2`

/** Counted before anything is written, by what the preview has shown. */
function reserveRoom(
  { quota }: Deps,
  tx: Tx,
  { id }: Person,
  { counts }: Import,
  { size }: Stored,
): Promise<void> {
  const rows = Object.values(counts).reduce((sum, count) => sum + count.new, 0)
  return quota.reserve(tx, id, { tasks: counts['tasks']?.new ?? 0, rows, bytes: rows === 0 ? 0 : size })
}

async function refuseWithoutRoom(tx: Tx, { id }: Person): Promise<void> {
  const [problem] = await withoutRoom(tx, id, NOTHING_ADDED, false)
  if (problem) throw new AppError('conflict', `${problem.message}.`)
}

type Written = { counts: Counts; made: Record<string, string[]>; replaced: Replaced }

async function writeLines(tx: Tx, person: Person, { content }: Stored, asked: About): Promise<Written> {
  if (!content) throw new AppError('conflict', REFUSALS.expired)
  const written: Written = { counts: {}, made: {}, replaced: {} }
  let about = asked
  for await (const { table, rows } of linesOf(content)) {
    if (!isWritten(table)) {
      if (about.fresh) await replaceOne(tx, person, { table, rows }, about, written)
      continue
    }
    if (table === 'domains' && about.fresh) await removeUntouchedDomains(tx, person.id)
    if (table === 'domains') about = { ...about, stands: await standIns(tx, person.id, rows, about) }
    const known = await countKnown(tx, person.id, { table, rows }, about)
    const made = await insertRows(tx, person.id, { table, rows }, about)
    written.made[table] = [...(written.made[table] ?? []), ...made]
    addCount(written.counts, table, known, made.length)
  }
  return written
}

async function replaceOne(
  tx: Tx,
  person: Person,
  { table, rows }: { table: string; rows: string },
  { now }: About,
  { counts, replaced }: Written,
): Promise<void> {
  addCount(counts, table, { all: 1, same: 0, trashed: 0 }, 1)
  const [row] = JSON.parse(rows) as Record<string, unknown>[]
  if (!row) return
  if (table === 'settings') replaced.settings = await replaceSettings(tx, person.id, row, now)
  if (table === 'profile') replaced.profile = await replaceProfile(tx, person.id, row)
}
