import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { told } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const listOf = async (person: Person, query = '') =>
  (await read(pageSchema(Domain), person.get(`/api/domains${query}`))).items
const create = (person: Person, asked: object = {}) =>
  read(Domain, person.post('/api/domains', { name: 'Spirituality', ...asked }))

test('everybody begins with five domains, in their order, also when two devices ask at once', async () => {
  const ann = await server.signUp()
  const [first, second] = await Promise.all([listOf(ann), listOf(ann)])
  expect(first.map(({ name, icon, color }) => [name, icon, color])).toEqual([
    ['Fitness & Health', 'Heart', 'teal'],
    ['Career & Work', 'Briefcase', 'indigo'],
    ['Wealth & Finance', 'DollarSign', 'lime'],
    ['Social & Relationships', 'Users', 'orange'],
    ['Mental Health', 'Brain', 'cyan'],
  ])
  expect(first.every(({ isDefault, completed, total }) => isDefault && completed === 0 && total === 0)).toBe(
    true,
  )
  expect(second).toEqual(first)
})

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

test('the last seven dates: tasks count for the domain that collects their category', async () => {
  const ann = await server.signUp() // it is Monday, 2 March 2026
  const days = [
    ['2026-02-24', 2, 1],
    ['2026-02-27', 4, 3],
    ['2026-03-02', 1, 1],
  ] as const
  for (const [scheduled_date, due, done] of days) {
    for (let count = 0; count < due; count += 1) {
      const task = aTask({ scheduled_date, category: count % 2 === 0 ? 'health' : 'fitness' })
      await ann.post('/api/tasks', task)
      if (count < done) await ann.act(task.id, 'complete')
    }
  }
  const other = aTask({ category: 'work' })
  await ann.post('/api/tasks', other)
  const [fitness, work, wealth] = await listOf(ann)
  expect(fitness).toMatchObject({
    weekly_due: [2, 0, 0, 4, 0, 0, 1],
    weeklyProgress: [50, 0, 0, 75, 0, 0, 100],
    weekly_average: 75,
    label: 'Good',
  })
  expect(work).toMatchObject({ weekly_due: [0, 0, 0, 0, 0, 0, 1], weekly_average: 0, label: 'Needs Focus' })
  expect(wealth).toMatchObject({ weekly_due: [0, 0, 0, 0, 0, 0, 0], weekly_average: null, label: null })

  await ann.delete(`/api/tasks/${other.id}`)
  expect((await listOf(ann))[1]).toMatchObject({ weekly_average: null })
})

test('a category belongs to one domain: naming it here takes it from the other', async () => {
  const ann = await server.signUp()
  const [before] = await listOf(ann)
  const made = await create(ann, { categories: ['fitness', 'travel'] })
  const [after] = await listOf(ann)
  expect([made.categories, after?.categories]).toEqual([['fitness', 'travel'], ['health']])
  expect(after?.version).toBe((before?.version ?? 0) + 1)

  // Whoever named it while a domain lay in the trash keeps it.
  await ann.delete(`/api/domains/${made.id}`)
  await ann.patch(`/api/domains/${after?.id}`, { categories: ['health', 'travel'] })
  expect((await read(Domain, ann.post(`/api/domains/${made.id}/restore`))).categories).toEqual(['fitness'])
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

test('a default domain can be edited and not deleted', async () => {
  const ann = await server.signUp()
  const [fitness] = await listOf(ann)
  expect((await ann.patch(`/api/domains/${fitness?.id}`, { name: 'Body' })).status).toBe(200)
  expect(await told(ann.delete(`/api/domains/${fitness?.id}`))).toEqual([
    403,
    { code: 'forbidden', message: 'A default domain cannot be deleted' },
  ])
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
  const later = (days: number) => new Date(server.deps.now().getTime() + days * 24 * 60 * 60 * 1000)
  await runJobs({ ...server.deps, now: () => later(29) })
  expect(await listOf(ann, '?trash=true')).toHaveLength(1)
  await runJobs({ ...server.deps, now: () => later(31) })
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
  const rest = await read(pageSchema(Domain), ann.get(`/api/domains?limit=3&cursor=${first.next_cursor}`))
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
  const [status, body] = await told(ann.post('/api/domains', asked))
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
