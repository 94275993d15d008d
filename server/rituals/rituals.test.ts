import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { Ritual, type RitualFacts, UnsavedRitual } from '#shared/rituals/ritual.ts'
import { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, daysAgo, TODAY } from '#server/testing/habits.ts'
import { runJobsFor } from '#server/testing/jobs.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const WEEK = '2026-03-01' // weeks begin on Sunday
const TOMORROW = addDays(TODAY, 1)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const addressOf = (kind = 'morning_plan', date = TODAY) => `/api/rituals/${kind}/${date}`
const put = (person: Person, said: object = {}, kind?: string, date?: string) =>
  read(Ritual, person.put(addressOf(kind, date), said))
const listOf = async (person: Person, query = '') =>
  (await read(pageSchema(Ritual), person.get(`/api/rituals${query}`))).items
const task = async (person: Person, asked: object = {}) =>
  read(Task, person.post('/api/tasks', { ...aTask(), ...asked }))
const taskOf = (person: Person, { id }: { id: string }) => read(Task, person.get(`/api/tasks/${id}`))
const refusalOf = async (answer: Promise<Response> | Response) => {
  const [status, body] = await statusAndBody(answer)
  return [status, (body as { details?: { field: string }[] }).details?.[0]?.field]
}
const NOTHING: RitualFacts = {
  completed: 0,
  total: 0,
  habits_kept: 0,
  habits_due: 0,
  xp: 0,
  focus_seconds: 0,
  open_task_ids: [],
  goals_at_risk: 0,
}

test('what is not set yet is answered without an id, with the facts of now', async () => {
  const ann = await server.signUp()
  expect(await read(UnsavedRitual, ann.get(addressOf()))).toEqual({
    id: null,
    user_id: ann.id,
    kind: 'morning_plan',
    date: TODAY,
    skipped: false,
    intention: '',
    note: '',
    mood: null,
    task_ids: [],
    facts: NOTHING,
    version: 0,
    deleted_at: null,
    created_at: null,
    updated_at: null,
  })
  expect(await listOf(ann)).toEqual([])
})

test('the first set answers 201, later ones replace what they name, the same again changes nothing', async () => {
  const ann = await server.signUp()
  const { id } = await task(ann)
  const first = await ann.put(addressOf(), { intention: ' Less, but better ', task_ids: [id], mood: 4 })
  expect(first.status).toBe(201)
  const made = Ritual.parse(await first.json())
  expect(made).toMatchObject({
    intention: 'Less, but better',
    note: '',
    mood: 4,
    task_ids: [id],
    skipped: false,
    version: 1,
  })
  const again = await ann.put(addressOf(), { intention: 'Less, but better', task_ids: [id], mood: 4 })
  expect([again.status, await again.json()]).toEqual([200, made])
  const later = await put(ann, { note: 'Slept badly', mood: null })
  expect(later).toMatchObject({ ...made, note: 'Slept badly', mood: null, version: 2 })
  expect(await read(Ritual, ann.get(addressOf()))).toEqual(later)
})

test.each([
  ['lunch', TODAY, 400, 'kind'],
  ['morning_plan', 'today', 400, 'date'],
  ['morning_plan', TOMORROW, 400, 'date'],
  ['morning_plan', daysAgo(7), 200, undefined],
  ['morning_plan', daysAgo(8), 400, 'date'],
  ['evening_close', TODAY, 200, undefined],
  ['evening_close', daysAgo(8), 400, 'date'],
  ['weekly_review', WEEK, 200, undefined],
  ['weekly_review', TODAY, 400, 'date'],
  ['weekly_review', addDays(WEEK, -28), 200, undefined],
  ['weekly_review', addDays(WEEK, -35), 400, 'date'],
  ['weekly_review', addDays(WEEK, 7), 400, 'date'],
])('%s of %s is answered %i', async (kind, date, status, field) => {
  const ann = await server.signUp()
  const answers = await Promise.all([
    refusalOf(ann.get(addressOf(kind, date))),
    refusalOf(ann.put(addressOf(kind, date), {})),
  ])
  expect(answers).toEqual([
    [status, field],
    [status === 200 ? 201 : status, field],
  ])
})

test('the weeks of reviews begin on the person’s own first day', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/profile', { week_start: 1 })
  expect((await ann.put(addressOf('weekly_review', TODAY), {})).status).toBe(201)
  expect((await ann.put(addressOf('weekly_review', WEEK), {})).status).toBe(400)
})

test.each([
  [{ intention: 'x'.repeat(501) }, 'intention'],
  [{ note: 'x'.repeat(2001) }, 'note'],
  [{ mood: 0 }, 'mood'],
  [{ mood: 6 }, 'mood'],
  [{ task_ids: [UNKNOWN] }, 'task_ids'],
  [{ task_ids: Array.from({ length: 11 }, (_, n) => UNKNOWN.replace(/0$/, String(n % 10))) }, 'task_ids'],
  [{ moves: [{ task_id: UNKNOWN, to: TODAY }] }, 'moves'],
  [{ moves: [{ task_id: UNKNOWN }] }, 'moves.0.to'],
  [{ facts: {} }, 'facts'],
])('%j is refused beside its field', async (asked, field) => {
  const ann = await server.signUp()
  expect(await refusalOf(ann.put(addressOf(), asked))).toEqual([400, field])
  expect(await listOf(ann)).toEqual([])
})

test('tasks move to a date or become unscheduled, once, and other devices hear of it', async () => {
  const ann = await server.signUp()
  const [late, never, there] = [
    await task(ann),
    await task(ann),
    await task(ann, { scheduled_date: TOMORROW }),
  ]
  const moves = [
    { task_id: late.id, to: TOMORROW },
    { task_id: never.id, to: null },
    { task_id: there.id, to: TOMORROW },
  ]
  const events = await openEvents(server.app, ann.token)
  const closed = await put(ann, { moves, note: 'Enough for today' }, 'evening_close')
  const event = await events.next()
  await events.close()
  expect(event?.data?.changes.map(({ table, op }) => `${table} ${op}`).toSorted()).toEqual([
    'rituals insert',
    'tasks update',
    'tasks update',
  ])
  const all = async () => Promise.all([late, never, there].map((each) => taskOf(ann, each)))
  const moved = await all()
  expect(moved).toMatchObject([
    { scheduled_date: TOMORROW, scheduled_time: '09:00', version: 2 },
    { scheduled_date: null, scheduled_time: null, version: 2 },
    { scheduled_date: TOMORROW, version: 1 },
  ])
  expect(await put(ann, { moves, note: 'Enough for today' }, 'evening_close')).toEqual(closed)
  expect(await all()).toEqual(moved)
  expect(closed.facts).toMatchObject({ total: 2, open_task_ids: expect.arrayContaining([late.id, never.id]) })
})

test('a move that cannot be made holds up everything', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const [open, done, gone, other] = [await task(ann), await task(ann), await task(ann), await task(bob)]
  await ann.act(done.id, 'complete')
  await ann.delete(`/api/tasks/${gone.id}`)
  for (const { id } of [done, gone, other]) {
    const moves = [
      { task_id: open.id, to: TOMORROW },
      { task_id: id, to: TOMORROW },
    ]
    expect(await refusalOf(ann.put(addressOf('evening_close'), { moves }))).toEqual([400, 'moves'])
  }
  expect((await taskOf(ann, open)).scheduled_date).toBe(TODAY)
  expect(await listOf(ann)).toEqual([])
  expect(await refusalOf(ann.put(addressOf(), { task_ids: [other.id] }))).toEqual([400, 'task_ids'])
})

test('a task that was chosen stays named when it is deleted', async () => {
  const ann = await server.signUp()
  const [one, two] = [await task(ann), await task(ann)]
  await put(ann, { task_ids: [one.id] })
  await ann.delete(`/api/tasks/${one.id}`)
  expect((await put(ann, { task_ids: [one.id, two.id] })).task_ids).toEqual([one.id, two.id])
})

test('the facts of a day are its own, and stay as they were when it was first set', async () => {
  const ann = await server.signUp({ timezone: 'Asia/Tokyo' })
  const [run, read_, , elsewhere] = [
    await task(ann),
    await task(ann),
    await task(ann, { scheduled_date: null, scheduled_time: null }),
    await task(ann, { scheduled_date: TOMORROW }),
  ]
  const habit = await createHabit(ann, { xpReward: 10 })
  await createHabit(ann)
  await ann.post('/api/goals', {
    title: 'Run',
    start_date: daysAgo(50),
    target_date: addDays(TODAY, 50),
    metric: { kind: 'number', start: 0, target: 10, unit: 'km' },
  })
  await ann.act(run.id, 'start', new Date('2026-03-01T23:00:00Z')) // 08:00 in Tokyo
  await ann.act(run.id, 'pause', new Date('2026-03-02T00:10:30Z'))
  await ann.act(elsewhere.id, 'start', new Date('2026-03-01T13:00:00Z')) // the evening before
  await ann.act(elsewhere.id, 'pause', new Date('2026-03-01T14:00:00Z'))
  await ann.act(run.id, 'complete')
  await checkIn(ann, habit)
  const facts = {
    completed: 1,
    total: 2,
    habits_kept: 1,
    habits_due: 2,
    xp: 35,
    focus_seconds: 4230,
    open_task_ids: [read_.id],
    goals_at_risk: 1,
  }
  expect((await read(UnsavedRitual, ann.get(addressOf('evening_close')))).facts).toEqual(facts)
  expect((await put(ann, {}, 'evening_close')).facts).toEqual(facts)
  await ann.act(read_.id, 'complete')
  expect((await put(ann, { note: 'Later' }, 'evening_close')).facts).toEqual(facts)
  expect((await read(UnsavedRitual, ann.get(addressOf('weekly_review', WEEK)))).facts).toMatchObject({
    completed: 2,
    total: 2,
    xp: 60,
    focus_seconds: 7830,
  })
})

test('a deleted one begins anew, and until then it may be restored for 30 days', async () => {
  const ann = await server.signUp()
  await put(ann, { intention: 'First' })
  for (const _ of [1, 2]) expect((await ann.delete(addressOf())).status).toBe(204)
  expect(await read(UnsavedRitual, ann.get(addressOf()))).toMatchObject({ id: null, intention: '' })
  expect(await listOf(ann)).toEqual([])
  expect(await listOf(ann, '?trash=true')).toMatchObject([{ intention: 'First' }])
  expect(await read(Ritual, ann.post(`${addressOf()}/restore`))).toMatchObject({ intention: 'First' })
  await ann.delete(addressOf())
  await task(ann)
  const anew = await ann.put(addressOf(), { note: 'Anew' })
  expect([anew.status, await anew.json()]).toMatchObject([201, { intention: '', facts: { total: 1 } }])
  await ann.delete(addressOf())
  await runJobsFor(server, 31)
  expect((await ann.post(`${addressOf()}/restore`)).status).toBe(404)
  expect((await ann.delete(addressOf())).status).toBe(204)
})

test('they are listed newest first, by range, kind and page', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await put(bob)
  await put(ann, {}, 'weekly_review', WEEK)
  await put(ann, {}, 'morning_plan', daysAgo(3))
  await put(ann, { skipped: true })
  await put(ann, {}, 'evening_close')
  const named = (rows: Ritual[]) => rows.map(({ kind, date }) => `${kind} ${date}`)
  const all = ['evening_close 2026-03-02', 'morning_plan 2026-03-02', 'weekly_review 2026-03-01']
  expect(named(await listOf(ann, `?from=${WEEK}&to=${TODAY}`))).toEqual(all)
  expect(named(await listOf(ann))).toEqual([...all, 'morning_plan 2026-02-27'])
  expect(named(await listOf(ann, '?kind=morning_plan'))).toEqual([all[1], 'morning_plan 2026-02-27'])
  const page = await read(pageSchema(Ritual), ann.get('/api/rituals?limit=3'))
  expect(named(page.items)).toEqual(all)
  expect(named(await listOf(ann, `?limit=3&cursor=${page.next_cursor}`))).toEqual(['morning_plan 2026-02-27'])
  expect(await refusalOf(ann.get(`/api/rituals?from=${TODAY}&to=${WEEK}`))).toEqual([400, 'to'])
  expect(await refusalOf(ann.get('/api/rituals?kind=lunch'))).toEqual([400, 'kind'])
})
