import { AppError } from '#shared/errors.ts'
import type { Import } from '#shared/imports/import.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { rebuildTotalsOf } from '#server/progress/rebuildTotals.ts'
import { isWritten } from './counts.ts'
import { restoreProfile, restoreSettings } from './replaced.ts'
import { readImport, readStored, type Stored } from './rows.ts'
import { REMOVALS } from './removals.ts'
import { WRITTEN } from './writtenTables.ts'

/**
 * Takes back what an import has made and nobody has changed since; what was changed, or others rely on, stays. Once: another call
 * answers the same.
 *
 * @throws AppError `not_found`; `conflict` for what was not applied, or longer than 24 hours ago
 */
export function undoImport(deps: Deps, person: Person, id: string): Promise<Import> {
  return change(deps, person, async (tx) => {
    const now = deps.now()
    const shown = await readImport(tx, person.id, id, now)
    if (shown.status === 'undone') return shown
    if (shown.status !== 'done') throw new AppError('conflict', 'This import was not applied')
    const stored = await readStored(tx, person.id, id)
    const isLate = shown.undo_until !== null && shown.undo_until <= now.toISOString()
    if (isLate || !stored.made || !stored.applied_at)
      throw new AppError('conflict', 'An import can be taken back within 24 hours')
    const made = stored.made
    for (const { table, text } of REMOVALS) {
      const keys = made[table] ?? []
      if (keys.length === 0) continue
      const gone = await tx.query<{ id: string; of: string }>(text, [
        person.id,
        keys,
        stored.applied_at,
        JSON.stringify(made),
        id,
      ])
      for (const row of gone) tx.changed(person.id, row.of, row.id, 'delete')
    }
    await putBack(tx, person.id, stored)
    await rebuildTotalsOf(tx, person.id)
    await tx.query(UNDONE, [person.id, id, now, await keptOf(tx, person.id, made)])
    for (const table of ['users', 'settings', 'streak_days'] as const)
      tx.changed(person.id, table, person.id, 'update')
    tx.changed(person.id, 'imports', id, 'update')
    tx.after(() => deps.people.forget(person.id))
    return readImport(tx, person.id, id, now)
  })
}

const UNDONE = `
  update imports set status = 'undone', undone_at = $3, kept = $4, made = null, replaced = null
  where user_id = $1 and id = $2`

async function putBack(tx: Tx, userId: UserId, { replaced, applied_at }: Stored): Promise<void> {
  if (!replaced || !applied_at) return
  if (replaced.profile) await restoreProfile(tx, userId, replaced.profile)
  if (replaced.settings !== undefined) await restoreSettings(tx, userId, replaced.settings, applied_at)
}

/** How many of the rows that were made are still there. */
async function keptOf(tx: Tx, userId: UserId, made: Record<string, string[]>): Promise<number> {
  let kept = 0
  for (const [table, keys] of Object.entries(made)) {
    if (!isWritten(table) || keys.length === 0) continue
    const text = `select count(*)::int as count from ${table} t where t.user_id = $1 and ${WRITTEN[table].key('t')} = any($2::text[])`
    const [row] = await tx.query<{ count: number }>(text, [userId, keys])
    kept += row?.count ?? 0
  }
  return kept
}
