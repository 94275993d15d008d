import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { placementKey, tableNamed, TABLES } from './tables.ts'

const server = await startTestServer()
afterAll(server.close)

/** Whether a distributed PostgreSQL places a table by its key; the others it keeps whole, on one node or on all (docs/operations.md). */
const placed = (table: string) => placementKey(table) !== null

function keyOf(name: string): string | null {
  const table = tableNamed(name)
  return table.rows === 'site' ? null : table.key
}

test('each table is owned by people, shared by its key, or the site’s own, as it is declared', async () => {
  const tables = await server.db.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array(
      select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`)
  const wrong = tables.filter(({ table, columns }) => {
    const key = keyOf(table)
    return key === null ? columns.includes('user_id') : !columns.includes(key)
  })
  expect(wrong, 'declare them in server/kit/db/tables.ts').toEqual([])
  const names = new Set(tables.map(({ table }) => table))
  expect(Object.keys(TABLES).filter((table) => !names.has(table))).toEqual([])
})

test('each table begins its primary key with the column that places it, unless it is kept whole', async () => {
  const keys = await server.db.query<{ table: string; first: string | null }>(`
    select c.relname as table, a.attname as first from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`)
  expect(keys.filter(({ table, first }) => placed(table) && first !== keyOf(table))).toEqual([])
})

test('what is unique in a placed table is unique within a person or a shared thing', async () => {
  const indexes = await server.db.query<{ table: string; name: string; columns: string[] }>(`
    select t.relname as table, c.relname as name, array(
      select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = current_schema()::regnamespace and i.indisunique`)
  expect(indexes.length).toBeGreaterThan(10)
  expect(
    indexes.filter(({ table, columns }) => placed(table) && !columns.includes(keyOf(table) ?? '')),
  ).toEqual([])
})

test('a placed table refers to rows of the same person or thing, or to a table that is kept whole', async () => {
  const keys = await server.db.query<ForeignKey>(`
    select c.conrelid::regclass::text as table, c.conname as name, c.confrelid::regclass::text as other, array(
      select m.attname || ' ' || t.attname from unnest(c.conkey, c.confkey) as pair (mine, theirs)
      join pg_attribute m on m.attrelid = c.conrelid and m.attnum = pair.mine
      join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.theirs) as pairs
    from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`)
  expect(keys.length).toBeGreaterThan(3)
  const wrong = keys.filter(({ table, other, pairs }) => {
    const isTogether = pairs.includes(`${keyOf(table)} ${keyOf(other)}`)
    return placed(table) ? placed(other) && !isTogether : placed(other)
  })
  expect(wrong).toEqual([])
})

type ForeignKey = { table: string; name: string; other: string; pairs: string[] }

test('nothing counts in one place for everybody: there is no sequence, and no placed table has a trigger', async () => {
  const sequences = await server.db.query(`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S'`)
  expect(sequences).toEqual([])
  const triggers = await server.db.query<{ table: string; name: string }>(
    'select tgrelid::regclass::text as table, tgname as name from pg_trigger where not tgisinternal',
  )
  expect(triggers.filter(({ table }) => placed(table))).toEqual([])
})
