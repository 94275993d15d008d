import { afterAll, expect, test } from 'vitest'
import { Availability, USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { FreeTimePage } from '#shared/planning/placing/freeTime.ts'
import { GoalUnderstanding } from '#shared/planning/goalAnswers.ts'
import { AcceptedPlan, Plan, type PlanItem } from '#shared/planning/plan.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { propose, setAvailability, workStep } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const dateOf = ({ row, patch }: PlanItem) => String((row ?? patch)?.['scheduled_date'])
const placeOf = (item: PlanItem) => `${dateOf(item)} ${String((item.row ?? item.patch)?.['scheduled_time'])}`
const placesOf = ({ items }: Plan) => items.map((item) => placeOf(item))

test('availability has its usual values until it is set as a whole; a repetition changes nothing', async () => {
  const ann = await server.signUp()
  const before = await read(Availability, ann.get('/api/availability'))
  expect(before).toEqual({
    id: ann.id,
    ...USUAL_AVAILABILITY,
    timezone: 'UTC',
    version: 1,
    updated_at: '2026-03-02T09:00:00.000Z',
  })
  const events = await openEvents(server.app, ann.token)
  const changed = { ...before, buffer_minutes: 0, exceptions: [{ date: TODAY, work: [], personal: [] }] }
  const after = await read(Availability, ann.put('/api/availability', changed))
  expect(after).toMatchObject({ buffer_minutes: 0, exceptions: changed.exceptions, version: 2 })
  expect((await events.next())?.data?.changes).toEqual([{ table: 'availability', id: ann.id, op: 'update' }])
  await events.close()
  expect(await read(Availability, ann.put('/api/availability', after))).toEqual(after)
  expect(await statusAndBody(ann.put('/api/availability', before))).toMatchObject([409, { details: after }])
})

test.each([
  [{ work: [[['09:00', '08:00']], [], [], [], [], [], []] }, 'work.0.0'],
  [
    {
      work: [
        [
          ['09:00', '12:00'],
          ['11:00', '13:00'],
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    },
    'work.0',
  ],
  [{ work: [[]] }, 'work'],
  [{ buffer_minutes: 61 }, 'buffer_minutes'],
  [{ min_chunk: 120, max_chunk: 60 }, 'min_chunk'],
  [{ daily_capacity: { work: 1441, personal: null } }, 'daily_capacity.work'],
  [{ exceptions: [TODAY, TODAY].map((date) => ({ date, work: [], personal: [] })) }, 'exceptions'],
  [{ timezone: 'Europe/Vienna' }, 'timezone'],
  [{ personal: undefined }, 'personal'],
])('availability %j is refused', async (wrong, field) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(
    ann.put('/api/availability', { ...USUAL_AVAILABILITY, ...wrong }),
  )
  expect([status, (body as { details?: { field: string }[] }).details?.[0]?.field]).toEqual([400, field])
})

test('free times begin on a quarter hour and end where a buffer begins', async () => {
  const ann = await server.signUp()
  server.turnClock(-600) // 08:50
  await setAvailability(ann, { work: [['09:00', '12:00']], personal: [] })
  await ann.post('/api/tasks', aTask({ scheduled_time: '10:00', estimated_duration: 30 }))
  const free = (minutes: number, more = '') =>
    read(FreeTimePage, ann.get(`/api/free-time?from=${TODAY}&to=${TODAY}&minutes=${minutes}${more}`))
  const late = { date: TODAY, start: '10:45', end: '12:00', minutes: 75 }
  expect((await free(35)).items).toEqual([{ date: TODAY, start: '09:15', end: '09:50', minutes: 35 }, late])
  expect((await free(36)).items).toEqual([late])
  expect((await free(30, '&hours=personal')).items).toEqual([])
  const page = await free(30, '&limit=1')
  expect(page.items).toHaveLength(1)
  expect((await free(30, `&limit=1&cursor=${page.next_cursor}`)).items).toEqual([late])
  const { items: usual } = await read(FreeTimePage, ann.get('/api/free-time?minutes=60&limit=200'))
  expect(usual.at(-1)?.date).toBe(addDays(TODAY, 27))
  const tooLong = `/api/free-time?from=${TODAY}&to=${addDays(TODAY, 92)}`
  expect((await ann.get(tooLong)).status).toBe(400)
  server.turnClock(600)
})

test('the time of a task that is to be moved is free for it', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await setAvailability(ann, { work: [['09:00', '12:00']], personal: [], buffer_minutes: 0 })
  await setAvailability(bob, { work: [['09:00', '12:00']], personal: [], buffer_minutes: 0 })
  const [moved, other] = ['10:00', '11:00'].map((scheduled_time) =>
    aTask({ scheduled_time, scheduled_date: '2026-03-03', estimated_duration: 60 }),
  )
  for (const task of [moved, other]) await ann.post('/api/tasks', task)
  const free = async (person: typeof ann, except: string | undefined) => {
    const address = `/api/free-time?from=2026-03-03&to=2026-03-03${except ? `&except=${except}` : ''}`
    const { items } = await read(FreeTimePage, person.get(address))
    return items.map(({ start, end }) => `${start} ${end}`)
  }
  expect(await free(ann, undefined)).toEqual(['09:00 10:00'])
  expect(await free(ann, moved?.id)).toEqual(['09:00 11:00'])
  await bob.post('/api/tasks', aTask({ scheduled_time: '09:00', scheduled_date: '2026-03-03' }))
  expect(await free(bob, moved?.id)).toEqual(await free(bob, undefined))
  expect((await ann.get('/api/free-time?except=mine')).status).toBe(400)
})

test('a repeating task takes its time on each date, and one past midnight that of the next morning', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { work: [['00:00', '03:00']], personal: [], buffer_minutes: 0 })
  await ann.post(
    '/api/tasks',
    aTask({
      scheduled_date: TODAY,
      scheduled_time: '23:30',
      estimated_duration: 90,
      recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
    }),
  )
  const plan = await propose(ann, {
    steps: [workStep('A', 60), workStep('B', 60), workStep('C', 60)],
    horizon_days: 3,
  })
  expect(placesOf(plan)).toEqual(['2026-03-03 01:00', '2026-03-03 02:00', '2026-03-04 01:00'])
})

test('no place lies in the hour that the clocks skip', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  await setAvailability(ann, { work: [['01:00', '04:00']], personal: [], buffer_minutes: 0 })
  const sunday = '2026-03-29'
  const steps = Array.from({ length: 3 }, (_, index) => workStep(`Step ${index}`, 60))
  const plan = await propose(ann, { steps, from: sunday, horizon_days: 1 })
  expect(placesOf(plan)).toEqual([`${sunday} 01:00`, `${sunday} 03:00`])
  expect(plan.infeasible.map(({ reason }) => reason)).toEqual(['no_time'])
})

test('an offer that is taken gives its step a place, and what was moved by hand stays', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, {
    work: [['10:00', '12:00']],
    personal: [],
    daily_capacity: { work: null, personal: null },
  })
  const steps = [
    workStep('A', 45, { priority: 'high' }),
    workStep('B', 45, { priority: 'high' }),
    workStep('C', 60, { deadline: TODAY }),
  ]
  const plan = await propose(ann, { steps: steps.map((step) => ({ ...step, deadline: TODAY })) })
  expect(placesOf(plan)).toEqual([`${TODAY} 10:00`, `${TODAY} 11:00`])
  const [infeasible] = plan.infeasible
  expect(infeasible).toMatchObject({ step: 's3', reason: 'no_time', minutes: 60 })
  expect(infeasible?.offers).toEqual([{ kind: 'deadline', deadline: '2026-03-03' }, { kind: 'drop' }])
  const byHand = await read(
    Plan,
    ann.patch(`/api/plans/${plan.id}`, {
      items: [{ id: plan.items[0]?.id, scheduled_date: '2026-03-03', scheduled_time: '10:00' }],
    }),
  )
  expect(byHand.items.find(({ step }) => step === 's1')).toMatchObject({
    reason_code: 'by_hand',
    warnings: ['after_deadline'],
  })
  const taken = await read(
    Plan,
    ann.post(`/api/plans/${plan.id}/offers`, { choices: [{ step: 's3', kind: 'deadline' }] }),
  )
  expect(taken.infeasible).toEqual([])
  expect(taken.items.map((item) => `${item.step} ${placeOf(item)}`)).toEqual([
    `s2 ${TODAY} 11:00`,
    's1 2026-03-03 10:00',
    's3 2026-03-03 11:00',
  ])
  expect(
    (await ann.post(`/api/plans/${plan.id}/offers`, { choices: [{ step: 's3', kind: 'drop' }] })).status,
  ).toBe(400)
})

test('what an edit by hand breaks is said, and it can be accepted all the same', async () => {
  const ann = await server.signUp()
  await ann.post('/api/tasks', aTask({ scheduled_time: '14:00', estimated_duration: 60 }))
  const plan = await propose(ann, { steps: [workStep('A', 60)] })
  const [item] = plan.items
  const edit = async (fields: object) =>
    (await read(Plan, ann.patch(`/api/plans/${plan.id}`, { items: [{ id: item?.id, ...fields }] }))).items[0]
      ?.warnings
  expect(await edit({ scheduled_time: '13:55' })).toEqual(['overlap', 'buffer'])
  expect(await edit({ scheduled_time: '15:05' })).toEqual(['buffer'])
  expect(await edit({ scheduled_time: '19:00' })).toEqual(['outside_hours'])
  expect(await edit({ scheduled_time: '08:00' })).toEqual(['outside_hours', 'past'])
  expect(await edit({ scheduled_time: '10:00', estimated_duration: 180 })).toEqual([])
  expect(await edit({ estimated_duration: 400 })).toEqual(['overlap', 'buffer', 'over_capacity'])
  const stale = await statusAndBody(ann.patch(`/api/plans/${plan.id}`, { version: 1, title: 'Old' }))
  expect(stale).toMatchObject([409, { details: { id: plan.id, version: 7 } }])
  const accepted = await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`))
  expect(accepted.receipts[0]?.after).toMatchObject({ scheduled_time: '10:00', estimated_duration: 400 })
  expect((await ann.patch(`/api/plans/${plan.id}`, { title: 'Late' })).status).toBe(409)
})

test('leftovers move into the next two days; a second time half the length is offered, a third time it is asked', async () => {
  const ann = await server.signUp()
  const task = aTask({
    title: 'Left',
    scheduled_date: '2026-02-27',
    estimated_duration: 70,
    due_date: '2026-03-20',
  })
  await ann.post('/api/tasks', task)
  await ann.post('/api/tasks', aTask({ scheduled_time: '09:00', estimated_duration: 60 })) // today, not over yet
  await ann.post(
    '/api/tasks',
    aTask({
      title: 'Daily',
      scheduled_date: '2026-02-26',
      recurrence: { rrule: 'FREQ=DAILY;COUNT=3', from: 'schedule' },
    }),
  )
  await ann.get(`/api/tasks?from=2026-02-20&to=${TODAY}`)
  const plan = await propose(ann, { replan: 'overdue' })
  expect(plan.items.map(({ kind, misses, before }) => [kind, misses, before?.['scheduled_date']])).toEqual([
    ['update_task', 1, '2026-02-27'],
    ['update_task', 1, '2026-02-28'],
  ])
  for (const item of plan.items) expect(daysBetween(TODAY, dateOf(item))).toBeLessThanOrEqual(2)
  for (const misses of [1, 2, 3]) {
    const again = misses === 1 ? plan : await propose(ann, { replan: [task.id] })
    const item = again.items.find(({ task_id }) => task_id === task.id)
    expect(item).toMatchObject({
      misses,
      chosen: misses < 3,
      offers: [[], [{ kind: 'shorten', minutes: 45 }], [{ kind: 'shorten', minutes: 45 }, { kind: 'drop' }]][
        misses - 1
      ],
    })
    const accepting = await ann.post(`/api/plans/${again.id}/accept`, { items: [item?.id] })
    expect(accepting.status).toBe(200)
  }
  const fourth = await propose(ann, { replan: [task.id] })
  const shorter = await read(
    Plan,
    ann.post(`/api/plans/${fourth.id}/offers`, { choices: [{ step: task.id, kind: 'shorten' }] }),
  )
  expect(shorter.items).toMatchObject([
    { chosen: true, patch: { estimated_duration: 45 }, before: { estimated_duration: 70 } },
  ])
  await ann.act(task.id, 'complete')
  expect((await ann.post('/api/plans', { replan: [task.id] })).status).toBe(400)
})

test('a goal becomes a short beginning and its sessions, so many in each week', async () => {
  const ann = await server.signUp()
  const text = 'Run 3 times a week for 30 minutes for 4 weeks'
  const { understood, ready } = await read(GoalUnderstanding, ann.post('/api/plans/understand', { text }))
  expect([understood.per_week, understood.minutes, understood.deadline, ready]).toEqual([
    3,
    30,
    '2026-03-29',
    true,
  ])
  const plan = await propose(ann, { goal: { text } })
  expect(plan).toMatchObject({ source: 'planner', infeasible: [], covers_until: '2026-03-29' })
  const [kickoff, ...sessions] = plan.items
  expect(kickoff).toMatchObject({ step: 'kickoff', row: { estimated_duration: 15 } })
  expect(sessions).toHaveLength(12)
  expect(new Set(sessions.map((item) => dateOf(item))).size).toBe(12)
  const weeks = sessions.map((item) => Math.floor(daysBetween(TODAY, dateOf(item)) / 7))
  expect([0, 1, 2, 3].map((week) => weeks.filter((each) => each === week).length)).toEqual([3, 3, 3, 3])
  expect(sessions.every(({ row }) => row?.['title'] !== '' && row?.['category'] === 'fitness')).toBe(true)
})

test('a goal shares its amount exactly, and of one that lacks something each question is a field', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { goal: { text: 'Save 1000 dollars by 30 April' } })
  const amounts = plan.items.flatMap(({ amount }) => amount?.value ?? [])
  expect(Math.round(amounts.reduce((sum, value) => sum + value, 0) * 100)).toBe(100_000)
  const refusal = await statusAndBody(ann.post('/api/plans', { goal: { text: 'learn Spanish' } }))
  expect(refusal).toMatchObject([
    400,
    { details: [{ field: 'deadline' }, { field: 'rhythm' }, { field: 'minutes' }] },
  ])
})

test('the fallback plan of three is on one date, one after the other', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { template: 'fallback' })
  expect(
    plan.items.map(({ row }) => [row?.['title'], row?.['estimated_duration'], row?.['scheduled_time']]),
  ).toEqual([
    ['Morning Planning Session', 30, '09:15'],
    ['Focus Work Block', 60, '10:00'],
    ['Break & Reflection', 15, '11:15'],
  ])
  expect(new Set(plan.items.map((item) => dateOf(item)))).toEqual(new Set([TODAY]))
})

test('what may be split becomes parts on different dates that add up', async () => {
  const ann = await server.signUp()
  const plan = await propose(ann, { steps: [workStep('Thesis', 300, { splittable: true })] })
  expect(plan.items.map(({ part }) => part)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })))
  expect(plan.items.map(({ row }) => row?.['estimated_duration'])).toEqual([120, 120, 60])
  expect(new Set(plan.items.map((item) => dateOf(item))).size).toBe(3)
})
