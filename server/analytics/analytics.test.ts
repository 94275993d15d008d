import { afterAll, expect, test, vi } from 'vitest'
import { Analytics } from '#shared/analytics/analytics.ts'
import { type AnalyticsRow, AnalyticsRows } from '#shared/analytics/rows.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'

const server = await startTestServer() // it is Monday, 2 March 2026, 09:00 in UTC
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const figuresOf = (person: Person, query = '') => read(Analytics, person.get(`/api/analytics${query}`))
const rowsOf = async (person: Person, path: string): Promise<AnalyticsRow[]> => {
  const page = await read(AnalyticsRows, person.get(`${path}&limit=1000`))
  expect(page.items).toHaveLength(page.total)
  return page.items
}
const add = async (person: Person, overrides: Parameters<typeof aTask>[0] = {}) => {
  const task = aTask(overrides)
  const answer = await person.post('/api/tasks', task)
  expect(answer.status).toBe(201)
  return task
}

test('nothing: counts are 0, what has no data is null, and there is no insight', async () => {
  const ann = await server.signUp()
  const figures = await figuresOf(ann)
  expect(figures).toMatchObject({
    period: 'week',
    from: '2026-03-01',
    to: '2026-03-07',
    today: '2026-03-02',
    compared: { from: '2026-02-22', to: '2026-02-23' },
    cards: {
      completion_rate: { value: null, due: 0, done: 0, open: 0, previous: null, change: null },
      tasks_completed: { value: 0, previous: 0, change: 0 },
      focus_hours: { value: 0, previous: 0, change: 0 },
      best_streak: { value: 0, previous: 0, change: 0 },
    },
    scale: 14,
    categories: [],
    planned_actual: [],
    insights: [],
    tip: null,
  })
  expect(figures.bars.map(({ from, completed, planned }) => [from, completed, planned])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [`2026-03-0${day}`, 0, 0]),
  )
  expect(figures.domains.map(({ name, due, percent, share }) => [name, due, percent, share])).toEqual([
    ['Fitness & Health', 0, null, null],
    ['Career & Work', 0, null, null],
    ['Wealth & Finance', 0, null, null],
    ['Social & Relationships', 0, null, null],
    ['Mental Health', 0, null, null],
    [null, 0, null, null],
  ])
  expect(figures.best_hours.cells.flat().every((cell) => cell === null)).toBe(true)
  for (const number of [...Object.values(figures.cards), ...figures.bars, figures.best_hours])
    expect(await rowsOf(ann, number?.rows ?? '')).toEqual([])
})

test('one task and one habit: each number opens what it counts', async () => {
  const ann = await server.signUp()
  const task = await add(ann, { category: 'fitness', estimated_duration: 60 })
  const open = await add(ann, { category: 'travel' })
  await ann.act(task.id, 'start', new Date('2026-03-02T08:00:00Z'))
  await ann.act(task.id, 'complete', new Date('2026-03-02T08:45:30Z'))
  const habit = await createHabit(ann, { start_date: '2026-02-28' })
  await checkIn(ann, habit)
  const { cards, bars, categories, domains, planned_actual, insights, tip } = await figuresOf(ann)
  expect(cards.completion_rate).toMatchObject({ value: 50, due: 4, done: 2, previous: null, change: null })
  expect(cards.tasks_completed.value).toBe(1)
  expect(cards.focus_hours).toMatchObject({ value: 0.8, change: 0.8 })
  expect(cards.best_streak?.value).toBe(1)
  expect(bars[1]).toMatchObject({ completed: 1, planned: 2 })
  expect(categories).toMatchObject([{ category: 'fitness', completed: 1, minutes: 45, share: 100 }])
  expect(domains[0]).toMatchObject({ due: 1, done: 1, percent: 100, hours: 0.8, share: 100 })
  expect(domains[5]).toMatchObject({ domain_id: null, due: 3, done: 1, percent: 33, hours: 0, share: 0 })
  expect(planned_actual).toMatchObject([{ planned: 60, actual: 45, ratio: null, sample: 1 }])
  expect([insights, tip]).toEqual([[], null])

  const due = await rowsOf(ann, cards.completion_rate.rows)
  expect(due.map(({ kind, id, date, state }) => [kind, id, date, state])).toEqual([
    ['habit', habit.id, '2026-03-01', 'missed'],
    ['habit', habit.id, '2026-03-02', 'done'],
    ...[
      ['task', task.id, '2026-03-02', 'done'],
      ['task', open.id, '2026-03-02', 'open'],
    ].toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : 1)),
  ])
  expect(await rowsOf(ann, cards.focus_hours.rows)).toEqual([
    {
      kind: 'task',
      id: task.id,
      date: '2026-03-02',
      title: task.title,
      state: 'done',
      category: 'fitness',
      domain_id: domains[0]?.domain_id,
      goal_id: null,
      seconds: 2730,
      at: '2026-03-02T08:00:00.000Z',
    },
  ])
  expect(await rowsOf(ann, cards.best_streak?.rows ?? '')).toMatchObject([
    { kind: 'day', date: '2026-03-02', id: null },
  ])
  expect(await rowsOf(ann, domains[5]?.rows ?? '')).toHaveLength(3)
  expect(await rowsOf(ann, categories[0]?.rows ?? '')).toMatchObject([{ id: task.id, seconds: 2730 }])
  expect(await rowsOf(ann, planned_actual[0]?.rows ?? '')).toMatchObject([{ id: task.id }])
})

test('what is still open today is the same in each period', async () => {
  const ann = await server.signUp()
  await add(ann, { category: 'fitness' })
  await add(ann, { category: 'work', scheduled_date: '2026-03-01' })
  await createHabit(ann, { start_date: '2026-03-02' })
  for (const period of ['week', 'month', 'year']) {
    const { cards } = await figuresOf(ann, `?period=${period}`)
    expect([period, cards.completion_rate.open]).toEqual([period, 2])
  }
})

test('a link shows the rows of the one who asks', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await add(ann, { category: 'fitness' })
  const { cards, domains } = await figuresOf(ann)
  for (const number of [...Object.values(cards), ...domains])
    expect(await rowsOf(bob, number?.rows ?? '')).toEqual([])
  expect((await server.app.request(cards.completion_rate.rows)).status).toBe(401)
})

test('a period that begins after today, an unknown one and an unknown card are refused', async () => {
  const ann = await server.signUp()
  const refused = async (path: string) => {
    const [status, body] = await statusAndBody(ann.get(`/api/analytics${path}`))
    return [status, (body as { details: { field: string }[] }).details[0]?.field]
  }
  expect(await refused('?at=2026-03-08')).toEqual([400, 'at'])
  expect(await refused('?period=month&at=2026-04-01')).toEqual([400, 'at'])
  expect(await refused('?period=year&at=2027-01-01')).toEqual([400, 'at'])
  expect(await refused('?at=yesterday')).toEqual([400, 'at'])
  expect(await refused('?period=day')).toEqual([400, 'period'])
  expect(await refused('/export?card=bars&at=2026-03-08')).toEqual([400, 'at'])
  expect(await refused('/export?card=everything')).toEqual([400, 'card'])
  expect(await refused('/rows?of=due&from=2020-01-01&to=2026-01-01')).toEqual([400, 'to'])
  expect(await refused('/rows?of=due&from=2026-01-01&to=2026-01-02&cursor=x')).toEqual([400, 'cursor'])
  expect((await ann.get('/api/analytics?at=2026-03-07')).status).toBe(200) // of this week, though to come
})

test('CSV: rows of a figure, fields of a chart; what looks like a formula is text', async () => {
  const ann = await server.signUp()
  const csv = async (card: string) => {
    const answer = await ann.get(`/api/analytics/export?card=${card}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${card}-week-2026-03-01.csv"`,
    )
    return answer.text()
  }
  const titles = ['=1+1', '+SUM(A1)', '-2', '@now', 'a "word", and\nmore']
  const tasks = []
  for (const title of titles) tasks.push(await add(ann, { title, category: 'fitness' }))
  for (const { id } of tasks) await ann.act(id, 'complete')
  await server.db.query(
    `insert into focus_sessions (user_id, id, task_id, started_at, ended_at)
     values ($1, gen_random_uuid(), $2, '2026-02-28T10:00Z', '2026-02-28T10:10Z')`, // on the day before the week
    [ann.id, tasks[0]?.id],
  )
  const domain = (await figuresOf(ann)).domains[0]?.domain_id
  const line = (id: string, title: string) => `2026-03-02,task,${id},${title},fitness,${domain},done,0`
  const cells = ["'=1+1", "'+SUM(A1)", "'-2", "'@now", '"a ""word"", and\nmore"']
  const lines = tasks.map(({ id }, index) => ({ id, text: line(id, cells[index] ?? '') }))
  const expected = [
    'date,kind,id,title,category,domain_id,state,seconds',
    ...lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ text }) => text),
    '',
  ].join('\r\n')
  expect(await csv('completion_rate')).toBe(expected)
  expect(await csv('tasks_completed')).toBe(expected)
  expect(await csv('focus_hours')).toBe('date,kind,id,title,category,domain_id,state,seconds\r\n')
  expect(await csv('best_streak')).toMatch(/\r\n2026-03-02,day,,,,,kept,\r\n$/)
  expect(await csv('bars')).toBe(
    `from,to,completed,planned\r\n${[1, 2, 3, 4, 5, 6, 7]
      .map((day) => `2026-03-0${day},2026-03-0${day},${day === 2 ? '5,5' : '0,0'}\r\n`)
      .join('')}`,
  )
  expect(await csv('categories')).toBe('category,completed,minutes,share\r\nfitness,5,0,100\r\n')
  expect(await csv('domains')).toContain(`${domain},Fitness & Health,5,5,100,0,\r\n`)
  expect(await csv('best_hours')).toBe('weekday,hour,sample,percent\r\n1,9,5,100\r\n')
  expect(await csv('planned_actual')).toBe('category,planned,actual,ratio,sample\r\n')
  expect(await csv('insights')).toBe('key,sample,data\r\n')
})

test('CSV: a task has the seconds of its intervals that began in the period and have ended', async () => {
  const ann = await server.signUp()
  const { id } = await add(ann, { scheduled_date: '2026-02-10' })
  const minutes: [began: string, ended: string | null][] = [
    ['2026-01-31T23:00Z', '2026-01-31T23:01Z'],
    ['2026-02-01T00:00Z', '2026-02-01T00:02Z'],
    ['2026-02-15T10:00Z', '2026-02-15T10:04Z'],
    ['2026-02-16T10:00Z', '2026-02-16T10:08Z'],
    ['2026-02-28T23:50Z', '2026-03-01T00:06Z'],
    ['2026-03-01T00:10Z', '2026-03-01T00:42Z'],
    ['2026-02-20T10:00Z', null],
  ]
  for (const interval of minutes)
    await server.db.query(
      `insert into focus_sessions (user_id, id, task_id, started_at, ended_at) values ($1, gen_random_uuid(), $2, $3, $4)`,
      [ann.id, id, ...interval],
    )
  const answer = await ann.get('/api/analytics/export?card=completion_rate&period=month&at=2026-02-10')
  const [, line] = (await answer.text()).split('\r\n')
  expect(line).toContain(id)
  expect(Number(line?.split(',').at(-1))).toBe((2 + 4 + 8 + 16) * 60)
})

test.each([
  ['bars', []],
  ['categories', ['focus_sessions']],
  ['domains', ['focus_sessions', 'habit_checkins']],
  ['best_hours', []],
  ['planned_actual', []],
  ['insights', ['focus_sessions', 'goal_checkins', 'habit_checkins']],
  ['completion_rate', ['focus_sessions', 'habit_checkins']],
])('the CSV of %s reads what it shows alone', async (card, tables) => {
  const ann = await server.signUp()
  await createHabit(ann, { name: 'Read' })
  const reading = vi.spyOn(server.deps.db, 'read')
  await ann.get(`/api/analytics/export?card=${card}`)
  const statements = reading.mock.calls.map(([text]) => text).join('\n')
  reading.mockRestore()
  const all = ['focus_sessions', 'goal_checkins', 'habit_checkins', 'streak_days']
  expect(all.filter((table) => new RegExp(`\\b${table}\\b`).test(statements))).toEqual(tables)
})
