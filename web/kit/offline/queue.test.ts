import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { Waiting } from './entry.ts'
import { markReachable } from './connection.ts'
import { advance, choking, made, openTab, openTwoTabs, titleOf } from './testing/sampleQueue.ts'
import { memoryStore } from './store.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }))

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

test.each(['rate_limited', 'unavailable'] as const)(
  'a server that names a time (%s) is not asked before it, also when it answers to another call',
  async (code) => {
    const { queue, server } = await openTab()
    server.fails = new AppError(code, 'Not now', { cause: 'server', retryAfterSeconds: 30 })
    queue.add(made('polite'))
    await advance()
    markReachable()
    await vi.advanceTimersByTimeAsync(29_900)
    expect(server.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.asked).toBe(2)
  },
)

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

test('reasons to try again that come at once do not make the pause after them longer', async () => {
  const { queue, sent, server } = await openTab()
  server.chokesOn.add('tea')
  queue.add(made('tea'))
  await advance()
  for (let reasons = 0; reasons < 5; reasons += 1) {
    queue.wake()
    await advance()
  }
  queue.add(made('walk'))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(sent).toEqual(['walk'])
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
