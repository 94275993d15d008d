import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { sqlStateOf, UNIQUE_VIOLATION } from './sqlState.ts'

const server = await startTestServer()
afterAll(server.close)

test('a failed statement names its state, whatever else fails has none', async () => {
  const failing = (sql: string) => server.db.query(sql).catch(sqlStateOf)
  const twice = `insert into due_moments (owner_id, kind, subject, due_at, try_at)
    select id, 'never', id, now(), now() from (select gen_random_uuid() as id) one, generate_series(1, 2)`
  expect(await failing(twice)).toBe(UNIQUE_VIOLATION)
  expect(await failing('select no_such_column from users')).toBe('42703')
  expect(sqlStateOf(new Error('no connection'))).toBeUndefined()
  expect(sqlStateOf({ code: UNIQUE_VIOLATION })).toBeUndefined()
})
