import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { GoalCheckIn } from '#shared/goals/checkIn.ts'
import { Goal } from '#shared/goals/goal.ts'
import { AcceptedPlan } from '#shared/planning/plan.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { read, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { propose } from '#server/testing/plans.ts'
import type { TestPerson } from '#server/testing/people.ts'

// Monday 2 March 2026, 09:00.
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const TEXT = 'save 1000 euros by 15 May 2026'

/** Accepts a plan of money. @returns its goal, and its transfers in order */
async function saving(person: TestPerson, text = TEXT) {
  const proposed = await propose(person, { goal: { text } })
  const { plan } = await read(AcceptedPlan, person.post(`/api/plans/${proposed.id}/accept`, {}))
  const transfers = async () =>
    (await read(TaskPage, person.get('/api/tasks?from=2026-03-01&to=2026-06-30'))).items.filter(
      ({ goal_id }) => goal_id === plan.goal?.id,
    )
  return { plan, goal: plan.goal?.id ?? '', transfers }
}

const checkInsOf = async (person: TestPerson, goal: string) =>
  (await read(pageSchema(GoalCheckIn), person.get(`/api/goals/${goal}/check-ins`))).items

const valuesOf = async (person: TestPerson, goal: string) =>
  (await checkInsOf(person, goal)).map(({ value }) => value).toSorted((one, other) => other - one)

test('each completed transfer is a check-in of its share; all of them are the whole, to the cent, and the goal has it', async () => {
  const ann = await server.signUp()
  const { goal, transfers } = await saving(ann)
  const all = await transfers()
  expect(all).toHaveLength(3)
  for (const { id } of all) expect((await ann.act(id, 'complete')).status).toBe(200)
  expect(await valuesOf(ann, goal)).toEqual([333.34, 333.33, 333.33])
  const { progress } = await read(Goal, ann.get(`/api/goals/${goal}`))
  expect(progress.current).toBe(1000)
})

test('undoing a completion takes its share back, and the next completion takes the share that is free', async () => {
  const ann = await server.signUp()
  const { goal, transfers } = await saving(ann)
  const [first, second, third] = await transfers()
  await ann.act(second?.id ?? '', 'complete')
  expect(await valuesOf(ann, goal)).toEqual([333.34])
  await ann.act(first?.id ?? '', 'complete')
  await ann.act(second?.id ?? '', 'uncomplete')
  await ann.act(second?.id ?? '', 'uncomplete')
  expect(await valuesOf(ann, goal)).toEqual([333.33])
  await ann.act(third?.id ?? '', 'complete')
  await ann.act(second?.id ?? '', 'complete')
  expect(await valuesOf(ann, goal)).toEqual([333.34, 333.33, 333.33])
})

test('a completion that was noted offline and is sent twice, also at once, is one check-in on its own date', async () => {
  const ann = await server.signUp()
  const { goal, transfers } = await saving(ann)
  const [first] = await transfers()
  server.wait(2 * 24 * 60 * 60)
  const at = new Date('2026-03-03T10:00:00Z')
  await Promise.all([1, 2, 3].map(() => ann.act(first?.id ?? '', 'complete', at)))
  await ann.act(first?.id ?? '', 'complete', at)
  expect(await checkInsOf(ann, goal)).toMatchObject([{ date: '2026-03-03', value: 333.34 }])
  server.turnClock(-2 * 24 * 60 * 60)
})

test('many completed at once, after the first of the day: no two have one share', async () => {
  const ann = await server.signUp()
  const { goal, transfers } = await saving(ann)
  const [first, ...others] = await transfers()
  await ann.act(first?.id ?? '', 'complete')
  await Promise.all(others.map(({ id }) => ann.act(id, 'complete')))
  expect(await valuesOf(ann, goal)).toEqual([333.34, 333.33, 333.33])
})

test('devices hear of the check-in and the goal in the event of the completion', async () => {
  const ann = await server.signUp()
  const { goal, transfers } = await saving(ann)
  const [first] = await transfers()
  const events = await openEvents(server.app, ann.token)
  await ann.act(first?.id ?? '', 'complete')
  const heard = (await events.next())?.data?.changes ?? []
  await events.close()
  const [checkIn] = await checkInsOf(ann, goal)
  expect(heard).toContainEqual({ table: 'goal_checkins', id: checkIn?.id, op: 'insert' })
  expect(heard).toContainEqual({ table: 'goals', id: goal, op: 'update' })
})

test('a goal of the same title that adds nothing up takes no share, and the completion is done all the same', async () => {
  const ann = await server.signUp()
  const metric = { kind: 'number', start: 0, target: 1000, unit: 'euros', aggregate: 'last' }
  await ann.post('/api/goals', { title: 'Save 1000 euros', metric })
  const { plan, goal, transfers } = await saving(ann)
  expect(plan.goal?.exists).toBe(true)
  const [first] = await transfers()
  expect((await ann.act(first?.id ?? '', 'complete')).status).toBe(200)
  expect(await checkInsOf(ann, goal)).toEqual([])
})

test('a series that goes on at another date goes on with its shares; one transfer alone is the whole', async () => {
  const ann = await server.signUp()
  const { goal, transfers } = await saving(ann)
  const [first, second] = await transfers()
  await ann.act(first?.id ?? '', 'complete')
  const answer = await ann.patch(`/api/tasks/${second?.id}?scope=following`, {
    scheduled_date: '2026-04-06',
  })
  expect(answer.status).toBe(200)
  for (const { id, status } of await transfers()) if (status !== 'completed') await ann.act(id, 'complete')
  expect(await valuesOf(ann, goal)).toEqual([333.34, 333.33, 333.33])

  const bob = await server.signUp()
  const alone = await saving(bob, 'save 50 euros by 6 March 2026')
  for (const { id } of await alone.transfers()) await bob.act(id, 'complete')
  expect(await valuesOf(bob, alone.goal)).toEqual([50])
})

test('undoing the plan takes goal and transfers together; what was moved by then stays with its check-in', async () => {
  const ann = await server.signUp()
  const { plan, goal, transfers } = await saving(ann)
  await ann.post(`/api/plans/${plan.id}/undo`)
  expect(await transfers()).toEqual([])
  expect((await ann.get(`/api/goals/${goal}`)).status).toBe(404)

  const bob = await server.signUp()
  const kept = await saving(bob)
  const [first] = await kept.transfers()
  await bob.act(first?.id ?? '', 'complete')
  await bob.delete(`/api/tasks/${first?.id}`)
  await bob.post(`/api/plans/${kept.plan.id}/undo`)
  expect(await valuesOf(bob, kept.goal)).toEqual([333.34])
})
