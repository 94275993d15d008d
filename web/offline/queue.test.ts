import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { Waiting } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'
import { openQueue, type Queue } from './queue.ts'
import { markReachable } from './connection.ts'
import type { Message } from './queueState.ts'
import { sampleSlice } from './sampleSlice.ts'
import { memoryStore } from './store.ts'
import type { TabChannel } from './tabs.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('changes are sent one after another, in the order they were made', async () => {
  const { queue, sent } = await openTab()
  for (const title of ['first', 'second', 'third']) queue.add(made(title))
  expect(queue.state().waiting).toHaveLength(3)
  await advance()
  expect(sent).toEqual(['first', 'second', 'third'])
  expect(queue.state().waiting).toEqual([])
})

test('without an answer a change waits, and is tried again after one, two, four seconds', async () => {
  const { queue, sent, server } = await openTab()
  server.fails = new AppError('unavailable', 'No connection', { cause: 'network' })
  queue.add(made('patient'))
  await advance()
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

test('a write that failed while reads work is tried again at the next answer, and not more than once a second', async () => {
  const { queue, sent, server } = await openTab()
  server.fails = new AppError('unavailable', 'No connection', { cause: 'network' })
  queue.add(made('patient'))
  await vi.advanceTimersByTimeAsync(70_000) // the next attempt is a minute away
  const { asked } = server
  markReachable()
  await advance()
  expect(server.asked).toBe(asked + 1)
  for (let answers = 0; answers < 9; answers += 1) {
    markReachable()
    await advance()
  }
  expect(server.asked).toBe(asked + 1)
  server.fails = null
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['patient'])
})

test('also an answer to another call does not shorten the time that a server named', async () => {
  const { queue, server } = await openTab()
  server.fails = new AppError('rate_limited', 'Too many', { cause: 'server', retryAfterSeconds: 30 })
  queue.add(made('polite'))
  await advance()
  markReachable()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(server.asked).toBe(1)
})

test('what a tab wrote down, refused or took out before it ended is known to the others at their next wake', async () => {
  const { queue, server, store, refetched } = await openTab()
  server.fails = new AppError('unavailable', 'No connection', { cause: 'network' })
  for (const title of ['tea 1', 'walk 1', 'read 1']) queue.add(made(title))
  await advance()
  const [tea, walk] = queue.state().waiting
  const refused = { ...made('walk 1'), title: 'walk', reason: 'Not like this', copy: null, theirs: null }
  await store.takeOut([tea?.key ?? ''])
  await store.takeOut([walk?.key ?? ''], { ...refused, key: walk?.key ?? '' })
  await store.addWaiting({ ...made('swim 1'), key: '9' })
  queue.wake()
  await advance()
  expect(queue.state().waiting.map(titleOf)).toEqual(['read 1', 'swim 1'])
  expect(queue.state().refused.map(({ title }) => title)).toEqual(['walk'])
  expect(refetched).toEqual(['tea'])
  await store.dismiss(walk?.key ?? '')
  queue.wake()
  await advance()
  expect(queue.state().refused).toEqual([])
})

test('what another tab has sent is shown until its row is here, and holds up nothing', async () => {
  const { queue, server, store, sent } = await openTab()
  server.fails = new AppError('unavailable', 'No connection', { cause: 'network' })
  for (const title of ['tea 1', 'walk 1']) queue.add(made(title))
  await advance()
  await store.takeOut([queue.state().waiting[0]?.key ?? ''])
  server.hides = true
  queue.wake()
  await advance()
  expect(queue.state().waiting.map(titleOf)).toEqual(['tea 1', 'walk 1'])
  server.fails = null
  queue.wake()
  await advance()
  expect([sent, queue.state().waiting.map(titleOf)]).toEqual([['walk 1'], ['tea 1']])
  server.hides = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.state().waiting).toEqual([])
})

test('a tab that ends before it says a word of what it wrote is noticed by the others', async () => {
  const store = memoryStore()
  let hear: (message: Message) => void = () => {}
  const channel = { ...noChannel(), onMessage: (listener: typeof hear) => void (hear = listener) }
  const { sent } = await openTab(store, channel)
  hear({ kind: 'writes' })
  await store.addWaiting({ ...made('tea 1'), key: '1' })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent).toEqual(['tea 1'])
})

test('a server that names a time is not asked before it', async () => {
  const { queue, server } = await openTab()
  server.fails = new AppError('rate_limited', 'Too many', { cause: 'server', retryAfterSeconds: 30 })
  queue.add(made('polite'))
  await advance()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(server.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked).toBe(2)
})

test('a refused change is kept with its reason, and those after it are sent', async () => {
  const { queue, sent, server } = await openTab()
  server.refuses = 'bad'
  for (const title of ['good', 'bad', 'also good']) queue.add(made(title))
  await advance()
  expect(sent).toEqual(['good', 'also good'])
  expect(queue.state()).toMatchObject({
    waiting: [],
    refused: [{ title: 'A word', reason: 'Not like this' }],
  })
  queue.dismiss(queue.state().refused[0]?.key ?? '')
  expect(queue.state().refused).toEqual([])
})

test('nobody who was signed out loses a change: it waits for the next session', async () => {
  const { queue, server, store } = await openTab()
  server.fails = new AppError('unauthenticated', 'Auth session missing!')
  queue.add(made('mine'))
  await advance()
  queue.close()
  expect(await store.waiting()).toHaveLength(1)
})

test('a page that is killed before the answer sends the change again when it is opened next', async () => {
  const first = await openTab()
  first.server.fails = new AppError('unavailable', 'Killed meanwhile')
  first.queue.add(made('one'))
  first.queue.add(made('two'))
  await advance()
  first.queue.close()

  const next = await openTab(first.store)
  expect(next.queue.state().waiting.map(titleOf)).toEqual(['one', 'two'])
  await advance()
  expect(next.sent).toEqual(['one', 'two'])
})

test('two tabs share one queue: each sees what the other does, and everything is sent once', async () => {
  const [left, right] = await openTwoTabs()
  left.queue.add(made('left'))
  right.queue.add(made('right'))
  await advance()
  expect([...left.sent, ...right.sent].toSorted()).toEqual(['left', 'right'])
  expect(left.arrived.toSorted()).toEqual(['left, own', 'right'])
  expect(right.arrived.toSorted()).toEqual(['left', 'right, own'])
  expect([left.queue.state().waiting, right.queue.state().waiting]).toEqual([[], []])
})

test('a clock that is set back does not change the order', async () => {
  const { queue, sent, server } = await openTab()
  server.fails = new AppError('unavailable', 'No connection')
  queue.add(made('earlier'))
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
  queue.add(made('later'))
  server.fails = null
  queue.wake()
  await advance()
  expect(sent).toEqual(['earlier', 'later'])
})

test('a change that takes long is called slow until its answer comes', async () => {
  const { queue, server } = await openTab()
  server.takesMs = 6_000
  queue.add(made('slow'))
  await vi.advanceTimersByTimeAsync(4_500)
  expect(queue.state().slow).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(queue.state()).toMatchObject({ slow: false, waiting: [] })
})

test('a change that the server chokes on is parked, and those that do not build on it go on', async () => {
  const { queue, sent, server, store } = await openTab()
  server.chokesOn.add('tea 1')
  for (const title of ['tea 1', 'tea 2', 'walk 1']) queue.add(made(title))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual(['walk 1'])
  expect(queue.state().waiting.map((entry) => [titleOf(entry), entry.parked])).toEqual([
    ['tea 1', 'Something broke'],
    ['tea 2', undefined],
  ])
  expect(queue.state().slow).toBe(false)
  expect((await store.waiting()).map(({ parked }) => parked)).toEqual(['Something broke', undefined])
  queue.add(made('walk 2'))
  await advance()
  expect(sent).toEqual(['walk 1', 'walk 2'])
})

test('a server that answers nothing else either is only waited for', async () => {
  const { queue, server } = await openTab()
  server.fails = choking()
  queue.add(made('tea 1'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.state().waiting.map(({ parked }) => parked)).toEqual([undefined])
})

test('a parked change is tried again when the person says so, and later by itself, and then takes the rest along', async () => {
  const { queue, sent, server } = await openParked()
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

test('what the person discards is never sent, in no tab and not after a reload', async () => {
  const { queue, sent, server, store } = await openParked()
  const [parked] = queue.state().waiting
  queue.discard([parked?.key ?? ''])
  await advance()
  expect(sent).toEqual(['tea 2'])
  expect(await store.waiting()).toEqual([])
  expect(server.chokesOn.size).toBe(1)
})

test('nothing is called kept before the device has it, and what it has no room for is at least sent', async () => {
  const store = memoryStore()
  const room = Promise.withResolvers<void>()
  const addWaiting = (entry: Waiting) => (titleOf(entry) === 'tea 1' ? room.promise : store.addWaiting(entry))
  const full = { ...store, addWaiting }
  const { queue, server, sent } = await openTab(full)
  server.fails = new AppError('unavailable', 'No connection', { cause: 'network' })
  queue.add(made('tea 1'))
  expect([...queue.state().unpersisted.values()]).toEqual(['pending'])
  room.reject(new Error('The disk is full'))
  await advance()
  queue.add(made('tea 2'))
  await advance()
  expect([...queue.state().unpersisted.values()]).toEqual(['failed'])
  server.fails = null
  queue.wake()
  await advance()
  expect(sent).toEqual(['tea 1', 'tea 2'])
  expect(queue.state()).toMatchObject({ waiting: [], unpersisted: new Map() })
})

test('whatever the server chokes on, the rest arrives in order, and nothing disappears', async () => {
  const word = fc.constantFrom('tea', 'walk', 'read')
  const acts = fc.array(fc.record({ word, isPoison: fc.boolean() }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      const titles = done.map(({ word: task }, index) => `${task} ${index}`)
      const { queue, sent, server, store } = await openTab()
      for (const [index, { isPoison }] of done.entries())
        if (isPoison) server.chokesOn.add(titles[index] ?? '')
      for (const title of titles) queue.add(made(title))
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

/** A tab in which the first of two changes of one row is parked. */
async function openParked() {
  const opened = await openTab()
  opened.server.chokesOn.add('tea 1')
  for (const title of ['tea 1', 'tea 2']) opened.queue.add(made(title))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(opened.queue.state().waiting[0]?.parked).toBe('Something broke')
  return opened
}

type Opened = { queue: Queue; sent: string[]; arrived: string[] }

/** One tab in front of a server that behaves as it is set. */
async function openTab(store = memoryStore(), channel = noChannel()) {
  const server = {
    fails: null as AppError | null,
    refuses: '',
    chokesOn: new Set<string>(),
    hides: false,
    asked: 0,
    takesMs: 0,
  }
  const sent: string[] = []
  const arrived: string[] = []
  const refetched: string[] = []
  const words: OfflineSlice<Change, null, string> = {
    ...sampleSlice('words'),
    rowId: ({ title }) => title.split(' ')[0] ?? '',
    titleOf: () => server.refuses,
    send: async (entry) => {
      server.asked += 1
      if (server.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, server.takesMs))
      if (server.fails) throw server.fails
      if (server.chokesOn.has(titleOf(entry))) throw choking()
      if (titleOf(entry) === server.refuses) throw new AppError('invalid', 'Not like this')
      sent.push(titleOf(entry))
      return 'done'
    },
    refetch: async (id) => {
      if (server.hides) throw choking()
      refetched.push(id)
    },
    arrived: (entry, _answer, isOwn) => arrived.push(isOwn ? `${titleOf(entry)}, own` : titleOf(entry)),
  }
  const slices = new Map([['words', words as OfflineSlice]])
  const queue = await openQueue({ store, channel, slices, isServerUp: async () => !server.fails })
  return { queue, sent, arrived, refetched, server, store }
}

async function openTwoTabs(): Promise<[Opened, Opened]> {
  const store = memoryStore()
  const receive: ((message: Message) => void)[] = []
  const tab = (index: number): TabChannel<Message> => ({
    name: 'shared',
    broadcast: (message) => queueMicrotask(() => receive[1 - index]?.(message)),
    onMessage: (listener) => (receive[index] = listener),
    close: () => {},
  })
  return [await openTab(store, tab(0)), await openTab(store, tab(1))]
}

function noChannel(): TabChannel<Message> {
  return { name: `alone ${Math.random()}`, broadcast: () => {}, onMessage: () => {}, close: () => {} }
}

/** A change of the row that its first word names: `tea 2` is the second change of `tea`. */
type Change = { title: string }

function made(title: string) {
  return { slice: 'words', change: { title }, before: null }
}

function titleOf({ change }: Waiting): string {
  return (change as Change).title
}

const choking = () => new AppError('internal', 'Something broke', { cause: 'server' })

const advance = () => vi.advanceTimersByTimeAsync(50)
