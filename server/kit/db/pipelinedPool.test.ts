import { afterAll, expect, inject, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'

const server = await startTestServer()
afterAll(server.close)

const pids = async () => {
  const text = 'select pg_backend_pid() as pid, $1::int as place'
  const rows = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((place) => server.db.read<{ pid: number; place: number }>(text, [place])),
  )
  return rows.map(([row]) => row)
}

test('statements share a few connections, and each gets its own answer', async () => {
  const answers = await pids()
  expect(answers.map((answer) => answer?.place)).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBeLessThan(6)
})

test('statements that follow each other share one connection', async () => {
  const fresh = await startTestServer()
  afterAll(fresh.close)
  const seen = new Set<number | undefined>()
  for (let count = 0; count < 5; count += 1) {
    // Each its own text, since one that took long gets a connection of its own.
    const [row] = await fresh.db.read<{ pid: number }>(`select pg_backend_pid() as pid, ${count}`, [])
    seen.add(row?.pid)
  }
  expect(seen.size).toBe(1)
})

// Through a pooler each statement has a connection of its own; PGlite has one for all.
test.skipIf(inject('pooler') || inject('pgliteTemplate') !== null)(
  'who asks for little does not wait for what takes long',
  async () => {
    const slow = () => server.db.read('select pg_sleep(0.2) where $1::int = 1', [1])
    await slow()
    const order: string[] = []
    const ask = async (name: string, work: Promise<unknown>) => work.then(() => order.push(name))
    const long = Array.from({ length: 6 }, () => ask('slow', slow()))
    await ask('fast', server.db.read('select $1::int as place', [1]))
    await Promise.all(long)
    expect(order[0]).toBe('fast')
  },
)

test('one that fails leaves the others alone', async () => {
  const outcomes = await Promise.allSettled(
    [1, 0, 2].map((part) => server.db.read<{ share: number }>('select 6 / $1::int as share', [part])),
  )
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

// Through a pooler there are none to share, and those behind it are not ours to cut.
test.skipIf(inject('pooler'))('a connection that was cut is replaced', async () => {
  for (const answer of await pids()) await server.db.query('select pg_terminate_backend($1)', [answer?.pid])
  await expect
    .poll(() =>
      pids()
        .then((answers) => answers.length)
        .catch(() => 0),
    )
    .toBe(6)
})

test('a connection that knows a statement as it was is replaced', async () => {
  await asOwner(server.db, 'create table changing (a int); grant select on changing to public')
  const look = () => server.db.read('select * from changing where $1::int = 1', [1])
  await Promise.all([look(), look(), look(), look()])
  await asOwner(server.db, 'alter table changing add column b int')
  await expect
    .poll(() =>
      Promise.all([look(), look(), look()])
        .then((all) => all.length)
        .catch(() => 0),
    )
    .toBe(3)
})
