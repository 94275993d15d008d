import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { AcceptedPlan, PlanPage, UndonePlan } from '#shared/planning/plan.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { propose, tasksOn, workStep } from '#server/testing/plans.ts'
import { removeOldPlans } from './rows.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

test('a goal that is gone by then is named, and a repeating task is undone with all of its dates', async () => {
  const ann = await server.signUp()
  const goal = await read(Goal, ann.post('/api/goals', { title: 'Read' }))
  const plan = await propose(ann, {
    steps: [workStep('Page', 30, { goal_id: goal.id }), workStep('Other', 30)],
  })
  await ann.delete(`/api/goals/${goal.id}`)
  expect(await statusAndBody(ann.post(`/api/plans/${plan.id}/accept`))).toMatchObject([
    409,
    { details: [{ item_id: plan.items[0]?.id, reason: 'gone', current: null }] },
  ])
  const row = { title: 'Daily', scheduled_date: TODAY, recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } }
  const series = await propose(ann, { changes: [{ kind: 'create_task', row }] })
  await ann.post(`/api/plans/${series.id}/accept`)
  expect((await tasksOn(ann, '2026-03-06')).map(({ title }) => title)).toEqual(['Daily'])
  expect(await read(UndonePlan, ann.post(`/api/plans/${series.id}/undo`))).toMatchObject({
    undone: 1,
    kept: [],
  })
  expect(await tasksOn(ann, '2026-03-06')).toEqual([])
})

test('two items of one task go there and back; a deletion that was restored by hand stays restored', async () => {
  const ann = await server.signUp()
  const [twice, gone] = [aTask({ title: 'Twice' }), aTask({ title: 'Gone' })]
  for (const task of [twice, gone]) await ann.post('/api/tasks', task)
  const plan = await propose(ann, {
    changes: [
      { kind: 'update_task', task_id: twice.id, patch: { title: 'Once' } },
      { kind: 'update_task', task_id: twice.id, patch: { priority: 'high' } },
      { kind: 'delete_task', task_id: gone.id },
    ],
  })
  await ann.post(`/api/plans/${plan.id}/accept`)
  await ann.post(`/api/tasks/${gone.id}/restore`)
  const undone = await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))
  expect(undone).toMatchObject({ undone: 2, kept: [{ reason: 'changed' }] })
  expect(await read(Task, ann.get(`/api/tasks/${twice.id}`))).toMatchObject({
    title: 'Twice',
    priority: 'medium',
  })
})

test('a link goes back to what it was, unless that is gone by now', async () => {
  const ann = await server.signUp()
  const makeGoal = (title: string) => read(Goal, ann.post('/api/goals', { title }))
  const [old, other, next] = [await makeGoal('Old'), await makeGoal('Other'), await makeGoal('Next')]
  const tasks = [aTask({ goal_id: old.id }), aTask({ goal_id: other.id })]
  for (const task of tasks) await ann.post('/api/tasks', task)
  const changes = tasks.map(({ id }) => ({
    kind: 'update_task',
    task_id: id,
    patch: { goal_id: next.id, title: 'Moved' },
  }))
  const plan = await propose(ann, { changes })
  await ann.post(`/api/plans/${plan.id}/accept`)
  await ann.delete(`/api/goals/${old.id}`)
  expect(await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))).toMatchObject({
    undone: 2,
    kept: [],
  })
  const now = await Promise.all(tasks.map(({ id }) => read(Task, ann.get(`/api/tasks/${id}`))))
  expect(now.map(({ goal_id }) => goal_id)).toEqual([next.id, other.id])
  expect(now.map(({ title }) => title)).toEqual(tasks.map(({ title }) => title))
})

test('goals and habits that were used, changed, achieved or deleted since stay as they are', async () => {
  const ann = await server.signUp()
  const [used, achieved, deleted, renamed, untouched] = [1, 2, 3, 4, 5].map(() => randomUUID())
  const [checked, gone, idle] = [1, 2, 3].map(() => randomUUID())
  const plan = await propose(ann, {
    changes: [
      ...[used, achieved, deleted, renamed, untouched].map((id, at) => ({
        kind: 'create_goal',
        row: { id, title: `Goal ${at}` },
      })),
      ...[checked, gone, idle].map((id, at) => ({ kind: 'create_habit', row: { id, name: `Habit ${at}` } })),
    ],
  })
  expect((await ann.post(`/api/plans/${plan.id}/accept`)).status).toBe(200)
  await ann.post('/api/tasks', aTask({ goal_id: used }))
  await ann.post(`/api/goals/${achieved}/achieve`, { reason: 'Done' })
  await ann.delete(`/api/goals/${deleted}`)
  await ann.patch(`/api/goals/${renamed}`, { title: 'Another' })
  expect((await ann.put(`/api/habits/${checked}/check-ins/${TODAY}`, { value: 1 })).status).toBeLessThan(300)
  await ann.delete(`/api/habits/${gone}`)
  const undone = await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))
  const idOf = new Map(plan.items.map((item) => [item.id, item.row?.['id']]))
  expect(new Map(undone.kept.map(({ item_id, reason }) => [idOf.get(item_id), reason]))).toEqual(
    new Map([
      [used, 'changed'],
      [achieved, 'completed'],
      [deleted, 'gone'],
      [renamed, 'changed'],
      [checked, 'changed'],
      [gone, 'gone'],
    ]),
  )
  expect(undone.undone).toBe(2)
  expect((await ann.get(`/api/goals/${untouched}`)).status).toBe(404)
  expect((await ann.get(`/api/habits/${idle}`)).status).toBe(404)
})

test('a goal with anything of its own stays, one whose task and habit are in the trash goes', async () => {
  const ann = await server.signUp()
  const [stage, number, tasked, kept, emptied] = [1, 2, 3, 4, 5].map(() => randomUUID())
  const metrics = new Map<string | undefined, object>([
    [stage, { kind: 'milestones' }],
    [number, { kind: 'number', start: 0, target: 50, unit: 'km' }],
  ])
  const plan = await propose(ann, {
    changes: [stage, number, tasked, kept, emptied].map((id, at) => ({
      kind: 'create_goal',
      row: { id, title: `Goal ${at}`, metric: metrics.get(id) ?? { kind: 'linked' } },
    })),
  })
  expect((await ann.post(`/api/plans/${plan.id}/accept`)).status).toBe(200)
  const habit = (goal_id?: string) => ({ id: randomUUID(), name: 'Read', goal_id })
  const [thrown, pulled] = [aTask({ goal_id: emptied }), habit(emptied)]
  const made = [
    ann.post(`/api/goals/${stage}/milestones`, { title: 'Half of it' }),
    ann.post(`/api/goals/${number}/check-ins`, { value: 5 }),
    ann.post('/api/tasks', aTask({ goal_id: tasked })),
    ann.post('/api/habits', habit(kept)),
    ann.post('/api/tasks', thrown),
    ann.post('/api/habits', pulled),
  ]
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual(made.map(() => 201))
  await ann.delete(`/api/tasks/${thrown.id}`)
  await ann.delete(`/api/habits/${pulled.id}`)
  const undone = await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))
  expect(undone).toMatchObject({ undone: 1, kept: made.slice(0, 4).map(() => ({ reason: 'changed' })) })
  expect((await ann.get(`/api/goals/${emptied}`)).status).toBe(404)
})

test('after thirty days nothing is undone, and plans that changed nothing are removed', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 400 * 24 * 60 * 60 } })
  const ann = await lone.signUp()
  const fallback = () => propose(ann, { template: 'fallback' })
  const [undone, done, refused] = [await fallback(), await fallback(), await fallback()]
  await ann.post(`/api/plans/${undone.id}/accept`)
  await ann.post(`/api/plans/${done.id}/accept`, { anyway: true })
  await ann.post(`/api/plans/${refused.id}/refuse`)
  lone.wait(30 * 24 * 60 * 60)
  expect((await ann.post(`/api/plans/${undone.id}/undo`)).status).toBe(200)
  lone.wait(1)
  expect(await statusAndBody(ann.post(`/api/plans/${done.id}/undo`))).toMatchObject([
    409,
    { details: { status: 'accepted' } },
  ])
  const left = async () => {
    await removeOldPlans(lone.deps.db, lone.deps.now())
    return (await read(PlanPage, ann.get('/api/plans'))).items.map(({ id }) => id).toSorted()
  }
  lone.wait(7 * 24 * 60 * 60 - 1) // thirty days after they would have expired
  expect(await left()).toEqual([undone.id, done.id, refused.id].toSorted())
  lone.wait(1)
  expect(await left()).toEqual([undone.id, done.id].toSorted())
  lone.wait(336 * 24 * 60 * 60 - 1)
  expect(await left()).toEqual([undone.id, done.id].toSorted())
  lone.wait(1)
  expect(await left()).toEqual([])
  await lone.close()
})

test.each([
  ['goes when nothing was done for it since', false],
  ['stays when a task was added to it, and nothing says that it went', true],
])('the goal that a plan has made %s', async (_what, isUsed) => {
  const ann = await server.signUp()
  const { id } = await propose(ann, {
    goal: { text: 'Run 3 times a week for 30 minutes until 30 March 2026' },
  })
  const { plan } = await read(AcceptedPlan, ann.post(`/api/plans/${id}/accept`, {}))
  const goal_id = plan.goal?.id ?? ''
  if (isUsed) await ann.post('/api/tasks', aTask({ goal_id }))
  const undone = await read(UndonePlan, ann.post(`/api/plans/${id}/undo`))
  const gone = undone.plan.receipts.filter(({ table, action }) => table === 'goals' && action === 'delete')
  expect(gone.map(({ row_id }) => row_id)).toEqual(isUsed ? [] : [goal_id])
  expect((await ann.get(`/api/goals/${goal_id}`)).status).toBe(isUsed ? 200 : 404)
})
