import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { currentSnapshot, readOutbox } from './outbox.ts'

const server = await startTestServer()
afterAll(server.close)

test('a PostgreSQL that took over is read from before what was seen: it gives some numbers of transactions once more', async () => {
  const { db } = server.deps
  const ann = await server.signUp()
  const seen = await currentSnapshot(db)
  // As by a standby that knew nothing of the last transactions of the one before, which had all failed.
  await db.query(
    'insert into outbox (user_id, transaction_id, changes) values ($1, ($2::int - 3)::text::xid8, $3)',
    [ann.id, seen.next, '[]'],
  )
  const heardSince = async (started: string) =>
    (await readOutbox(db, { ...seen, started })).entries.filter(({ user_id }) => user_id === ann.id)
  expect(await heardSince(seen.started)).toHaveLength(0)
  expect(await heardSince(String(Number(seen.started) - 60_000))).not.toHaveLength(0)
  expect((await readOutbox(db, { ...seen, started: '1' })).snapshot.started).toBe(seen.started)
})
