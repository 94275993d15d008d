import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { OfflineSlice } from './offlineSlice.ts'
import { openQueue, type Queue } from './queue.ts'
import { sampleSlice } from './testing/sampleSlice.ts'
import { type DeviceStore, memoryStore } from './store.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }))

test('a change of a slice that this version does not know stays, and holds up no other', async () => {
  const store = memoryStore()
  await store.addWaiting({ key: '0', slice: 'newer', change: {}, before: null })
  const sent: unknown[] = []
  const tasks: OfflineSlice = { ...sampleSlice('tasks'), send: async ({ change }) => sent.push(change) }
  const queue = await openWith(store, [tasks])
  queue.add({ slice: 'tasks', change: 'tea', before: null })
  await vi.advanceTimersByTimeAsync(50)
  expect(sent).toEqual(['tea'])
  expect(queue.state().waiting).toMatchObject([{ slice: 'newer' }])
})

test('the order is kept over slices: what names a new row waits for its creation', async () => {
  const sent: string[] = []
  const isDown = { goals: true }
  const slice = (name: 'goals' | 'steps'): OfflineSlice => ({
    ...sampleSlice(name),
    rowId: (change) => (change as { id: string }).id,
    creates: () => true,
    references: (change) => (change as { needs?: string[] }).needs ?? [],
    send: async ({ change }) => {
      if (name === 'goals' && isDown.goals)
        throw new AppError('internal', 'Something broke', { cause: 'server' })
      sent.push((change as { id: string }).id)
    },
  })
  const queue = await openWith(memoryStore(), [slice('goals'), slice('steps')])
  const add = (name: string, change: object) => queue.add({ slice: name, change, before: null })
  add('goals', { id: 'goal' })
  add('steps', { id: 'step', needs: ['goal'] })
  add('steps', { id: 'other' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(sent).toEqual(['other'])
  expect(queue.state().waiting).toMatchObject([{ parked: 'Something broke' }, { slice: 'steps' }])
  isDown.goals = false
  await queue.retry(queue.state().waiting[0]?.key ?? '')
  expect(sent).toEqual(['other', 'goal', 'step'])
})

test('a limited slice waits by itself: others go on, what names a waiting row of it, and what that names, does not', async () => {
  const calls: string[] = []
  const limited = new Set(['goals'])
  const slice = (name: string): OfflineSlice => ({
    ...sampleSlice(name),
    rowId: (change) => (change as { id: string }).id,
    references: (change) => (change as { needs?: string[] }).needs ?? [],
    send: async ({ change }) => {
      calls.push((change as { id: string }).id)
      if (limited.has(name))
        throw new AppError('rate_limited', 'Too many', { cause: 'server', retryAfterSeconds: 300 })
    },
  })
  const queue = await openWith(memoryStore(), [slice('goals'), slice('tasks')])
  const add = (name: string, change: object) => queue.add({ slice: name, change, before: null })
  add('goals', { id: 'goal' })
  add('tasks', { id: 'step', needs: ['goal'] })
  add('goals', { id: 'second goal', needs: ['named'] })
  add('tasks', { id: 'named' })
  add('tasks', { id: 'other' })
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toEqual(['goal', 'other'])
  expect(queue.state().slow).toBe(true)

  add('tasks', { id: 'later' }) // wakes the queue, which does not ask for the goal again before its time
  await vi.advanceTimersByTimeAsync(299_000)
  expect(calls).toEqual(['goal', 'other', 'later'])
  limited.clear()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toEqual(['goal', 'other', 'later', 'goal', 'step', 'second goal', 'named'])
  expect(queue.state()).toMatchObject({ waiting: [], slow: false })
})

test('a limit without a time is tried again after one, two, four seconds, and anew after a success', async () => {
  const asked: number[] = []
  let isLimited = true
  const begun = Date.now()
  const send = async () => {
    asked.push(Math.floor((Date.now() - begun) / 1_000))
    if (isLimited) throw new AppError('rate_limited', 'Too many', { cause: 'server' })
  }
  const queue = await openWith(memoryStore(), [{ ...sampleSlice('goals'), send }])
  queue.add({ slice: 'goals', change: 'goal', before: null })
  await vi.advanceTimersByTimeAsync(6_000)
  isLimited = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toEqual([0, 1, 3, 7])
  isLimited = true
  queue.add({ slice: 'goals', change: 'second', before: null })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(asked).toEqual([0, 1, 3, 7, 8, 9])
})

function openWith(store: DeviceStore, slices: OfflineSlice[]): Promise<Queue> {
  const channel = { name: 'alone', broadcast: () => {}, onMessage: () => {}, close: () => {} }
  const byName = new Map(slices.map((slice) => [slice.name, slice]))
  return openQueue({ store, channel, slices: byName, isServerUp: async () => true })
}
