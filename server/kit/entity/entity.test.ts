import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { runJobsFor } from '#server/testing/jobs.ts'

// Life domains are the example of an entity: what is tested here is the same code for all of them.
const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const listOf = async (person: Person, query = '') =>
  (await read(pageSchema(Domain), person.get(`/api/domains${query}`))).items
const create = (person: Person, asked: object = {}) =>
  read(Domain, person.post('/api/domains', { name: 'Spirituality', ...asked }))

test('a new domain comes last, with the usual icon and a colour by chance; sent twice it is made once', async () => {
  const ann = await server.signUp()
  const id = randomUUID()
  const answer = await ann.post('/api/domains', { id, name: '  Travel ' })
  expect(answer.status).toBe(201)
  const made = Domain.parse(await answer.json())
  expect(made).toMatchObject({
    id,
    name: 'Travel',
    icon: 'Target',
    position: 5,
    isDefault: false,
    version: 1,
  })
  const again = await ann.post('/api/domains', { id, name: 'Another name' })
  expect([again.status, await again.json()]).toEqual([200, made])
  expect((await listOf(ann)).at(-1)).toEqual(made)
})

test('an edit changes what it names, and a stale one is answered by the row as it is', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann)
  const edited = await read(Domain, ann.patch(`/api/domains/${id}`, { name: 'Hobbies', version: 1 }))
  expect(edited).toMatchObject({ name: 'Hobbies', icon: 'Target', version: 2 })
  const stale = await ann.patch(`/api/domains/${id}`, { color: 'rose', version: 1 })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ code: 'conflict', details: edited })
})

test('a deleted domain lies in the trash, comes back as it was, and goes for good after 30 days', async () => {
  const ann = await server.signUp()
  const made = await create(ann, { color: 'rose' })
  for (const status of [204, 204]) expect((await ann.delete(`/api/domains/${made.id}`)).status).toBe(status)
  expect(await listOf(ann)).toHaveLength(5)
  expect((await listOf(ann, '?trash=true')).map(({ id }) => id)).toEqual([made.id])
  expect((await ann.get(`/api/domains/${made.id}`)).status).toBe(404)
  expect((await ann.post('/api/domains', { id: made.id, name: 'Again' })).status).toBe(409)
  expect(await read(Domain, ann.post(`/api/domains/${made.id}/restore`))).toMatchObject({
    name: made.name,
    color: 'rose',
    deleted_at: null,
  })

  await ann.delete(`/api/domains/${made.id}`)
  await runJobsFor(server, 29)
  expect(await listOf(ann, '?trash=true')).toHaveLength(1)
  await runJobsFor(server, 31)
  expect(await listOf(ann, '?trash=true')).toEqual([])
})

test('there are at most 20, without the trash', async () => {
  const ann = await server.signUp()
  const made: Domain[] = []
  for (let count = 0; count < 15; count += 1) made.push(await create(ann))
  expect((await ann.post('/api/domains', { name: 'One too many' })).status).toBe(409)
  await ann.delete(`/api/domains/${made[0]?.id}`)
  expect((await ann.post('/api/domains', { name: 'In its place' })).status).toBe(201)
  expect((await ann.post(`/api/domains/${made[0]?.id}/restore`)).status).toBe(409)
})

test('a list is read page by page', async () => {
  const ann = await server.signUp()
  const all = await listOf(ann)
  const first = await read(pageSchema(Domain), ann.get('/api/domains?limit=3'))
  const rest = await read(pageSchema(Domain), ann.get(`/api/domains?limit=2&cursor=${first.next_cursor}`))
  expect([...first.items, ...rest.items]).toEqual(all)
  expect(rest.next_cursor).toBe(null)
  expect((await ann.get('/api/domains?cursor=nonsense')).status).toBe(400)
})

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: 'Art', isDefault: true }, 'isDefault', 'Unknown field'],
  [{ name: 'Art', weeklyProgress: [] }, 'weeklyProgress', 'Unknown field'],
  [{ name: 'Art', position: 2 ** 40 }, 'position', 'A position is 0 to 1000'],
])('%o is refused beside its field', async (asked, field, message) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(ann.post('/api/domains', asked))
  expect(status).toBe(400)
  expect(body).toMatchObject({ details: [{ field, message }] })
})

test('a stranger’s domain is answered like one that does not exist', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const { id } = await create(ann)
  for (const answer of [
    bob.get(`/api/domains/${id}`),
    bob.patch(`/api/domains/${id}`, { name: 'Mine' }),
    bob.delete(`/api/domains/${id}`),
    bob.post(`/api/domains/${id}/restore`),
  ])
    expect((await answer).status).toBe(404)
  expect((await server.app.request('/api/domains')).status).toBe(401)
})

test('other devices get an event for each row that changed', async () => {
  const ann = await server.signUp()
  await listOf(ann)
  const events = await openEvents(server.app, ann.token)
  const { id } = await create(ann, { categories: ['finance'] })
  const event = await events.next()
  expect(event?.data?.changes.map(({ table, op }) => `${table} ${op}`)).toEqual([
    'domains insert',
    'domains update',
  ])
  await ann.delete(`/api/domains/${id}`)
  expect((await events.next())?.data?.changes).toEqual([{ table: 'domains', id, op: 'delete' }])
  await events.close()
})
