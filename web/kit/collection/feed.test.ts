import { afterEach, expect, test, vi } from 'vitest'
import { failure } from '#web/testing/fakeServer.ts'
import { signInForTest } from '#web/testing/signIn.ts'
import { openTab } from './testing/sampleMessages.ts'

const open: { close: () => void }[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

test('a feed begins with its newest page, and older ones come when they are asked for', async () => {
  const tab = await tabOf(120)
  await tab.show('ann')
  expect(tab.server.calls).toEqual(['GET /api/messages/ann?limit=50'])
  expect(tab.texts('ann')).toEqual(numbers(70, 120))
  await tab.feeds.loadOlder('ann')
  await Promise.all([tab.feeds.loadOlder('ann'), tab.feeds.loadOlder('ann')])
  expect(tab.texts('ann')).toEqual(numbers(0, 120))
  expect(tab.server.calls).toHaveLength(3) // the last one knows that there are no older rows
})

test('each conversation has its own pages, which stay when another is shown', async () => {
  const tab = await tabOf(60)
  tab.server.add('ben', 'hello')
  const leave = await tab.show('ann')
  await tab.feeds.loadOlder('ann')
  leave()
  await tab.show('ben')
  tab.server.calls = []
  await tab.show('ann')
  expect(tab.server.calls).toEqual([])
  expect([tab.texts('ann').length, tab.texts('ben')]).toEqual([60, ['hello']])
})

test('a live message is read with the newest page, and one that changed with the rows down to it', async () => {
  const tab = await tabOf(300)
  await tab.show('ann')
  for (const _page of numbers(0, 4)) await tab.feeds.loadOlder('ann')
  tab.server.calls = []
  tab.server.add('ann', '300')
  tab.follow('300')
  await vi.waitFor(() => expect(tab.texts('ann')).toEqual(numbers(50, 301)))
  tab.server.erase('ann', '220')
  tab.follow('220')
  await vi.waitFor(() => expect(tab.texts('ann')[170]).toBe(null))
  expect(tab.server.calls).toEqual(['GET /api/messages/ann?limit=50', 'GET /api/messages/ann?limit=82'])
  expect(tab.texts('ann')).toHaveLength(251)
})

test('a conversation that no screen shows is asked for when it is shown again', async () => {
  const tab = await tabOf(60)
  const leave = await tab.show('ann')
  leave()
  tab.server.calls = []
  tab.server.add('ann', '60')
  tab.follow('60')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(tab.server.calls).toEqual([])
  await tab.show('ann')
  expect(tab.texts('ann').at(-1)).toBe('60')
})

test('after more new messages than a page the older ones are asked for again, so none is missing between', async () => {
  const tab = await tabOf(60)
  await tab.show('ann')
  await tab.feeds.loadOlder('ann')
  for (const id of numbers(60, 140)) tab.server.add('ann', id)
  tab.follow('139')
  await vi.waitFor(() => expect(tab.texts('ann')).toEqual(numbers(90, 140)))
  await tab.feeds.loadOlder('ann')
  expect(tab.texts('ann')).toEqual(numbers(40, 140))
})

test('when changes may have been missed, all that is loaded is asked for in one page', async () => {
  const tab = await tabOf(200)
  await tab.show('ann')
  await tab.feeds.loadOlder('ann')
  tab.server.erase('ann', '100')
  tab.server.calls = []
  await tab.client.invalidateQueries()
  expect(tab.server.calls).toEqual(['GET /api/messages/ann?limit=100'])
  expect(tab.texts('ann')).toEqual([null, ...numbers(101, 200)])
})

test('of more rows than the server gives in one page the oldest are asked for again by their page', async () => {
  const tab = await tabOf(1_060)
  await tab.show('ann')
  for (const _page of numbers(0, 20)) await tab.feeds.loadOlder('ann')
  expect(tab.texts('ann')).toEqual(numbers(10, 1_060))
  tab.server.erase('ann', '20')
  await tab.client.invalidateQueries()
  expect(tab.texts('ann')).toEqual(numbers(60, 1_060))
  await tab.feeds.loadOlder('ann')
  expect(tab.texts('ann')).toEqual([...numbers(10, 20), null, ...numbers(21, 1_060)])
})

test('a live read that fails is made again with all that is loaded', async () => {
  const tab = await tabOf(60)
  await tab.show('ann')
  tab.server.add('ann', '60')
  let isFirst = true
  tab.server.intercept = () => {
    if (!isFirst) return null
    isFirst = false
    return failure(500, 'internal', 'Something broke')
  }
  tab.follow('60')
  await vi.waitFor(() => expect(tab.texts('ann').at(-1)).toBe('60'))
})

test('what is written offline shows in its conversation as the newest, and is sent once', async () => {
  const tab = await tabOf(2)
  tab.server.add('ben', 'hello')
  await tab.show('ann')
  await tab.show('ben')
  tab.server.isOnline = false
  tab.send('ann', 'a', 'first')
  tab.send('ann', 'b', 'second')
  tab.remove('ann', '1')
  expect(tab.texts('ann')).toEqual(['0', null, 'first', 'second'])
  expect(tab.texts('ben')).toEqual(['hello'])
  expect([tab.message('a')?.text, tab.message('1')?.text, tab.message('other')]).toEqual([
    'first',
    null,
    undefined,
  ])
  tab.server.isOnline = true
  tab.server.calls = []
  await tab.sent()
  expect(tab.server.calls).toEqual([
    'POST /api/messages/ann',
    'POST /api/messages/ann',
    'DELETE /api/messages/ann/1',
  ])
  expect(tab.texts('ann')).toEqual(['0', null, 'first', 'second'])
  expect(tab.server.rowsOf('ann').map(({ text }) => text)).toEqual(['second', 'first', null, '0'])
})

test('a read that is on its way while a message is sent does not take it off the screen, nor does an older page', async () => {
  const tab = await tabOf(120)
  await tab.show('ann')
  const held = Promise.withResolvers<null>()
  const before = [...tab.server.rowsOf('ann')]
  const answerOfThen = Response.json({ items: before.slice(0, 50), next_cursor: before[49]?.id })
  tab.server.intercept = (line) =>
    line === 'GET /api/messages/ann?limit=50' ? held.promise.then(() => answerOfThen) : null
  tab.follow('unknown')
  const older = tab.feeds.loadOlder('ann')
  await vi.waitFor(() => expect(tab.server.calls).toHaveLength(2))
  tab.send('ann', 'a', 'mine')
  await tab.sent()
  held.resolve(null)
  await older
  expect(tab.texts('ann')).toEqual([...numbers(20, 120), 'mine'])
})

test('a message takes its place by the time that the server gave it', async () => {
  const tab = await tabOf(1)
  await tab.show('ann')
  tab.server.intercept = (line) => {
    if (line.startsWith('GET')) return null
    const mine = Response.json(tab.server.add('ann', 'a', 'mine'))
    tab.feeds.put('ann', tab.server.add('ann', 'b', 'theirs, a moment later'))
    return mine
  }
  tab.send('ann', 'a', 'mine')
  await tab.sent()
  expect(tab.texts('ann')).toEqual(['0', 'mine', 'theirs, a moment later'])
})

test('a message that the server refuses leaves the screen, and is listed by its text with nothing to keep', async () => {
  const tab = await tabOf(1)
  await tab.show('ann')
  tab.server.intercept = (line) =>
    line.startsWith('POST') ? failure(404, 'not_found', 'There is no such person') : null
  tab.send('ann', 'a', 'anybody there?')
  await tab.sent()
  expect(tab.texts('ann')).toEqual(['0'])
  expect(tab.queue.state().refused).toMatchObject([
    { title: 'anybody there?', reason: 'There is no such person', copy: null, theirs: null },
  ])
  expect(tab.undo.take()).toBeUndefined()
})

/** A tab whose conversation with Ann has so many messages: `0`, `1` and so on, the newest last. */
async function tabOf(count: number) {
  const tab = await openTab(signInForTest(crypto.randomUUID()))
  open.push(tab)
  for (const id of numbers(0, count)) tab.server.add('ann', id)
  return tab
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => String(from + index))
}
