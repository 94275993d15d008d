import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { Message } from './queueState.ts'
import { advance, made, noChannel, openTab, titleOf } from './testing/sampleQueue.ts'
import { memoryStore } from './store.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }))

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
