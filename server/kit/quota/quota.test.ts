import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { aTask, startTestServer, type TestServer } from '#server/testing.ts'
import { createQuota } from './quota.ts'
import { createUsageCount } from './usage.ts'

const server = await startTestServer()
const countUsage = createUsageCount()
afterAll(server.close)

/** A server with other bounds on the same database. It knows nothing of what others have counted. */
const bounded = (settings: Partial<TestServer['settings']>) => startTestServer({ db: server.db, settings })

type Person = Awaited<ReturnType<TestServer['signUp']>>
/** A full account is counted again after a while. */
const WAIT = { timeout: 20_000, interval: 20 }
const FULL = { code: 'conflict', message: expect.stringContaining('Your account is full') }

async function create(ann: Person, overrides: Parameters<typeof aTask>[0] = {}) {
  const task = aTask(overrides)
  const answer = await ann.post('/api/tasks', task)
  return { id: task.id, status: answer.status, body: await answer.json() }
}

test('a person has at most so many tasks as the operator allows, however they are made, and room once some are deleted', async () => {
  const small = await bounded({ QUOTA_TASKS: 5 })
  const ann = await small.signUp({ locked: true })
  const first = await create(ann)
  for (let number = 0; number < 4; number += 1) expect(await create(ann)).toMatchObject({ status: 201 })
  expect(await create(ann)).toMatchObject({ status: 409, body: FULL })
  const repeating = { recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } as const }
  expect(await create(ann, repeating)).toMatchObject({ status: 409, body: FULL })
  expect((await ann.post('/rest/v1/tasks', [aTask()])).status).toBe(409)

  expect((await ann.act(first.id, 'start')).status).toBe(200)
  expect((await ann.act(first.id, 'complete')).status).toBe(200)
  expect((await ann.patch(`/api/tasks/${first.id}`, { title: 'Shorter' })).status).toBe(200)
  await ann.delete(`/api/tasks/${first.id}`)
  await vi.waitFor(async () => expect(await create(ann)).toMatchObject({ status: 201 }), WAIT)
  expect(await create(ann)).toMatchObject({ status: 409 })
  expect(await create(await small.signUp({ locked: true }))).toMatchObject({ status: 201 })
})

test('a request that would bring too many tasks adds none', async () => {
  const small = await bounded({ QUOTA_TASKS: 5 })
  const ann = await small.signUp({ locked: true })
  expect(
    (
      await ann.post(
        '/rest/v1/tasks',
        Array.from({ length: 6 }, () => aTask()),
      )
    ).status,
  ).toBe(409)
  expect((await countUsage(server.db, ann.id)).tasks).toBe(0)
})

test('twenty creates at once do not pass the bound', async () => {
  const small = await bounded({ QUOTA_TASKS: 8 })
  const ann = await small.signUp({ locked: true })
  const made = await Promise.all(Array.from({ length: 20 }, () => create(ann)))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(8)
  expect((await countUsage(server.db, ann.id)).tasks).toBe(8)
})

test('texts have a bound in bytes, in new tasks and in edits', async () => {
  const small = await bounded({ QUOTA_TEXT_MB: 0.25 })
  const ann = await small.signUp({ locked: true })
  const description = 'x'.repeat(TASK_LIMITS.description)
  const { id } = await create(ann)
  let made = 0
  while ((await create(ann, { description })).status === 201) made += 1
  expect(made).toBeGreaterThan(5)
  expect(made * TASK_LIMITS.description).toBeLessThanOrEqual(0.25 * 1_048_576)
  const edit = await ann.patch(`/api/tasks/${id}`, { description })
  expect([edit.status, await edit.json()]).toEqual([409, FULL])
  expect((await countUsage(server.db, ann.id)).bytes).toBeLessThan(0.25 * 1_048_576)
})

test('what is in the trash and in the history has a bound of its own', async () => {
  const small = await bounded({ QUOTA_TASKS: 2 })
  const ann = await small.signUp({ locked: true })
  const overflow = async () => {
    const { id, body } = await create(ann)
    await ann.delete(`/api/tasks/${id}`)
    expect(body).toMatchObject({ message: expect.stringContaining('trash') })
  }
  await vi.waitFor(overflow, WAIT)
  expect((await countUsage(server.db, ann.id)).tasks).toBeLessThan(3)
})

test('every row counts however small it is, and work on what is there has more room than new things', async () => {
  const ann = await (await bounded({})).signUp()
  const goal = {
    id: randomUUID(),
    title: 'Weight',
    metric: { kind: 'number', start: 80, target: 70, unit: '' },
  }
  expect((await ann.post('/api/goals', goal)).status).toBe(201)
  const { id } = await create(ann)
  const { allRows } = await countUsage(server.db, ann.id)
  const most = Math.ceil((allRows + 3) / 5)
  const small = await bounded({ QUOTA_TASKS: most })
  const path = `/api/goals/${goal.id}/check-ins`
  const call = (method: string, asked: string, body?: object) =>
    small.app.request(asked, {
      method,
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  expect((await call('POST', '/api/goals', { title: 'One more', why: 'w'.repeat(150) })).status).toBe(201)
  let entered = 0
  let answer = await call('POST', path, { value: 79 })
  while (answer.status === 201 && entered < 200) {
    entered += 1
    answer = await call('POST', path, { value: 79 })
  }
  expect([answer.status, await answer.json()]).toEqual([409, FULL])
  expect((await countUsage(server.db, ann.id)).allRows).toBeLessThanOrEqual(6 * most)
  expect((await countUsage(server.db, ann.id)).allRows).toBeGreaterThan(5 * most)
  expect((await call('POST', '/api/goals', { title: 'Too many', why: 'w'.repeat(150) })).status).toBe(409)
  expect((await call('DELETE', `/api/tasks/${id}`)).status).toBe(204)
})

test('what requests were thought to add is counted after a thousand of them', async () => {
  const ann = await server.signUp({ locked: true })
  let clock = 0
  const quota = createQuota({ QUOTA_TASKS: 4, QUOTA_TEXT_MB: 1 }, { now: () => clock })
  const reserve = () => quota.reserve(server.db, ann.id, { rows: 0 })
  await reserve()
  for (let made = 0; made < 5; made += 1) await create(ann, { title: 'Behind its back' })
  for (const { id } of await server.db.query<{ id: string }>('select id from tasks where user_id = $1', [
    ann.id,
  ]))
    for (const action of ['start', 'complete'] as const) await ann.act(id, action)
  clock += 1_000_000
  for (let made = 1; made < 1000; made += 1) await reserve()
  await expect(reserve()).rejects.toThrow('Your account is full')
})

test('all tables of a person are counted', async () => {
  const ann = await server.signUp()
  const before = await countUsage(server.db, ann.id)
  const { id } = await create(ann, { title: 'Ünï', description: '日本' })
  const after = await countUsage(server.db, ann.id)
  expect(after.tasks - before.tasks).toBe(1)
  expect(after.bytes - before.bytes).toBeGreaterThan(11)
  await ann.act(id, 'complete') // a row of the ledger, of the timer and of the streak
  expect((await countUsage(server.db, ann.id)).allRows).toBeGreaterThan(after.allRows + 1)
})
