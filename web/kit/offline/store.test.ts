import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import type { Refused } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'
import { openQueue } from './queue.ts'
import { sampleSlice } from './testing/sampleSlice.ts'
import { forgetOthers, openDeviceStore } from './store.ts'

vi.stubGlobal('indexedDB', new IDBFactory())
vi.stubGlobal('IDBKeyRange', IDBKeyRange)

const entry = (key: string, parked?: string) => ({
  key,
  slice: 'tasks',
  change: { title: key },
  before: null,
  ...(parked !== undefined && { parked }),
})
const refusal: Refused = {
  key: '2',
  slice: 'tasks',
  change: {},
  title: 'Old',
  reason: 'No',
  copy: null,
  theirs: null,
}

test('changes that wait come back oldest first, and only as many as are asked for', async () => {
  const store = await openDeviceStore('order')
  for (const key of ['2', '1', '3']) await store.addWaiting(entry(key))
  expect(await store.waiting()).toEqual([entry('1'), entry('2'), entry('3')])
  expect(await store.waiting(1)).toEqual([entry('1')])
  expect(await (await openDeviceStore('order')).waiting()).toHaveLength(3)
})

test('a refused change leaves those that wait in the same step, and stays until it is dismissed', async () => {
  const store = await openDeviceStore('refused')
  for (const key of ['1', '2', '3']) await store.addWaiting(entry(key))
  await store.takeOut(['2', '3'], refusal)
  expect(await store.waiting()).toEqual([entry('1')])
  expect(await store.refused()).toEqual([refusal])
  await store.dismiss('2')
  expect(await store.refused()).toEqual([])
})

test('a change is parked where it is, but one that was taken out meanwhile does not come back', async () => {
  const store = await openDeviceStore('parked')
  await store.addWaiting(entry('1'))
  await store.setParked('1', 'Something broke')
  await store.setParked('2', 'Something broke')
  expect(await store.waiting()).toEqual([entry('1', 'Something broke')])
})

test('answers are found by key and by prefix, and all of them or some are forgotten', async () => {
  const store = await openDeviceStore('answers')
  await store.keepAnswers({ 'tasks:2026-06': '[]', 'tasks:tray': '[]', 'query:2:profile': { name: 'Ada' } })
  await store.addWaiting(entry('1'))
  expect(await store.answer('query:2:profile')).toEqual({ name: 'Ada' })
  expect([...(await store.answers('tasks:')).keys()]).toEqual(['tasks:2026-06', 'tasks:tray'])
  await store.forgetAnswers(['tasks:tray'])
  expect([...(await store.answers('')).keys()]).toEqual(['query:2:profile', 'tasks:2026-06'])
  await store.forgetAnswers()
  expect(await store.answers('')).toEqual(new Map())
  expect(await store.waiting()).toHaveLength(1)
})

test("other people's answers are removed, but not their changes, and nothing of the person's own", async () => {
  const [mine, theirs] = [await openDeviceStore('mine'), await openDeviceStore('theirs')]
  for (const store of [mine, theirs]) {
    await store.keepAnswers({ 'query:2:profile': {} })
    await store.addWaiting(entry('1'))
  }
  await forgetOthers('mine')
  expect((await mine.answers('')).size).toBe(1)
  expect((await theirs.answers('')).size).toBe(0)
  expect(await theirs.waiting()).toHaveLength(1)
})

test('a store that is erased is empty at once, also for a tab that keeps the database open, and then it is gone', async () => {
  const store = await openDeviceStore('gone')
  await store.addWaiting(entry('1'))
  await store.takeOut([], refusal)
  await store.keepAnswers({ 'query:2:profile': { name: 'Ada' } })
  const suspended = await opened('goal-crusher-gone')
  await store.erase()
  for (const name of ['answers', 'waiting', 'refused'])
    expect(await answerOf(suspended.transaction(name).objectStore(name).count())).toBe(0)
  suspended.close()
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await vi.waitFor(async () => expect(await names()).not.toContain('goal-crusher-gone'))
})

test('without a database a change is not called kept, but the app works', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not in this mode', 'SecurityError')
  })
  const store = await openDeviceStore('private')
  open.mockRestore()
  await expect(store.addWaiting(entry('1'))).rejects.toThrow('This browser keeps nothing')
  await store.keepAnswers({ 'query:2:profile': 1 })
  expect(await store.answer('query:2:profile')).toBe(1)
})

test('what version 1.2 has left on the device is read, and sent as changes of tasks', async () => {
  const change = (id: string) => ({ kind: 'restore', id, at: '2026-03-02T08:00:00.000Z' })
  const { key, title, reason, copy, theirs } = refusal
  const parked = { key: '3', change: change('tea'), before: null, stuck: 'Something broke' }
  const waiting = { key: '4', change: change('walk'), before: null }
  const refused = { key, change: change('read'), title, reason, copy, theirs }
  await writeRaw('legacy', { waiting: [parked, waiting], refused: [refused] })
  const sent: unknown[] = []
  const tasks: OfflineSlice = { ...sampleSlice('tasks'), send: async ({ change: made }) => sent.push(made) }
  const store = await openDeviceStore('legacy')
  const queue = await openQueue({
    store,
    channel: { name: 'legacy', broadcast: () => {}, onMessage: () => {}, close: () => {} },
    slices: new Map([['tasks', tasks]]),
    isServerUp: async () => true,
  })
  expect(queue.state()).toMatchObject({
    waiting: [
      { key: '3', slice: 'tasks', parked: 'Something broke' },
      { key: '4', slice: 'tasks' },
    ],
    refused: [{ key: '2', slice: 'tasks', title: 'Old' }],
  })
  expect(queue.state().waiting[0]).not.toHaveProperty('stuck')
  await queue.idle()
  expect(sent).toEqual([change('tea'), change('walk')])
  expect(await store.waiting()).toEqual([])
})

/** Writes records into a person's database as they are. */
async function writeRaw(
  userId: string,
  stores: Record<string, { key: string; change: unknown }[]>,
): Promise<void> {
  await openDeviceStore(userId)
  const database = await opened(`goal-crusher-${userId}`)
  const transaction = database.transaction(Object.keys(stores), 'readwrite')
  for (const [name, rows] of Object.entries(stores))
    for (const row of rows) transaction.objectStore(name).put(row, row.key)
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
}

function opened(name: string): Promise<IDBDatabase> {
  return answerOf(indexedDB.open(name))
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
}
