import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryStore } from '#web/kit/offline/store.ts'
import { failure, startFakeServer } from '#web/testing/fakeServer.ts'
import { signInForTest } from '#web/testing/signIn.ts'
import { redo, undo } from '#web/kit/workspace/undo.ts'
import { create, edit, openTab, remove } from './testing/sampleNotes.ts'

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

test('each change is announced and can be undone, a removal also after it has arrived', async () => {
  const tab = await tabOf()
  tab.make(create('a', 'Apple'))
  tab.make(edit('a', { color: 'lime' }))
  expect(tab.said.map(({ text }) => text)).toEqual(['Note added', 'Note saved'])
  undo(tab, tab.toasts)
  expect(tab.rows()).toMatchObject([{ color: 'teal' }])
  tab.make(remove('a'))
  await tab.sent()
  await tab.refetch()
  expect(tab.names()).toEqual([])
  tab.said.at(-1)?.action?.onAction()
  expect(tab.names()).toEqual(['Apple'])
  await tab.sent()
  expect(server.rows.get('a')).toMatchObject({ name: 'Apple', color: 'teal', deleted_at: null })
  expect(tab.rows()).toEqual([server.rows.get('a')])
  undo(tab, tab.toasts)
  expect(tab.names()).toEqual([])
  expect(undo(tab, tab.toasts)).toBe(false)
})

test('Undo takes back what was said, names what came back, and can be done again', async () => {
  const tab = await tabOf()
  tab.make(create('a', 'Apple'))
  tab.make(edit('a', { color: 'lime' }))
  const [added, saved] = tab.said
  undo(tab, tab.toasts)
  expect(tab.withdrawn).toEqual([saved?.about])
  expect(tab.said.at(-1)).toMatchObject({ text: "Undone: 'Apple' is as it was", action: { label: 'Redo' } })
  undo(tab, tab.toasts)
  expect(tab.withdrawn).toEqual([saved?.about, added?.about])
  expect(tab.said.at(-1)?.text).toBe("Undone: 'Apple' is in the trash")

  redo(tab, tab.toasts)
  expect(tab.said.at(-1)).toMatchObject({ text: "Redone: 'Apple' is back", action: { label: 'Undo' } })
  expect(tab.rows()).toMatchObject([{ color: 'teal' }])
  redo(tab, tab.toasts)
  expect(tab.rows()).toMatchObject([{ color: 'lime' }])
  expect(redo(tab, tab.toasts)).toBe(false)
  await tab.sent()
  expect(server.rows.get('a')).toMatchObject({ color: 'lime', deleted_at: null })

  undo(tab, tab.toasts)
  tab.make(edit('a', { color: 'red' }))
  expect(redo(tab, tab.toasts)).toBe(false)
})

test('a step that is not of the queue undoes itself in its turn, once, and is not done again', async () => {
  const tab = await tabOf()
  tab.make(create('a', 'Apple'))
  let calls = 0
  tab.undo.push([{ about: 'plan', call: () => void (calls += 1) }])
  tab.make(edit('a', { color: 'lime' }))
  undo(tab, tab.toasts)
  expect([calls, tab.rows()[0]?.color]).toEqual([0, 'teal'])
  expect(undo(tab, tab.toasts)).toBe(true)
  expect([calls, tab.withdrawn.at(-1), tab.names()]).toEqual([1, 'plan', ['Apple']])
  redo(tab, tab.toasts)
  expect(calls).toBe(1)
  expect(tab.rows()[0]?.color).toBe('lime')
  undo(tab, tab.toasts)
  undo(tab, tab.toasts)
  expect([calls, tab.names()]).toEqual([1, []])
})

test('what the server refused cannot be undone: its toast goes, and Ctrl+Z is about the change before', async () => {
  const tab = await tabOf()
  tab.make(create('a', 'Apple'))
  await tab.sent()
  server.intercept = refuseEdits
  tab.make(edit('a', { color: 'lime' }))
  const saved = tab.said.at(-1)
  await tab.sent()
  expect(tab.queue.state().refused).toHaveLength(1)
  expect(tab.withdrawn).toEqual([saved?.about])
  server.intercept = () => null
  server.edit('a', { color: 'red' })
  await tab.refetch()
  saved?.action?.onAction()
  expect(tab.said.at(-1)?.text).toBe('It was not saved, so there is nothing to undo')
  await tab.sent()
  expect(server.rows.get('a')).toMatchObject({ color: 'red' })
  undo(tab, tab.toasts)
  expect(tab.said.at(-1)?.text).toBe("Undone: 'Apple' is in the trash")
})

test('an edit that was undone before the server refused it leaves nothing to send', async () => {
  const tab = await tabOf()
  tab.make(create('a', 'Apple'))
  await tab.sent()
  server.intercept = refuseEdits
  tab.make(edit('a', { color: 'lime' }))
  undo(tab, tab.toasts)
  redo(tab, tab.toasts)
  undo(tab, tab.toasts)
  expect(tab.queue.state().waiting).toHaveLength(4)
  await tab.sent()
  expect(tab.queue.state().refused).toHaveLength(1)
  expect(tab.rows()).toMatchObject([{ color: 'teal' }])
})

const refuseEdits = ({ line }: { line: string }) =>
  line.startsWith('PATCH') ? failure(400, 'invalid', 'Not like this') : null

async function tabOf() {
  const tab = await openTab(userId, memoryStore())
  open.push(tab)
  return tab
}
