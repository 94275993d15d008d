import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

/**
 * Tables that a distributed PostgreSQL must keep whole, on one node or on all, with the reason. Every other one is placed by
 * `user_id`: a person's rows are together (docs/operations.md).
 */
const SHARED: Record<string, string> = {
  users: 'a handle is unique among all people',
  auth_users: 'a sign-in finds it by its address',
  identities: 'a sign-in finds it by what the provider calls somebody',
  sessions: 'goes with auth_users',
  refresh_tokens: 'found by its hash',
  secrets: 'found by its hash, before anybody is signed in',
  due_moments: 'placed by owner_id: of a person, or of a thing that belongs to nobody alone',
  security_events: 'goes with auth_users',
  signing_keys: "the site's own",
  secret_key_fingerprint: "the site's own",
  mails: "the site's own",
  rate_limits: "the site's own",
  migrations: "the site's own",
  job_clock: "the site's own",
}

const placed = (table: string) => !(table in SHARED)

test('each table begins its key with user_id, or is on the list of those that are shared', async () => {
  const keys = await server.db.query<{ table: string; first: string | null }>(`
    select c.relname as table, a.attname as first from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`)
  expect(keys.filter(({ table, first }) => placed(table) && first !== 'user_id')).toEqual([])
  const tables = new Set(keys.map(({ table }) => table))
  expect(Object.keys(SHARED).filter((table) => !tables.has(table))).toEqual([])
})

test('what is unique in a placed table is unique within a person', async () => {
  const indexes = await server.db.query<{ table: string; name: string; columns: string[] }>(`
    select t.relname as table, c.relname as name, array(
      select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = current_schema()::regnamespace and i.indisunique`)
  expect(indexes.length).toBeGreaterThan(10)
  expect(indexes.filter(({ table, columns }) => placed(table) && !columns.includes('user_id'))).toEqual([])
})

test('a placed table refers to rows of the same person, or to a shared table', async () => {
  const keys = await server.db.query<{ table: string; name: string; other: string; person: boolean }>(`
    select c.conrelid::regclass::text as table, c.conname as name, c.confrelid::regclass::text as other, exists (
      select from unnest(c.conkey, c.confkey) as pair (mine, theirs)
      join pg_attribute m on m.attrelid = c.conrelid and m.attnum = pair.mine
      join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.theirs
      where m.attname = 'user_id' and t.attname = 'user_id') as person
    from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`)
  expect(keys.length).toBeGreaterThan(3)
  const wrong = keys.filter(({ table, other, person }) =>
    placed(table) ? placed(other) && !person : placed(other),
  )
  expect(wrong).toEqual([])
})

test('nothing counts in one place for everybody: there is no sequence, and no placed table has a trigger', async () => {
  const sequences = await server.db.query(`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S'`)
  expect(sequences).toEqual([])
  const triggers = await server.db.query<{ table: string; name: string }>(
    'select tgrelid::regclass::text as table, tgname as name from pg_trigger where not tgisinternal',
  )
  expect(triggers.filter(({ table }) => placed(table))).toEqual([])
})
