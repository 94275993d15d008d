import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '#web/kit/offline/store.ts'
import { failure, startFakeServer } from '#web/testing/fakeServer.ts'
import { signInForTest } from '#web/testing/signIn.ts'
import { keepAsNewRow, sendAgain } from '#web/kit/workspace/afterRefusal.ts'
import { create, edit, type NoteChange, openTab, remove, restore } from './testing/sampleNotes.ts'

let server: ReturnType<typeof startFakeServer>
let userId = ''
const open: { close: () => void }[] = []
beforeEach(() => {
  userId = signInForTest(crypto.randomUUID()) // tabs of one person share a lock
  server = startFakeServer('/api/notes', { name: '', color: 'teal', parent_id: null })
})
afterEach(() => {
  for (const workspace of open.splice(0)) workspace.close()
})

test('what is done offline is shown at once, and is sent in order when the network is back', async () => {
  const tab = await tabOf()
  server.isOnline = false
  tab.make(create('a', 'Apple'))
  expect(tab.names()).toEqual(['Apple'])
  tab.make(edit('a', { name: 'Pear' }))
  expect(tab.names()).toEqual(['Pear'])
  tab.make(remove('a'))
  expect(tab.names()).toEqual([])
  tab.make(restore('a'))
  tab.make(create('b', 'Fig', { color: 'lime' }))
  expect(tab.rows()).toMatchObject([{ color: 'lime' }, { name: 'Pear', color: 'teal' }])

  server.calls = []
  server.isOnline = true
  await tab.sent()
  expect(server.lines()).toEqual([
    'POST /api/notes',
    'PATCH /api/notes/a',
    'DELETE /api/notes/a',
    'POST /api/notes/a/restore',
    'POST /api/notes',
  ])
  expect(server.calls[1]?.body).toEqual({ name: 'Pear', version: 1 })
  expect(tab.rows()).toEqual([server.rows.get('b'), server.rows.get('a')])
})

test('what this device has kept is shown before the server answers', async () => {
  server.add('a', { name: 'Apple' })
  const device = memoryStore()
  const before = await tabOf(device)
  const kept = before.client.getQueryData(before.collection.list.queryKey) ?? []
  server.isOnline = false
  const tab = await openTab(userId, device, kept)
  open.push(tab)
  expect(tab.names()).toEqual(['Apple'])
})

test('a kept list is asked for anew, also when a change arrives before a screen shows it', async () => {
  server.add('a', { name: 'Apple' })
  const tab = await openTab(userId, memoryStore(), [...server.rows.values()])
  open.push(tab)
  await tab.client.invalidateQueries({ refetchType: 'none' }) // as kept answers are
  server.edit('a', { name: 'Apricot' })
  tab.make(create('b', 'Fig'))
  await tab.sent()
  const stop = tab.showList()
  await vi.waitFor(() => expect(tab.names()).toEqual(['Apricot', 'Fig']))
  stop()
})

test('a change whose answer was lost is sent again, and is done once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tab = await tabOf()
  let isFirst = true
  server.intercept = ({ line }) => {
    if (line !== 'POST /api/notes' || !isFirst) return null
    isFirst = false
    server.add('a', { name: 'Apple' })
    throw new TypeError('The connection was lost')
  }
  tab.make(create('a', 'Apple'))
  await vi.waitFor(() => expect(server.calls).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(1_000)
  await tab.sent()
  expect(server.lines().filter((line) => line.startsWith('POST'))).toHaveLength(2)
  expect(server.rows.size).toBe(1)
  expect(tab.rows()).toEqual([server.rows.get('a')])
})

test('a refused create leaves the screen, and what was typed can be kept as a new row', async () => {
  const tab = await tabOf()
  const wrong = [{ field: 'name', message: 'Name is required' }]
  server.intercept = ({ body }) =>
    body['color'] === 'red' ? failure(400, 'invalid', 'Not valid', wrong) : null
  tab.make(create('a', 'Apple', { color: 'red' }))
  tab.make(edit('a', { name: 'Pear' }))
  await tab.sent()
  expect(tab.names()).toEqual([])
  const [refused] = tab.queue.state().refused
  expect(refused).toMatchObject({
    title: 'Pear',
    reason: 'Name is required.',
    copy: { name: 'Pear', color: 'red', parent_id: null },
    faults: wrong,
    theirs: null,
  })
  server.intercept = () => null
  if (refused) keepAsNewRow(tab, refused)
  await tab.sent()
  expect(tab.names()).toEqual(['Pear'])
  expect(tab.queue.state().refused).toEqual([])
  expect([...server.rows.keys()]).not.toContain('a')
})

test('edits of different fields both stand; of the same field the person decides', async () => {
  server.add('a', { name: 'Apple' })
  const tab = await tabOf()
  server.edit('a', { color: 'lime' })
  tab.make(edit('a', { name: 'Pear' }))
  await tab.sent()
  expect(server.rows.get('a')).toMatchObject({ name: 'Pear', color: 'lime' })

  server.edit('a', { name: 'Theirs' })
  tab.make(edit('a', { name: 'Mine' }))
  await tab.sent()
  expect(tab.names()).toEqual(['Pear'])
  const [refused] = tab.queue.state().refused
  expect(refused).toMatchObject({
    reason: 'This note was changed on another device meanwhile.',
    theirs: { name: 'Theirs' },
  })
  const slice = tab.offline.get('notes')
  expect(slice?.contested(refused?.change, refused?.theirs)).toEqual([
    { label: 'Name', mine: 'Mine', theirs: 'Theirs' },
  ])
  if (refused) sendAgain(tab, refused)
  await tab.sent()
  expect(server.rows.get('a')).toMatchObject({ name: 'Mine' })
  expect(tab.names()).toEqual(['Mine'])
})

test('what another device has removed says so when it is edited, and is no error when it is removed', async () => {
  server.add('a', { name: 'Apple' })
  server.add('b', { name: 'Fig' })
  const tab = await tabOf()
  server.remove('a')
  server.rows.delete('b')
  tab.make(edit('a', { name: 'Pear' }))
  tab.make(remove('b'))
  await tab.sent()
  expect(tab.queue.state().refused).toMatchObject([
    { reason: 'This note was deleted on another device meanwhile.', copy: { name: 'Pear' } },
  ])
})

test('two tabs show the same: what waits in one, and what has arrived', async () => {
  const device = memoryStore()
  const [left, right] = [await tabOf(device), await tabOf(device)]
  server.isOnline = false
  left.make(create('a', 'Apple'))
  await vi.waitFor(() => expect(right.names()).toEqual(['Apple']))
  server.isOnline = true
  right.queue.wake()
  await vi.waitFor(() => expect(left.queue.state().waiting).toEqual([]))
  expect(left.rows()).toEqual([server.rows.get('a')])
  await vi.waitFor(() => expect(right.rows()).toEqual([server.rows.get('a')]))
})

test('a row from the server is shown under the change that waits', async () => {
  server.add('a', { name: 'Apple' })
  const tab = await tabOf()
  server.intercept = ({ line }) => (line.startsWith('PATCH') ? new Promise(() => {}) : null)
  tab.make(edit('a', { name: 'Mine' }))
  server.edit('a', { color: 'lime' })
  void tab.follow('notes', 'a')
  await vi.waitFor(() => expect(tab.rows()).toMatchObject([{ name: 'Mine', color: 'lime' }]))
})

test('a list that was asked for earlier neither takes away nor brings back what arrived since', async () => {
  server.add('a', { name: 'Apple' })
  server.add('b', { name: 'Fig' })
  const tab = await tabOf()
  const late = Promise.withResolvers<void>()
  const stale = { items: [...server.rows.values()], next_cursor: null }
  server.intercept = ({ line }) =>
    line === 'GET /api/notes' ? late.promise.then(() => Response.json(stale)) : null
  const fetching = tab.refetch()
  await vi.waitFor(() => expect(server.lines().filter((line) => line === 'GET /api/notes')).toHaveLength(2))
  tab.make(remove('a'))
  tab.make(edit('b', { name: 'Grape' }))
  tab.make(create('c', 'Kiwi'))
  await tab.sent()
  late.resolve()
  await fetching
  expect(tab.names()).toEqual(['Grape', 'Kiwi'])
})

test.each<[what: string, changed: [table: string, id: string][], asked: string[]]>([
  ['the row that it names', [['notes', 'a']], ['GET /api/notes/a']],
  ['the list for many rows', Array.from({ length: 11 }, (_, id) => ['notes', `${id}`]), ['GET /api/notes']],
  ['the list when what it derives from changed', [['tasks', 'x']], ['GET /api/notes']],
])('an event asks for %s', async (_what, changed, asked) => {
  server.add('a', { name: 'Apple' })
  const tab = await tabOf()
  const stop = tab.showList()
  server.calls = []
  server.edit('a', { name: 'Pear' })
  void tab.slice.follow(changed.map(([table, id]) => ({ table, id, op: 'update' })))
  await vi.waitFor(() => expect(tab.names()).toEqual(['Pear']))
  expect(server.lines()).toEqual(asked)
  stop()
})

test('what was removed elsewhere goes, and a row that could not be fetched comes with the list', async () => {
  server.add('a', { name: 'Apple' })
  server.add('b', { name: 'Fig' })
  const tab = await tabOf()
  const stop = tab.showList()
  server.calls = []
  server.remove('a')
  void tab.follow('notes', 'a')
  await vi.waitFor(() => expect(tab.names()).toEqual(['Fig']))
  expect(server.lines()).toEqual(['GET /api/notes/a'])
  server.edit('b', { name: 'Grape' })
  server.intercept = ({ line }) =>
    line === 'GET /api/notes/b' ? failure(500, 'internal', 'Something broke') : null
  void tab.follow('notes', 'b')
  await vi.waitFor(() => expect(tab.names()).toEqual(['Grape']))
  stop()
})

test('a row that names another is sent after the one that it names', async () => {
  const tab = await tabOf()
  const [parent, child] = [create('a', 'Apple'), create('b', 'Fig', { parent_id: 'a' })]
  const entry = (key: string, change: NoteChange) => ({ key, slice: 'notes', change, before: null })
  expect(tab.queue.dependsOn(entry('2', child), entry('1', parent))).toBe(true)
  expect(tab.queue.dependsOn(entry('2', create('c', 'Kiwi')), entry('1', parent))).toBe(false)
})

test('a list is not asked for while a change is on its way', async () => {
  const tab = await tabOf()
  const answer = Promise.withResolvers<void>()
  server.intercept = ({ line }) => (line.startsWith('POST') ? answer.promise.then(() => null) : null)
  tab.make(create('a', 'Apple'))
  await vi.waitFor(() => expect(server.lines()).toContain('POST /api/notes'))
  server.calls = []
  const fetching = tab.refetch()
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.lines()).toEqual([])
  answer.resolve()
  await fetching
  expect(server.lines()).toEqual(['GET /api/notes'])
})

test('a row that was asked for before its removal arrived does not come back', async () => {
  server.add('a', { name: 'Apple' })
  const tab = await tabOf()
  const late = Promise.withResolvers<void>()
  const row = server.rows.get('a')
  server.intercept = ({ line }) =>
    line === 'GET /api/notes/a' ? late.promise.then(() => Response.json(row)) : null
  const fetching = tab.collection.fetchRow('a')
  tab.make(remove('a'))
  await tab.sent()
  late.resolve()
  await fetching
  expect(tab.names()).toEqual([])
})

test('the trash is asked for again after a removal, and when a row changed elsewhere', async () => {
  const tab = await tabOf()
  const stop = tab.showTrash()
  const count = () => server.lines().filter((line) => line === 'GET /api/notes?trash=true').length
  await vi.waitFor(() => expect(count()).toBe(1))
  tab.make(create('a', 'Apple'))
  tab.make(remove('a'))
  await vi.waitFor(() => expect(server.rows.get('a')?.deleted_at).toBeTruthy())
  await vi.waitFor(() => expect(count()).toBeGreaterThan(1))
  await vi.waitFor(() => expect(tab.client.getQueryData(tab.collection.trash.queryKey)).toHaveLength(1))
  const before = count()
  void tab.follow('notes', 'a')
  await vi.waitFor(() => expect(count()).toBeGreaterThan(before))
  stop()
})

test('a server that refuses a version which it just named is not asked for ever', async () => {
  server.add('a', { name: 'Apple' })
  const tab = await tabOf()
  server.intercept = ({ line }) =>
    line.startsWith('PATCH') ? failure(409, 'conflict', 'Not now', server.rows.get('a')) : null
  tab.make(edit('a', { name: 'Pear' }))
  await tab.sent()
  expect(tab.queue.state().refused).toMatchObject([{ reason: 'Not now' }])
})

test('no row is asked for while no screen has shown the list', async () => {
  const tab = await tabOf()
  tab.client.removeQueries({ queryKey: tab.collection.list.queryKey })
  server.calls = []
  void tab.follow('notes', 'a')
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.lines()).toEqual([])
})

test('who watches is called with each change of what waits', async () => {
  const tab = await tabOf()
  const seen: number[] = []
  const stop = tab.collection.subscribe(() => seen.push(tab.collection.waiting().length))
  tab.make(create('a', 'Apple'))
  await tab.sent()
  expect(seen).toEqual([1, 0])
  stop()
  tab.make(remove('a'))
  expect(seen).toEqual([1, 0])
})

async function tabOf(device = memoryStore()) {
  const tab = await openTab(userId, device)
  open.push(tab)
  return tab
}
