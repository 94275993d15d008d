import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { Habit } from '#shared/habits/habit.ts'
import { HabitDays, HabitHistory } from '#shared/habits/history.ts'
import { addDays } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit as create, daysAgo, TODAY } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const patch = (person: Person, { id }: Habit, asked: object) =>
  read(Habit, person.patch(`/api/habits/${id}`, asked))
const listOf = async (person: Person, query = '') =>
  (await read(pageSchema(Habit), person.get(`/api/habits${query}`))).items
const fieldOf = async (answer: Promise<Response> | Response) => {
  const [status, body] = await statusAndBody(Promise.resolve(answer))
  return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
}

test('a new habit has what the rules say, and sent twice it is made once', async () => {
  const ann = await server.signUp()
  const id = randomUUID()
  const made = await create(ann, { id, name: '  Read ' })
  expect(made).toMatchObject({
    id,
    name: 'Read',
    icon: 'Sunrise',
    category: 'wellness',
    domain_id: null,
    goal_id: null,
    position: 0,
    archived: false,
    kind: 'yes_no',
    aim: 'at_least',
    target: null,
    unit: '',
    schedule: { type: 'daily' },
    start_date: TODAY,
    targetTime: null,
    duration: 15,
    reminders: [],
    xpReward: 10,
    pauses: [],
    versions: [{ from: TODAY, schedule: { type: 'daily' }, aim: 'at_least', target: null }],
    version: 1,
    streak: 0,
    best_streak: 0,
    streak_unit: 'day',
    strength: 0,
    completedToday: false,
    due_today: true,
    missed_last: false,
    days_since: null,
    period: null,
  })
  expect(Object.keys(made)).not.toContain('archived_spans')
  const again = await ann.post('/api/habits', { id, name: 'Another' })
  expect([again.status, await again.json()]).toEqual([200, made])
  expect(await create(ann, { targetTime: '07:30', reminders: ['07:00'] })).toMatchObject({
    position: 1,
    targetTime: '07:30',
    reminders: ['07:00'],
  })
  expect((await listOf(ann)).map(({ position }) => position)).toEqual([0, 1])
  const quit = await create(ann, { kind: 'quit', start_date: daysAgo(9) })
  expect(quit).toMatchObject({ aim: 'at_most', target: 0, days_since: 9, streak: 9, strength: 100 })
  expect(await patch(ann, quit, { target: null })).toMatchObject({ target: 0, versions: quit.versions })
})

test.each([
  [{ kind: 'count' }, 'target'],
  [{ target: 3 }, 'target'],
  [{ kind: 'quit', target: 1 }, 'target'],
  [{ kind: 'count', target: 5, aim: 'at_most', schedule: { type: 'every_n_days', n: 2 } }, 'aim'],
  [{ start_date: '2027-03-03' }, 'start_date'],
  [{ domain_id: randomUUID() }, 'domain_id'],
  [{ goal_id: randomUUID() }, 'goal_id'],
  [{ schedule: { type: 'weekdays', days: [7] } }, 'schedule.days.0'],
  [{ streak: 3 }, 'streak'],
])('a habit of %o is refused on its field', async (asked, field) => {
  const ann = await server.signUp()
  expect(await fieldOf(ann.post('/api/habits', { name: 'Read', ...asked }))).toEqual([400, field])
})

test('what a habit is cannot be changed to what does not fit', async () => {
  const ann = await server.signUp()
  const count = await create(ann, { kind: 'count', target: 8 })
  const refused = async (asked: object) => fieldOf(ann.patch(`/api/habits/${count.id}`, asked))
  expect(await refused({ kind: 'minutes' })).toEqual([400, 'kind'])
  expect(await refused({ target: 0 })).toEqual([400, 'target'])
  expect(await refused({ aim: 'at_most', schedule: { type: 'after_done', n: 2 } })).toEqual([400, 'aim'])
  expect(await patch(ann, count, { kind: 'count', aim: 'at_most', target: 0 })).toMatchObject({ target: 0 })
  await checkIn(ann, count, TODAY, { value: 3 })
  expect(await refused({ start_date: addDays(TODAY, 1) })).toEqual([400, 'start_date'])
})

test('a domain is one of its owner’s', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const domain = await read(Domain, bob.post('/api/domains', { name: 'Sea' }))
  expect(await fieldOf(ann.post('/api/habits', { name: 'Sail', domain_id: domain.id }))).toEqual([
    400,
    'domain_id',
  ])
  expect(await create(bob, { domain_id: domain.id })).toMatchObject({ domain_id: domain.id })
})

test('without its domain, which is in the trash, a habit has none; it comes back unless another was set', async () => {
  const ann = await server.signUp()
  const domain = await read(Domain, ann.post('/api/domains', { name: 'Sea' }))
  const [kept, moved] = [
    await create(ann, { domain_id: domain.id }),
    await create(ann, { domain_id: domain.id }),
  ]
  const domainsOf = async () => (await listOf(ann)).map(({ domain_id }) => domain_id)
  const events = await openEvents(server.app, ann.token)
  await ann.delete(`/api/domains/${domain.id}`)
  const { changes = [] } = (await events.next())?.data ?? {}
  expect(changes.map(({ table }) => table)).toEqual(['domains', 'habits', 'habits'])
  await events.close()
  expect(await domainsOf()).toEqual([null, null])
  expect(await patch(ann, kept, { name: 'Sail' })).toMatchObject({ domain_id: null })
  await patch(ann, moved, { domain_id: null })
  await ann.post(`/api/domains/${domain.id}/restore`)
  expect(await domainsOf()).toEqual([domain.id, null])
})

test('nobody sees or changes what belongs to somebody else', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const { id } = await create(ann)
  const path = `/api/habits/${id}`
  const day = `${path}/check-ins/${TODAY}`
  const answers = await Promise.all([
    bob.get(path),
    bob.patch(path, { name: 'Mine' }),
    bob.delete(path),
    bob.put(day, {}),
    bob.delete(day),
    bob.post(`${day}/add`, { id: randomUUID(), amount: 1 }),
    bob.post(`${path}/import`, { check_ins: [{ date: TODAY }] }),
    bob.get(`${path}/history?from=${TODAY}&to=${TODAY}`),
    bob.get(`${path}/streaks`),
    bob.get(`${path}/totals?by=week`),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await listOf(bob)).toEqual([])
})

test('archived habits are listed when they are asked for, count for the past, and make room', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: daysAgo(3) })
  await checkIn(ann, habit, daysAgo(1))
  const archived = await patch(ann, habit, { archived: true })
  expect(archived).toMatchObject({ archived: true, due_today: false, paused_today: true, streak: 1 })
  expect(await listOf(ann)).toEqual([])
  expect((await listOf(ann, '?archived=true')).map(({ id }) => id)).toEqual([habit.id])
  const days = await read(HabitDays, ann.get(`/api/habits/days?from=${daysAgo(3)}&to=${addDays(TODAY, 3)}`))
  expect(days.items.map(({ date, kept }) => [date, kept])).toEqual([
    [daysAgo(3), 0],
    [daysAgo(2), 0],
    [daysAgo(1), 1],
  ])
  expect((await ann.put(`/api/habits/${habit.id}/check-ins/${daysAgo(1)}`, { value: 0 })).status).toBe(409)
  const back = await patch(ann, habit, { archived: false })
  expect(back).toMatchObject({ archived: false, due_today: true, streak: 1 })
})

test('there are at most 100 that are not archived', async () => {
  const ann = await server.signUp()
  const first = await create(ann)
  await server.db.query(
    `insert into habits select (jsonb_populate_record(h, jsonb_build_object('id', gen_random_uuid()))).*
     from habits h, generate_series(1, 99) where h.user_id = $1`,
    [ann.id],
  )
  expect((await ann.post('/api/habits', { name: 'Another' })).status).toBe(409)
  expect((await ann.post('/api/habits', { name: 'Long ago', archived: true })).status).toBe(201)
  await patch(ann, first, { archived: true })
  await create(ann)
  expect((await ann.patch(`/api/habits/${first.id}`, { archived: false })).status).toBe(409)
  expect((await ann.delete(`/api/habits/${first.id}`)).status).toBe(204)
  expect((await ann.post(`/api/habits/${first.id}/restore`)).status).toBe(200)
})

test('with the archive there are at most 300', async () => {
  const ann = await server.signUp()
  const first = await create(ann, { archived: true })
  await server.db.query(
    `insert into habits select (jsonb_populate_record(h, jsonb_build_object('id', gen_random_uuid()))).*
     from habits h, generate_series(1, 299) where h.user_id = $1`,
    [ann.id],
  )
  const [status, body] = await statusAndBody(ann.post('/api/habits', { name: 'Another', archived: true }))
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('at most 300') }),
  ])
  expect((await ann.post('/api/habits', { name: 'Another' })).status).toBe(409)
  expect((await ann.delete(`/api/habits/${first.id}`)).status).toBe(204)
  expect((await ann.post('/api/habits', { name: 'Another' })).status).toBe(201)
  expect((await ann.post(`/api/habits/${first.id}/restore`)).status).toBe(409)
})

test('a deleted habit lies in the trash with its history and its XP, and comes back as it was', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  const { habit: before } = await checkIn(ann, habit)
  for (const _ of [1, 2]) expect((await ann.delete(`/api/habits/${habit.id}`)).status).toBe(204)
  expect(await listOf(ann)).toEqual([])
  expect((await listOf(ann, '?trash=true')).map(({ id }) => id)).toEqual([habit.id])
  expect((await ann.put(`/api/habits/${habit.id}/check-ins/${TODAY}`, {})).status).toBe(404)
  expect(await (await ann.get('/api/habits/stats')).json()).toMatchObject({
    dueToday: 0,
    totalXpFromHabits: 10,
  })
  expect((await ann.post('/api/habits', { id: habit.id, name: 'Again' })).status).toBe(409)
  expect(await read(Habit, ann.post(`/api/habits/${habit.id}/restore`))).toMatchObject({
    streak: before.streak,
    completedToday: true,
    version: 3,
  })
})

test('a new rule counts from today, and every earlier date keeps the old one', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { kind: 'count', target: 5, start_date: daysAgo(4) })
  for (const day of [4, 3, 2, 1]) await checkIn(ann, habit, daysAgo(day), { value: 5 })
  const history = async () => {
    const path = `/api/habits/${habit.id}/history?from=${daysAgo(4)}&to=${daysAgo(1)}`
    return (await read(HabitHistory, ann.get(path))).items
  }
  const before = await history()
  expect(before.map(({ due, kept }) => [due, kept])).toEqual([1, 2, 3, 4].map(() => [1, 1]))
  const changed = await patch(ann, habit, { target: 9, schedule: { type: 'times_per_week', times: 2 } })
  expect(changed.versions).toMatchObject([
    { from: daysAgo(4), target: 5, schedule: { type: 'daily' } },
    { from: TODAY, target: 9, schedule: { type: 'times_per_week', times: 2 } },
  ])
  expect(changed).toMatchObject({
    streak: 4,
    streak_unit: 'week',
    period: { from: TODAY, quota: 2, done: 0 },
  })
  expect(await history()).toEqual(before)
  const again = await patch(ann, habit, { target: 7 })
  expect(again.versions.map(({ from, target }) => [from, target])).toEqual([
    [daysAgo(4), 5],
    [TODAY, 7],
  ])
  const undone = await patch(ann, habit, { target: 5, schedule: { type: 'daily' } })
  expect(undone.versions).toHaveLength(1)
})

test('a habit begins earlier or later, up to its first check-in', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: daysAgo(20) })
  await checkIn(ann, habit, daysAgo(2))
  expect(await patch(ann, habit, { start_date: daysAgo(2) })).toMatchObject({
    versions: [{ from: daysAgo(2) }],
    comebacks: 0,
    missed_last: true,
  })
  expect(await fieldOf(ann.patch(`/api/habits/${habit.id}`, { start_date: daysAgo(1) }))).toEqual([
    400,
    'start_date',
  ])
  expect(await patch(ann, habit, { start_date: '1990-01-01' })).toMatchObject({ comebacks: 1 })
})

test('pauses are replaced as a whole, merged and sorted; old dates stay as they were', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: daysAgo(30) })
  const pauses = [
    { from: addDays(TODAY, 5), to: null },
    { from: daysAgo(7), to: daysAgo(3) },
    { from: daysAgo(2), to: TODAY },
  ]
  expect(await patch(ann, habit, { pauses })).toMatchObject({
    pauses: [
      { from: daysAgo(7), to: TODAY },
      { from: addDays(TODAY, 5), to: null },
    ],
    paused_today: true,
    due_today: false,
  })
  const refused = [{ from: daysAgo(8), to: daysAgo(3) }]
  expect(await fieldOf(ann.patch(`/api/habits/${habit.id}`, { pauses: refused }))).toEqual([400, 'pauses'])
  expect((await ann.put(`/api/habits/${habit.id}/check-ins/${TODAY}`, {})).status).toBe(409)
  expect(await patch(ann, habit, { pauses: [] })).toMatchObject({ pauses: [], due_today: true })
})

test('an edit names its version, and a stale one is answered by the row as it is', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  const edited = await patch(ann, habit, { name: 'Read more', version: 1 })
  const [status, body] = await statusAndBody(
    ann.patch(`/api/habits/${habit.id}`, { name: 'Less', version: 1 }),
  )
  expect([status, body]).toEqual([409, expect.objectContaining({ details: edited })])
})
