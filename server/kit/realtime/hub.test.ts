import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '#server/kit/db/database.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { createHub } from './hub.ts'
import type { OutboxEntry } from './outbox.ts'

const server = await startTestServer()
afterAll(server.close)

const NEVER = 3_600_000
const deaf = { ...server.db, onOutbox: () => () => {} }

/** Notes what a hub tells. */
function listener() {
  const heard: string[] = []
  const numbers: number[] = []
  return {
    heard,
    numbers,
    receive({ position, changes }: OutboxEntry) {
      numbers.push(position.no)
      heard.push(...changes.map(({ id }) => id))
    },
    reset: () => void heard.push('reset'),
    end: () => {},
  }
}

/** A database that counts what is read from it. */
function counting(db: Database) {
  const counts = { reads: 0 }
  const counted: Database = {
    ...db,
    read: (...call) => {
      counts.reads += 1
      return db.read(...call)
    },
  }
  return { counts, counted }
}

test('while nothing happens the outbox is read once a poll, and without listeners not at all', async () => {
  const { db, deps } = server
  const ann = await server.signUp()
  const { counts, counted } = counting(db)
  const hub = createHub({ db: counted, log: deps.log, pollMs: 100, sweepMs: NEVER })
  expect(counts.reads).toBe(0)

  const stop = await hub.listen(ann.id, undefined, listener())
  const began = performance.now()
  await expect.poll(() => counts.reads).toBeGreaterThan(3)
  const polls = (performance.now() - began) / 100
  expect(counts.reads).toBeLessThan(polls + 5)

  stop()
  await sleep(200) // a reading that had begun
  const last = counts.reads
  await ann.post('/api/tasks', aTask())
  await sleep(500)
  expect(counts.reads).toBe(last)
  await hub.stop()
})

test('what this server commits is read at once, by one statement, and by none where nobody listens', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const { counts, counted } = counting(server.db)
  const own = listener()
  const hub = createHub({ db: counted, log: server.deps.log, pollMs: NEVER, sweepMs: NEVER })
  const stop = await hub.listen(ann.id, undefined, own)
  expect([hub.streams(), counts.reads]).toEqual([1, 1])
  await bob.post('/api/tasks', aTask())
  const task = aTask()
  await ann.post('/api/tasks', task)
  await expect.poll(() => own.heard).toEqual([task.id])
  expect(counts.reads).toBe(2)
  stop()
  expect(hub.streams()).toBe(0)
  await hub.stop()
})

test.each([
  ['a look', { pollMs: 50, sweepMs: NEVER }, 'now()'],
  [
    'the sweep, when it was written too long ago for a look',
    { pollMs: 50, sweepMs: 200 },
    "now() - interval '1 hour'",
  ],
] as const)('what another server commits is found by %s, once', async (_by, often, at) => {
  const ann = await server.signUp()
  const own = listener()
  const hub = createHub({ db: deaf, log: server.deps.log, ...often })
  await hub.listen(ann.id, undefined, own)
  for (const id of ['first', 'second']) {
    const [written] = await server.db.query<{ no: number }>(
      `with raised as (update users set change_no = change_no + 1 where id = $1 returning change_no)
       insert into outbox (user_id, change_no, changes, created_at) select $1, change_no, $2, ${at} from raised
       returning change_no::int as no`,
      [ann.id, JSON.stringify([{ table: 'tasks', id, op: 'insert' }])],
    )
    await expect.poll(() => own.numbers, { timeout: 5000 }).toContain(written?.no)
  }
  await sleep(300)
  expect(own.heard).toEqual(['first', 'second'])
  await hub.stop()
})

test('each listener is told each change once and in order, whatever hints come late, twice or never', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  let hint = (_people: readonly (typeof ann.id)[]) => {}
  const fickle: Database = {
    ...server.db,
    onOutbox: (call) => {
      hint = call
      return () => {}
    },
  }
  const hub = createHub({ db: fickle, log: server.deps.log, pollMs: 30, sweepMs: 100 })
  const own = [listener(), listener()]
  const titles: string[] = []
  for (const each of own) {
    await hub.listen(ann.id, undefined, each)
    for (let count = 0; count < 10; count += 1) {
      hint(count % 3 === 0 ? [ann.id, bob.id, ann.id] : [])
      const task = aTask()
      titles.push(task.id)
      await ann.post('/api/tasks', task)
      if (count % 2 === 0) hint([ann.id])
    }
  }
  await expect.poll(() => own.map(({ heard }) => heard.length), { timeout: 5000 }).toEqual([20, 10])
  await sleep(200)
  expect(own.map(({ heard }) => heard)).toEqual([titles, titles.slice(10)])
  const [numbers = []] = own.map((each) => each.numbers)
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  await hub.stop()
})

test('what is committed while a listener reads for the first time is told after it', async () => {
  const ann = await server.signUp()
  const { promise: reading, resolve: beginReading } = Promise.withResolvers<void>()
  const { promise: going, resolve: goOn } = Promise.withResolvers<void>()
  const slow: Database = {
    ...server.db,
    read: async (...call) => {
      const rows = await server.db.read<never>(...call)
      beginReading()
      await going
      return rows
    },
  }
  const hub = createHub({ db: slow, log: server.deps.log, pollMs: NEVER, sweepMs: NEVER })
  const own = listener()
  const listening = hub.listen(ann.id, undefined, own)
  await reading
  const task = aTask()
  await ann.post('/api/tasks', task)
  goOn()
  await listening
  await expect.poll(() => own.heard).toEqual([task.id])
  await hub.stop()
})
