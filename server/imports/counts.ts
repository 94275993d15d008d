import type { ImportCount } from '#shared/imports/import.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { linesOf } from './lines.ts'
import { ABOUT, type About, valuesOf, WRITTEN, type WrittenName } from './writtenTables.ts'

export type Counts = Record<string, ImportCount>

/** Whether an account has nothing yet: only then an import brings XP, streak days, settings and profile. */
export async function isFresh(db: Db, userId: UserId): Promise<boolean> {
  const [row] = await db.query<{ fresh: boolean }>(IS_FRESH, [userId])
  return row?.fresh ?? false
}

const IS_FRESH = `
  select not exists (select from tasks where user_id = $1) and not exists (select from xp_ledger where user_id = $1) as fresh`

/** What rows would become of the lines of a file, by table. Nothing is changed. */
export async function countLines(db: Db, userId: UserId, content: Uint8Array, about: About): Promise<Counts> {
  const counts: Counts = {}
  for await (const { table, rows } of linesOf(content)) {
    if (!isWritten(table)) {
      if (about.fresh) addCount(counts, table, { all: 1, same: 0, trashed: 0 }, 1)
      continue
    }
    const known = await countKnown(db, userId, { table, rows }, about)
    addCount(counts, table, known, known.all - known.same - known.trashed)
  }
  return counts
}

/** Rows of a line: all that are taken, those that are there, and those that lie in the trash. */
type Known = { all: number; same: number; trashed: number }

/** Adds what became of some rows. What was not made is there already, as it or as its replacement. */
export function addCount(counts: Counts, table: string, { all, trashed }: Known, made: number): void {
  if (all === 0) return
  const before = counts[table] ?? { new: 0, same: 0, trashed: 0 }
  counts[table] = {
    new: before.new + made,
    same: before.same + all - trashed - made,
    trashed: before.trashed + trashed,
  }
}

/** How many rows of a line are there already. Those that only a fresh account takes are not counted elsewhere, unless they are there. */
export async function countKnown(
  db: Db,
  userId: UserId,
  { table, rows }: { table: WrittenName; rows: string },
  about: About,
): Promise<Known> {
  const [row] = await db.query<Known>(knownSql(table), [userId, rows, ...valuesOf(about)])
  const { all, same, trashed } = row ?? { all: 0, same: 0, trashed: 0 }
  return { all: WRITTEN[table].onlyFresh && !about.fresh ? same : all, same, trashed }
}

function knownSql(table: WrittenName): string {
  const { isSame, hasTrash, key } = WRITTEN[table]
  const isTrashed = hasTrash ? 'bool_or(t.deleted_at is not null)' : 'false'
  return `
    select count(*)::int as all, (count(*) filter (where known and not trashed))::int as same,
      (count(*) filter (where known and trashed))::int as trashed
    from (
      select ${key('r')} as key, count(t.user_id) > 0 as known, coalesce(${isTrashed}, false) as trashed
      from json_populate_recordset(null::${table}, $2::json) r cross join ${ABOUT}
      left join ${table} t on t.user_id = $1 and (${isSame})
      group by 1
    ) counted`
}

export function isWritten(table: string): table is WrittenName {
  return table in WRITTEN
}
