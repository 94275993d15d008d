import { afterAll, expect, test } from 'vitest'
import { AnyPlan, Plan } from '#shared/planning/plan.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { propose, setAvailability, workStep } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer()
afterAll(server.close)

test('a plan reaches as far as what is moved by hand', async () => {
  const ann = await server.signUp()
  const steps = [workStep('One', 30, { not_before: '2026-03-10' }), workStep('Two', 30)]
  const { id, items, ...plan } = await propose(ann, { steps, horizon_days: 14 })
  expect([plan.from, plan.to]).toEqual([TODAY, '2026-03-15'])
  const move = (at: number, scheduled_date: string) =>
    read(
      Plan,
      ann.patch(`/api/plans/${id}`, {
        items: [{ id: items[at]?.id, scheduled_date, scheduled_time: '10:00' }],
      }),
    )
  expect(await move(0, '2026-03-20')).toMatchObject({ from: TODAY, to: '2026-03-20' })
  expect(await move(1, '2026-02-27')).toMatchObject({ from: '2026-02-27', to: '2026-03-20' })
  expect(await move(1, '2026-03-04')).toMatchObject({ from: '2026-02-27', to: '2026-03-20' })
})

test('changes that are asked for reach from the first date to the last, and nothing is placed', async () => {
  const ann = await server.signUp()
  const change = (scheduled_date: string) => ({ kind: 'create_task', row: { title: 'New', scheduled_date } })
  const dates = ['2026-03-09', '2026-03-04', '2026-03-06']
  const several = await propose(ann, { changes: dates.map(change) })
  expect(several).toMatchObject({
    title: '3 changes',
    from: '2026-03-04',
    to: '2026-03-09',
    planner_ms: 0,
    covers_until: null,
  })
  const one = await propose(ann, { changes: [change('2026-03-04')] })
  expect(one).toMatchObject({ title: 'A change', from: '2026-03-04', to: '2026-03-04' })
})

test('a task that loses its date loses its time, and gets both back', async () => {
  const ann = await server.signUp()
  const task = aTask({ scheduled_time: '10:00' })
  await ann.post('/api/tasks', task)
  const patch = { scheduled_date: null }
  const plan = await propose(ann, { changes: [{ kind: 'update_task', task_id: task.id, patch }] })
  expect(plan.items[0]?.before).toEqual({ scheduled_date: TODAY, scheduled_time: '10:00' })
  await ann.post(`/api/plans/${plan.id}/accept`, {})
  const now = () => read(Task, ann.get(`/api/tasks/${task.id}`))
  expect(await now()).toMatchObject({ scheduled_date: null, scheduled_time: null })
  await ann.post(`/api/plans/${plan.id}/undo`)
  expect(await now()).toMatchObject({ scheduled_date: TODAY, scheduled_time: '10:00' })
})

test('what an item does not have cannot be edited', async () => {
  const ann = await server.signUp()
  const task = aTask()
  await ann.post('/api/tasks', task)
  const changes = [
    { kind: 'delete_task', task_id: task.id },
    { kind: 'create_habit', row: { name: 'Stretch' } },
    { kind: 'create_goal', row: { title: 'A goal' } },
  ]
  const { id, items } = await propose(ann, { changes })
  const idOf = (kind: string) => items.find((item) => item.kind === kind)?.id
  const edit = (fields: object) => statusAndBody(ann.patch(`/api/plans/${id}`, fields))
  const refused = (field: string) => [400, { details: [{ field }] }]
  expect(await edit({ items: [{ id: idOf('delete_task'), title: 'No' }] })).toMatchObject(
    refused('items.0.title'),
  )
  expect(await edit({ items: [{ id: idOf('create_habit'), priority: 'high' }] })).toMatchObject(
    refused('items.0.priority'),
  )
  expect(await edit({ items: [{ id: task.id, chosen: false }] })).toMatchObject(refused('items.0.id'))
  expect(await edit({ goal: { title: 'No' } })).toMatchObject(refused('goal'))
  const [, edited] = await edit({
    items: [
      { id: idOf('delete_task'), chosen: false },
      { id: idOf('create_habit'), title: 'Stretch daily' },
      { id: idOf('create_goal'), title: 'Another goal' },
    ],
  })
  const after = new Map(AnyPlan.parse(edited).items.map((item) => [item.kind, item]))
  expect(after.get('delete_task')).toMatchObject({ chosen: false, reason_code: 'asked' })
  expect(after.get('create_habit')).toMatchObject({ chosen: true, row: { name: 'Stretch daily' } })
  expect(after.get('create_goal')).toMatchObject({ chosen: true, row: { title: 'Another goal' } })
})

test('what was edited of an item, and its ids, stay when an offer is taken', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, {
    work: [['10:00', '12:00']],
    personal: [],
    buffer_minutes: 0,
    daily_capacity: { work: null, personal: null },
  })
  const plan = await propose(ann, {
    steps: [
      workStep('Report', 240, { splittable: true, deadline: '2026-03-03', priority: 'high' }),
      workStep('Call', 30, { deadline: TODAY }),
    ],
  })
  expect(plan.items.map(({ part }) => part?.number)).toEqual([1, 2])
  expect(plan.infeasible).toMatchObject([{ step: 's2' }])
  const [, second] = plan.items
  await ann.patch(`/api/plans/${plan.id}`, {
    items: [{ id: second?.id, title: 'The rest', chosen: false }],
  })
  const choices = [{ step: 's2', kind: 'deadline' }]
  const after = await read(Plan, ann.post(`/api/plans/${plan.id}/offers`, { choices }))
  const parts = after.items.filter(({ step }) => step === 's1')
  expect(parts.map(({ id, task_id, part, chosen }) => [id, task_id, part, chosen])).toEqual(
    plan.items.map(({ id, task_id, part }, at) => [id, task_id, part, at === 0]),
  )
  expect(parts.map(({ row }) => row?.['title'])).toEqual([plan.items[0]?.row?.['title'], 'The rest'])
  expect(after.items.filter(({ step }) => step === 's2')).toMatchObject([{ chosen: true }])
})
