import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { LedgerPage } from '#shared/progress/stats.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { apply, exported, preview } from '#server/imports/testing/importing.ts'
import { checkIn, createHabit, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

const ledgerOf = async (person: TestPerson) =>
  (await read(LedgerPage, person.get('/api/xp-ledger'))).items.map(({ source_kind, amount, eligible }) => [
    source_kind,
    amount,
    eligible,
  ])

async function created(person: TestPerson) {
  const task = aTask({ xp_reward: 40 })
  await person.post('/api/tasks', task)
  return task.id
}

const secondsAgo = (seconds: number) => new Date(server.deps.now().getTime() - seconds * 1000)

/** Somebody whose streak has today: their next completion is a part of a batched statement. */
async function batchedPerson() {
  const ann = await server.signUp()
  await ann.act(await created(ann), 'complete')
  return ann
}

for (const [way, somebody] of [
  ['in a transaction', () => server.signUp()],
  ['batched', batchedPerson],
] as const) {
  test(`a task counts 60 seconds after it was made, ${way}`, async () => {
    for (const [seconds, eligible] of [
      [59, false],
      [60, true],
    ] as const) {
      const ann = await somebody()
      const id = await created(ann)
      server.wait(seconds)
      await ann.act(id, 'complete')
      expect((await ledgerOf(ann))[0]).toEqual(['task', 40, eligible])
    }
  })

  test(`a moment before the task was made does not make it count, ${way}`, async () => {
    const ann = await somebody()
    for (const seconds of [61, 24 * 3600]) {
      const id = await created(ann)
      await ann.act(id, 'complete', secondsAgo(seconds))
      expect((await ledgerOf(ann))[0]).toEqual(['task', 40, false])
    }
  })
}

test('a task counts by its timer, running or stopped', async () => {
  for (const [seconds, eligible] of [
    [59, false],
    [60, true],
  ] as const) {
    const ann = await batchedPerson()
    const [running, stopped] = [await created(ann), await created(ann)]
    await ann.act(running, 'start', secondsAgo(seconds))
    await ann.act(running, 'complete')
    await ann.act(stopped, 'start', secondsAgo(seconds))
    await ann.act(stopped, 'pause')
    await ann.act(stopped, 'complete')
    expect((await ledgerOf(ann)).slice(0, 2)).toEqual([
      ['task', 40, eligible],
      ['task', 40, eligible],
    ])
  }
})

test('what undoes a row counts as that row did, and doing it again is judged again', async () => {
  const ann = await server.signUp()
  const id = await created(ann)
  await ann.act(id, 'complete')
  await ann.act(id, 'uncomplete')
  server.wait(60)
  await ann.act(id, 'complete')
  await ann.act(id, 'uncomplete')
  expect(await ledgerOf(ann)).toEqual([
    ['task', -40, true],
    ['task', 40, true],
    ['task', -40, false],
    ['task', 40, false],
  ])
})

test('a habit counts unless its date is backfilled', async () => {
  const ann = await batchedPerson()
  const habit = await createHabit(ann, { xpReward: 15, start_date: daysAgo(5) })
  await checkIn(ann, habit, TODAY)
  await uncheck(ann, habit, TODAY)
  await checkIn(ann, habit, daysAgo(2))
  await uncheck(ann, habit, daysAgo(2))
  expect((await ledgerOf(ann)).slice(0, 4)).toEqual([
    ['habit', -15, false],
    ['habit', 15, false],
    ['habit', -15, true],
    ['habit', 15, true],
  ])
})

test('a goal does not count', async () => {
  const ann = await server.signUp()
  const { id } = await read(Goal, ann.post('/api/goals', { title: 'Run a marathon' }))
  server.wait(60)
  await ann.post(`/api/goals/${id}/achieve`, { reason: 'Ran it' })
  await ann.post(`/api/goals/${id}/reopen`)
  expect(await ledgerOf(ann)).toEqual([
    ['goal', -100, false],
    ['goal', 100, false],
  ])
})

test('rows that an import brings in do not count, and neither does what undoes them', async () => {
  const ann = await server.signUp()
  const id = await created(ann)
  server.wait(60)
  await ann.act(id, 'complete')
  const ben = await server.signUp()
  await apply(ben, await preview(server, ben, await exported(ann)))
  await ben.act(id, 'uncomplete')
  expect(await ledgerOf(ben)).toEqual([
    ['task', -40, false],
    ['task', 40, false],
  ])
  expect(await ledgerOf(ann)).toEqual([['task', 40, true]])
})
