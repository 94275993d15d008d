import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { createHabit } from '#server/testing/habits.ts'
import { AT_SEVEN, createIfThen, readIfThen, suggestionsOf, YOGA } from '#server/testing/ifThens.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const task = async (person: Person, asked: object = {}) =>
  read(Task, person.post('/api/tasks', { ...aTask(), ...asked }))
const goal = (person: Person) => read(Goal, person.post('/api/goals', { title: 'Run a marathon' }))
const refusalOf = async (answer: Promise<Response> | Response) => {
  const [status, body] = await statusAndBody(answer)
  return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
}

test('a plan begins with its defaults', async () => {
  const ann = await server.signUp()
  expect(await createIfThen(ann)).toMatchObject({
    goal_id: null,
    obstacle: '',
    if: AT_SEVEN,
    then: YOGA,
    active: true,
    taken: 0,
    kept: 0,
    version: 1,
  })
})

test.each([
  [{ if: undefined }, 'if'],
  [{ if: { ...AT_SEVEN, days: [] } }, 'if.days'],
  [{ if: { ...AT_SEVEN, days: [1, 1] } }, 'if.days'],
  [{ if: { ...AT_SEVEN, days: [7] } }, 'if.days.0'],
  [{ if: { ...AT_SEVEN, time: '7:00' } }, 'if.time'],
  [{ if: { type: 'rain' } }, 'if.type'],
  [{ if: { type: 'after' } }, 'if'],
  [{ if: { type: 'after', task_id: UNKNOWN, habit_id: UNKNOWN } }, 'if'],
  [{ if: { type: 'after', task_id: UNKNOWN } }, 'if.task_id'],
  [{ if: { type: 'missed', habit_id: UNKNOWN } }, 'if.habit_id'],
  [{ then: { type: 'task', title: ' ' } }, 'then.title'],
  [{ then: { type: 'task', title: 'x', estimated_duration: 14 } }, 'then.estimated_duration'],
  [{ then: { type: 'habit', habit_id: UNKNOWN } }, 'then.habit_id'],
  [{ goal_id: UNKNOWN }, 'goal_id'],
  [{ obstacle: 'x'.repeat(201) }, 'obstacle'],
  [{ kept: 1 }, 'kept'],
])('%j is refused beside its field', async (asked, field) => {
  const ann = await server.signUp()
  const answer = ann.post('/api/if-thens', { if: AT_SEVEN, then: YOGA, ...asked })
  expect(await refusalOf(answer)).toEqual([400, field])
})

test('somebody else’s goal, task and habit are unknown', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const { id: task_id } = await task(bob)
  const { id: habit_id } = await createHabit(bob)
  for (const [asked, field] of [
    [{ goal_id: (await goal(bob)).id }, 'goal_id'],
    [{ if: { type: 'after', task_id } }, 'if.task_id'],
    [{ if: { type: 'missed', habit_id } }, 'if.habit_id'],
    [{ then: { type: 'habit', habit_id } }, 'then.habit_id'],
  ] as const)
    expect(await refusalOf(ann.post('/api/if-thens', { if: AT_SEVEN, then: YOGA, ...asked }))).toEqual([
      400,
      field,
    ])
})

test('there are at most 50', async () => {
  const ann = await server.signUp()
  for (let count = 0; count < 50; count += 1) await createIfThen(ann)
  expect(await refusalOf(ann.post('/api/if-thens', { if: AT_SEVEN, then: YOGA }))).toEqual([409, undefined])
})

test('a goal in the trash is gone from its plans and comes back with it', async () => {
  const ann = await server.signUp()
  const marathon = await goal(ann)
  const made = await createIfThen(ann, { goal_id: marathon.id })
  await ann.delete(`/api/goals/${marathon.id}`)
  expect((await readIfThen(ann, made)).goal_id).toBe(null)
  expect(await suggestionsOf(ann)).toMatchObject([{ goal_id: null }])
  expect(await refusalOf(ann.patch(`/api/if-thens/${made.id}`, { goal_id: marathon.id }))).toEqual([
    400,
    'goal_id',
  ])
  await ann.post(`/api/goals/${marathon.id}/restore`)
  expect((await readIfThen(ann, made)).goal_id).toBe(marathon.id)
})

test('events name the plans whose goal goes to the trash or comes back', async () => {
  const ann = await server.signUp()
  const events = await openEvents(server.app, ann.token)
  const marathon = await goal(ann)
  await events.next()
  const { id } = await createIfThen(ann, { goal_id: marathon.id })
  await events.next()
  for (const go of [
    () => ann.delete(`/api/goals/${marathon.id}`),
    () => ann.post(`/api/goals/${marathon.id}/restore`),
  ]) {
    await go()
    expect((await events.next())?.data?.changes).toContainEqual({ table: 'if_thens', id, op: 'update' })
  }
  await events.close()
})
