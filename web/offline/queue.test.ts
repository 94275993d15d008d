import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import { type Delivery, type Message, openQueue, type Queue, type Waiting } from './queue.ts'
import { memoryStore } from './store.ts'
import type { Windows } from './windows.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('changes are sent one after another, in the order they were made', async () => {
  const { queue, sent } = await openWindow()
  for (const title of ['first', 'second', 'third']) queue.add(aChange(title), null)
  expect(queue.state().waiting).toHaveLength(3)
  await settle()
  expect(sent).toEqual(['first', 'second', 'third'])
  expect(queue.state().waiting).toEqual([])
})

test('without an answer a change waits, and is tried again after one, two, four seconds', async () => {
  const { queue, sent, server } = await openWindow()
  server.fails = new AppError('unavailable', 'No connection', { trouble: 'network' })
  queue.add(aChange('patient'), null)
  await settle()
  expect(server.asked).toBe(1)
  for (const [seconds, times] of [
    [1, 2],
    [1, 2],
    [1, 3],
    [4, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(server.asked).toBe(times)
  }
  expect(queue.state().waiting).toHaveLength(1)
  server.fails = null
  await vi.advanceTimersByTimeAsync(8_000)
  expect(sent).toEqual(['patient'])
})

test('a server that names a time is not asked before it', async () => {
  const { queue, server } = await openWindow()
  server.fails = new AppError('rate_limited', 'Too many', { trouble: 'server', retryAfterSeconds: 30 })
  queue.add(aChange('polite'), null)
  await settle()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(server.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked).toBe(2)
})

test('a refused change is kept with its reason, and those after it are sent', async () => {
  const { queue, sent, server } = await openWindow()
  server.refuses = 'bad'
  for (const title of ['good', 'bad', 'also good']) queue.add(aChange(title), null)
  await settle()
  expect(sent).toEqual(['good', 'also good'])
  expect(queue.state()).toMatchObject({ waiting: [], refused: [{ title: 'bad', reason: 'Not like this' }] })
  queue.dismiss(queue.state().refused[0]?.key ?? '')
  expect(queue.state().refused).toEqual([])
})

test('nobody who was signed out loses a change: it waits for the next session', async () => {
  const { queue, server, store } = await openWindow()
  server.fails = new AppError('unauthenticated', 'Auth session missing!')
  queue.add(aChange('mine'), null)
  await settle()
  queue.close()
  expect(await store.waiting()).toHaveLength(1)
})

test('a page that is killed before the answer sends the change again when it is opened next', async () => {
  const first = await openWindow()
  first.server.fails = new AppError('unavailable', 'Killed meanwhile')
  first.queue.add(aChange('one'), null)
  first.queue.add(aChange('two'), null)
  await settle()
  first.queue.close()

  const next = await openWindow(first.store)
  expect(next.queue.state().waiting.map(titleOf)).toEqual(['one', 'two'])
  await settle()
  expect(next.sent).toEqual(['one', 'two'])
})

test('two windows share one queue: each sees what the other does, and everything is sent once', async () => {
  const [left, right] = await openTwoWindows()
  left.queue.add(aChange('left'), null)
  right.queue.add(aChange('right'), null)
  await settle()
  expect([...left.sent, ...right.sent].toSorted()).toEqual(['left', 'right'])
  expect(left.arrived.toSorted()).toEqual(['left', 'right'])
  expect(right.arrived.toSorted()).toEqual(['left', 'right'])
  expect([left.queue.state().waiting, right.queue.state().waiting]).toEqual([[], []])
})

test('a clock that is set back does not change the order', async () => {
  const { queue, sent, server } = await openWindow()
  server.fails = new AppError('unavailable', 'No connection')
  queue.add(aChange('earlier'), null)
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
  queue.add(aChange('later'), null)
  server.fails = null
  queue.wake()
  await settle()
  expect(sent).toEqual(['earlier', 'later'])
})

test('a change that takes long is called slow until its answer comes', async () => {
  const { queue, server } = await openWindow()
  server.takesMs = 6_000
  queue.add(aChange('slow'), null)
  await vi.advanceTimersByTimeAsync(4_500)
  expect(queue.state().slow).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(queue.state()).toMatchObject({ slow: false, waiting: [] })
})

test('a change that the server chokes on steps aside, and those that do not build on it go on', async () => {
  const { queue, sent, server, store } = await openWindow()
  server.chokesOn.add('tea 1')
  for (const title of ['tea 1', 'tea 2', 'walk 1']) queue.add(aChange(title), null)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual(['walk 1'])
  expect(queue.state().waiting.map((entry) => [titleOf(entry), entry.stuck])).toEqual([
    ['tea 1', 'Something broke'],
    ['tea 2', undefined],
  ])
  expect(queue.state().slow).toBe(false)
  expect((await store.waiting()).map(({ stuck }) => stuck)).toEqual(['Something broke', undefined])
  queue.add(aChange('walk 2'), null)
  await settle()
  expect(sent).toEqual(['walk 1', 'walk 2'])
})

test('a server that answers nothing else either is only waited for', async () => {
  const { queue, server } = await openWindow()
  server.fails = choking()
  queue.add(aChange('tea 1'), null)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.state().waiting.map(({ stuck }) => stuck)).toEqual([undefined])
})

test('a stuck change is tried again when the person says so, and later by itself, and then takes the rest along', async () => {
  const { queue, sent, server } = await openStuck()
  const { asked } = server
  await queue.retry(queue.state().waiting[0]?.key ?? '')
  expect([server.asked, sent]).toEqual([asked + 1, []])
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(server.asked).toBeLessThan(asked + 7)
  server.chokesOn.clear()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(sent).toEqual(['tea 1', 'tea 2'])
  expect(queue.state().waiting).toEqual([])
})

test('what the person discards is never sent, in no window and not after a reload', async () => {
  const { queue, sent, server, store } = await openStuck()
  const [stuck] = queue.state().waiting
  queue.discard([stuck?.key ?? ''])
  await settle()
  expect(sent).toEqual(['tea 2'])
  expect(await store.waiting()).toEqual([])
  expect(server.chokesOn.size).toBe(1)
})

test('nothing is called kept before the device has it, and what it has no room for is at least sent', async () => {
  const store = memoryStore()
  const room = Promise.withResolvers<void>()
  const addWaiting = (entry: Waiting) => (titleOf(entry) === 'tea 1' ? room.promise : store.addWaiting(entry))
  const full = { ...store, addWaiting }
  const { queue, server, sent } = await openWindow(full)
  server.fails = new AppError('unavailable', 'No connection', { trouble: 'network' })
  queue.add(aChange('tea 1'), null)
  expect([...queue.state().unkept.values()]).toEqual(['yet'])
  room.reject(new Error('The disk is full'))
  await settle()
  queue.add(aChange('tea 2'), null)
  await settle()
  expect([...queue.state().unkept.values()]).toEqual(['ever'])
  server.fails = null
  queue.wake()
  await settle()
  expect(sent).toEqual(['tea 1', 'tea 2'])
  expect(queue.state()).toMatchObject({ waiting: [], unkept: new Map() })
})

test('whatever the server chokes on, the rest arrives in order, and nothing disappears', async () => {
  const word = fc.constantFrom('tea', 'walk', 'read')
  const acts = fc.array(fc.record({ word, isPoison: fc.boolean() }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      const titles = done.map(({ word: task }, index) => `${task} ${index}`)
      const { queue, sent, server, store } = await openWindow()
      for (const [index, { isPoison }] of done.entries())
        if (isPoison) server.chokesOn.add(titles[index] ?? '')
      for (const title of titles) queue.add(aChange(title), null)
      await vi.advanceTimersByTimeAsync(3 * 60_000)
      const firstPoison = (task: string) =>
        titles.findIndex((title) => title.startsWith(task) && server.chokesOn.has(title))
      const isFree = (title: string, index: number) => {
        const poison = firstPoison(title.split(' ')[0] ?? '')
        return poison < 0 || index < poison
      }
      expect(sent).toEqual(titles.filter(isFree))
      expect((await store.waiting()).map(titleOf)).toEqual(
        titles.filter((title, index) => !isFree(title, index)),
      )
      queue.close()
    }),
    { numRuns: 50 },
  )
})

/** A window in which the first of two changes of a task is stuck. */
async function openStuck() {
  const opened = await openWindow()
  opened.server.chokesOn.add('tea 1')
  for (const title of ['tea 1', 'tea 2']) opened.queue.add(aChange(title), null)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(opened.queue.state().waiting[0]?.stuck).toBe('Something broke')
  return opened
}

type Opened = { queue: Queue; sent: string[]; arrived: string[] }

/** One window in front of a server that does as it is told. */
async function openWindow(store = memoryStore(), windows = alone()) {
  const server = {
    fails: null as AppError | null,
    refuses: '',
    chokesOn: new Set<string>(),
    asked: 0,
    takesMs: 0,
  }
  const [sent, arrived]: string[][] = [[], []]
  const delivery: Delivery<string> = {
    send: async (entry) => {
      server.asked += 1
      if (server.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, server.takesMs))
      if (server.fails) throw server.fails
      if (server.chokesOn.has(titleOf(entry))) throw choking()
      if (titleOf(entry) === server.refuses) throw new AppError('invalid', 'Not like this')
      sent?.push(titleOf(entry))
      return 'done'
    },
    arrived: (entry) => arrived?.push(titleOf(entry)),
    dependsOn: (later, earlier) => wordOf(later) === wordOf(earlier),
    answersOtherwise: async () => !server.fails,
    explain: ({ key, change }, refusal) => ({
      refused: { key, change, title: server.refuses, reason: refusal.message, copy: null, theirs: null },
      alsoOut: [],
    }),
  }
  const queue = await openQueue(store, windows, delivery)
  return { queue, sent: sent ?? [], arrived: arrived ?? [], server, store }
}

async function openTwoWindows(): Promise<[Opened, Opened]> {
  const store = memoryStore()
  const hear: ((message: Message<string>) => void)[] = []
  const window = (index: number): Windows<Message<string>> => ({
    name: 'shared',
    tell: (message) => queueMicrotask(() => hear[1 - index]?.(message)),
    onMessage: (listener) => (hear[index] = listener),
    close: () => {},
  })
  return [await openWindow(store, window(0)), await openWindow(store, window(1))]
}

function alone(): Windows<Message<string>> {
  return { name: `alone ${Math.random()}`, tell: () => {}, onMessage: () => {}, close: () => {} }
}

function aChange(title: string): TaskChange {
  return { kind: 'create', task: { id: crypto.randomUUID(), title }, at: new Date().toISOString() }
}

function titleOf({ change }: Waiting): string {
  return change.kind === 'create' ? change.task.title : ''
}

/** The task that a change of these tests is about: `tea 2` is the second change of `tea`. */
function wordOf(entry: Waiting): string {
  return titleOf(entry).split(' ')[0] ?? ''
}

const choking = () => new AppError('internal', 'Something broke', { trouble: 'server' })

const settle = () => vi.advanceTimersByTimeAsync(50)
