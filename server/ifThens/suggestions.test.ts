import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { TakenSuggestion } from '#shared/ifThens/suggestion.ts'
import { ActedTask, Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'
import { AT_SEVEN, createIfThen, readIfThen, suggestionsOf, YOGA } from '#server/testing/ifThens.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const take = (person: Person, { id }: { id: string }) =>
  read(TakenSuggestion, person.post(`/api/suggestions/${id}/take`))
const task = async (person: Person, asked: object = {}) =>
  read(Task, person.post('/api/tasks', { ...aTask(), ...asked }))
const complete = (person: Person, { id }: { id: string }) => read(ActedTask, person.act(id, 'complete'))
const goal = (person: Person) => read(Goal, person.post('/api/goals', { title: 'Run a marathon' }))
const refusalOf = async (answer: Promise<Response> | Response) => {
  const [status, body] = await statusAndBody(answer)
  return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
}

test('a moment fires once its time has passed on its weekdays, in the person’s zone', async () => {
  const ann = await server.signUp({ timezone: 'Asia/Tokyo' }) // 18:00 on Monday
  const fired = await createIfThen(ann, { if: { ...AT_SEVEN, days: [1], time: '18:00' }, obstacle: 'Rain' })
  await createIfThen(ann, { if: { ...AT_SEVEN, time: '18:01' } })
  await createIfThen(ann, { if: { ...AT_SEVEN, days: [0, 2] } })
  await createIfThen(ann, { active: false })
  expect(await suggestionsOf(ann)).toEqual([
    {
      id: expect.any(String),
      user_id: ann.id,
      if_then_id: fired.id,
      goal_id: null,
      local_date: TODAY,
      why: 'moment',
      obstacle: 'Rain',
      then: YOGA,
      state: 'open',
      task_id: null,
      kept: false,
      version: 1,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:00:00.000Z',
    },
  ])
})

test('before the start of the day a time is the end of the day before', async () => {
  const ann = await server.signUp({ timezone: 'America/Los_Angeles' }) // 01:00 on Monday
  await ann.patch('/api/profile', { day_start: '04:00' })
  await createIfThen(ann, { if: { ...AT_SEVEN, days: [0], time: '01:00' } })
  await createIfThen(ann, { if: { ...AT_SEVEN, days: [0], time: '01:01' } })
  await createIfThen(ann, { if: { ...AT_SEVEN, days: [1], time: '01:00' } })
  expect(await suggestionsOf(ann)).toMatchObject([
    { local_date: '2026-03-01', created_at: '2026-03-02T09:00:00.000Z' },
  ])
})

test('completing a task fires what comes after it, undoing it withdraws that, and again it is the same one', async () => {
  const ann = await server.signUp()
  const run = await task(ann)
  await createIfThen(ann, { if: { type: 'after', task_id: run.id } })
  expect(await suggestionsOf(ann)).toEqual([])
  await complete(ann, run)
  const [open] = await suggestionsOf(ann)
  expect(open).toMatchObject({ why: 'after', state: 'open', created_at: '2026-03-02T09:00:00.000Z' })
  await ann.act(run.id, 'uncomplete')
  expect(await suggestionsOf(ann)).toEqual([])
  expect((await ann.post(`/api/suggestions/${open?.id}/take`)).status).toBe(404)
  await complete(ann, run)
  expect(await suggestionsOf(ann)).toEqual([open])
})

test('a task that was completed on another date fires nothing today', async () => {
  const ann = await server.signUp()
  const run = await task(ann)
  await createIfThen(ann, { if: { type: 'after', task_id: run.id } })
  await ann.act(run.id, 'complete', new Date('2026-03-01T09:00:00Z'))
  expect(await suggestionsOf(ann)).toEqual([])
})

test('any occurrence of a series counts, also after it was split, and a date fires once', async () => {
  const ann = await server.signUp()
  const first = await task(ann, {
    scheduled_date: daysAgo(2),
    recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
  })
  const all = async () => (await read(TaskPage, ann.get(`/api/tasks?from=${daysAgo(2)}&to=2026-03-05`))).items
  const [, second, third] = await all()
  await createIfThen(ann, { if: { type: 'after', task_id: first.id } })
  await complete(ann, second as Task)
  await complete(ann, third as Task)
  expect(await suggestionsOf(ann)).toHaveLength(1)
  await ann.act((second as Task).id, 'uncomplete')
  await ann.act((third as Task).id, 'uncomplete')
  expect(await suggestionsOf(ann)).toEqual([])
  const fourth = (await all())[3] as Task
  await ann.patch(`/api/tasks/${fourth.id}?scope=following`, {
    recurrence: { rrule: 'FREQ=DAILY;INTERVAL=2', from: 'schedule' },
  })
  await complete(ann, fourth)
  expect(await suggestionsOf(ann)).toHaveLength(1)
})

test('what was missed fires on the day after, while it is undone', async () => {
  const ann = await server.signUp()
  const run = await task(ann, { scheduled_date: daysAgo(1) })
  const late = await task(ann, { scheduled_date: daysAgo(2) })
  await createIfThen(ann, { if: { type: 'missed', task_id: run.id } })
  await createIfThen(ann, { if: { type: 'missed', task_id: late.id } })
  expect(await suggestionsOf(ann)).toMatchObject([
    { why: 'missed', state: 'open', created_at: '2026-03-02T00:00:00.000Z' },
  ])
  await complete(ann, run)
  expect(await suggestionsOf(ann)).toEqual([])
  await ann.act(run.id, 'uncomplete')
  expect(await suggestionsOf(ann)).toHaveLength(1)
  await ann.patch(`/api/tasks/${run.id}`, { scheduled_date: TODAY })
  expect(await suggestionsOf(ann)).toEqual([])
})

test('a habit fires after it is done, and on the day after a due date that was missed', async () => {
  const ann = await server.signUp()
  const habit = await createHabit(ann, { start_date: daysAgo(3) })
  const after = await createIfThen(ann, { if: { type: 'after', habit_id: habit.id } })
  const missed = await createIfThen(ann, { if: { type: 'missed', habit_id: habit.id } })
  const firedPlans = async () => (await suggestionsOf(ann)).map(({ if_then_id }) => if_then_id)
  expect(await firedPlans()).toEqual([missed.id])
  await checkIn(ann, habit, daysAgo(1))
  expect(await firedPlans()).toEqual([])
  await checkIn(ann, habit)
  expect(await firedPlans()).toEqual([after.id])
  await uncheck(ann, habit)
  expect(await firedPlans()).toEqual([])
  await checkIn(ann, habit, TODAY, { skipped: true })
  expect(await firedPlans()).toEqual([])
})

test('taking makes one task for today, however often it is asked for, and it is kept once that is completed', async () => {
  const ann = await server.signUp()
  const marathon = await goal(ann)
  const made = await createIfThen(ann, { goal_id: marathon.id })
  const [open] = await suggestionsOf(ann)
  const events = await openEvents(server.app, ann.token)
  const both = await Promise.all([take(ann, open as { id: string }), take(ann, open as { id: string })])
  expect(both[1]).toEqual(both[0])
  const [taken] = both
  expect(taken?.task).toMatchObject({
    title: 'Yoga',
    estimated_duration: 20,
    scheduled_date: TODAY,
    scheduled_time: null,
    goal_id: marathon.id,
  })
  expect(taken?.suggestion).toEqual({
    ...open,
    state: 'taken',
    task_id: taken?.task?.id,
    version: 2,
    updated_at: '2026-03-02T09:00:00.000Z',
  })
  const event = await events.next()
  await events.close()
  expect(event?.data?.changes.map(({ table, op }) => `${table} ${op}`).toSorted()).toEqual([
    'goals update',
    'if_thens update',
    'suggestions insert',
    'tasks insert',
  ])
  expect(await readIfThen(ann, made)).toMatchObject({ taken: 1, kept: 0 })
  await complete(ann, taken?.task as Task)
  expect(await suggestionsOf(ann)).toMatchObject([{ state: 'taken', kept: true }])
  expect(await readIfThen(ann, made)).toMatchObject({ taken: 1, kept: 1 })
  await ann.act(taken?.task?.id ?? '', 'uncomplete')
  expect(await readIfThen(ann, made)).toMatchObject({ taken: 1, kept: 0 })
})

test('a habit is kept once it is done on that date', async () => {
  const ann = await server.signUp()
  const habit = await createHabit(ann)
  const made = await createIfThen(ann, { then: { type: 'habit', habit_id: habit.id } })
  const [open] = await suggestionsOf(ann)
  expect(await take(ann, open as { id: string })).toEqual({
    suggestion: expect.objectContaining({ state: 'taken', task_id: null, kept: false }),
  })
  await checkIn(ann, habit)
  expect(await suggestionsOf(ann)).toMatchObject([{ state: 'taken', kept: true }])
  expect(await readIfThen(ann, made)).toMatchObject({ taken: 1, kept: 1 })
})

test('what is dismissed stays so until it is taken, and what is taken stays', async () => {
  const ann = await server.signUp()
  await createIfThen(ann)
  const [open] = await suggestionsOf(ann)
  const dismiss = () => ann.post(`/api/suggestions/${open?.id}/dismiss`)
  for (const _ of [1, 2])
    expect(await (await dismiss()).json()).toMatchObject({ suggestion: { state: 'dismissed', version: 2 } })
  expect(await take(ann, open as { id: string })).toMatchObject({
    suggestion: { state: 'taken', version: 3 },
  })
  expect(await (await dismiss()).json()).toMatchObject({ suggestion: { state: 'taken', version: 3 } })
  expect(await suggestionsOf(ann)).toHaveLength(1)
})

test('a suggestion outlives the plan, and a plan in the trash suggests nothing', async () => {
  const ann = await server.signUp()
  const [kept, open] = [await createIfThen(ann), await createIfThen(ann)]
  const all = await suggestionsOf(ann)
  await take(ann, all.find(({ if_then_id }) => if_then_id === kept.id) as { id: string })
  for (const { id } of [kept, open]) await ann.delete(`/api/if-thens/${id}`)
  expect(await suggestionsOf(ann)).toMatchObject([{ if_then_id: kept.id, state: 'taken' }])
  await ann.post(`/api/if-thens/${open.id}/restore`)
  expect(await suggestionsOf(ann)).toHaveLength(2)
})

test('dates up to 30 days ago are answered, of a plan since it was made or turned on', async () => {
  const ann = await server.signUp({ timezone: 'Pacific/Niue' }) // Sunday evening
  const made = await createIfThen(ann)
  await ann.patch('/api/profile', { timezone: 'UTC' })
  const dates = async () => {
    const all = [daysAgo(2), daysAgo(1), TODAY].map(async (date) =>
      (await suggestionsOf(ann, `?date=${date}`)).map(({ local_date }) => local_date),
    )
    return (await Promise.all(all)).flat()
  }
  expect(await dates()).toEqual([daysAgo(1), TODAY])
  const [yesterday] = await suggestionsOf(ann, `?date=${daysAgo(1)}`)
  expect((await take(ann, yesterday as { id: string })).task).toMatchObject({ scheduled_date: TODAY })
  await ann.patch(`/api/if-thens/${made.id}`, { active: false })
  expect(await dates()).toEqual([daysAgo(1)]) // what was taken stays
  await ann.patch(`/api/if-thens/${made.id}`, { active: true })
  expect(await dates()).toEqual([daysAgo(1), TODAY])
  for (const date of ['2026-03-03', daysAgo(31)])
    expect(await refusalOf(ann.get(`/api/suggestions?date=${date}`))).toEqual([400, 'date'])
  expect((await ann.get(`/api/suggestions?date=${daysAgo(30)}`)).status).toBe(200)
})

test('a stranger’s suggestion is unknown', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await createIfThen(ann)
  const [open] = await suggestionsOf(ann)
  for (const id of [open?.id, randomUUID()])
    for (const action of ['take', 'dismiss'])
      expect((await bob.post(`/api/suggestions/${id}/${action}`)).status).toBe(404)
})
