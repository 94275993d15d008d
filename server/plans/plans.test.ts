import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { AcceptedPlan, AnyPlan, Plan, type PlanItem, PlanPage, UndonePlan } from '#shared/planning/plan.ts'
import { ReceiptPage } from '#shared/planning/receipt.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { propose, setAvailability, tasksOn, workStep } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const placeOf = (item: PlanItem | undefined) => {
  const { scheduled_date, scheduled_time } = item?.row ?? item?.patch ?? {}
  return `${String(scheduled_date)} ${String(scheduled_time)}`
}

test('the worked example: between a task and its buffers, and no place where the capacity is used up', async () => {
  const ann = await server.signUp()
  server.turnClock(-600) // 08:50
  await setAvailability(ann, { work: [['09:00', '12:00']] })
  await ann.post('/api/tasks', aTask({ scheduled_time: '10:00', estimated_duration: 30 }))
  const plan = await propose(ann, { steps: [workStep('Write', 60)], horizon_days: 1 })
  expect(plan.items.map((item) => placeOf(item))).toEqual([`${TODAY} 10:45`])
  expect(plan).toMatchObject({
    status: 'proposed',
    source: 'person',
    version: 1,
    infeasible: [],
    receipts: [],
  })
  await ann.post('/api/tasks', aTask({ scheduled_time: null, estimated_duration: 300 }))
  const full = await propose(ann, { steps: [workStep('Write', 60)], horizon_days: 1 })
  expect(full.items).toEqual([])
  expect(full.infeasible).toMatchObject([{ step: 's1', title: 'Write', minutes: 60, reason: 'capacity' }])
  expect(full.infeasible[0]?.offers).toContainEqual({ kind: 'shorten', minutes: 30 })
  expect(full.infeasible[0]?.offers).toContainEqual({ kind: 'deadline', deadline: '2026-03-03' })
  expect(full.infeasible[0]?.offers).toContainEqual({ kind: 'drop' })
  server.turnClock(600)
})

test('a trial stores nothing; the same request gives the same items; a known id answers its row', async () => {
  const ann = await server.signUp()
  const request = { steps: [workStep('Draft', 90), workStep('Send', 30, { depends_on: ['s1'] })] }
  const [status, trial] = await statusAndBody(ann.post('/api/plans?dry_run=true', request))
  expect([status, AnyPlan.parse(trial).id]).toEqual([200, null])
  expect((await read(PlanPage, ann.get('/api/plans'))).items).toEqual([])
  const id = randomUUID()
  const plan = await propose(ann, { id, ...request })
  expect(plan.items.map((item) => placeOf(item))).toEqual(
    AnyPlan.parse(trial).items.map((item) => placeOf(item)),
  )
  expect(plan.items.map((item) => placeOf(item))).toEqual([`${TODAY} 09:15`, `${TODAY} 11:00`])
  const [again, known] = await statusAndBody(ann.post('/api/plans', { id, ...request }))
  expect([again, known]).toEqual([200, plan])
  expect((await read(PlanPage, ann.get('/api/plans?status=proposed'))).items).toEqual([plan])
})

test('accepting makes the tasks once, with their ids and receipts, in one event; undo takes back what nobody touched', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, {
    steps: [workStep('One', 30), workStep('Two', 30), workStep('Three', 30)],
  })
  const events = await openEvents(server.app, ann.token)
  const accepted = await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`, {}))
  expect(accepted.plan).toMatchObject({ status: 'accepted', version: 2 })
  expect(accepted.receipts).toMatchObject(
    plan.items.map(({ task_id, row }) => ({
      actor: 'person',
      action: 'create',
      table: 'tasks',
      row_id: task_id,
      title: row?.['title'],
      plan_id: plan.id,
    })),
  )
  const event = await events.next()
  expect(event?.data?.changes.map(({ table }) => table).toSorted()).toEqual([
    'plans',
    'tasks',
    'tasks',
    'tasks',
  ])
  await events.close()
  expect(await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`, {}))).toEqual(accepted)
  const made = await tasksOn(ann, TODAY)
  expect(made.map(({ title, scheduled_time }) => `${title} ${scheduled_time}`)).toEqual([
    'One 09:15',
    'Two 10:00',
    'Three 10:45',
  ])
  const [one, two] = made
  await ann.act(one?.id ?? '', 'complete')
  await ann.patch(`/api/tasks/${two?.id}`, { title: 'Two, by hand' })
  const undone = await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))
  expect(undone).toMatchObject({
    undone: 1,
    kept: [
      { item_id: plan.items[0]?.id, reason: 'completed' },
      { item_id: plan.items[1]?.id, reason: 'changed' },
    ],
    plan: { status: 'undone' },
  })
  expect((await tasksOn(ann, TODAY)).map(({ title }) => title)).toEqual(['One', 'Two, by hand'])
  expect(await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))).toEqual(undone)
  expect(undone.plan.receipts.map(({ action }) => action)).toEqual(['create', 'create', 'create', 'delete'])
  const page = await read(ReceiptPage, ann.get(`/api/receipts?plan_id=${plan.id}&limit=3`))
  expect(page.items.map(({ action }) => action)).toEqual(['delete', 'create', 'create'])
  const rest = await read(ReceiptPage, ann.get(`/api/receipts?plan_id=${plan.id}&cursor=${page.next_cursor}`))
  expect(rest.items).toHaveLength(1)
  const ofRow = await read(ReceiptPage, ann.get(`/api/receipts?row_id=${plan.items[2]?.task_id}`))
  expect(ofRow.items.map(({ action }) => action)).toEqual(['delete', 'create'])
})

test('a time that was taken meanwhile, a task that was changed or is gone: 409 names the item, and nothing is written', async () => {
  const ann = await server.signUp()
  const tasks = [aTask({ scheduled_date: '2026-02-27' }), aTask({ scheduled_date: '2026-02-26' })]
  for (const task of tasks) await ann.post('/api/tasks', task)
  const plan = await propose(ann, { replan: tasks.map(({ id }) => id) })
  const [first, second] = plan.items
  const other = aTask({
    scheduled_date: placeOf(first).slice(0, 10),
    scheduled_time: placeOf(first).slice(11),
  })
  await ann.post('/api/tasks', other)
  await ann.patch(`/api/tasks/${second?.task_id}`, { title: 'Changed' })
  const refusal = await statusAndBody(ann.post(`/api/plans/${plan.id}/accept`, {}))
  expect(refusal).toMatchObject([
    409,
    {
      code: 'conflict',
      details: expect.arrayContaining([
        expect.objectContaining({
          item_id: second?.id,
          reason: 'changed',
          current: expect.objectContaining({ title: 'Changed' }),
        }),
        expect.objectContaining({
          item_id: first?.id,
          reason: 'taken',
          current: expect.objectContaining({ id: other.id }),
        }),
      ]),
    },
  ])
  expect(await read(Plan, ann.get(`/api/plans/${plan.id}`))).toEqual(plan)
  const still = await read(Task, ann.get(`/api/tasks/${first?.task_id}`))
  expect(still.scheduled_date).toBe(tasks.find(({ id }) => id === first?.task_id)?.scheduled_date)
  // An edit of the item takes the row as it is now; taken times may be passed.
  await ann.patch(`/api/plans/${plan.id}`, { items: [{ id: second?.id, priority: 'high' }] })
  expect(await statusAndBody(ann.post(`/api/plans/${plan.id}/accept`, {}))).toMatchObject([
    409,
    { details: [{ item_id: first?.id, reason: 'taken' }] },
  ])
  await ann.delete(`/api/tasks/${second?.task_id}`)
  expect(await statusAndBody(ann.post(`/api/plans/${plan.id}/accept`, { anyway: true }))).toMatchObject([
    409,
    { details: [{ item_id: second?.id, reason: 'gone', current: null }] },
  ])
  const accepted = await read(
    AcceptedPlan,
    ann.post(`/api/plans/${plan.id}/accept`, { anyway: true, items: [first?.id] }),
  )
  expect(accepted.plan.items.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused'])
  await ann.post(`/api/plans/${plan.id}/undo`)
  const back = await read(Task, ann.get(`/api/tasks/${first?.task_id}`))
  expect([back.scheduled_date, back.scheduled_time]).toEqual([still.scheduled_date, still.scheduled_time])
})

test('accept, refuse and undo at once: one wins, the others get the plan as it is', async () => {
  const ann = await server.signUp()
  for (let round = 0; round < 5; round += 1) {
    const plan = await propose(ann, { steps: [workStep('One', 15)], horizon_days: 28 })
    const answers = await Promise.all(
      ['accept', 'refuse', 'undo'].map((what) => statusAndBody(ann.post(`/api/plans/${plan.id}/${what}`))),
    )
    const { status } = await read(Plan, ann.get(`/api/plans/${plan.id}`))
    expect(['accepted', 'refused', 'undone']).toContain(status)
    for (const [code, body] of answers)
      if (code !== 200)
        expect([code, body]).toMatchObject([409, { code: 'conflict', details: { id: plan.id } }])
    const [accepted, refused] = answers
    expect([accepted?.[0], refused?.[0]].filter((code) => code === 200)).toHaveLength(1)
  }
})

test('a proposal expires after seven days, and of more than fifty the oldest do', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const plan = Plan.parse(await (await ann.post('/api/plans', { steps: [workStep('One', 15)] })).json())
  lone.wait(7 * 24 * 60 * 60)
  expect((await read(Plan, ann.get(`/api/plans/${plan.id}`))).status).toBe('expired')
  expect(await statusAndBody(ann.post(`/api/plans/${plan.id}/accept`))).toMatchObject([
    409,
    { details: { status: 'expired' } },
  ])
  const ids: string[] = []
  for (let made = 0; made < 51; made += 1) {
    lone.wait(1)
    ids.push(Plan.parse(await (await ann.post('/api/plans', { template: 'fallback' })).json()).id)
  }
  const open = await read(PlanPage, ann.get('/api/plans?status=proposed&limit=100'))
  expect(open.items.map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
  await lone.close()
})

test.each([
  [{}, 'steps', undefined],
  [{ steps: 'none' }, 'steps', 'Invalid plan format'],
  [{ steps: [] }, 'steps', undefined],
  [{ steps: [workStep('A', 15)], replan: 'overdue' }, 'steps', undefined],
  [{ steps: [workStep('', 15)] }, 'steps.0.title', undefined],
  [{ steps: [workStep('A', 14)] }, 'steps.0.minutes', undefined],
  [{ steps: [workStep('A', 15, { depends_on: ['s1'] })] }, 'steps', undefined],
  [{ steps: [workStep('A', 15, { depends_on: ['x'] })] }, 'steps', undefined],
  [
    { steps: [workStep('A', 15, { depends_on: ['s2'] }), workStep('B', 15, { depends_on: ['s1'] })] },
    'steps',
    undefined,
  ],
  [{ steps: [workStep('A', 15, { key: 'k' }), workStep('B', 15, { key: 'k' })] }, 'steps', undefined],
  [{ steps: [workStep('A', 15)], horizon_days: 367 }, 'horizon_days', undefined],
  [{ steps: [workStep('A', 15, { goal_id: randomUUID() })] }, 'goal_id', undefined],
  [{ replan: [randomUUID()] }, 'replan', undefined],
  [{ template: 'best' }, 'template', undefined],
  [{ changes: [{ kind: 'delete_task', task_id: randomUUID() }] }, 'changes.0.task_id', undefined],
  [{ steps: [workStep('A', 15)], unknown: 1 }, 'unknown', undefined],
])('%j is refused', async (request, field, message) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(ann.post('/api/plans', request))
  const { details = [], message: said } = body as { message: string; details?: { field: string }[] }
  expect([status, details[0]?.field]).toEqual([400, field])
  if (message) expect(said).toBe(message)
  expect((await read(PlanPage, ann.get('/api/plans'))).items).toEqual([])
})

test('changes are proposed as they are asked for, applied in one go and undone', async () => {
  const ann = await server.signUp()
  const [moved, gone] = [aTask({ title: 'Moved' }), aTask({ title: 'Gone' })]
  for (const task of [moved, gone]) await ann.post('/api/tasks', task)
  const goalId = randomUUID()
  const plan = await propose(ann, {
    reason: 'A better week',
    changes: [
      { kind: 'create_task', row: { title: 'New', goal_id: goalId, scheduled_date: '2026-03-05' } },
      { kind: 'update_task', task_id: moved.id, patch: { scheduled_date: '2026-03-04', title: 'Moved on' } },
      { kind: 'delete_task', task_id: gone.id },
      { kind: 'create_goal', row: { id: goalId, title: 'A goal' } },
      { kind: 'create_habit', row: { name: 'Stretch' } },
    ],
  })
  expect(plan.items).toHaveLength(5)
  expect(
    plan.items.every(({ reason_code, reason }) => reason_code === 'asked' && reason === 'A better week'),
  ).toBe(true)
  const accepted = await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`))
  expect(accepted.receipts.map(({ action, table }) => `${action} ${table}`).toSorted()).toEqual([
    'create goals',
    'create habits',
    'create tasks',
    'delete tasks',
    'update tasks',
  ])
  expect(accepted.receipts.find(({ action }) => action === 'update')).toMatchObject({
    before: { scheduled_date: TODAY, title: 'Moved' },
    after: { scheduled_date: '2026-03-04', title: 'Moved on' },
  })
  expect((await tasksOn(ann, '2026-03-05'))[0]).toMatchObject({ title: 'New', goal_id: goalId })
  const undone = await read(UndonePlan, ann.post(`/api/plans/${plan.id}/undo`))
  expect(undone).toMatchObject({ undone: 5, kept: [] })
  expect((await tasksOn(ann, TODAY)).map(({ title }) => title).toSorted()).toEqual(['Gone', 'Moved'])
  expect((await ann.get(`/api/goals/${goalId}`)).status).toBe(404)
})

test('nobody sees or decides the plans of somebody else', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const plan = await propose(ann, { steps: [workStep('One', 15)] })
  for (const path of ['', '/accept', '/refuse', '/undo', '/offers'])
    expect(
      (path === ''
        ? await bob.get(`/api/plans/${plan.id}`)
        : await bob.post(
            `/api/plans/${plan.id}${path}`,
            path === '/offers' ? { choices: [{ step: 's1', kind: 'drop' }] } : {},
          )
      ).status,
    ).toBe(404)
  expect((await bob.patch(`/api/plans/${plan.id}`, { title: 'Mine' })).status).toBe(404)
  expect((await read(ReceiptPage, bob.get('/api/receipts'))).items).toEqual([])
})
