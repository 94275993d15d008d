import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { PlanPage, UndonePlan } from '#shared/planning/plan.ts'
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
