import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { repeat, tasksIn } from '#server/testing/series.ts'
import { makeOccurrences } from './makeOccurrences.ts'

const server = await startTestServer()
afterAll(server.close)

test('what is too much for one call is made by the next ones, each a part of it', async () => {
  const ann = await server.signUp()
  for (let count = 0; count < 3; count += 1) await repeat(ann, 'FREQ=DAILY')
  const make = () =>
    makeOccurrences(server.db, ann.id, { from: '2026-03-01', to: '2026-12-31' }, server.deps.now(), 200)
  const made = [await make(), await make(), await make(), await make(), await make(), await make()]
  expect(made).toEqual([false, false, false, false, false, true])
  const rows = await server.db.query('select 1 from tasks where user_id = $1', [ann.id])
  expect(rows).toHaveLength(3 * 336)
  expect(await tasksIn(ann, '2026-03-01', '2026-06-30')).toHaveLength(3 * 121)
})

test('a list has all of several series, though a transaction makes 500 rows at most', async () => {
  const ann = await server.signUp()
  for (let count = 0; count < 3; count += 1) await repeat(ann, 'FREQ=DAILY')
  const made = await makeOccurrences(
    server.db,
    ann.id,
    { from: '2026-03-01', to: '2026-10-31' },
    server.deps.now(),
  )
  const each = await server.db.query<{ count: number }>(
    'select count(*)::int from tasks where user_id = $1 group by recurrence_id',
    [ann.id],
  )
  expect([made, each.map(({ count }) => count)]).toEqual([true, [275, 275, 275]])
})
