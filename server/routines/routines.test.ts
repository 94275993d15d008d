import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { Habit } from '#shared/habits/habit.ts'
import { Routine } from '#shared/routines/routine.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const habit = async (person: Person) =>
  (await read(Habit, person.post('/api/habits', { name: 'Stretch' }))).id
const create = (person: Person, asked: object) =>
  read(Routine, person.post('/api/routines', { name: 'Morning', ...asked }))
const refusalOf = async (answer: Promise<Response> | Response) => {
  const [status, body] = await statusAndBody(answer)
  return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
}

test('a routine keeps the order of its habits; lists are by time', async () => {
  const ann = await server.signUp()
  const [one, two, three] = [await habit(ann), await habit(ann), await habit(ann)]
  const later = await create(ann, { habit_ids: [one] })
  const first = await create(ann, { habit_ids: [three, one, two], targetTime: '07:00' })
  expect(first).toMatchObject({ icon: 'Target', habit_ids: [three, one, two], targetTime: '07:00' })
  const list = await read(pageSchema(Routine), ann.get('/api/routines'))
  expect(list.items.map(({ id }) => id)).toEqual([first.id, later.id])
  const edited = await read(Routine, ann.patch(`/api/routines/${first.id}`, { habit_ids: [two, three] }))
  expect(edited).toMatchObject({ habit_ids: [two, three], version: 2 })
})

test('habits are one’s own, each once, 1 to 20', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const [mine, his] = [await habit(ann), await habit(bob)]
  const refused = (habit_ids: string[]) =>
    refusalOf(ann.post('/api/routines', { name: 'Morning', habit_ids }))
  for (const ids of [
    [],
    [mine, mine],
    [mine, his],
    [randomUUID()],
    Array.from({ length: 21 }, () => randomUUID()),
  ])
    expect(await refused(ids)).toEqual([400, 'habit_ids'])
  const made = await create(ann, { habit_ids: [mine] })
  expect(await refusalOf(ann.patch(`/api/routines/${made.id}`, { habit_ids: [his] }))).toEqual([
    400,
    'habit_ids',
  ])
})

test('a habit in the trash leaves its routines while it is there', async () => {
  const ann = await server.signUp()
  const [one, two] = [await habit(ann), await habit(ann)]
  const { id } = await create(ann, { habit_ids: [one, two] })
  const now = async () => (await read(Routine, ann.get(`/api/routines/${id}`))).habit_ids
  const events = await openEvents(server.app, ann.token)
  await ann.delete(`/api/habits/${one}`)
  expect((await events.next())?.data?.changes).toEqual([
    { table: 'habits', id: one, op: 'delete' },
    { table: 'routines', id, op: 'update' },
  ])
  expect(await now()).toEqual([two])
  await ann.post(`/api/habits/${one}/restore`)
  expect(await now()).toEqual([one, two])
  await events.close()
})

test('there are at most 20', async () => {
  const ann = await server.signUp()
  const habit_ids = [await habit(ann)]
  for (let count = 0; count < 20; count += 1) await create(ann, { habit_ids })
  expect((await ann.post('/api/routines', { name: 'One more', habit_ids })).status).toBe(409)
})
