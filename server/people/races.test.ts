import { afterAll, expect, test } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { ask, asked, friendIdsOf, incomingOf, outgoingOf } from './testing/requests.ts'

const server = await startTestServer()
afterAll(server.close)

const ROUNDS = 6
const signUps = (count: number) => Promise.all(Array.from({ length: count }, () => server.signUp()))
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

async function two(): Promise<[TestPerson, TestPerson]> {
  const [ann, ben] = await signUps(2)
  if (!ann || !ben) throw new Error('There are two')
  return [ann, ben]
}

/** Somebody who has asked, who was asked, and both ids of the request. */
async function request() {
  const [ann, ben] = await two()
  const { id } = await asked(ann, ben)
  const [received] = await incomingOf(ben)
  const accept = () => ben.post(`/api/friend-requests/${received?.id}/accept`)
  const cancel = () => ann.delete(`/api/friend-requests/${id}`)
  return { ann, ben, accept, cancel }
}

const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** Rows of friendship of both, and requests that either of them sees. */
async function stateOf(ann: TestPerson, ben: TestPerson) {
  const rows = 'select from friendships where user_id = any($1)'
  const friendships = (await server.db.query(rows, [[ann.id, ben.id]])).length
  const lists = [incomingOf(ann), incomingOf(ben), outgoingOf(ann), outgoingOf(ben)]
  return { friendships, requests: (await Promise.all(lists)).flat().length }
}

test.each(rounds)(
  'two who ask each other at once are friends once, and no request is left (%s)',
  async () => {
    const [ann, ben] = await two()
    const answers = await Promise.all([ask(ann, ben), ask(ben, ann)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await stateOf(ann, ben)).toEqual({ friendships: 2, requests: 0 })
  },
)

test('accepted ten times at once, it is accepted once, and each answer is the same', async () => {
  const { ann, ben, accept } = await request()
  const answers = await Promise.all(Array.from({ length: 10 }, accept))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(await stateOf(ann, ben)).toEqual({ friendships: 2, requests: 0 })
  const told = "select from notifications where user_id = $1 and event = 'friend_accepted'"
  expect(await server.db.query(told, [ann.id])).toHaveLength(1)
})

test.each(rounds)(
  'of accepting and taking back at once, one wins and the friendship agrees (%s)',
  async (round) => {
    const { ann, ben, accept, cancel } = await request()
    const begin = round % 2 === 0 ? [accept(), cancel()] : [cancel(), accept()].toReversed()
    const [accepted, cancelled] = (await Promise.all(begin)).map(({ status }) => status)
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([accepted, cancelled])
    const friendships = accepted === 200 ? 2 : 0
    expect(await stateOf(ann, ben)).toEqual({ friendships, requests: 0 })
  },
)

test.each(rounds)(
  'accepted and blocked at once, no friendship and no request is left (%s)',
  async (round) => {
    const { ann, ben, accept } = await request()
    const [blocker, blocked] = round % 2 === 0 ? [ann, ben] : [ben, ann]
    const block = () => blocker.put(`/api/blocks/${blocked.id}`)
    const [accepted, blocking] = await Promise.all([accept(), block()])
    expect([200, 404]).toContain(accepted.status)
    expect(blocking.status).toBe(204)
    expect(await stateOf(ann, ben)).toEqual({ friendships: 0, requests: 0 })
  },
)

test('of 60 requests at once 50 are taken', async () => {
  const ann = await server.signUp()
  const send = (_: unknown, number: number) => ann.post('/api/friend-requests', { to: `nobody_${number}` })
  const answers = await Promise.all(Array.from({ length: 60 }, send))
  const taken = answers.filter(({ status }) => status === 201)
  expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([50, 10])
  expect(await outgoingOf(ann)).toHaveLength(50)
})

test('the same request twice at once is one', async () => {
  const [ann, ben] = await two()
  const id = crypto.randomUUID()
  for (const more of [{ id }, {}]) {
    const answers = await Promise.all([ask(ann, ben, more), ask(ann, ben, more)])
    expect(statusesOf(answers)).toEqual(more.id ? [200, 201] : [200, 200])
  }
  expect([await outgoingOf(ann), await incomingOf(ben)].map((rows) => rows.length)).toEqual([1, 1])
})

test('unfriended by both at once, it ends once', async () => {
  const [ann, ben] = await two()
  await befriend(ann, ben)
  const answers = await Promise.all([
    ann.delete(`/api/friends/${ben.id}`),
    ben.delete(`/api/friends/${ann.id}`),
  ])
  expect(statusesOf(answers)).toEqual([204, 404])
  expect(await stateOf(ann, ben)).toEqual({ friendships: 0, requests: 0 })
})

test('twenty who befriend each other crosswise while each completes tasks wait for no deadlock, and little for each other', async () => {
  const people = await signUps(20)
  const others = (person: TestPerson) => people.filter((other) => other !== person)
  // As many requests that are about nobody, in which nobody waits for anybody else's lock.
  const quiet = await whileCompleting(people, (person) =>
    others(person).map((_, number) => () => person.post('/api/friend-requests', { to: `nobody_${number}` })),
  )
  const crosswise = await whileCompleting(people, (person) =>
    others(person).map((other) => () => ask(person, other)),
  )
  for (const person of people) expect(await friendIdsOf(person)).toHaveLength(19)
  const requests =
    "select from friend_requests where user_id = any($1) and state = 'open' and other_id is not null"
  expect(await server.db.query(requests, [people.map(({ id }) => id)])).toEqual([])
  const [{ deadlocks } = { deadlocks: 0 }] = await server.db.query<{ deadlocks: number }>(DEADLOCKS)
  expect(deadlocks).toBe(0)
  expect(crosswise).toBeLessThan(3 * quiet)
}, 120_000)

const DEADLOCKS = `
  select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`

/** How long the slowest completion took, in milliseconds, while others do something. Every answer is one that was asked for. */
async function whileCompleting(
  people: readonly TestPerson[],
  work: (person: TestPerson) => (() => Response | Promise<Response>)[],
): Promise<number> {
  const tasks = people.map(() => Array.from({ length: 4 }, () => aTask()))
  for (const [index, person] of people.entries())
    for (const task of tasks[index] ?? []) await person.post('/api/tasks', task)
  const completeAll = async (person: TestPerson, index: number) => {
    let slowest = 0
    for (const { id } of tasks[index] ?? []) {
      const began = performance.now()
      expect((await person.act(id, 'complete')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - began)
    }
    return slowest
  }
  const workOn = async (person: TestPerson) => {
    const statuses: number[] = []
    for (const call of work(person)) statuses.push((await call()).status)
    return statuses
  }
  const working = people.map(workOn)
  const slowest = Math.max(...(await Promise.all(people.map(completeAll))))
  const statuses = (await Promise.all(working)).flat()
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  return slowest
}
