import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ReminderPage } from '#shared/reminders/reminder.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { createTask, nextOf, remind, remindersOf } from '#server/testing/reminders.ts'

const server = await startTestServer()
afterAll(server.close)

const before = (targetId: string, more: object = {}) => ({
  target_kind: 'task',
  target_id: targetId,
  kind: 'before',
  minutes_before: 10,
  ...more,
})

test('a reminder is made once, answered, changed and deleted for good', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Berlin' })
  const task = await createTask(ann)
  const asked = { id: randomUUID(), ...before(task.id) }
  const made = await statusAndBody(ann.post('/api/reminders', asked))
  const row = {
    id: asked.id,
    target_kind: 'task',
    target_id: task.id,
    kind: 'before',
    minutes_before: 10,
    at: null,
    next_at: '2026-03-02T10:50:00.000Z',
    version: 1,
    created_at: '2026-03-02T09:00:00.000Z',
    updated_at: '2026-03-02T09:00:00.000Z',
  }
  expect(made).toEqual([201, row])
  expect(await statusAndBody(ann.post('/api/reminders', { ...asked, minutes_before: 30 }))).toEqual([
    200,
    row,
  ])

  const path = `/api/reminders/${asked.id}`
  const moved = { ...row, kind: 'at', minutes_before: null, at: '2026-03-02T11:00', version: 2 }
  const next = { ...moved, next_at: '2026-03-02T10:00:00.000Z' }
  expect(await statusAndBody(ann.patch(path, { kind: 'at', at: moved.at, version: 1 }))).toEqual([200, next])
  expect(await statusAndBody(ann.patch(path, { kind: 'at', at: moved.at }))).toEqual([200, next])
  expect(await statusAndBody(ann.patch(path, { at: '2026-03-02T12:00', version: 1 }))).toMatchObject([
    409,
    { code: 'conflict', details: next },
  ])
  expect(await statusAndBody(ann.get(path))).toEqual([200, next])
  expect((await ann.delete(path)).status).toBe(204)
  expect((await ann.delete(path)).status).toBe(404)
  expect((await ann.get(path)).status).toBe(404)
})

test.each([
  [{ minutes_before: 10_081 }, 'minutes_before'],
  [{ minutes_before: null }, 'minutes_before'],
  [{ kind: 'at', minutes_before: null, at: '2026-03-02T24:00' }, 'at'],
  [{ kind: 'at', minutes_before: null, at: '2026-03-02T09:00:00Z' }, 'at'],
  [{ kind: 'at', minutes_before: null, at: '2026-03-02T09:00', target_kind: 'series' }, 'kind'],
  [{ target_kind: 'habit' }, 'target_kind'],
  [{ target_id: 'x' }, 'target_id'],
  [{ next_at: null }, 'next_at'],
])('%j is refused by its field', async (wrong, field) => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  expect(await statusAndBody(ann.post('/api/reminders', before(task.id, wrong)))).toMatchObject([
    400,
    { details: [{ field }] },
  ])
})

test('an edit that does not fit is refused by its field', async () => {
  const ann = await server.signUp()
  const { id } = await remind(ann, await createTask(ann))
  const patch = (body: object) => statusAndBody(ann.patch(`/api/reminders/${id}`, body))
  expect(await patch({ at: '2026-03-02T11:00' })).toMatchObject([400, { details: [{ field: 'at' }] }])
  expect(await patch({ kind: 'at' })).toMatchObject([400, { details: [{ field: 'at' }] }])
  expect(await patch({ minutes_before: null })).toMatchObject([
    400,
    { details: [{ field: 'minutes_before' }] },
  ])
  expect(await patch({ target_id: id })).toMatchObject([400, { details: [{ field: 'target_id' }] }])
})

test('an unknown target, one in the trash and one of somebody else are all not there', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const [task, gone] = [await createTask(ann), await createTask(bob)]
  await bob.delete(`/api/tasks/${gone.id}`)
  const answers = await Promise.all(
    [randomUUID(), task.id, gone.id].map((id) => statusAndBody(bob.post('/api/reminders', before(id)))),
  )
  expect(answers[0]?.[0]).toBe(404)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const own = await remind(ann, task)
  for (const method of ['get', 'delete'] as const)
    expect(await statusAndBody(bob[method](`/api/reminders/${own.id}`))).toEqual(
      await statusAndBody(bob[method](`/api/reminders/${randomUUID()}`)),
    )
  expect((await bob.patch(`/api/reminders/${own.id}`, { minutes_before: 5 })).status).toBe(404)
  expect(await remindersOf(bob)).toEqual([])
})

test('of eight at once a target takes five', async () => {
  const ann = await server.signUp()
  const [task, other] = [await createTask(ann), await createTask(ann)]
  const minutes = [0, 1, 2, 3, 4, 5, 6, 7]
  const statuses = await Promise.all(
    minutes.map(async (minutes_before) => {
      const { status } = await ann.post('/api/reminders', before(task.id, { minutes_before }))
      return status
    }),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
  expect(await remindersOf(ann, task.id)).toHaveLength(5)
  await remind(ann, other)
})

test('all are listed in pages, the soonest first and those with nothing to come last', async () => {
  const ann = await server.signUp()
  const tasks = await Promise.all(
    ['2026-03-05', null, '2026-03-03', '2026-03-01', '2026-03-04'].map((scheduled_date) =>
      createTask(ann, { scheduled_date, scheduled_time: null }),
    ),
  )
  for (const task of tasks) await remind(ann, task)
  const all = await remindersOf(ann)
  expect(all.map(({ next_at }) => next_at)).toEqual([
    '2026-03-03T08:50:00.000Z',
    '2026-03-04T08:50:00.000Z',
    '2026-03-05T08:50:00.000Z',
    null,
    null,
  ])
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: z.infer<typeof ReminderPage> = await read(
      ReminderPage,
      ann.get(`/api/reminders?limit=2${cursor && `&cursor=${cursor}`}`),
    )
    paged.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(paged).toEqual(all.map(({ id }) => id))
  expect((await ann.get('/api/reminders?cursor=x')).status).toBe(400)
})

test('other devices hear of reminders, and of when they come', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const { id } = await remind(ann, task)
  const events = await openEvents(server.app, ann.token)
  await ann.patch(`/api/tasks/${task.id}`, { scheduled_time: '13:00' })
  const heard = await events.next()
  expect(heard?.data?.changes).toContainEqual({ table: 'reminders', id, op: 'update' })
  expect(await nextOf(ann, { id })).toBe('2026-03-02T12:50:00.000Z')
  await events.close()
})

test('who has no reminders is followed by nobody, so that what they complete stays batched', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const followers = async () => {
    const [row] = await server.db.query<{ followed_by: string[] }>(
      'select followed_by from users where id = $1',
      [ann.id],
    )
    return row?.followed_by
  }
  expect(await followers()).toEqual([])
  const [one, two] = [await remind(ann, task), await remind(ann, task)]
  expect(await followers()).toEqual(['reminders'])
  await ann.delete(`/api/reminders/${one.id}`)
  expect(await followers()).toEqual(['reminders'])
  await ann.delete(`/api/reminders/${two.id}`)
  expect(await followers()).toEqual([])
})
