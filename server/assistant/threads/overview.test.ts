import { afterAll, expect, test } from 'vitest'
import { ThreadSummaries } from '#shared/assistant/threads.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

type Ann = Awaited<ReturnType<typeof server.signUp>>
const user = (content: string) => ({ role: 'user', content })

async function thread(ann: Ann, ...contents: string[]): Promise<string> {
  const { id } = (await (await ann.post('/v1/threads', { messages: contents.map(user) })).json()) as {
    id: string
  }
  server.turnClock(1)
  return id
}
const list = (ann: Ann, query = '') => read(ThreadSummaries, ann.get(`/api/threads${query}`))

test('threads are listed with their titles, the one with the newest message first', async () => {
  const ann = await server.signUp()
  const one = await thread(ann, '  Run a\nmarathon  this year ', 'and more')
  const two = await thread(ann, '🧗'.repeat(61))
  const three = await thread(ann)
  await ann.post(`/v1/threads/${one}/messages`, user('again'))
  const { items, next_cursor } = await list(ann)
  expect(items.map(({ id, title, message_count, snippet }) => [id, title, message_count, snippet])).toEqual([
    [one, 'Run a marathon this year', 3, null],
    [three, '', 0, null],
    [two, '🧗'.repeat(60), 1, null],
  ])
  expect(next_cursor).toBe(null)
  expect(items[0]).toMatchObject({
    last_message_at: expect.stringMatching(/^2026-03-02T09:0/),
    active_run_id: null,
    created_at: expect.any(String),
  })
  const first = await list(ann, '?limit=2')
  const rest = await list(ann, `?limit=2&cursor=${first.next_cursor}`)
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([one, three, two])
})

test('a title of the person stays, whatever is written or deleted', async () => {
  const ann = await server.signUp()
  const id = await thread(ann, 'First words')
  const named = await ann.patch(`/api/threads/${id}`, { title: ' My plan ' })
  expect([named.status, await named.json()]).toMatchObject([200, { id, title: 'My plan' }])
  await ann.post(`/v1/threads/${id}/messages`, user('Other words'))
  expect((await list(ann)).items[0]?.title).toBe('My plan')
  for (const title of ['', 'x'.repeat(121)])
    expect((await ann.patch(`/api/threads/${id}`, { title })).status).toBe(400)
  const bob = await server.signUp()
  expect((await bob.patch(`/api/threads/${id}`, { title: 'Mine' })).status).toBe(404)
  expect((await ann.patch('/api/threads/nonsense', { title: 'x' })).status).toBe(404)
  expect((await bob.delete(`/api/threads/${id}`)).status).toBe(404)
  expect((await ann.delete(`/api/threads/${id}`)).status).toBe(204)
  expect((await ann.delete(`/api/threads/${id}`)).status).toBe(404)
})

test('a search finds threads that have each of the words, in any case, with the text around the first', async () => {
  const ann = await server.signUp()
  const filling = 'bla '.repeat(100)
  const one = await thread(ann, 'Hello', `${filling} The Zebra crosses ${filling}`, 'Crème brûlée')
  const two = await thread(ann, 'zebra only')
  const named = await thread(ann, 'nothing')
  await ann.patch(`/api/threads/${named}`, { title: 'Zebra things' })
  const found = async (query: string) => (await list(ann, `?query=${encodeURIComponent(query)}`)).items
  expect((await found('ZEBRA')).map(({ id }) => id)).toEqual([named, two, one])
  const both = await found('zebra creme')
  expect(both.map(({ id }) => id)).toEqual([one])
  expect(both[0]?.snippet).toContain('The Zebra crosses')
  expect(both[0]?.snippet?.length).toBeLessThanOrEqual(160)
  expect((await found('zebra'))[0]?.snippet).toBe(null)
  expect(await found('xylophone')).toEqual([])
  expect((await ann.get(`/api/threads?query=${'x'.repeat(201)}`)).status).toBe(400)
  expect((await ann.get('/api/threads?query=')).status).toBe(400)
  expect((await list(await server.signUp(), '?query=zebra')).items).toEqual([])
  for (const wordless of ['??', ' ', '—'.repeat(200)]) expect(await found(wordless)).toEqual([])
  const words = 'elf zwölf drei vier fünf sechs sieben acht neun zehn eins zwei'
  expect(await found(words)).toEqual([])
})

test('live events name threads and runs by their ids on the wire', async () => {
  const ann = await server.signUp()
  const id = await thread(ann, 'Hi')
  const changes = await server.db.query<{ changes: object }>(
    'select changes from outbox where user_id = $1 order by change_no',
    [ann.id],
  )
  expect(changes.flatMap((row) => row.changes)).toContainEqual({ table: 'threads', id, op: 'insert' })
  await ann.post(`/v1/threads/${id}/runs`, { assistant_id: 'a', model: 'built-in-planner' })
  const runs = await server.db.query(
    `select 1 from outbox where user_id = $1 and changes::text like '%"runs","id":"run_%'`,
    [ann.id],
  )
  expect(runs.length).toBeGreaterThan(0)
})
