import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)

const TODAY = '2026-03-02'
type Person = Awaited<ReturnType<typeof server.signUp>>
const create = (person: Person) => read(Goal, person.post('/api/goals', { title: 'Run a marathon' }))

test('deleting a goal leaves its tasks, and restoring gives back what was not linked anew', async () => {
  const ann = await server.signUp()
  const [goal, other] = [await create(ann), await create(ann)]
  const [kept, moved] = [aTask({ goal_id: goal.id }), aTask({ goal_id: goal.id })]
  for (const task of [kept, moved]) await ann.post('/api/tasks', task)
  await ann.delete(`/api/goals/${goal.id}`)
  const linkOf = async (id: string) => (await read(Task, ann.get(`/api/tasks/${id}`))).goal_id
  expect([await linkOf(kept.id), await linkOf(moved.id)]).toEqual([null, null])
  await ann.patch(`/api/tasks/${moved.id}`, { goal_id: other.id })
  await ann.patch(`/api/tasks/${moved.id}`, { goal_id: null })
  await ann.post(`/api/goals/${goal.id}/restore`)
  expect([await linkOf(kept.id), await linkOf(moved.id)]).toEqual([goal.id, null])
})

test('what a series makes while its goal lies in the trash gets the goal back, unless the series was linked anew', async () => {
  const ann = await server.signUp()
  const goal = await create(ann)
  const [kept, unlinked] = [aSeries(goal.id), aSeries(goal.id)]
  for (const task of [kept, unlinked]) await ann.post('/api/tasks', task)
  await ann.delete(`/api/goals/${goal.id}`)
  const goalsOf = async (title: string, to: string) => {
    const { items } = await read(TaskPage, ann.get(`/api/tasks?from=${TODAY}&to=${to}`))
    return new Set(items.filter((task) => task.title === title).map(({ goal_id }) => goal_id))
  }
  expect(await goalsOf(kept.title, '2026-03-20')).toEqual(new Set([null]))
  await ann.patch(`/api/tasks/${unlinked.id}?scope=all`, { goal_id: null })
  await ann.post(`/api/goals/${goal.id}/restore`)
  expect(await goalsOf(kept.title, '2026-07-20')).toEqual(new Set([goal.id]))
  expect(await goalsOf(unlinked.title, '2026-07-20')).toEqual(new Set([null]))
})

const aSeries = (goal_id: string) => {
  const id = randomUUID()
  return aTask({ id, title: id, goal_id, recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } })
}

test('a task names own, living goals and domains alone', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const { id } = await create(bob)
  const named = { code: 'invalid', details: [expect.objectContaining({ field: 'goal_id' })] }
  expect(await statusAndBody(ann.post('/api/tasks', aTask({ goal_id: id })))).toMatchObject([400, named])
  const task = aTask()
  await ann.post('/api/tasks', task)
  expect(await statusAndBody(ann.patch(`/api/tasks/${task.id}`, { goal_id: id }))).toMatchObject([400, named])
  const own = await create(ann)
  await ann.delete(`/api/goals/${own.id}`)
  expect((await ann.patch(`/api/tasks/${task.id}`, { goal_id: own.id })).status).toBe(400)
})
