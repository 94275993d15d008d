import { afterAll, expect, test } from 'vitest'
import { SecurityEvents } from '#shared/auth/devices.ts'
import { ImportPage } from '#shared/imports/import.ts'
import { csvOf } from '#shared/text/csv.ts'
import { type Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { apply, exported, type Person, preview, undo, upload } from './testing/importing.ts'
import { readZip } from '#server/exports/testing/readZip.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const CSV = csvOf(
  [
    'due_date',
    'title',
    'scheduled_date',
    'scheduled_time',
    'category',
    'estimated_duration',
    'status',
    'completed_at',
    'mood',
  ],
  [
    ['2026-04-01', 'Call Bob', '2026-03-05', '9:30', 'Social', 20, '', '', 'fine'],
    [
      '',
      'Paid, "cash"',
      '2026-03-01T23:30:00Z',
      '',
      'gardening',
      '',
      'completed',
      '2026-03-01T10:00:00Z',
      '',
    ],
    ['', 'x'.repeat(250), 'soon', '', 'work', 9999, 'later', '', ''],
    ['', '', '2026-03-05', '', '', '', '', '', ''],
    ['', 'Twice', '', '', '', '', '', '', ''],
    ['', 'Twice', '', '', '', '', '', '', ''],
  ],
)

async function tasksOf(person: Person): Promise<Task[]> {
  const lists = ['/api/tasks', '/api/tasks?from=2026-01-01&to=2026-12-31']
  const pages = await Promise.all(lists.map((list) => read(TaskPage, person.get(list))))
  return pages.flatMap(({ items }) => items)
}

test('a preview shows numbers, problems and rows, and changes nothing', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  const shown = await preview(server, ann, CSV)
  expect(shown).toMatchObject({
    source: 'csv',
    status: 'preview',
    counts: { tasks: { new: 5, same: 0, trashed: 0 } },
    problem_count: 4,
    problems: [
      { line: 1, item: 'mood', field: 'mood' },
      { line: 4, field: 'scheduled_date', message: 'Unreadable date: soon' },
      { line: 4, field: 'status', message: 'Unknown status: later' },
      { line: 5, item: '', field: 'title' },
    ],
    created_at: '2026-03-02T09:00:00.000Z',
    expires_at: '2026-03-03T09:00:00.000Z',
  })
  expect(shown.sample[0]).toMatchObject({
    title: 'Call Bob',
    scheduled_date: '2026-03-05',
    scheduled_time: '09:30',
    startTime: '09:30',
    endTime: '10:00',
    due_date: '2026-04-01',
    category: 'social',
    estimated_duration: 30,
    xp_reward: 25,
    status: 'pending',
    user_id: ann.id,
  })
  expect(await tasksOf(ann)).toEqual([])
  expect(await read(TaskPage, ann.get('/api/tasks'))).toMatchObject({ items: [] })
})

test('a table may say date, time and minutes for short, unless it has the fields, too', async () => {
  const ann = await server.signUp()
  const short = await preview(server, ann, 'title,date,time,minutes\nWalk,2026-03-05,9:30,45\n')
  expect(short.problem_count).toBe(0)
  expect(short.sample).toMatchObject([
    { title: 'Walk', scheduled_date: '2026-03-05', scheduled_time: '09:30', estimated_duration: 45 },
  ])
  const both = await preview(server, ann, 'title,date,scheduled_date\nRead,2026-03-05,2026-03-06\n')
  expect(both.problems).toMatchObject([{ line: 1, field: 'date' }])
  expect(both.sample).toMatchObject([{ title: 'Read', scheduled_date: '2026-03-06' }])
})

test('what is applied is there, earns nothing, and is there once however often it is asked for', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  const shown = await preview(server, ann, CSV)
  const [first, second] = await Promise.all([apply(ann, shown), apply(ann, shown)])
  expect(first).toEqual(second)
  expect(first).toMatchObject({
    status: 'done',
    counts: shown.counts,
    applied_at: '2026-03-02T09:00:00.000Z',
  })
  const tasks = await tasksOf(ann)
  expect(tasks).toHaveLength(5)
  const paid = tasks.find(({ title }) => title.startsWith('Paid'))
  expect(paid).toMatchObject({
    status: 'completed',
    completed_at: '2026-03-01T10:00:00.000Z',
    scheduled_date: '2026-03-02',
    scheduled_time: '00:30',
    category: 'other',
    estimated_duration: 60,
  })
  const long = tasks.find(({ title }) => title.startsWith('xxx'))
  expect([long?.title.length, long?.estimated_duration, long?.scheduled_date]).toEqual([200, 1440, null])
  expect(long?.description).toBe('x'.repeat(250))
  expect(await (await ann.get('/api/stats')).json()).toMatchObject({ xp: 0, streak: { current: 0 } })
  expect(await apply(ann, shown)).toEqual(first)
  const { items } = await read(SecurityEvents, ann.get('/api/security-events'))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'imported', subject: 'csv' }))
})

test('the same file again makes nothing, also when both were looked at before, and leaves what was edited or deleted', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  const [one, other] = [await preview(server, ann, CSV), await preview(server, ann, CSV)]
  await Promise.all([apply(ann, one), apply(ann, other)])
  const tasks = await tasksOf(ann)
  expect(tasks).toHaveLength(5)
  const [bob, twice] = ['Call Bob', 'Twice'].map((title) => tasks.find((task) => task.title === title))
  await ann.patch(`/api/tasks/${bob?.id}`, { title: 'Call Bobby' })
  await ann.delete(`/api/tasks/${twice?.id}`)
  const again = await preview(server, ann, CSV)
  expect(again.counts).toEqual({ tasks: { new: 0, same: 4, trashed: 1 } })
  expect((await apply(ann, again)).counts).toEqual(again.counts)
  expect((await tasksOf(ann)).map(({ title }) => title).toSorted()).toEqual(
    expect.arrayContaining(['Call Bobby', 'Twice']),
  )
  expect(await tasksOf(ann)).toHaveLength(4)
})

test('an undo takes back what nobody changed, once', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Vienna' })
  await ann.post('/api/tasks', aTask({ title: 'Mine' }))
  const shown = await preview(server, ann, CSV)
  expect((await ann.post(`/api/imports/${shown.id}/undo`)).status).toBe(409)
  await apply(ann, shown)
  const bob = (await tasksOf(ann)).find(({ title }) => title === 'Call Bob')
  await ann.act(bob?.id ?? '', 'complete')
  const undone = await undo(ann, shown)
  expect(undone).toMatchObject({ status: 'undone', kept: 1 })
  expect(await undo(ann, shown)).toEqual(undone)
  expect((await tasksOf(ann)).map(({ title }) => title).toSorted()).toEqual(['Call Bob', 'Mine'])
  expect(await (await ann.get('/api/stats')).json()).toMatchObject({ xp: 25 })
  const refused = await ann.post(`/api/imports/${shown.id}/apply`)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict' }])
})

test('a preview lives for a day, and so does the way back', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const late = await preview(lone, ann, CSV)
  const done = await preview(lone, ann, CSV)
  await apply(ann, done)
  lone.wait(24 * 60 * 60)
  expect((await ann.post(`/api/imports/${late.id}/apply`)).status).toBe(409)
  expect((await ann.post(`/api/imports/${done.id}/undo`)).status).toBe(409)
  expect(await (await ann.get(`/api/imports/${late.id}`)).json()).toMatchObject({ status: 'expired' })
  const { items } = await read(ImportPage, ann.get('/api/imports'))
  expect(items.map(({ id }) => id).toSorted()).toEqual([late.id, done.id].toSorted())
  await lone.close()
})

test('our own tasks.csv finds its own tasks again, and makes the same ones elsewhere', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await ann.post('/api/tasks', aTask({ title: '=SUM(1)', description: '-x' }))
  await ann.post('/api/tasks', aTask({ title: 'Comma, "quote"', recurrence: null }))
  const { 'tasks.csv': csv = '' } = await readZip(await exported(ann))
  expect((await preview(server, ann, csv)).counts).toEqual({ tasks: { new: 0, same: 2, trashed: 0 } })
  const shown = await preview(server, bob, csv)
  expect(shown.problems).toEqual([])
  await apply(bob, shown)
  const textsOf = async (person: Person) =>
    (await tasksOf(person)).map(({ id, title, description }) => `${id} ${title} ${description}`).toSorted()
  expect(await textsOf(bob)).toEqual(await textsOf(ann))
})

test.each([
  ['', 'file'],
  ['   \n', 'file'],
  ['name,when\na,b', 'file'],
  ['{"items": []}', 'file'],
  [Buffer.from([0, 1, 2, 3, 0]), 'file'],
  [Buffer.from('PK\u0003\u0004 and no archive'), 'file'],
])('%j cannot be imported', async (file, field) => {
  const ann = await server.signUp()
  const answer = await upload(server, ann, file)
  expect([answer.status, await answer.json()]).toMatchObject([400, { details: [{ field }] }])
})

test('a source that is not read yet, or is none, is refused by name', async () => {
  const ann = await server.signUp()
  for (const source of ['todoist', 'ics', 'nowhere']) {
    const answer = await upload(server, ann, CSV, source)
    expect([answer.status, await answer.json()]).toMatchObject([400, { details: [{ field: 'source' }] }])
  }
})

test('a file of more than 50 MiB is refused, also where its length is not said', async () => {
  const ann = await server.signUp()
  const body = new Uint8Array(50 * 1_048_576 + 1).fill(65)
  expect((await upload(server, ann, body)).status).toBe(413)
  const streamed = await server.app.request('/api/imports', {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}` },
    body: new Blob([body]).stream(),
    duplex: 'half',
  })
  expect(streamed.status).toBe(413)
})

test('imports of others are as unknown ones', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const { id } = await preview(server, ann, CSV)
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/apply'],
    ['POST', '/undo'],
  ] as const) {
    const call = (which: string) =>
      server.app.request(`/api/imports/${which}${path}`, {
        method,
        headers: { authorization: `Bearer ${bob.token}` },
      })
    const [theirs, unknown] = [await call(id), await call(crypto.randomUUID())]
    expect([theirs.status, await theirs.text()]).toEqual([404, await unknown.text()])
  }
})

test('ten previews an hour are enough', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMITS: true } })
  const ann = await limited.signUp()
  for (let times = 0; times < 10; times += 1) expect((await upload(limited, ann, CSV)).status).toBe(201)
  expect((await upload(limited, ann, CSV)).status).toBe(429)
  await limited.close()
})

test('where there is no room the preview says so, and an apply writes nothing', async () => {
  const small = await startTestServer({ db: server.db, settings: { QUOTA_TASKS: 4 } })
  const ann = await small.signUp({ locked: true })
  const shown = await preview(small, ann, CSV)
  expect(shown.problems[0]?.message).toContain('There is no room')
  const answer = await ann.post(`/api/imports/${shown.id}/apply`)
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'conflict' }])
  expect(await tasksOf(ann)).toEqual([])
})

test('a file that brings nothing needs no room', async () => {
  const small = await startTestServer({ db: server.db, settings: { QUOTA_TEXT_MB: 0.25 } })
  const ann = await small.signUp({ locked: true })
  const text = 'x'.repeat(19_000)
  const file = csvOf(
    ['title', 'description'],
    Array.from({ length: 8 }, (_, number) => [`Task ${number}`, text]),
  )
  for (const made of [8, 0])
    expect((await apply(ann, await preview(small, ann, file))).counts).toMatchObject({ tasks: { new: made } })
})

test('more than 1,000 rows are told to other devices as one reset', async () => {
  const ann = await server.signUp()
  const rows = Array.from({ length: 1200 }, (_, number) => [`Task ${number}`])
  const shown = await preview(server, ann, csvOf(['title'], rows))
  await apply(ann, shown)
  const [entry] = await server.db.query<{ count: number }>(
    'select json_array_length(changes) as count from outbox where user_id = $1 order by change_no desc limit 1',
    [ann.id],
  )
  expect(entry?.count).toBe(1001)
})
