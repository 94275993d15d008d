import { afterAll, expect, test } from 'vitest'
import { ChangeEvent, type RowChange } from '#shared/realtime/change.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'

const server = await startTestServer()
const second = await startTestServer({ db: server.db })
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const listenAs = (person: Person, options: { lastEventId?: string; app?: typeof server.app } = {}) =>
  openEvents(options.app ?? server.app, person.token, options.lastEventId)
const idsIn = (changes: RowChange[]) => changes.filter(({ table }) => table === 'tasks').map(({ id }) => id)

test('a change is told to the person at once, and to nobody else', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const [hers, his] = [await listenAs(ann), await listenAs(bob)]
  const task = aTask()
  await ann.post('/api/tasks', task)

  const event = await hers.next()
  expect(event).toMatchObject({ event: 'change', id: expect.stringMatching(/^\d+\.\d+$/) })
  expect(ChangeEvent.parse(event?.data)).toEqual({ changes: [{ table: 'tasks', id: task.id, op: 'insert' }] })
  expect(await his.next(300)).toBe(null)
  await Promise.all([hers.close(), his.close()])
})

test('a change on one server is told by the other within a second', async () => {
  const ann = await server.signUp()
  const events = await listenAs(ann, { app: second.app })
  const times: number[] = []
  for (const task of [aTask(), aTask(), aTask()]) {
    const began = performance.now()
    await ann.post('/api/tasks', task)
    expect(idsIn((await events.next())?.data?.changes ?? [])).toEqual([task.id])
    times.push(performance.now() - began)
  }
  expect(Math.min(...times)).toBeLessThan(1000)
  await events.close()
})

test('a completion tells of the task, the person and the ledger; an action that changes nothing tells nothing', async () => {
  const ann = await server.signUp()
  const task = aTask()
  await ann.post('/api/tasks', task)
  const events = await listenAs(ann)
  await ann.act(task.id, 'complete')
  const event = await events.next()
  expect(event?.data?.changes.map(({ table, op }) => `${table} ${op}`)).toEqual([
    'tasks update',
    'users update',
    'xp_ledger insert',
  ])
  await ann.act(task.id, 'complete')
  expect(await events.next(400)).toBe(null)
  await events.close()
})

test('a window that was away gets exactly what it missed, and then what happens next', async () => {
  const ann = await server.signUp()
  const first = await listenAs(ann)
  await ann.post('/api/tasks', aTask())
  const seen = await first.next()
  await first.close()
  const missed = [aTask(), aTask()]
  for (const task of missed) await ann.post('/api/tasks', task)

  const again = await listenAs(ann, { lastEventId: seen?.id ?? '' })
  expect(idsIn((await again.next())?.data?.changes ?? [])).toEqual(missed.map(({ id }) => id))
  const later = aTask()
  await ann.post('/api/tasks', later)
  expect(idsIn((await again.next())?.data?.changes ?? [])).toEqual([later.id])
  await again.close()
})

test.each(['nonsense', '999999999', '999999999.1', '-1', '1.'])(
  'an unknown Last-Event-ID %s is answered by a reset',
  async (lastEventId) => {
    const ann = await server.signUp()
    await ann.post('/api/tasks', aTask())
    const events = await listenAs(ann, { lastEventId })
    expect(await events.next()).toMatchObject({ event: 'reset' })
    const task = aTask()
    await ann.post('/api/tasks', task)
    expect(idsIn((await events.next())?.data?.changes ?? [])).toEqual([task.id])
    await events.close()
  },
)

test('a window that heard from another PostgreSQL gets what reuses its numbers of transactions', async () => {
  const ann = await server.signUp()
  const first = await listenAs(ann)
  await ann.post('/api/tasks', aTask())
  const [horizon, started] = (await first.next())?.id.split('.') ?? []
  await first.close()
  // As when a standby took over that knew nothing of the last transactions, which had all failed.
  await server.db.query(
    'insert into outbox (user_id, transaction_id, changes) values ($1, ($2::int - 3)::text::xid8, $3)',
    [ann.id, horizon, JSON.stringify([{ table: 'tasks', id: 'new', op: 'insert' }])],
  )
  const changesSince = async (lastEventId: string) => {
    const events = await listenAs(ann, { lastEventId })
    const event = await events.next(1000)
    await events.close()
    return idsIn(event?.data?.changes ?? [])
  }
  expect(await changesSince(`${horizon}.${Number(started) - 60_000}`)).toContain('new')
  expect(await changesSince(`${horizon}.${started}`)).not.toContain('new')
})

test('a Last-Event-ID of more than 24 hours ago is answered by a reset', async () => {
  const another = await startTestServer()
  const bob = await another.signUp()
  const first = await openEvents(another.app, bob.token)
  await bob.post('/api/tasks', aTask())
  const lastEventId = (await first.next())?.id ?? ''
  await first.close()
  await another.db.query("update outbox set created_at = now() - interval '25 hours'")
  const events = await openEvents(another.app, bob.token, lastEventId)
  expect(await events.next()).toMatchObject({ event: 'reset' })
  await events.close()
  await another.close()
})

test('a transaction that takes long holds up no others, and is not missed however long it takes', async () => {
  const ann = await server.signUp()
  const events = await listenAs(ann)
  const { promise: committing, resolve: commit } = Promise.withResolvers<void>()
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const insert = 'insert into outbox (user_id, changes) values ($1, $2)'
  const changesOf = (id: string) => [ann.id, JSON.stringify([{ table: 'tasks', id, op: 'insert' }])]
  const slow = server.db.transaction(async (tx) => {
    await tx.query(insert, changesOf('late'))
    write()
    await committing
  })
  await written
  await server.db.query(insert, changesOf('early'))
  const early = await events.next()
  expect(idsIn(early?.data?.changes ?? [])).toEqual(['early'])
  commit()
  await slow
  expect(idsIn((await events.next())?.data?.changes ?? [])).toEqual(['late'])
  await events.close()

  // A stream that resumes from the first event had not seen the slow one either.
  const again = await listenAs(ann, { lastEventId: early?.id ?? '' })
  expect(idsIn((await again.next())?.data?.changes ?? [])).toContain('late')
  await again.close()
})

test('what comes faster than ten events a second comes in fewer events, and no change is lost', async () => {
  const ann = await server.signUp()
  const events = await listenAs(ann)
  const tasks = Array.from({ length: 60 }, () => aTask())
  for (const task of tasks) await ann.post('/api/tasks', task)
  const heard: string[][] = []
  while (heard.flat().length < tasks.length) {
    const event = await events.next()
    if (!event) break
    heard.push(idsIn(event.data?.changes ?? []))
  }
  expect(new Set(heard.flat())).toEqual(new Set(tasks.map(({ id }) => id)))
  expect(heard.length).toBeLessThan(tasks.length)
  await events.close()
})

test('the stream ends with the session', async () => {
  const ann = await server.signUp()
  const events = await listenAs(ann)
  await ann.post('/auth/v1/logout?scope=global')
  expect(await events.ended()).toBe(true)
})

test('a person has ten streams: the oldest is told to go, and the others hear on', async () => {
  const ann = await server.signUp()
  const streams = []
  for (let number = 0; number < 12; number += 1) streams.push(await listenAs(ann))
  for (const gone of streams.slice(0, 2)) {
    expect(await gone.next()).toMatchObject({ event: 'end' })
    expect(await gone.ended()).toBe(true)
  }
  const task = aTask()
  await ann.post('/api/tasks', task)
  for (const open of streams.slice(2)) {
    expect(idsIn((await open.next())?.data?.changes ?? [])).toEqual([task.id])
    await open.close()
  }
})

test('a stream that resumes over more than 1,000 rows asks for everything anew', async () => {
  const ann = await server.signUp()
  const first = await listenAs(ann)
  await ann.post('/api/tasks', aTask())
  const lastEventId = (await first.next())?.id ?? ''
  await first.close()
  const insert = (rows: number) =>
    server.db.query('insert into outbox (user_id, changes) select $1, $2 from generate_series(1, 1)', [
      ann.id,
      JSON.stringify(Array.from({ length: rows }, () => ({ table: 'tasks', id: ann.id, op: 'update' }))),
    ])
  await insert(999)
  const nearly = await listenAs(ann, { lastEventId })
  expect(await nearly.next()).toMatchObject({ event: 'change' })
  await nearly.close()
  await insert(2)
  const over = await listenAs(ann, { lastEventId })
  expect(await over.next()).toMatchObject({ event: 'reset' })
  await over.close()
})

test('a stream whose backlog cannot be read leaves no listener behind', async () => {
  const ann = await server.signUp()
  const { hub } = server.deps
  const before = hub.streams()
  const broken: Database = {
    ...server.db,
    read: (text, values) => refuseBacklog(text) ?? server.db.read(text, values),
  }
  const failing = createApp({ ...server.deps, db: broken })
  await expect(openEvents(failing, ann.token, '1.1')).rejects.toThrow('No events: 500')
  expect(hub.streams()).toBe(before)
  const fine = await listenAs(ann)
  expect(hub.streams()).toBe(before + 1)
  await fine.close()
})

/** Fails what reads the outbox of one person. */
function refuseBacklog(text: string): Promise<never> | null {
  return text.includes('from outbox') && text.includes('$1::text::xid8')
    ? Promise.reject(new Error('lost'))
    : null
}

test('strangers hear nothing', async () => {
  expect((await server.app.request('/api/events')).status).toBe(401)
})
