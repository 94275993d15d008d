import { beforeEach, expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Api } from '#web/kit/api.ts'
import { failure, startFakeServer } from '#web/testing/fakeServer.ts'
import { apiForTest, signInForTest } from '#web/testing/signIn.ts'
import { sendChange } from './sendChange.ts'

const at = '2026-03-02T09:00:00.000Z'
const task = sampleTask({ title: 'Seen', version: 3 })
const { id } = task
const award = { xp: 25, total_xp: 25, level: 1, level_up: false, streak: 1, achievements: [] }

let api: Api
let server: ReturnType<typeof startFakeServer>
beforeEach(() => {
  api = apiForTest(signInForTest(crypto.randomUUID()))
  server = startFakeServer('/api/tasks', task)
  server.rows.set(id, task)
})

test.each<[what: string, TaskChange, line: string, body: object]>([
  ['a create', { kind: 'create', task: { id, title: 'New' }, at }, 'POST /api/tasks', { id, title: 'New' }],
  ['a start', { kind: 'act', id, action: 'start', at }, `POST /api/tasks/${id}/start`, { at }],
  [
    'an edit of a whole series',
    { kind: 'edit', id, patch: { title: 'Mine' }, scope: 'all', at },
    `PATCH /api/tasks/${id}?scope=all`,
    { title: 'Mine' },
  ],
  [
    'a removal',
    { kind: 'remove', id, scope: 'following', at },
    `DELETE /api/tasks/${id}?scope=following`,
    {},
  ],
  ['a restore', { kind: 'restore', id, at }, `POST /api/tasks/${id}/restore`, {}],
])('%s is one call', async (_what, change, line, body) => {
  server.intercept = (call) => (call.line.endsWith('/start') ? Response.json({ task, award }) : null)
  const sent = await send(change)
  expect(server.calls).toEqual([{ line, body }])
  expect(sent.task?.id).toBe(change.kind === 'remove' ? undefined : id)
  expect(sent.award).toEqual(change.kind === 'act' ? award : undefined)
})

test('an occurrence that the server has not made yet is made by asking for its date', async () => {
  const occurrence = { ...task, recurrence_id: crypto.randomUUID(), scheduled_date: '2026-03-09' }
  let isMade = false
  server.intercept = ({ line }) => {
    if (line === 'GET /api/tasks?from=2026-03-09&to=2026-03-09') isMade = true
    if (!line.endsWith('/complete')) return null
    return isMade ? Response.json({ task: occurrence, award }) : failure(404, 'not_found', 'No such task')
  }
  const sent = await send({ kind: 'act', id, action: 'complete', at }, occurrence)
  expect(sent).toEqual({ task: occurrence, award })
  expect(server.lines()).toEqual([
    `POST /api/tasks/${id}/complete`,
    'GET /api/tasks?from=2026-03-09&to=2026-03-09',
    `POST /api/tasks/${id}/complete`,
  ])
})

test('an occurrence that is still unknown after that was deleted, and so was a task that does not repeat', async () => {
  server.rows.clear()
  const restore: TaskChange = { kind: 'restore', id, at }
  await expect(send(restore, { ...task, recurrence_id: id })).rejects.toMatchObject({ code: 'not_found' })
  expect(server.calls).toHaveLength(3)
  await expect(send(restore, task)).rejects.toMatchObject({ code: 'not_found' })
  expect(server.calls).toHaveLength(4)
})

test('an edit names the version that it builds on, and stands beside an edit of another field', async () => {
  server.edit(id, { xp_reward: 99 })
  const { task: sent } = await send(rename('Mine'), task, task)
  expect(sent).toMatchObject({ title: 'Mine', xp_reward: 99 })
  expect(server.calls.map(({ body }) => body)).toEqual([
    { title: 'Mine', version: 3 },
    { title: 'Mine', version: 4 },
  ])
})

test('an edit of a field that another device changed is a conflict, before and after it is sent', async () => {
  const theirs = server.edit(id, { title: 'Theirs' })
  const conflict = {
    code: 'conflict',
    message: 'This task was changed on another device meanwhile.',
    details: theirs,
  }
  await expect(send(rename('Mine'), task, task)).rejects.toMatchObject(conflict)
  server.calls = []
  await expect(send(rename('Mine'), task, theirs as unknown as Task)).rejects.toMatchObject(conflict)
  expect(server.calls).toEqual([])
})

test('an edit of an occurrence that only this device knows names no version', async () => {
  await send(rename('Mine'), task, { ...task, version: 0 })
  expect(server.calls[0]?.body).toEqual({ title: 'Mine' })
})

function rename(title: string): TaskChange {
  return { kind: 'edit', id, patch: { title }, scope: 'this', at }
}

function send(change: TaskChange, before: Task | null = null, known?: Task) {
  return sendChange(api, { key: '1', slice: 'tasks', change, before }, { row: () => known })
}
