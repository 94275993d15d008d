import { afterAll, expect, test } from 'vitest'
import { GoalCheckIn } from '#shared/goals/checkIn.ts'
import { Goal, Milestone } from '#shared/goals/goal.ts'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { Profile } from '#shared/profile/profile.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)

const TODAY = '2026-03-02'
type Person = Awaited<ReturnType<typeof server.signUp>>
const NUMBER = { kind: 'number', start: 0, target: 50, unit: 'km' }

const create = (person: Person, asked: object = {}) =>
  read(Goal, person.post('/api/goals', { title: 'Run a marathon', ...asked }))
const goalOf = (person: Person, id: string) => read(Goal, person.get(`/api/goals/${id}`))
const listOf = async (person: Person, query = '') =>
  (await read(pageSchema(Goal), person.get(`/api/goals${query}`))).items
const checkIn = (person: Person, id: string, value: number, date = TODAY) =>
  read(GoalCheckIn, person.post(`/api/goals/${id}/check-ins`, { value, date }))
const xpOf = async (person: Person) => (await read(Profile, person.get('/api/profile'))).xp

test('a goal begins with its defaults and nothing invented', async () => {
  const ann = await server.signUp()
  expect(await create(ann)).toMatchObject({
    title: 'Run a marathon',
    why: '',
    icon: 'Target',
    start_date: TODAY,
    target_date: null,
    metric: { kind: 'linked' },
    status: 'active',
    progress: { percent: 0, done: 0, total: 0, current: 0, reached: false },
    pace: null,
    forecast: { p50: null, chance: null, weeks: 0, mean: null, reason: 'not_enough_data' },
    at_risk: false,
    milestones: [],
    linked: { tasks: 0, habits: 0 },
  })
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ start_date: '1989-12-31' }, 'start_date'],
  [{ start_date: '2027-03-03' }, 'start_date'],
  [{ target_date: TODAY }, 'target_date'],
  [{ target_date: '2036-03-03' }, 'target_date'],
  [{ metric: { ...NUMBER, target: 0 } }, 'metric.target'],
  [{ metric: { ...NUMBER, start: 1e9 + 1 } }, 'metric.start'],
  [{ metric: { ...NUMBER, start: 0.0001 } }, 'metric.start'],
  [{ metric: { ...NUMBER, target: 1e-9 } }, 'metric.target'],
  [{ metric: { kind: 'mood' } }, 'metric'],
  [{ domain_id: '00000000-0000-4000-8000-000000000000' }, 'domain_id'],
  [{ status: 'achieved' }, 'status'],
])('%j is refused beside its field', async (asked, field) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(ann.post('/api/goals', { title: 'x', ...asked }))
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid' })])
  expect(JSON.stringify(body)).toContain(field.split('.')[0])
})

test('a number: the newest check-in counts, pace and forecast follow', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, {
    metric: NUMBER,
    start_date: addDays(TODAY, -30),
    target_date: addDays(TODAY, 70),
  })
  for (const [days, value] of [
    [29, 2],
    [22, 8],
    [15, 10],
    [8, 14],
    [3, 17],
    [0, 20],
  ] as const)
    await checkIn(ann, id, value, addDays(TODAY, -days))
  const goal = await goalOf(ann, id)
  expect(goal.progress).toEqual({ percent: 40, done: 20, total: 50, current: 20, reached: false })
  expect(goal.pace).toEqual({
    expected_percent: 30,
    expected: 15,
    lead_days: 10,
    safe_days: 10,
    needed_per_week: 3,
    status: 'ahead',
  })
  // Values at the ends of the weeks, today last: 2, 8, 10, 14, 20.
  expect(goal.forecast).toMatchObject({ weeks: 4, mean: 4.5, reason: null })
  expect(goal.at_risk).toBe(false)
})

test('check-ins: listed by date, changed, deleted, entered once, never for a day to come', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { metric: { ...NUMBER, aggregate: 'sum' } })
  const first = await checkIn(ann, id, 5, '1990-01-01')
  await checkIn(ann, id, 7)
  const again = await statusAndBody(ann.post(`/api/goals/${id}/check-ins`, { id: first.id, value: 99 }))
  expect(again).toEqual([200, first])
  expect((await goalOf(ann, id)).progress.current).toBe(12)
  const listed = await read(pageSchema(GoalCheckIn), ann.get(`/api/goals/${id}/check-ins?limit=1`))
  expect(listed.items.map(({ date }) => date)).toEqual([TODAY])
  const next = await read(
    pageSchema(GoalCheckIn),
    ann.get(`/api/goals/${id}/check-ins?limit=1&cursor=${listed.next_cursor}`),
  )
  expect([next.items.map(({ id: one }) => one), next.next_cursor]).toEqual([[first.id], null])
  expect((await ann.post(`/api/goals/${id}/check-ins`, { value: 1, date: '2026-03-03' })).status).toBe(400)
  const edit = (patch: object) =>
    statusAndBody(ann.patch(`/api/goals/${id}/check-ins/${first.id}`, { version: first.version, ...patch }))
  const edited = { ...first, value: 6, version: first.version + 1 }
  expect(await edit({ value: 6 })).toEqual([200, edited])
  expect(await edit({ value: 7 })).toMatchObject([409, { code: 'conflict', details: edited }])
  expect((await goalOf(ann, id)).progress.current).toBe(13)
  for (let times = 0; times < 2; times += 1)
    expect((await ann.delete(`/api/goals/${id}/check-ins/${first.id}`)).status).toBe(204)
  expect((await goalOf(ann, id)).progress.current).toBe(7)
  const linked = await create(ann)
  expect((await ann.post(`/api/goals/${linked.id}/check-ins`, { value: 1 })).status).toBe(409)
})

test('milestones: at most ten, done and undone, the goal is reached with the last', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { metric: { kind: 'milestones' } })
  const add = (title: string) => ann.post(`/api/goals/${id}/milestones`, { title })
  const one = await read(Milestone, add('One'))
  const two = await read(Milestone, add('Two'))
  expect([one.position, two.position]).toEqual([0, 1])
  const finish = (milestone: Milestone, done: boolean) =>
    ann.patch(`/api/goals/${id}/milestones/${milestone.id}`, { done })
  await finish(one, true)
  const half = await goalOf(ann, id)
  expect([half.progress.percent, half.milestones.map(({ done }) => done)]).toEqual([50, [true, false]])
  await finish(two, true)
  expect((await goalOf(ann, id)).progress).toMatchObject({ percent: 100, reached: true })
  await finish(two, false)
  expect((await goalOf(ann, id)).progress.percent).toBe(50)
  for (let number = 3; number <= 10; number += 1) expect((await add(`${number}`)).status).toBe(201)
  expect((await add('Eleven')).status).toBe(409)
  expect((await ann.delete(`/api/goals/${id}/milestones/${two.id}`)).status).toBe(204)
  expect((await add('Eleven')).status).toBe(201)
  const other = await create(ann, { metric: { kind: 'milestones' } })
  const again = (goal: string) => ann.post(`/api/goals/${goal}/milestones`, { id: one.id, title: 'One' })
  expect([(await again(id)).status, (await again(other.id)).status]).toEqual([200, 400])
})

test('linked tasks: what is done of what belongs to it, a repeating task up to today', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { start_date: addDays(TODAY, -14) })
  const tasks = [aTask({ goal_id: id }), aTask({ goal_id: id, scheduled_date: null, scheduled_time: null })]
  for (const task of tasks) expect((await ann.post('/api/tasks', task)).status).toBe(201)
  const repeating = aTask({
    goal_id: id,
    scheduled_date: TODAY,
    recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
  })
  expect((await ann.post('/api/tasks', repeating)).status).toBe(201)
  await ann.get('/api/tasks?from=2026-03-02&to=2026-03-08')
  await ann.act(tasks[0]?.id ?? '', 'complete')
  const goal = await goalOf(ann, id)
  expect(goal.progress).toMatchObject({ done: 1, total: 3, percent: 33 })
  expect(goal.linked.tasks).toBe(3)
  for (const other of ['query=work', 'trash=true', 'running=true', `from=${TODAY}&to=${TODAY}`])
    expect([other, (await ann.get(`/api/tasks?goal_id=${id}&${other}`)).status]).toEqual([other, 400])
  const listed = await read(TaskPage, ann.get(`/api/tasks?goal_id=${id}`))
  expect(listed.items.every(({ goal_id }) => goal_id === id)).toBe(true)
})

test('achieving earns once a date, reopening gives it back, and nothing of it is a streak day', async () => {
  const ann = await server.signUp()
  const [first, second] = [await create(ann), await create(ann)]
  const act = (id: string, action: string, body?: object) =>
    statusAndBody(ann.post(`/api/goals/${id}/${action}`, body ?? {}))
  expect(await act(first.id, 'achieve')).toMatchObject([409, { details: { percent: 0 } }])
  const achieved = await act(first.id, 'achieve', { reason: 'Good enough' })
  expect(achieved).toMatchObject([
    200,
    {
      goal: { status: 'achieved', closed_reason: 'Good enough' },
      award: { xp: 100, level_up: true, streak: 0 },
    },
  ])
  expect(await act(first.id, 'achieve')).toEqual(achieved)
  expect(await act(second.id, 'achieve', { reason: 'Too' })).toMatchObject([200, { award: { xp: 0 } }])
  expect(await xpOf(ann)).toBe(100)
  expect(await act(first.id, 'reopen')).toMatchObject([
    200,
    { goal: { status: 'active' }, award: { xp: -100 } },
  ])
  expect(await act(first.id, 'reopen')).toMatchObject([200, { goal: { status: 'active' } }])
  expect(await xpOf(ann)).toBe(0)
  expect(await act(first.id, 'achieve', { reason: 'Again' })).toMatchObject([200, { award: { xp: 100 } }])
  expect((await act(first.id, 'drop'))[0]).toBe(400)
  expect(await act(second.id, 'drop', { reason: 'No time' })).toMatchObject([
    200,
    { goal: { status: 'dropped' } },
  ])
  expect((await listOf(ann, '?status=dropped')).map(({ id }) => id)).toEqual([second.id])
  expect(await xpOf(ann)).toBe(100)
})

test('at most a hundred are active', async () => {
  const ann = await server.signUp()
  const made = await Promise.all(Array.from({ length: 100 }, () => create(ann)))
  expect((await ann.post('/api/goals', { title: 'x' })).status).toBe(409)
  const [first] = made
  await ann.post(`/api/goals/${first?.id}/drop`, { reason: 'x' })
  expect((await ann.post('/api/goals', { title: 'x' })).status).toBe(201)
  expect((await ann.post(`/api/goals/${first?.id}/reopen`)).status).toBe(409)
})

test('the archive and the trash change nothing about who counts for the hundred', async () => {
  const ann = await server.signUp()
  const [first, second] = await Promise.all(Array.from({ length: 100 }, () => create(ann)))
  const archive = (archived: boolean) => ann.patch(`/api/goals/${first?.id}`, { archived })
  expect([(await archive(true)).status, (await archive(false)).status]).toEqual([200, 200])
  await ann.post(`/api/goals/${second?.id}/drop`, { reason: 'x' })
  await ann.delete(`/api/goals/${second?.id}`)
  await create(ann)
  expect((await ann.post(`/api/goals/${second?.id}/restore`)).status).toBe(200)
  await archive(true)
  await ann.delete(`/api/goals/${first?.id}`)
  await create(ann)
  expect((await ann.post(`/api/goals/${first?.id}/restore`)).status).toBe(409)
})

test('an edit of one date is held against the other, and edits of other fields against none', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { start_date: '2026-03-01', target_date: '2026-06-01' })
  const edit = async (fields: object) => (await ann.patch(`/api/goals/${id}`, fields)).status
  expect(await edit({ target_date: '2026-02-28' })).toBe(400)
  expect(await edit({ start_date: '2026-06-02' })).toBe(400)
  await server.db.query("update goals set target_date = '2026-02-28' where id = $1", [id])
  expect(await edit({ title: 'Another' })).toBe(200)
})

test('how a goal is measured stays, its numbers may change', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { metric: NUMBER })
  expect((await ann.patch(`/api/goals/${id}`, { metric: { kind: 'linked' } })).status).toBe(400)
  expect((await ann.patch(`/api/goals/${id}`, { metric: { ...NUMBER, aggregate: 'sum' } })).status).toBe(400)
  expect((await ann.patch(`/api/goals/${id}`, { metric: { ...NUMBER, target: 42.195 } })).status).toBe(200)
})

test('archived goals are listed where they are asked for', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { archived: true })
  expect([await listOf(ann), (await listOf(ann, '?archived=true')).map((goal) => goal.id)]).toEqual([
    [],
    [id],
  ])
})

test('a domain counts its goals and the tasks of them, and gives links back when it is restored', async () => {
  const ann = await server.signUp()
  const domain = await read(Domain, ann.post('/api/domains', { name: 'Sea' }))
  const goal = await create(ann, { domain_id: domain.id })
  const task = aTask({ goal_id: goal.id, category: 'travel', scheduled_date: TODAY })
  await ann.post('/api/tasks', task)
  const domainOf = () => read(Domain, ann.get(`/api/domains/${domain.id}`))
  expect(await domainOf()).toMatchObject({ completed: 0, total: 1, weekly_due: [0, 0, 0, 0, 0, 0, 1] })
  await ann.post(`/api/goals/${goal.id}/achieve`, { reason: 'x' })
  expect(await domainOf()).toMatchObject({ completed: 1, total: 1 })
  await ann.delete(`/api/domains/${domain.id}`)
  expect((await goalOf(ann, goal.id)).domain_id).toBe(null)
  await ann.post(`/api/domains/${domain.id}/restore`)
  expect((await goalOf(ann, goal.id)).domain_id).toBe(domain.id)
})

test('the history has one item a date, with the line where there is one', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann, { metric: NUMBER, start_date: '2026-02-28', target_date: '2026-03-05' })
  await checkIn(ann, id, 3, '2026-02-20')
  await checkIn(ann, id, 10, '2026-03-01')
  await checkIn(ann, id, 12, '2026-03-01')
  const history = (query: string) => statusAndBody(ann.get(`/api/goals/${id}/history?${query}`))
  expect(await history('from=2026-02-27&to=2026-03-02')).toEqual([
    200,
    {
      items: [
        { date: '2026-02-27', value: 3, expected: null },
        { date: '2026-02-28', value: 3, expected: 0 },
        { date: '2026-03-01', value: 12, expected: 10 },
        { date: '2026-03-02', value: 12, expected: 20 },
      ],
    },
  ])
  expect((await history('from=2026-03-02&to=2026-03-01'))[0]).toBe(400)
  expect((await history('from=2025-01-01&to=2026-03-01'))[0]).toBe(400)
})

test('the history of linked tasks and of milestones counts what was done up to each date', async () => {
  const ann = await server.signUp()
  const linked = await create(ann)
  const task = aTask({ goal_id: linked.id })
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'complete')
  const steps = await create(ann, { metric: { kind: 'milestones' } })
  const { id } = await read(Milestone, ann.post(`/api/goals/${steps.id}/milestones`, { title: 'One' }))
  await ann.patch(`/api/goals/${steps.id}/milestones/${id}`, { done: true })
  for (const goal of [linked, steps])
    expect(
      await statusAndBody(ann.get(`/api/goals/${goal.id}/history?from=2026-03-01&to=2026-03-02`)),
    ).toEqual([
      200,
      {
        items: [
          { date: '2026-03-01', value: 0, expected: null },
          { date: '2026-03-02', value: 1, expected: null },
        ],
      },
    ])
})
