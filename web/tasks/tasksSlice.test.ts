import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stats } from '#shared/progress/stats.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import { statsQuery } from '#web/progress/data.ts'
import { failure, startFakeServer } from '#web/testing/fakeServer.ts'
import { apiForTest, signInForTest } from '#web/testing/signIn.ts'
import { dispatchChanges } from '#web/kit/workspace/dispatchChanges.ts'
import { makeChange } from '#web/kit/workspace/makeChange.ts'
import type { OpenSlice } from '#web/kit/workspace/slice.ts'
import { openWorkspace, type Workspace } from '#web/kit/workspace/workspace.ts'
import { partitionQuery } from './store/fetchTasks.ts'
import type { OpenTasks } from './store/openTasks.ts'
import { readPartition, writePartition } from './store/partitionCache.ts'
import { monthPartition } from './store/partitions.ts'
import { tasksSlice } from './tasksSlice.ts'

const MARCH = monthPartition('2026-03')
const MARCH_LIST = 'GET /api/tasks?from=2026-03-01&to=2026-03-31&limit=1000'
const at = '2026-03-02T09:00:00.000Z'
const STATS: Stats = {
  today: { completed: 1, total: 4, percent: 25 },
  weekly_xp: 90,
  from_last_week: -10,
  streak: { current: 3, best: 5, freezes: 2 },
  level: 1,
  xp: 90,
  next_level_xp: 100,
}

let server: ReturnType<typeof startFakeServer>
let userId = ''
const opened: Workspace[] = []
beforeEach(() => {
  userId = signInForTest(crypto.randomUUID())
  server = startFakeServer('/api/tasks', sampleTask())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('location', { pathname: '/settings', search: '' })
})
afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.close()
})

test('a completion that has arrived stays counted in the figures, without asking for them', async () => {
  const task = onServer({ title: 'Walk', xp_reward: 40 })
  const tab = await openTasks()
  await tab.fetchMarch()
  tab.client.setQueryData(statsQuery.queryKey, STATS)
  const done = { ...task, status: 'completed', completed_at: at, version: 2 }
  const award = { xp: 40, total_xp: 130, level: 2, level_up: true, streak: 4, achievements: [] }
  server.intercept = ({ line }) => (line.endsWith('/complete') ? Response.json({ task: done, award }) : null)
  tab.make({ kind: 'act', id: task.id, action: 'complete', at })
  await tab.sent()
  expect(tab.client.getQueryData(statsQuery.queryKey)).toMatchObject({
    today: { completed: 2, total: 4, percent: 50 },
    xp: 130,
    level: 2,
    weekly_xp: 130,
    streak: { current: 4 },
  })
  expect(tab.store.view().task(task.id)?.status).toBe('completed')
})

test('a month leaves memory with its query, and the rows that no other needs leave with it', async () => {
  const { id } = onServer({ title: 'Walk' })
  const tab = await openTasks()
  await tab.fetchMarch()
  expect([tab.store.has('2026-03'), tab.store.row(id)?.title]).toEqual([true, 'Walk'])
  tab.client.removeQueries({ queryKey: ['tasks', '2026-03'] })
  expect([tab.store.has('2026-03'), tab.store.row(id)]).toEqual([false, undefined])
})

test('a month is kept on the device, and is shown from there until the server has answered', async () => {
  const { id } = onServer({ title: 'Walk' })
  const tab = await openTasks()
  await tab.fetchMarch()
  await vi.waitFor(async () =>
    expect(await readPartition(tab.device, '2026-03')).toMatchObject({ rows: [{ id, title: 'Walk' }] }),
  )

  const device = memoryStore()
  await writePartition(device, '2026-03', { rows: [sampleTask({ id, title: 'Kept' })], askedAt: 5 })
  const later = await openTasks(device)
  const answer = Promise.withResolvers<void>()
  server.intercept = () => answer.promise.then(() => null)
  const fetching = later.fetchMarch()
  await vi.waitFor(() => expect(later.store.view().task(id)?.title).toBe('Kept'))
  server.edit(id, { title: 'Newer' })
  answer.resolve()
  await fetching
  expect(later.store.view().task(id)?.title).toBe('Newer')
})

test('an event asks for the tasks that it names, and one that was deleted leaves the screen', async () => {
  const [walk, tea] = [onServer({ title: 'Walk' }), onServer({ title: 'Tea' })]
  const tab = await openTasks()
  await tab.fetchMarch()
  server.calls = []
  server.edit(walk.id, { title: 'Run' })
  server.remove(tea.id)
  tab.changed('tasks', walk.id, tea.id, walk.id)
  await vi.waitFor(() => expect(tab.titles()).toEqual(['Run']))
  expect(server.lines()).toEqual([`GET /api/tasks/${walk.id}`, `GET /api/tasks/${tea.id}`])
})

test.each<[what: string, table: string, count: number]>([
  ['more than ten tasks', 'tasks', 11],
  ['a series, whose other dates no event names', 'recurrences', 1],
])('an event of %s asks for the lists', async (_what, table, count) => {
  onServer({ title: 'Walk' })
  const tab = await openTasks()
  const stop = await tab.showMarch()
  server.calls = []
  tab.changed(table, ...Array.from({ length: count }, () => crypto.randomUUID()))
  await vi.waitFor(() => expect(server.lines()).toEqual([MARCH_LIST]))
  stop()
})

test('a task that could not be fetched when it changed is asked for with its list', async () => {
  const { id } = onServer({ title: 'Walk' })
  const tab = await openTasks()
  const stop = await tab.showMarch()
  server.edit(id, { title: 'Run' })
  server.intercept = ({ line }) =>
    line === `GET /api/tasks/${id}` ? failure(500, 'internal', 'Something broke') : null
  tab.changed('tasks', id)
  await vi.waitFor(() => expect(tab.titles()).toEqual(['Run']))
  stop()
})

test('on the dashboard the month in the address and what has no date are asked for at once', async () => {
  vi.stubGlobal('location', { pathname: '/dashboard', search: '?date=2026-03-14' })
  await openTasks()
  await vi.waitFor(() => expect(server.lines()).toEqual([MARCH_LIST, 'GET /api/tasks?&limit=1000']))
})

test('a repeating task that waits is shown on its dates', async () => {
  const tab = await openTasks()
  await tab.fetchMarch()
  server.intercept = () => new Promise(() => {})
  const recurrence = { rrule: 'FREQ=WEEKLY', from: 'schedule' as const }
  const id = crypto.randomUUID()
  tab.make({ kind: 'create', task: { id, title: 'Yoga', scheduled_date: '2026-03-02', recurrence }, at })
  await vi.waitFor(() => expect(tab.titles()).toHaveLength(5))
})

function onServer(values: Partial<Task>): Task {
  return server.add(crypto.randomUUID(), values) as unknown as Task
}

async function openTasks(device = memoryStore()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const workspace = await openWorkspace({
    userId,
    api: apiForTest(userId),
    client,
    device,
    today: () => '2026-03-02',
    definitions: [tasksSlice],
    isServerUp: async () => true,
  })
  opened.push(workspace)
  const slice = workspace.slices.get('tasks') as OpenSlice & OpenTasks
  const { store } = slice
  const month = partitionQuery(slice, MARCH)
  return {
    client,
    device,
    slice,
    store,
    titles: () =>
      [...store.view().dates()].flatMap((date) =>
        store
          .view()
          .tasksOn(date)
          .map(({ title }) => title),
      ),
    make: (change: TaskChange) =>
      makeChange(workspace, { say: () => {}, withdraw: () => {} }, 'tasks', change),
    sent: () => vi.waitFor(() => expect(workspace.queue.state().waiting).toEqual([])),
    changed: (table: string, ...ids: string[]) =>
      dispatchChanges(
        workspace,
        ids.map((id) => ({ table, id, op: 'update' })),
      ),
    fetchMarch: () => client.fetchQuery(month),
    /** Shows the month, so that it is fetched again when it is out of date. @returns the way to stop */
    showMarch: async () => {
      await client.fetchQuery(month)
      return new QueryObserver(client, { ...month, staleTime: Infinity }).subscribe(() => {})
    },
  }
}
