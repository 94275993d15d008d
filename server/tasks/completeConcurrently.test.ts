import { afterAll, expect, test } from 'vitest'
import { change } from '#server/kit/db/change.ts'
import { startTestServer } from '#server/testing.ts'
import { createTask } from '#server/testing/reminders.ts'

const server = await startTestServer()
afterAll(server.close)
// What falls due of a new account takes transactions too, and locks the person for them.
await server.deps.due.stop()

test('a person whose row is locked holds up nobody who completes in the same moment', async () => {
  const people = await Promise.all([1, 2, 3].map(() => server.signUp()))
  // A day that counts already: from now on a completion is one statement for everybody.
  for (const person of people) await person.act((await createTask(person)).id, 'complete')
  const ids = await Promise.all(people.map(async (person) => (await createTask(person)).id))
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
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await createTask(ann, { xp_reward: 1 })).id))
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
