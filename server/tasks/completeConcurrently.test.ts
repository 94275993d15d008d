import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { change } from '#server/kit/db/change.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)
// What falls due of a new account takes transactions too, and locks the person for them.
await server.deps.due.stop()

async function createdBy(person: Person, overrides: Parameters<typeof aTask>[0] = {}) {
  return read(Task, person.post('/api/tasks', aTask(overrides)))
}

type Person = Awaited<ReturnType<typeof server.signUp>>

test('a person whose row is locked holds up nobody who completes in the same moment', async () => {
  const people = await Promise.all([1, 2, 3].map(() => server.signUp()))
  // A day that counts already: from now on a completion is one statement for everybody.
  for (const person of people) await person.act((await createdBy(person)).id, 'complete')
  const ids = await Promise.all(people.map(async (person) => (await createdBy(person)).id))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const [first] = people
  if (!first) throw new Error('There are three')
  const slow = change(server, first, async () => {
    lock()
    await released
  })
  await locked
  const [waiting, ...answers] = people.map((person, index) => person.act(ids[index] ?? '', 'complete'))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  release()
  await slow
  expect((await waiting)?.status).toBe(200)
})

test('of many at once only the first of the day takes a transaction', async () => {
  const ann = await server.signUp()
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await createdBy(ann, { xp_reward: 1 })).id))
  const { transaction } = server.deps.db
  let transactions = 0
  server.deps.db.transaction = (...work) => {
    transactions += 1
    return transaction(...work)
  }
  const answers = await Promise.all(ids.map((id) => ann.act(id, 'complete')))
  server.deps.db.transaction = transaction
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(transactions).toBe(server.db.batches ? 1 : 5)
})
