import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { WithMood } from '#shared/tasks/testing/newField.ts'
import type { OpenSlice } from '#web/kit/workspace/slice.ts'
import type { OpenTasks } from './store/openTasks.ts'

vi.mock('#shared/tasks/fields.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shared/tasks/fields.ts')>()
  const { MOOD } = await import('#shared/tasks/testing/newField.ts')
  return { ...original, TASK_FIELDS: { ...original.TASK_FIELDS, mood: MOOD } }
})

// The files of a worker share their modules: those with this field are for this file alone.
vi.resetModules()
afterAll(() => vi.resetModules())
const { sampleTask } = await import('#shared/tasks/testing/sampleTask.ts')
const { memoryStore } = await import('#web/kit/offline/store.ts')
const { startFakeServer } = await import('#web/testing/fakeServer.ts')
const { apiForTest, signInForTest } = await import('#web/testing/signIn.ts')
const { makeChange } = await import('#web/kit/workspace/makeChange.ts')
const { openWorkspace } = await import('#web/kit/workspace/workspace.ts')
const { partitionQuery } = await import('./store/fetchTasks.ts')
const { readPartition } = await import('./store/partitionCache.ts')
const { monthPartition } = await import('./store/partitions.ts')
const { readTaskPage } = await import('./store/taskPage.ts')
const { tasksSlice } = await import('./tasksSlice.ts')

const ID = '0195a000-0000-7000-8000-000000000001'
const at = '2026-03-02T09:00:00.000Z'

test('a new field of the list is checked in the pages that the server answers', () => {
  const page = (row: unknown) => ({ items: [row], next_cursor: null })
  expect(readTaskPage(page(sampleTask()))).toMatchObject({ items: [{ mood: 'calm' }] })
  expect(() => readTaskPage(page({ ...sampleTask(), mood: 7 }))).toThrow('does not understand')
})

test('it is shown at once, sent, taken from the answer, and kept on the device', async () => {
  const userId = signInForTest(crypto.randomUUID())
  const server = startFakeServer('/api/tasks', sampleTask())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('location', { pathname: '/settings', search: '' })
  const [client, device] = [new QueryClient(), memoryStore()]
  const context = { userId, api: apiForTest(userId), client, device, today: () => '2026-03-02' }
  const workspace = await openWorkspace({
    ...context,
    definitions: [tasksSlice],
    isServerUp: async () => true,
  })
  const tasks = workspace.slices.get('tasks') as OpenSlice & OpenTasks
  const make = (change: TaskChange) =>
    makeChange(workspace, { say: () => {}, withdraw: () => {} }, 'tasks', change)
  const shown = () => workspace.offline.get('tasks')?.shown(ID) as (Task & WithMood) | undefined
  await client.fetchQuery(partitionQuery(tasks, monthPartition('2026-03')))
  const asked = { id: ID, title: 'Run', scheduled_date: '2026-03-02', mood: 'wild' }
  make({ kind: 'create', task: asked, at })
  expect(shown()?.mood).toBe('wild')
  await vi.waitFor(() => expect(workspace.queue.state().waiting).toEqual([]))
  expect(server.calls.find(({ line }) => line === 'POST /api/tasks')).toMatchObject({
    body: { mood: 'wild' },
  })
  expect(shown()?.mood).toBe('wild')
  await vi.waitFor(async () =>
    expect(await readPartition(device, '2026-03')).toMatchObject({ rows: [{ mood: 'wild' }] }),
  )
  workspace.close()
})
