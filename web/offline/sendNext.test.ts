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

function openWith(store: DeviceStore, slices: OfflineSlice[]): Promise<Queue> {
  const channel = { name: 'alone', broadcast: () => {}, onMessage: () => {}, close: () => {} }
  const byName = new Map(slices.map((slice) => [slice.name, slice]))
  return openQueue({ store, channel, slices: byName, isServerUp: async () => true })
}
