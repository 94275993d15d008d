import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { RowChange } from '#shared/realtime/change.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import { sampleSlice } from '#web/kit/offline/testing/sampleSlice.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import { apiForTest } from '#web/testing/signIn.ts'
import { dispatchChanges } from './dispatchChanges.ts'
import type { OpenSlice, Slice } from './slice.ts'
import { type LateSlices, openWorkspace, type Workspace } from './workspace.ts'

const opened: Workspace[] = []
afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.close()
})

test('each slice is given its own changes, and only when they are different ones', async () => {
  const device = memoryStore()
  await device.addWaiting({ key: '0', slice: 'goals', change: 'kept', before: null })
  const [tasks, goals] = [recording('tasks', false), recording('goals', false)]
  const workspace = await open([tasks.slice, goals.slice], device)
  const add = (slice: string, change: string) => workspace.queue.add({ slice, change, before: null })
  add('tasks', 'first')
  add('goals', 'other')
  add('tasks', 'second')
  expect(tasks.shown).toEqual([['first'], ['first', 'second']])
  expect(goals.shown).toEqual([['kept'], ['kept', 'other']])
})

test('what arrives is told to its slice before it stops waiting, and an own change is known as one', async () => {
  const tasks = recording('tasks', true)
  const workspace = await open([tasks.slice])
  workspace.queue.add({ slice: 'tasks', change: 'first', before: null })
  await vi.waitFor(() => expect(workspace.queue.state().waiting).toEqual([]))
  expect(tasks.events).toEqual(['shows first', 'own first arrived', 'shows '])
})

test('a slice that asks whether a change is on its way waits for the queue, also while that is opened', async () => {
  const device = memoryStore()
  await device.addWaiting({ key: '0', slice: 'tasks', change: 'kept', before: null })
  const tasks = recording('tasks', true)
  const asking: Slice = {
    name: 'stats',
    open: ({ idle }) => ({
      tables: [],
      follow: () => {},
      prefetch: () => idle().then(() => tasks.events.push('idle')),
    }),
  }
  await open([tasks.slice, asking], device)
  await vi.waitFor(() => expect(tasks.events).toContain('idle'))
  expect(tasks.events).toEqual(['shows kept', 'kept arrived', 'shows ', 'idle'])
})

test('a slice whose code comes later is opened for its changes that wait, before any is sent', async () => {
  const device = memoryStore()
  await device.addWaiting({ key: '0', slice: 'goals', change: 'kept', before: null })
  const [tasks, goals] = [recording('tasks', true), recording('goals', true)]
  const loads = vi.fn(async () => goals.slice)
  const workspace = await open([tasks.slice], device, { goals: loads, habits: loads })
  expect(goals.events).toEqual(['shows kept'])
  await vi.waitFor(() => expect(goals.events).toEqual(['shows kept', 'kept arrived', 'shows ']))
  expect(loads).toHaveBeenCalledTimes(1)
  expect(workspace.openLate(goals.slice)).toBe(workspace.slices.get('goals'))
})

test('a screen opens its slice at once, with what waits and what follows', async () => {
  const device = memoryStore()
  await device.addWaiting({ key: '0', slice: 'goals', change: 'kept', before: null })
  const goals = recording('goals', true)
  const workspace = await open([], device, { goals: () => Promise.reject(new TypeError('No network')) })
  expect(workspace.queue.state().waiting).toHaveLength(1)
  const slice = workspace.openLate(goals.slice)
  expect(goals.events).toEqual(['shows kept'])
  await vi.waitFor(() => expect(goals.events).toEqual(['shows kept', 'kept arrived', 'shows ']))
  expect(workspace.slices.get('goals')).toBe(slice)
  workspace.close()
  expect(goals.events.at(-1)).toBe('closed')
})

test('a change that another tab makes opens its slice here', async () => {
  const device = memoryStore()
  const goals = recording('goals', true)
  const workspace = await open([], device, { goals: async () => goals.slice })
  workspace.queue.add({ slice: 'goals', change: 'later', before: null })
  await vi.waitFor(() => expect(goals.events).toEqual(['shows later', 'own later arrived', 'shows ']))
})

test('changed rows go to the slices that follow their tables, and each sees only its own', async () => {
  const followed: string[] = []
  const following = (name: string, tables: string[]): Slice => ({
    name,
    open: () => ({
      tables,
      follow: (changes) => void followed.push(`${name}: ${changes.map(({ table }) => table).join()}`),
    }),
  })
  const slices = [
    following('tasks', ['tasks', 'recurrences']),
    following('profile', ['users']),
    following('stats', ['users', 'tasks']),
  ]
  const changed = (table: string): RowChange => ({ table, id: '1', op: 'update' })
  dispatchChanges(await open(slices), [changed('tasks'), changed('habits'), changed('recurrences')])
  expect(followed).toEqual(['tasks: tasks,recurrences', 'stats: tasks'])
})

test('a workspace closes its slices, and sends nothing any more', async () => {
  const tasks = recording('tasks', true)
  const workspace = await open([tasks.slice])
  workspace.close()
  workspace.queue.add({ slice: 'tasks', change: 'late', before: null })
  await workspace.queue.idle()
  expect(tasks.events).toEqual(['closed', 'shows late'])
})

test('an answer that comes after the end is not shown: the screen may be somebody else’s', async () => {
  const tasks = recording('tasks', true)
  const answered = Promise.withResolvers<string>()
  tasks.offline.send = () => answered.promise
  const workspace = await open([tasks.slice])
  workspace.queue.add({ slice: 'tasks', change: 'slow', before: null })
  await vi.waitFor(() => expect(workspace.queue.state().unpersisted.size).toBe(0))
  workspace.close()
  answered.resolve('done')
  await workspace.queue.idle()
  expect(tasks.events).toEqual(['shows slow', 'closed', 'shows '])
})

async function open(definitions: Slice[], device = memoryStore(), late: LateSlices = {}): Promise<Workspace> {
  const userId = crypto.randomUUID()
  const workspace = await openWorkspace({
    userId,
    api: apiForTest(userId),
    client: new QueryClient(),
    device,
    today: () => '2026-03-02',
    definitions,
    late: async () => late,
    isServerUp: async () => false,
  })
  opened.push(workspace)
  return workspace
}

/** A slice whose changes are words, and what happened to it. Its server answers, or never does. */
function recording(name: string, isAnswering: boolean) {
  const events: string[] = []
  const shown: string[][] = []
  const words = (waiting: readonly Waiting[]) => waiting.map(({ change }) => String(change))
  const offline = {
    ...sampleSlice(name),
    show: (waiting: readonly Waiting[]) => {
      shown.push(words(waiting))
      events.push(`shows ${words(waiting).join()}`)
    },
    send: (): Promise<unknown> => (isAnswering ? Promise.resolve('done') : new Promise(() => {})),
    arrived: ({ change }: Waiting, _answer: unknown, isOwn: boolean) =>
      void events.push(`${isOwn ? 'own ' : ''}${String(change)} arrived`),
  }
  const openSlice = (): OpenSlice => ({
    offline,
    tables: [],
    follow: () => {},
    close: () => void events.push('closed'),
  })
  return { slice: { name, open: openSlice } satisfies Slice, offline, events, shown }
}
