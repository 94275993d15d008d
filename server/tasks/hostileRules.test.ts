import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { SLICES } from '#server/slices.ts'
import { runJobs } from '#server/kit/jobs/runJobs.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { datesIn, repeat, tasksIn } from '#server/testing/series.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const rowsOf = (person: Person) =>
  server.db.query<{ id: string }>('select id from tasks where user_id = $1', [person.id])
const page = (person: Person, query: string) => read(TaskPage, person.get(`/api/tasks?${query}`))
const march = 'from=2026-03-01&to=2026-03-31'

/** As a row of an older version, which accepted rules that are refused now. */
async function spoil(person: Person, task: Task, column: 'rrule' | 'template', value: string) {
  await server.db.query(`update recurrences set ${column} = $3 where user_id = $1 and id = $2`, [
    person.id,
    task.recurrence_id,
    value,
  ])
}

const EVERY_DAY_OF_THE_YEAR = 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=9999'

test('rules of every weekday since 1900 hold up nobody', { timeout: 60_000 }, async () => {
  const [mallory, ann] = await Promise.all([server.signUp(), server.signUp()])
  await repeat(ann, 'FREQ=WEEKLY')
  for (let count = 0; count < 4; count += 1)
    await repeat(mallory, EVERY_DAY_OF_THE_YEAR, { scheduled_date: `1900-01-0${count + 1}` })
  await repeat(mallory, 'FREQ=DAILY', { scheduled_date: '1900-01-01' })

  const quiet = await medianOf(ann)
  const over = new AbortController()
  const attack = (async () => {
    for (let day = 1; !over.signal.aborted; day = (day % 28) + 1) {
      const date = `2027-${String((day % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      await mallory.get(`/api/tasks?from=1900-01-01&to=${date}&limit=10`)
    }
  })()
  let attacked = 0
  const block = await longestBlock(async () => {
    attacked = await medianOf(ann)
  })
  over.abort()
  await attack
  expect(attacked).toBeLessThan(Math.max(3 * quiet, 30))
  expect(block).toBeLessThan(300)
})

/** The median of some lists, in milliseconds. */
async function medianOf(person: Person): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const began = performance.now()
    await tasksIn(person)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[10] ?? Infinity
}

/** The longest time, in milliseconds, for which nothing else ran during some work. */
async function longestBlock(work: () => Promise<void>): Promise<number> {
  const over = new AbortController()
  let longest = 0
  const watch = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await sleep(5)
      longest = Math.max(longest, performance.now() - began - 5)
    }
  })()
  await work()
  over.abort()
  await watch
  return longest
}

test('every day since 1900 begins a year back, and its COUNT counts from 1900', async () => {
  const ann = await server.signUp()
  await repeat(ann, 'FREQ=DAILY', { title: 'Run', scheduled_date: '1900-01-01' })
  await repeat(ann, 'FREQ=YEARLY;COUNT=127', { title: 'Birthday', scheduled_date: '1900-03-05' })
  expect(await datesIn(ann)).toHaveLength(32)
  expect((await rowsOf(ann)).length).toBeLessThan(500)
  const birthdays = (await page(ann, 'from=1900-01-01&to=2035-12-31&limit=1000')).items.filter(
    ({ title }) => title === 'Birthday',
  )
  expect(birthdays.map((task) => task.scheduled_date)).toEqual(['1900-03-05', '2025-03-05', '2026-03-05'])
})

test('the hourly job gets past any rule and makes what is due for the others', async () => {
  const [mallory, ann] = await Promise.all([server.signUp(), server.signUp()])
  await repeat(mallory, 'FREQ=DAILY', { scheduled_date: '1900-01-01' })
  const spoiled = await repeat(mallory, 'FREQ=WEEKLY', { title: 'A secret title' })
  const refused = await repeat(mallory, 'FREQ=WEEKLY')
  const good = await repeat(mallory, 'FREQ=WEEKLY')
  await spoil(mallory, spoiled, 'rrule', 'FREQ=MONTHLY;BYDAY=+MO')
  await spoil(
    mallory,
    refused,
    'template',
    JSON.stringify({ ...refused, title: 'A secret title', xp_reward: 99_999 }),
  )
  await repeat(ann, 'FREQ=DAILY')
  const said: unknown[] = []
  const log = { error: (...words: unknown[]) => said.push(words) } as unknown as typeof server.deps.log
  await runJobs({ db: server.db, log, readClock: async () => server.deps.now() }, SLICES)
  expect(await rowsOf(ann)).toHaveLength(39)
  const made = await server.db.query('select 1 from tasks where user_id = $1 and recurrence_id = $2', [
    mallory.id,
    good.recurrence_id,
  ])
  expect(made.length).toBeGreaterThan(4)
  expect(JSON.stringify(said)).not.toContain('secret')
})

test.each([
  ['rrule', 'FREQ=MONTHLY;BYDAY=+MO'],
  ['rrule', 'FREQ=WEEKLY;UNTIL=100000102'],
  ['rrule', 'nonsense'],
  ['template', '{"title":"x","xp_reward":99999}'],
] as const)(
  'a series with the %s %s is set aside and named; the others are listed',
  async (column, value) => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=WEEKLY', { title: 'Good' })
    const bad = await repeat(ann, 'FREQ=WEEKLY', { title: 'Water plants' })
    await spoil(ann, bad, column, value)
    const { items, set_aside } = await page(ann, march)
    expect(items.filter(({ title }) => title === 'Good')).toHaveLength(5)
    expect(items.filter(({ title }) => title === 'Water plants')).toHaveLength(1)
    expect(set_aside).toMatchObject([
      { recurrence_id: bad.recurrence_id, task_id: bad.id, title: 'Water plants' },
    ])
    expect((await page(ann, 'from=2026-04-01&to=2026-04-30')).set_aside).toHaveLength(1)
  },
)

test('a series that was set aside goes on with another rule, and ends when it is deleted', async () => {
  const ann = await server.signUp()
  const [first, second] = [await repeat(ann, 'FREQ=WEEKLY'), await repeat(ann, 'FREQ=WEEKLY')]
  for (const task of [first, second]) await spoil(ann, task, 'rrule', 'FREQ=MONTHLY;BYDAY=-TU;COUNT=5')
  expect((await page(ann, march)).set_aside).toHaveLength(2)
  const recurrence = { rrule: 'FREQ=DAILY;COUNT=3', from: 'schedule' as const }
  expect((await ann.patch(`/api/tasks/${first.id}?scope=all`, { recurrence })).status).toBe(200)
  expect((await ann.delete(`/api/tasks/${second.id}?scope=all`)).status).toBe(204)
  const after = await page(ann, march)
  expect(after.set_aside).toBeUndefined()
  expect(after.items.map((task) => task.scheduled_date)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
})

test('a rule counted from completion that cannot be read completes the task and is named', async () => {
  const ann = await server.signUp()
  const first = await repeat(ann, 'FREQ=DAILY', { from: 'completion' })
  await spoil(ann, first, 'rrule', 'FREQ=DAILY;BYDAY=+5SU,WE,+5MO,-5MO;BYSETPOS=5')
  expect((await ann.act(first.id, 'complete')).status).toBe(200)
  expect((await page(ann, march)).set_aside).toMatchObject([{ task_id: first.id }])
})

test.each(['FREQ=WEEKLY;UNTIL=99991231', 'FREQ=WEEKLY;UNTIL=21991231'])(
  'a series by %s is moved and listed',
  async (rrule) => {
    const ann = await server.signUp()
    const first = await repeat(ann, rrule)
    const moved = await ann.patch(`/api/tasks/${first.id}?scope=all`, { scheduled_date: '2026-03-04' })
    expect(moved.status).toBe(200)
    expect(await datesIn(ann)).toEqual(['03-04', '03-11', '03-18', '03-25'])
  },
)

test('a move that would begin a series before 1900 is refused', async () => {
  const ann = await server.signUp()
  await repeat(ann, 'FREQ=DAILY', { scheduled_date: '1900-01-01' })
  const [task] = await tasksIn(ann)
  await server.db.query('update tasks set scheduled_date = $3 where user_id = $1 and id = $2', [
    ann.id,
    task?.id,
    '1900-01-02',
  ])
  const answer = await ann.patch(`/api/tasks/${task?.id}?scope=all`, { scheduled_date: '1900-01-01' })
  expect(answer.status).toBe(400)
})

test('a list far ahead makes its own dates alone, and what lies between when that is asked for', async () => {
  const ann = await server.signUp()
  const first = await repeat(ann, 'FREQ=DAILY')
  expect(await tasksIn(ann, '2034-03-01', '2034-03-31')).toHaveLength(31)
  expect((await rowsOf(ann)).length).toBeLessThan(70)
  const [far] = await tasksIn(ann, '2034-03-10', '2034-03-10')
  expect((await ann.delete(`/api/tasks/${far?.id}?scope=following`)).status).toBe(204)
  expect(await tasksIn(ann, '2034-03-01', '2034-04-30')).toHaveLength(9)
  expect(await tasksIn(ann, '2026-03-01', '2026-05-31')).toHaveLength(91)
  expect((await tasksIn(ann))[0]?.id).toBe(first.id)
})

test('a list of years comes page by page and is whole', async () => {
  const ann = await server.signUp()
  await repeat(ann, 'FREQ=DAILY')
  const dates: (string | null)[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const next = await page(ann, `from=2026-01-01&to=2028-12-31&limit=100${cursor && `&cursor=${cursor}`}`)
    if (cursor === '') expect((await rowsOf(ann)).length).toBeLessThan(400)
    dates.push(...next.items.map((task) => task.scheduled_date))
    cursor = next.next_cursor
  }
  expect(dates).toHaveLength(304 + 1 + 365 + 366)
  expect(new Set(dates).size).toBe(dates.length)
})

test('a person has at most 500 series that go on, and can still change one of them', async () => {
  const ann = await server.signUp()
  const first = await repeat(ann, 'FREQ=WEEKLY')
  await server.db.query(
    `insert into recurrences (user_id, id, rrule, basis, starts_on, made_until, template, created_at)
     select user_id, gen_random_uuid(), 'FREQ=YEARLY', basis, starts_on, made_until, template, created_at
     from recurrences, generate_series(1, 499) where user_id = $1`,
    [ann.id],
  )
  const more = aTask({ recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } })
  const answer = await ann.post('/api/tasks', more)
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'conflict' }])
  expect(await tasksIn(ann)).toHaveLength(5)
  const [, second] = await tasksIn(ann)
  const renamed = await ann.patch(`/api/tasks/${second?.id}?scope=following`, { title: 'Other' })
  expect(renamed.status).toBe(200)
  expect((await ann.delete(`/api/tasks/${first.id}?scope=all`)).status).toBe(204)
  expect((await ann.delete(`/api/tasks/${second?.id}?scope=all`)).status).toBe(204)
  expect((await ann.post('/api/tasks', more)).status).toBe(201)
})
