import { afterAll, expect, test } from 'vitest'
import { newId } from '#server/kit/db/newId.ts'
import { startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { inboxOf, tellPerson } from '#server/testing/notifications.ts'

const server = await startTestServer()
const { deps } = server
afterAll(server.close)

const told = async (person: Parameters<typeof tellPerson>[1]) => {
  const id = await tellPerson(deps, person)
  if (!id) throw new Error('It is told once')
  server.wait(1)
  return id
}
const statusAndBody = async (answer: Promise<Response> | Response) => {
  const { status } = await answer
  return [status, status === 204 ? null : await (await answer).json()]
}

test('one is marked as read and as unread; the same again changes nothing and tells nobody', async () => {
  const ann = await server.signUp()
  const id = await told(ann)
  const path = `/api/notifications/${id}`
  const readAt = deps.now().toISOString()
  expect(await statusAndBody(ann.patch(path, { read: true }))).toMatchObject([200, { id, read_at: readAt }])
  const window = await openEvents(server.app, ann.token)
  server.wait(5)
  expect(await statusAndBody(ann.patch(path, { read: true }))).toMatchObject([200, { id, read_at: readAt }])
  expect((await inboxOf(ann)).unread_count).toBe(0)
  expect(await statusAndBody(ann.patch(path, { read: false }))).toMatchObject([200, { read_at: null }])
  expect((await window.next())?.data).toMatchObject({
    changes: [{ table: 'notifications', id, op: 'update' }],
  })
  expect(await window.next(200)).toBe(null)
  await window.close()
})

test('some are marked as read, those of up to an instant, and all', async () => {
  const ann = await server.signUp()
  const [first, second, , fourth] = [await told(ann), await told(ann), await told(ann), await told(ann)]
  const rows = async () => (await inboxOf(ann)).items
  const readIds = async () => (await rows()).flatMap(({ id, read_at }) => (read_at ? [id] : [])).toReversed()
  const mark = (body: object) => statusAndBody(ann.post('/api/notifications/read', body))
  expect(await mark({ ids: [second, newId()] })).toEqual([200, { unread_count: 3 }])
  expect(await readIds()).toEqual([second])
  expect(await mark({ ids: [] })).toEqual([200, { unread_count: 3 }])
  const until = (await rows()).find(({ id }) => id === first)?.created_at
  expect(await mark({ until })).toEqual([200, { unread_count: 2 }])
  expect(await readIds()).toEqual([first, second])
  expect(await mark({ ids: [fourth], until })).toEqual([200, { unread_count: 2 }])
  expect(await mark({ all: true })).toEqual([200, { unread_count: 0 }])
  expect(await mark({ all: true })).toEqual([200, { unread_count: 0 }])
})

test.each([
  ['post', '/read', {}, 'ids'],
  ['post', '/read', { all: false }, 'all'],
  ['post', '/read', { ids: ['x'] }, 'ids.0'],
  ['post', '/read', { ids: Array.from({ length: 1001 }, newId) }, 'ids'],
  ['post', '/read', { until: '2026-03-02T09:00' }, 'until'],
  ['post', '/read', { all: true, more: 1 }, 'more'],
  ['patch', `/${newId()}`, { read: 'yes' }, 'read'],
  ['patch', `/${newId()}`, { title: 'x' }, 'read'],
  ['patch', '/x', { read: true }, 'id'],
] as const)('%s %s refuses %j beside its field', async (method, path, body, field) => {
  const ann = await server.signUp()
  const [status, refusal] = await statusAndBody(ann[method](`/api/notifications${path}`, body))
  expect(status).toBe(400)
  expect(refusal).toMatchObject({ details: expect.arrayContaining([expect.objectContaining({ field })]) })
})

test('what is deleted is gone for good: it is not listed, not there again by its key, and nothing of it is kept', async () => {
  const ann = await server.signUp()
  const id = await tellPerson(deps, ann, { key: 'known', title: 'A secret' })
  const remove = () => statusAndBody(ann.delete(`/api/notifications/${id}`))
  expect(await remove()).toEqual([204, null])
  expect(await remove()).toMatchObject([404, { code: 'not_found' }])
  expect(await statusAndBody(ann.patch(`/api/notifications/${id}`, { read: true }))).toMatchObject([404, {}])
  expect(await inboxOf(ann)).toMatchObject({ items: [], unread_count: 0 })
  expect(await tellPerson(deps, ann, { key: 'known' })).toBe(null)
  const kept = await server.db.query('select title, body from notifications where user_id = $1', [ann.id])
  expect(kept).toEqual([{ title: '', body: '' }])
})

test('somebody else’s is answered as one that there is not, and marking it as read does nothing', async () => {
  const [ann, eve] = [await server.signUp(), await server.signUp()]
  const id = await told(ann)
  for (const [foreign, unknown] of [
    [
      eve.patch(`/api/notifications/${id}`, { read: true }),
      eve.patch(`/api/notifications/${newId()}`, { read: true }),
    ],
    [eve.delete(`/api/notifications/${id}`), eve.delete(`/api/notifications/${newId()}`)],
  ] as const)
    expect(await statusAndBody(foreign)).toEqual(await statusAndBody(unknown))
  await eve.post('/api/notifications/read', { ids: [id] })
  expect((await inboxOf(ann)).unread_count).toBe(1)
})
