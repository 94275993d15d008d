import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const listOf = async (person: Person, query = '') =>
  (await read(pageSchema(Domain), person.get(`/api/domains${query}`))).items
const create = (person: Person, asked: object = {}) =>
  read(Domain, person.post('/api/domains', { name: 'Spirituality', ...asked }))

test('everybody begins with five domains, in their order, also when devices ask at once', async () => {
  const ann = await server.signUp()
  const [first = [], ...others] = await Promise.all(Array.from({ length: 12 }, () => listOf(ann)))
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
  for (const other of others) expect(other).toEqual(first)
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

  // A name that was taken while its domain was in the trash stays taken.
  await ann.delete(`/api/domains/${made.id}`)
  await ann.patch(`/api/domains/${after?.id}`, { categories: ['health', 'travel'] })
  expect((await read(Domain, ann.post(`/api/domains/${made.id}/restore`))).categories).toEqual(['fitness'])
})

test('a default domain can be edited and not deleted', async () => {
  const ann = await server.signUp()
  const [fitness] = await listOf(ann)
  expect((await ann.patch(`/api/domains/${fitness?.id}`, { name: 'Body' })).status).toBe(200)
  expect(await statusAndBody(ann.delete(`/api/domains/${fitness?.id}`))).toEqual([
    403,
    { code: 'forbidden', message: 'A default domain cannot be deleted' },
  ])
})
