import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { bindingPeople } from './bindingPeople.ts'
import { unboundTables } from './unboundTables.ts'

const server = await startTestServer()
afterAll(server.close)

const OWNED = new Set(['tasks', 'sessions', 'refresh_tokens', 'outbox'])

const BOUND = [
  'select * from tasks where user_id = $1 and id = any($2::uuid[])',
  'select * from tasks t where $1::uuid = t.user_id',
  'select * from tasks where user_id = any($1)',
  'select * from tasks where (user_id, id) = ($1, $2)',
  'select * from tasks where user_id = (select user_id from refresh_tokens where token_hash = $1)',
  'select * from users u join tasks t on t.user_id = u.id where u.id = $1',
  'select * from tasks t join sessions s on s.user_id = t.user_id where s.user_id = $1',
  'select * from sessions join tasks using (user_id) where user_id = $1',
  'select * from tasks t where t.user_id = $1 and exists (select 1 from sessions s where s.user_id = t.user_id)',
  'with mine as (select * from tasks where user_id = $1) select * from sessions s join mine on mine.user_id = s.user_id',
  'update tasks t set title = asked.title from unnest($1::uuid[], $2::text[]) as asked (who, title) where t.user_id = asked.who',
  'insert into tasks (user_id, id) values ($1, $2) on conflict (user_id, id) do update set title = excluded.title',
  'insert into tasks (user_id, id) select t.user_id, $2 from tasks t where t.user_id = $1',
  'delete from tasks where user_id = $1 and (id = $2 or title = $3)',
  'select * from tasks where (user_id = $1 and deleted_at is null)',
  "select 'from tasks', extract(epoch from now()) /* from tasks */ -- from tasks",
  'select * from mails where recipient = $1',
]

test.each(BOUND)('says whose rows it means: %s', (statement) => {
  expect(unboundTables(statement, OWNED, { refresh_tokens: ['token_hash'] })).toEqual([])
})

const UNBOUND: [string, string[]][] = [
  ['select * from tasks', ['tasks']],
  ['select * from tasks where id = $1', ['tasks']],
  ['select user_id = $1 from tasks', ['tasks']],
  ['select * from tasks where user_id = $1 or id = $2', ['tasks']],
  ['select * from tasks where (user_id = $1 and id = $2) or title = $3', ['tasks']],
  ['select * from tasks where not (user_id = $1)', ['tasks']],
  ['select * from tasks where user_id <> $1', ['tasks']],
  ['select * from tasks where user_id = user_id', ['tasks']],
  ['select * from users u join tasks t on t.user_id = u.id where u.email = $1', ['tasks']],
  ['select * from tasks t, sessions s where t.user_id = $1', ['sessions']],
  ['select * from "tasks" as t left join sessions s on s.id = t.id where t.user_id = $1', ['sessions']],
  ['select * from tasks where user_id = $1 and exists (select 1 from sessions where id = $2)', ['sessions']],
  ['select * from tasks where user_id = $1 union all select * from tasks', ['tasks']],
  ['with all_of_them as (select * from tasks) select * from all_of_them where user_id = $1', ['tasks']],
  ['with gone as (delete from tasks returning id) select * from sessions where user_id = $1', ['tasks']],
  ['update tasks set user_id = $1 where id = $2', ['tasks']],
  ['delete from public.tasks using users u where u.id = $1', ['tasks']],
  ['insert into tasks (id, title) values ($1, $2)', ['tasks']],
  ['insert into tasks (user_id, id) select s.user_id, s.id from sessions s', ['sessions']],
  ['select 1; select * from tasks', ['tasks']],
]

test.each(UNBOUND)('does not say whose rows it means: %s', (statement, tables) => {
  expect(unboundTables(statement, OWNED, {})).toEqual(tables)
})

test("the server's statements are checked, also inside a transaction, and one that is caught is not forgotten", async () => {
  const db = bindingPeople(server.db, OWNED)
  await expect(db.query('select * from tasks where id = $1', ['x'])).rejects.toThrow('does not bind user_id')
  await expect(db.read('select * from outbox')).rejects.toThrow('does not bind user_id')
  await expect(db.transaction((tx) => tx.query('delete from tasks'))).rejects.toThrow('does not bind user_id')
  await db.query('/* across people: a test */ select * from tasks')
  expect(db.refused).toHaveLength(3)

  const other = await startTestServer()
  await other.deps.db.query('select * from domains').catch(() => {})
  await expect(other.close()).rejects.toThrow('names domains')
})
