import { afterAll, expect, test } from 'vitest'
import type { Facts } from '#server/kit/facts/facts.ts'
import { newId } from '#server/kit/db/newId.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import type { NewNotice } from '#server/notifications/createNotice.ts'
import { SLICES } from '#server/slices.ts'
import { aTask, startTestServer, type TestServer } from '#server/testing.ts'
import { createHabit } from '#server/testing/habits.ts'
import { inboxOf, tellPerson } from '#server/testing/notifications.ts'

const said: Facts['notice.made'][] = []
const server = await startTestServer({
  slices: [
    { tag: 'F', routes: [], follows: { 'notice.made': async (_i, _p, fact) => void said.push(fact) } },
  ],
})
const { deps } = server
afterAll(server.close)

type Person = Awaited<ReturnType<TestServer['signUp']>>
type CheckIns = { items: object[] }
type Answer = {
  notification: { read_at: string | null; snoozed_until: string | null; acted: unknown }
  task?: { status: string }
  award?: { xp: number; total_xp: number }
}
const KINDS = dueKindsOf(SLICES)

async function remindOf(person: Person, target: NonNullable<NewNotice['target']>): Promise<string> {
  const actions = ['done', 'snooze', 'skip'] as const
  const event = `${target.kind}_reminder`
  const id = await tellPerson(deps, person, { kind: 'reminder', event, target, actions })
  if (!id) throw new Error('It is told once')
  return id
}

async function withTask(xp_reward = 40) {
  const person = await server.signUp()
  const task = aTask({ xp_reward })
  await person.post('/api/tasks', task)
  return { person, task, id: await remindOf(person, { kind: 'task', id: task.id }) }
}

const act = async (person: Person, id: string, body: object) => {
  const answer = await person.post(`/api/notifications/${id}/act`, body)
  return {
    status: answer.status,
    body: (await answer.json()) as Answer & { message?: string; details?: unknown },
  }
}
const xpOf = async ({ id }: Person) => {
  const sums = `select xp, (select coalesce(sum(amount), 0)::int from xp_ledger where user_id = $1) as earned
    from users where id = $1`
  const [row] = await server.db.query<{ xp: number; earned: number }>(sums, [id])
  expect(row?.xp).toBe(row?.earned)
  return row?.xp
}
const rowOf = async (person: Person, id: string) => (await inboxOf(person)).items.find((row) => row.id === id)
const fire = (person: Person) => runDue(deps, KINDS, deps.now(), person.id)

test('done completes the task and earns its XP, and repeated it answers the same and does nothing more', async () => {
  const { person, task, id } = await withTask()
  const first = await act(person, id, { action: 'done' })
  expect(first).toMatchObject({
    status: 200,
    body: {
      notification: { id, read_at: deps.now().toISOString(), acted: { action: 'done' } },
      task: { id: task.id, status: 'completed' },
      award: { xp: 40, total_xp: 40 },
    },
  })
  server.wait(60)
  expect(await act(person, id, { action: 'done' })).toEqual(first)
  expect(await xpOf(person)).toBe(40)
  await person.act(task.id, 'uncomplete')
  expect((await act(person, id, { action: 'done' })).body.task?.status).toBe('pending')
  expect(await xpOf(person)).toBe(0)
})

test('ten devices at once, some with another action, have one effect and exact XP', async () => {
  const { person, id } = await withTask()
  const actions = ['done', 'done', 'skip', 'done', 'snooze', 'done', 'skip', 'done', 'done', 'done']
  const answers = await Promise.all(actions.map((action) => act(person, id, { action })))
  const row = await rowOf(person, id)
  const isDone = row?.acted?.action === 'done'
  expect(await xpOf(person)).toBe(isDone ? 40 : 0)
  for (const [index, { status }] of answers.entries())
    if (actions[index] !== 'snooze') expect(status).toBe(actions[index] === row?.acted?.action ? 200 : 409)
})

test('after done or skip another action is refused, with the row as it is', async () => {
  const { person, id } = await withTask()
  await act(person, id, { action: 'skip' })
  for (const action of ['done', 'snooze'])
    expect(await act(person, id, { action })).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { id, acted: { action: 'skip' } } },
    })
  expect(await xpOf(person)).toBe(0)
})

test('skip closes the notification of a task and leaves the task', async () => {
  const { person, id } = await withTask()
  expect((await act(person, id, { action: 'skip' })).body).toMatchObject({
    notification: { acted: { action: 'skip' } },
    task: { status: 'pending', version: 1 },
  })
})

test('done after the task was completed elsewhere earns nothing more', async () => {
  const { person, task, id } = await withTask()
  await person.act(task.id, 'complete')
  expect((await act(person, id, { action: 'done' })).body.award).toMatchObject({ xp: 40, total_xp: 40 })
  expect(await xpOf(person)).toBe(40)
})

test('done on a task that is in the trash is refused and leaves the notification open', async () => {
  const { person, task, id } = await withTask()
  await person.delete(`/api/tasks/${task.id}`)
  expect(await act(person, id, { action: 'done' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await act(person, id, { action: 'skip' })).toMatchObject({ status: 200 })
})

test('done checks a habit in for the date that was meant, also on the next day, and to its target', async () => {
  const person = await server.signUp()
  const yesNo = await createHabit(person, { xpReward: 10 })
  const water = await createHabit(person, { kind: 'count', target: 8, unit: 'glasses', xpReward: 5 })
  const ids = await Promise.all([yesNo, water].map(({ id }) => remindOf(person, { kind: 'habit', id })))
  server.turnClock(1800)
  const [first = '', second = ''] = ids
  expect((await act(person, first, { action: 'done' })).body).toMatchObject({
    award: { xp: 10, comeback: false },
  })
  expect((await act(person, second, { action: 'done' })).body.award?.xp).toBe(5)
  const checkIns = await server.db.query(
    'select habit_id, date, value from habit_checkins where user_id = $1 order by value',
    [person.id],
  )
  expect(checkIns).toEqual([
    { habit_id: yesNo.id, date: '2026-03-02', value: 1 },
    { habit_id: water.id, date: '2026-03-02', value: 8 },
  ])
})

test('where the date of a habit has not come yet, since the person went west, it is done or skipped today', async () => {
  const person = await server.signUp({ timezone: 'Pacific/Kiritimati' })
  const [walk, read] = [await createHabit(person), await createHabit(person)]
  const target = (id: string) => ({ kind: 'habit' as const, id, date: '2026-03-03' })
  const [done, skip] = [await remindOf(person, target(walk.id)), await remindOf(person, target(read.id))]
  await person.patch('/api/profile', { timezone: 'UTC' })
  expect((await act(person, done, { action: 'done' })).status).toBe(200)
  expect((await act(person, skip, { action: 'skip' })).status).toBe(200)
  const checkedIn = async (id: string) =>
    (
      (await (
        await person.get(`/api/habits/${id}/check-ins?from=2026-03-01&to=2026-03-05`)
      ).json()) as CheckIns
    ).items
  expect(await checkedIn(walk.id)).toMatchObject([{ date: '2026-03-02', done: true }])
  expect(await checkedIn(read.id)).toMatchObject([{ date: '2026-03-02', skipped: true }])
})

test('skip skips the date of a habit, but not one that is done', async () => {
  const person = await server.signUp()
  const [skipped, done] = [await createHabit(person), await createHabit(person)]
  const ids = await Promise.all([skipped, done].map(({ id }) => remindOf(person, { kind: 'habit', id })))
  await person.put(`/api/habits/${done.id}/check-ins/2026-03-02`, {})
  const xp = await xpOf(person)
  for (const id of ids) expect((await act(person, id, { action: 'skip' })).status).toBe(200)
  const rows = await server.db.query<{ skipped: boolean }>(
    'select skipped from habit_checkins where user_id = $1 and habit_id = $2',
    [person.id, skipped.id],
  )
  expect(rows).toEqual([{ skipped: true }])
  expect(await xpOf(person)).toBe(xp)
})

test('skip of a habit that is in the trash closes the notification, and done is refused', async () => {
  const person = await server.signUp()
  const habit = await createHabit(person)
  const id = await remindOf(person, { kind: 'habit', id: habit.id })
  await person.delete(`/api/habits/${habit.id}`)
  expect(await act(person, id, { action: 'done' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await act(person, id, { action: 'skip' })).toMatchObject({
    status: 200,
    body: { notification: { acted: { action: 'skip' } } },
  })
})

test('a snoozed notification is told once more, on top, unread and open to every action', async () => {
  const { person, id } = await withTask()
  const first = await act(person, id, { action: 'snooze', minutes: 20 })
  const until = new Date(deps.now().getTime() + 1_200_000).toISOString()
  expect(first.body.notification).toMatchObject({ snoozed_until: until, acted: { action: 'snooze' } })
  expect((await inboxOf(person)).unread_count).toBe(0)
  expect(await act(person, id, { action: 'snooze', minutes: 5 })).toEqual(first)
  await tellPerson(deps, person)
  server.turnClock(1199)
  await fire(person)
  expect((await rowOf(person, id))?.read_at).not.toBe(null)
  server.turnClock(1)
  said.length = 0
  await Promise.all([fire(person), fire(person)])
  expect((await inboxOf(person)).items[0]).toMatchObject({
    id,
    created_at: until,
    read_at: null,
    acted: null,
    snoozed_until: null,
    missed: false,
  })
  expect(said).toEqual([{ notice_id: id, kind: 'reminder', event: 'task_reminder', missed: false }])
  expect((await act(person, id, { action: 'snooze' })).status).toBe(200)
  expect((await act(person, id, { action: 'done' })).body.award?.xp).toBe(40)
  server.turnClock(600)
  said.length = 0
  await fire(person)
  expect(said).toEqual([])
})

test('a snooze that ends more than an hour late says that it was missed', async () => {
  const { person, id } = await withTask()
  await act(person, id, { action: 'snooze', minutes: 5 })
  const late = new Date(deps.now().getTime() + 300_000 + 3_601_000)
  await runDue({ ...deps, now: () => late }, KINDS, late, person.id)
  expect((await inboxOf(person)).items).toMatchObject([{ id, missed: true }])
})

const PAUSED = [{ from: '2026-03-02', to: '2026-03-02' }]
const today = (id: string) => `/api/habits/${id}/check-ins/2026-03-02`
const MEANWHILE: [
  does: (person: Person, id: string) => Promise<Response>,
  what: 'task' | 'habit',
  told: boolean,
][] = [
  [(person, id) => person.act(id, 'complete'), 'task', false],
  [(person, id) => person.delete(`/api/tasks/${id}`), 'task', false],
  [(person, id) => person.put(today(id), {}), 'habit', false],
  [(person, id) => person.put(today(id), { skipped: true }), 'habit', false],
  [(person, id) => person.put(today(id), { value: 0 }), 'habit', true],
  [(person, id) => person.patch(`/api/habits/${id}`, { archived: true }), 'habit', false],
  [(person, id) => person.patch(`/api/habits/${id}`, { pauses: PAUSED }), 'habit', false],
  [(person, id) => person.delete(`/api/habits/${id}`), 'habit', false],
]

test('what is snoozed is told again only where it is still open', async () => {
  const person = await server.signUp()
  const ids: string[] = []
  for (const [does, kind] of MEANWHILE) {
    const target = kind === 'task' ? aTask() : await createHabit(person)
    if (kind === 'task') await person.post('/api/tasks', target)
    const id = await remindOf(person, { kind, id: target.id })
    await act(person, id, { action: 'snooze' })
    expect((await does(person, target.id)).ok).toBe(true)
    ids.push(id)
  }
  server.turnClock(600)
  said.length = 0
  await fire(person)
  const toldOf = (id: string) => said.some(({ notice_id }) => notice_id === id)
  expect(ids.map(toldOf)).toEqual(MEANWHILE.map(([, , told]) => told))
  const rows = await Promise.all(ids.map((id) => rowOf(person, id)))
  expect(rows.map((row) => row?.read_at === null)).toEqual(MEANWHILE.map(([, , told]) => told))
})

test('a notification that was deleted is not told again', async () => {
  const { person, id } = await withTask()
  await act(person, id, { action: 'snooze' })
  await person.delete(`/api/notifications/${id}`)
  server.turnClock(600)
  said.length = 0
  await fire(person)
  expect([said, (await inboxOf(person)).items]).toEqual([[], []])
})

test.each([
  [{ action: 'fly' }, 'action'],
  [{}, 'action'],
  [{ action: 'snooze', minutes: 4 }, 'minutes'],
  [{ action: 'snooze', minutes: 1441 }, 'minutes'],
  [{ action: 'snooze', minutes: 7.5 }, 'minutes'],
  [{ action: 'done', at: '2026-03-02T09:00:00Z' }, 'at'],
])('%j is refused beside its field', async (body, field) => {
  const { person, id } = await withTask()
  const answer = await act(person, id, body)
  expect(answer).toMatchObject({ status: 400, body: { details: [{ field }] } })
})

test('what it does not offer is refused, and somebody else’s is not there', async () => {
  const person = await server.signUp()
  const id = await tellPerson(deps, person)
  expect(await act(person, id ?? '', { action: 'done' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'action' }] },
  })
  const eve = await server.signUp()
  const { person: ann, id: hers } = await withTask()
  expect(await act(eve, hers, { action: 'done' })).toEqual(await act(eve, newId(), { action: 'done' }))
  expect(await xpOf(ann)).toBe(0)
})

test('with gamification off no XP is named, and it is earned all the same', async () => {
  const { person, id } = await withTask()
  await person.patch('/api/settings', { gamificationEnabled: false })
  const answer = await act(person, id, { action: 'done' })
  expect(answer.body).toMatchObject({ task: { status: 'completed' } })
  expect(answer.body.award).toBe(undefined)
  expect(await xpOf(person)).toBe(40)
})
