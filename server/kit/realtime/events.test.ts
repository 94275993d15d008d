import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ChangeEvent, type RowChange } from '#shared/realtime/change.ts'
import { createApp } from '#server/app.ts'
import { change } from '#server/kit/db/change.ts'
import type { Database } from '#server/kit/db/database.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { runJobsFor } from '#server/testing/jobs.ts'
import { createHub } from './hub.ts'

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

test.each(['nonsense', '999999999', '999999999.1', '-1', '1.', '0.0', '1.1'])(
  'an unknown Last-Event-ID %s is answered by a reset',
  async (lastEventId) => {
    const ann = await server.signUp()
    await ann.post('/api/tasks', aTask())
    const events = await listenAs(ann, { lastEventId })
    expect(await events.next()).toMatchObject({ event: 'reset' })
    const task = aTask()
    await ann.post('/api/tasks', task)
    const heard: string[] = []
    while (!heard.includes(task.id)) heard.push(...idsIn((await events.next())?.data?.changes ?? []))
    await events.close()
  },
)

test('a standby that knew nothing of the last changes means reading again, also once it has given their numbers to others', async () => {
  const ann = await server.signUp()
  const first = await listenAs(ann)
  const lost = [aTask(), aTask()]
  for (const task of lost) await ann.post('/api/tasks', task)
  let heard = await first.next()
  for (let ids = idsIn(heard?.data?.changes ?? []); !ids.includes(lost[1]?.id ?? '');) {
    heard = await first.next()
    ids = idsIn(heard?.data?.changes ?? [])
  }
  const lastEventId = heard?.id ?? ''
  await forgetChanges(ann, 2)
  const isReset = async () => {
    const again = await listenAs(ann, { lastEventId })
    const event = await again.next()
    await again.close()
    return event?.event === 'reset'
  }
  expect(await isReset()).toBe(true)
  for (const task of [aTask(), aTask(), aTask()]) {
    await ann.post('/api/tasks', task)
    expect(await isReset()).toBe(true)
  }
  await first.close()
})

test('a stream that is open while such a standby takes over is told to read again, and goes on', async () => {
  const ann = await server.signUp()
  const events = await listenAs(ann)
  for (const task of [aTask(), aTask(), aTask()]) {
    await ann.post('/api/tasks', task)
    expect((await events.next())?.event).toBe('change')
  }
  await forgetChanges(ann, 2)
  expect((await events.next())?.event).toBe('reset') // by the sweep: nothing is written
  const task = aTask()
  await ann.post('/api/tasks', task)
  expect(idsIn((await events.next())?.data?.changes ?? [])).toEqual([task.id])
  await events.close()
})

/** As on a standby, or in a copy of the database, that was made before a person's last changes. */
async function forgetChanges({ id }: Person, count: number) {
  await server.db.query(
    'delete from outbox where user_id = $1 and change_no > (select change_no - $2::int from users where id = $1)',
    [id, count],
  )
  await server.db.query('update users set change_no = change_no - $2::int where id = $1', [id, count])
}

test('a copy of the database without its outbox means reading again', async () => {
  const ann = await server.signUp()
  const first = await listenAs(ann)
  await ann.post('/api/tasks', aTask())
  const lastEventId = (await first.next())?.id ?? ''
  await first.close()
  await server.db.query('delete from outbox where user_id = $1', [ann.id])
  const again = await listenAs(ann, { lastEventId })
  expect(await again.next()).toMatchObject({ event: 'reset' })
  const task = aTask()
  await ann.post('/api/tasks', task)
  expect(idsIn((await again.next())?.data?.changes ?? [])).toEqual([task.id])
  await again.close()
})

test('a window that was open without a change for longer than changes are kept hears the next one', async () => {
  const ann = await server.signUp()
  const events = await listenAs(ann)
  await ann.post('/api/tasks', aTask())
  await events.next()
  await server.db.query('delete from outbox where user_id = $1', [ann.id])
  const task = aTask()
  await ann.post('/api/tasks', task)
  expect(await events.next()).toMatchObject({ event: 'change', data: { changes: [{ id: task.id }] } })
  await events.close()
})

test('a Last-Event-ID whose change is not kept any more is answered by a reset', async () => {
  const another = await startTestServer()
  const bob = await another.signUp()
  const first = await openEvents(another.app, bob.token)
  await bob.post('/api/tasks', aTask())
  const lastEventId = (await first.next())?.id ?? ''
  await first.close()
  await bob.post('/api/tasks', aTask())
  await another.db.query(
    "update outbox set created_at = created_at - interval '25 hours' where change_no = $1",
    [lastEventId.split('.')[0]],
  )
  await runJobsFor(another, 0)
  const events = await openEvents(another.app, bob.token, lastEventId)
  expect(await events.next()).toMatchObject({ event: 'reset' })
  await events.close()
  await another.close()
})

test('a transaction that takes long holds up no others, and is told when it commits, however long it takes', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const [hers, his] = [await listenAs(ann, { app: second.app }), await listenAs(bob, { app: second.app })]
  const { promise: committing, resolve: commit } = Promise.withResolvers<void>()
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const slow = change(server, ann, async (tx) => {
    await tx.query(INSERT, [ann.id, JSON.stringify([{ table: 'tasks', id: 'late', op: 'insert' }])])
    write()
    await committing
  })
  await written
  const task = aTask()
  await bob.post('/api/tasks', task)
  expect(idsIn((await his.next())?.data?.changes ?? [])).toEqual([task.id])
  await sleep(2500) // by now a look does not go back to when it was written
  commit()
  await slow
  expect(idsIn((await hers.next())?.data?.changes ?? [])).toEqual(['late'])
  await Promise.all([hers.close(), his.close()])
})

/** What a transaction writes, without a hint to this server. */
const INSERT = `
  with raised as (update users set change_no = change_no + 1 where id = $1 returning change_no)
  insert into outbox (user_id, change_no, changes) select $1, change_no, $2 from raised`

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
    server.db.query(INSERT, [
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
  const broken: Database = {
    ...server.db,
    read: (text, values) => refuseBacklog(text) ?? server.db.read(text, values),
  }
  const hub = createHub({ db: broken, log: server.deps.log })
  const failing = createApp({ ...server.deps, hub })
  await expect(openEvents(failing, ann.token, '1.1')).rejects.toThrow('No events: 500')
  expect(hub.streams()).toBe(0)
  await hub.stop()
})

/** Fails what reads the outbox of one person. */
function refuseBacklog(text: string): Promise<never> | null {
  return text.includes('join outbox') ? Promise.reject(new Error('lost')) : null
}

test('strangers hear nothing', async () => {
  expect((await server.app.request('/api/events')).status).toBe(401)
})
