import { afterAll, expect, test } from 'vitest'
import type { Table } from '#server/kit/db/tables.ts'
import { startTestServer } from '#server/testing.ts'
import { bindingPeople, peoplesTables } from './bindingPeople.ts'
import { unboundTables } from './unboundTables.ts'

const server = await startTestServer()
afterAll(server.close)

/** Tables of several people: teams with members, and conversations with messages. */
const SHARED: Record<string, Table> = {
  teams: { rows: 'shared', key: 'id' },
  members: { rows: 'shared', key: 'team_id' },
  messages: { rows: 'shared', key: 'conversation_id' },
}
const TABLES = peoplesTables(['tasks', 'sessions', 'refresh_tokens', 'outbox'], SHARED)

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
  'select id, banned_until from auth_users where email = $1',
  'select xp, joined from users, to_char(created_at, $2) joined where id = $1',
  'update secrets set used = (select a.epoch from auth_users a where a.id = secrets.user_id) where hash = $1',
  `with asked as (select * from unnest($1::uuid[], $2::uuid[]) with ordinality as a (user_id, id, n)),
    me as (select a.* from asked a join users u on u.id = a.user_id order by u.id for no key update of u skip locked)
    update tasks t set status = 'completed' from me where t.user_id = me.user_id and t.id = me.id`,
  'insert into users (id, name, handle) values ($1, $2, $3) on conflict (handle) do nothing',
  'update users u set xp = u.xp + s.amount from unnest($1::uuid[], $2::int[]) as s (who, amount) where u.id = s.who',
  'select * from members where team_id = $1',
  'select * from members where user_id = $1',
  'select * from teams where id = any($1)',
  'select * from messages where conversation_id = $1 and id = $2',
  'insert into messages (conversation_id, id, user_id, text) values ($1, $2, $3, $4)',
  'select m.user_id, m.role from members me join members m on m.team_id = me.team_id where me.user_id = $1',
  'select t.name from teams t join members me on me.team_id = t.id and me.user_id = $2 where t.id = $1',
  'select t.name from members me join teams t on t.id = me.team_id where me.user_id = $1',
  'select m.* from members me join members m using (team_id) where me.user_id = $1',
  'select m.* from members m where m.team_id = $1 and exists (select from members me where me.team_id = m.team_id and me.user_id = $2)',
  'select * from teams t where t.id in (select team_id from members where user_id = $1)',
  'select t.* from teams t where exists (select from members me where me.team_id = t.id and me.user_id = $1)',
  'select * from tasks t left join sessions s on s.user_id = t.user_id and s.id = t.id where t.user_id = $1',
  'select * from users u left join tasks t on t.user_id = $1 where u.id = $1',
  'select * from tasks t join members me on me.user_id = t.user_id where me.user_id = $1',
]

test.each(BOUND)('says whose rows it means: %s', (statement) => {
  expect(unboundTables(statement, TABLES)).toEqual([])
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
  ['select * from users u join tasks t on t.user_id = u.id where u.email = $1', ['users', 'tasks']],
  ['select name, email from users where handle = $1', ['users']],
  ['select count(*) from users', ['users']],
  ['update users set plan = $1 where email = $2', ['users']],
  ['insert into users (name, handle) values ($1, $2)', ['users']],
  ['select * from auth_users where banned_until > $1', ['auth_users']],
  ['select * from messages where id = $1', ['messages']],
  ['select * from teams where code = $1', ['teams']],
  ['select * from messages where conversation_id = $1 or id = $2', ['messages']],
  ['insert into messages (id, user_id, text) values ($1, $2, $3)', ['messages']],
  ['select * from members me join members m on m.team_id = me.team_id', ['members', 'members']],
  ['select * from members me join members m on m.role = me.role where me.user_id = $1', ['members']],
  ['select u.name from members m join users u on u.id = m.user_id where m.team_id = $1', ['users']],
  [
    'select u.email from members me join members m using (team_id) join users u on u.id = m.user_id where me.user_id = $1',
    ['users'],
  ],
  ['select * from tasks t left join sessions s on t.user_id = $1', ['tasks', 'sessions']],
  ['select * from tasks t left join sessions s on s.user_id = t.user_id and s.user_id = $1', ['tasks']],
  [
    'select * from tasks t where not exists (select from sessions s where s.user_id = t.user_id and s.user_id = $1)',
    ['tasks'],
  ],
  [
    'select (select 1 from sessions s where s.user_id = t.user_id and s.user_id = $1) from tasks t where t.id = $2',
    ['tasks'],
  ],
  [
    'select t.* from teams t where exists (select from members me where me.team_id = t.id and me.user_id = $1 union select)',
    ['teams'],
  ],
  ['select t.* from members m join tasks t on t.user_id = m.user_id where m.team_id = $1', ['tasks']],
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
  expect(unboundTables(statement, TABLES)).toEqual(tables)
})

test("the server's statements are checked, also inside a transaction, and one that is caught is not forgotten", async () => {
  const db = bindingPeople(server.db, TABLES)
  await expect(db.query('select * from tasks where id = $1', ['x'])).rejects.toThrow(
    'does not say whose rows',
  )
  await expect(db.read('select * from outbox')).rejects.toThrow('does not say whose rows')
  await expect(db.transaction((tx) => tx.query('delete from tasks'))).rejects.toThrow(
    'does not say whose rows',
  )
  await db.query('/* across people: a test */ select * from tasks')
  expect(db.refused).toHaveLength(3)

  const other = await startTestServer({ tables: SHARED })
  await other.deps.db.query('select * from domains').catch(() => {})
  await other.deps.db.query('select * from messages where id = $1', ['x']).catch(() => {})
  await expect(other.close()).rejects.toThrow(/whose rows of domains[^]+whose rows of messages/)
})
