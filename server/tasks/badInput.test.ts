import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { LedgerPage } from '#shared/progress/stats.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

/** Everything a person has, to prove that a refused request left nothing behind. */
async function everythingOf(person: Person) {
  const lists = ['?from=1900-01-01&to=2199-12-31', '', '?trash=true'].map(
    async (query) => (await read(TaskPage, person.get(`/api/tasks${query}`))).items,
  )
  return [await Promise.all(lists), (await read(LedgerPage, person.get('/api/xp-ledger'))).items]
}

const WRONG_FIELDS: [string, string, Record<string, unknown>, string][] = [
  ['no title', 'title', { title: undefined }, 'Title is required'],
  ['a blank title', 'title', { title: '   ' }, 'Title is required'],
  ['a title of 201 letters', 'title', { title: 'x'.repeat(201) }, 'A title has at most 200 characters'],
  ['a title with NUL', 'title', { title: 'a\0b' }, 'cannot be stored'],
  ['a title with half a letter', 'title', { title: 'a\ud800' }, 'cannot be stored'],
  ['a title that is a number', 'title', { title: 7 }, ''],
  ['a description that is too long', 'description', { description: 'x'.repeat(20_001) }, '20,000'],
  ['10 minutes', 'estimated_duration', { estimated_duration: 10 }, 'A task takes at least 15 minutes'],
  ['more than a day', 'estimated_duration', { estimated_duration: 1441 }, 'A task takes at most a day'],
  ['minutes as text', 'estimated_duration', { estimated_duration: '60' }, ''],
  ['half a minute', 'estimated_duration', { estimated_duration: 60.5 }, ''],
  ['no number', 'estimated_duration', { estimated_duration: Number.NaN }, ''],
  ['no XP', 'xp_reward', { xp_reward: 0 }, 'A task earns at least 1 XP'],
  ['less than no XP', 'xp_reward', { xp_reward: -5 }, 'A task earns at least 1 XP'],
  ['too much XP', 'xp_reward', { xp_reward: 1001 }, 'A task earns at most 1,000 XP'],
  ['more XP than a number holds', 'xp_reward', { xp_reward: 1e300 }, ''],
  ['an unknown category', 'category', { category: 'chores' }, 'Unknown category'],
  ['an unknown priority', 'priority', { priority: 'urgent' }, 'Unknown priority'],
  [
    'an unknown accountability',
    'accountability_type',
    { accountability_type: 'boss' },
    'Unknown accountability',
  ],
  ['25 o’clock', 'scheduled_time', { scheduled_time: '25:00' }, 'A time looks like 09:30'],
  ['24 o’clock', 'scheduled_time', { scheduled_time: '24:00' }, 'A time looks like 09:30'],
  ['a time with seconds', 'scheduled_time', { scheduled_time: '09:30:15' }, 'A time looks like 09:30'],
  [
    'the 30th of February',
    'scheduled_date',
    { scheduled_date: '2026-02-30' },
    'A date looks like 2026-03-02',
  ],
  ['the year 0', 'scheduled_date', { scheduled_date: '0000-01-01' }, 'out of range'],
  ['a moment as date', 'scheduled_date', { scheduled_date: '2026-03-02T09:00:00Z' }, 'A date looks like'],
  ['a date as number', 'scheduled_date', { scheduled_date: 20_260_302 }, ''],
  ['a time without a date', 'scheduled_date', { scheduled_date: null }, 'A time needs a date'],
  ['an id that is none', 'id', { id: '1 or 1=1' }, ''],
  ['an unknown field', 'status', { status: 'completed' }, ''],
  ['somebody else’s user_id', 'user_id', { user_id: randomUUID() }, ''],
  [
    'an unknown way to repeat',
    'recurrence.rrule',
    { recurrence: { rrule: 'FREQ=HOURLY' } },
    'Unknown way to repeat',
  ],
  ['no rule', 'recurrence.rrule', { recurrence: {} }, ''],
  [
    'a rule of a signed weekday without a number',
    'recurrence.rrule',
    { recurrence: { rrule: 'FREQ=MONTHLY;BYDAY=+MO' } },
    'Unknown way',
  ],
  [
    'a rule of the n-th weekday of a day',
    'recurrence.rrule',
    { recurrence: { rrule: 'FREQ=DAILY;BYDAY=+5SU,WE,+5MO,-5MO;BYSETPOS=5', from: 'completion' } },
    'Unknown way',
  ],
  [
    'a rule until no date',
    'recurrence.rrule',
    { recurrence: { rrule: 'FREQ=DAILY;UNTIL=20261399' } },
    'Unknown way',
  ],
]

test.each(WRONG_FIELDS)('a task with %s is refused at the field %s', async (_name, field, wrong, message) => {
  const ann = await server.signUp()
  const answer = await ann.post('/api/tasks', { ...aTask(), ...wrong })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    {
      code: 'invalid',
      details: expect.arrayContaining([{ field, message: expect.stringContaining(message) }]),
    },
  ])
  expect(await everythingOf(ann)).toEqual([[[], [], []], []])
})

test.each(WRONG_FIELDS.filter(([, , wrong]) => !('id' in wrong) && Object.values(wrong)[0] !== undefined))(
  'an edit to %s is refused and changes nothing',
  async (_name, _field, wrong) => {
    const ann = await server.signUp()
    const task = await read(Task, ann.post('/api/tasks', aTask()))
    const patch =
      'scheduled_date' in wrong && wrong.scheduled_date === null
        ? { ...wrong, scheduled_time: '10:00' }
        : wrong
    expect((await ann.patch(`/api/tasks/${task.id}`, patch)).status).toBe(400)
    expect(await read(Task, ann.get(`/api/tasks/${task.id}`))).toEqual(task)
  },
)

test('letters count as people count them: 200 emoji are a title, kept as they are', async () => {
  const ann = await server.signUp()
  const title = '🧗'.repeat(200)
  expect(await read(Task, ann.post('/api/tasks', aTask({ title })))).toMatchObject({ title })
})

test.each([
  [
    'a title of a megabyte',
    JSON.stringify({ ...aTask(), title: 'x'.repeat(1_048_576) }),
    'application/json',
    [400, 413],
  ],
  ['ten megabytes', `{"title":"${'x'.repeat(10_485_760)}"}`, 'application/json', [413]],
  ['half an object', '{"title":', 'application/json', [400]],
  ['a list', '[]', 'application/json', [400]],
  ['null', 'null', 'application/json', [400]],
  ['a form', 'title=Gym', 'application/x-www-form-urlencoded', [415]],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe]), 'application/json', [400]],
  ['a deep nest', `{"title":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'application/json', [400]],
])('a body that is %s is refused', async (_name, body, type, statuses) => {
  const ann = await server.signUp()
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': type }
  const answer = await server.app.request('/api/tasks', { method: 'POST', headers, body })
  expect(statuses).toContain(answer.status)
  expect(await everythingOf(ann)).toEqual([[[], [], []], []])
})

test.each([
  '?from=2026-03-01',
  '?from=2026-03-07&to=2026-03-01',
  '?from=2026-02-30&to=2026-03-01',
  '?limit=0',
  '?limit=1001',
  '?limit=many',
  '?cursor=nonsense',
  `?from=2026-03-01&to=2026-03-07&cursor=${Buffer.from('["x","y","z"]').toString('base64url')}`,
  `?cursor=${Buffer.from('["2026-03-01T00:00:00Z"]').toString('base64url')}`,
  `?cursor=${Buffer.from('["0000-01-01T00:00:00Z","0195a000-0000-7000-8000-000000000001"]').toString('base64url')}`,
  '?trash=perhaps',
])('a list of %s is refused', async (query) => {
  const ann = await server.signUp()
  expect((await ann.get(`/api/tasks${query}`)).status).toBe(400)
})

test.each(['x', '-1', '%00', '9'.repeat(400)])('a ledger from the cursor %s is refused', async (cursor) => {
  const ann = await server.signUp()
  expect((await ann.get(`/api/xp-ledger?cursor=${cursor}`)).status).toBe(400)
})

test.each([
  [{ at: 'yesterday' }, 400],
  [{ at: '2026-03-02' }, 400],
  [{ at: '2026-02-30T09:00:00Z' }, 400],
  [{ at: 5 }, 400],
  [{ on: '2026-03-02T09:00:00Z' }, 400],
  [{ at: '1900-01-01T00:00:00Z' }, 400],
  [{ at: '2199-12-31T23:59:59Z' }, 200],
  [{ at: '2026-03-02T10:00:00+01:00' }, 200],
])('a start with %j is answered %i', async (body, status) => {
  const ann = await server.signUp()
  const { id } = await read(Task, ann.post('/api/tasks', aTask()))
  expect((await ann.post(`/api/tasks/${id}/start`, body)).status).toBe(status)
})

test('actions take no body at all too, and unknown ones are refused', async () => {
  const ann = await server.signUp()
  const { id } = await read(Task, ann.post('/api/tasks', aTask()))
  expect((await ann.post(`/api/tasks/${id}/start`)).status).toBe(200)
  expect((await ann.post(`/api/tasks/${id}/explode`)).status).toBe(404)
  expect((await ann.post('/api/tasks/not-an-id/start')).status).toBe(400)
  expect((await ann.patch(`/api/tasks/${id}?scope=some`, { title: 'Gym' })).status).toBe(400)
})

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=5',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
])('a rule that names no date, %s, is a task on its first date', async (rrule) => {
  const ann = await server.signUp()
  for (const from of ['schedule', 'completion'] as const) {
    const { id } = await read(Task, ann.post('/api/tasks', aTask({ recurrence: { rrule, from } })))
    expect((await ann.act(id, 'complete')).status).toBe(200)
  }
  expect((await read(TaskPage, ann.get('/api/tasks?from=2026-01-01&to=2040-01-01'))).items).toHaveLength(2)
})
