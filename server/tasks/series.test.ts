import { afterAll, describe, expect, test } from 'vitest'
import { ActedTask, Task, type TaskPatch } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { datesIn, repeat, tasksIn } from '#server/testing/series.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const MONDAY = '2026-03-02'

const edit = (person: Person, id: string | undefined, patch: TaskPatch, scope = 'this') =>
  read(Task, person.patch(`/api/tasks/${id}?scope=${scope}`, patch))

describe('a rule', () => {
  test.each([
    ['FREQ=DAILY;INTERVAL=10', ['03-02', '03-12', '03-22']],
    ['FREQ=WEEKLY', ['03-02', '03-09', '03-16', '03-23', '03-30']],
    ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3', ['03-02', '03-04', '03-09']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', ['03-02', '03-06', '03-20']],
    ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', ['03-02', '03-06']],
    ['FREQ=DAILY;UNTIL=20260304', ['03-02', '03-03', '03-04']],
    ['FREQ=DAILY;UNTIL=20260304T070000Z', ['03-02', '03-03', '03-04']],
    ['FREQ=MONTHLY;BYDAY=-1MO', ['03-02', '03-30']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', ['03-02', '03-31']],
    ['FREQ=YEARLY', ['03-02']],
  ])('%s', async (rrule, dates) => {
    const ann = await server.signUp()
    const first = await repeat(ann, rrule)
    expect(first).toMatchObject({ recurrence: { rrule, from: 'schedule' }, scheduled_date: MONDAY })
    expect(await datesIn(ann)).toEqual(dates)
  })

  test('on the 31st skips the months that have none, and yearly on a leap day the years', async () => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=MONTHLY', { scheduled_date: '2026-01-31', scheduled_time: '08:00' })
    expect(await datesIn(ann, '2026-01-01', '2026-07-30')).toEqual(['01-31', '03-31', '05-31'])
  })

  test('reaches at most ten years ahead', async () => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=YEARLY')
    expect(await tasksIn(ann, '2026-01-01', '2060-01-01')).toHaveLength(11)
  })
})

test('occurrences are rows of their own, with the same id on every device', async () => {
  const ann = await server.signUp()
  const first = await repeat(ann, 'FREQ=DAILY', { title: 'Run', xp_reward: 40 })
  const lists = await Promise.all([
    tasksIn(ann),
    tasksIn(ann),
    tasksIn(ann, '2026-04-01', '2026-04-30'),
    tasksIn(ann),
  ])
  expect(lists[0]).toHaveLength(30)
  expect(lists[2]).toHaveLength(30)
  expect(lists[1]).toEqual(lists[0])
  expect(lists[0]?.[0]?.id).toBe(first.id)
  expect(lists[0]?.[5]).toMatchObject({
    title: 'Run',
    xp_reward: 40,
    scheduled_time: '09:00',
    endTime: '10:00',
    recurrence_id: first.recurrence_id,
    recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
  })
  expect(new Set(lists.flat().map((task) => task.id)).size).toBe(60)
})

test('creating a repeating task twice makes one series', async () => {
  const ann = await server.signUp()
  const task = aTask({ recurrence: { rrule: 'FREQ=WEEKLY', from: 'schedule' } })
  const answers = await Promise.all([ann.post('/api/tasks', task), ann.post('/api/tasks', task)])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 201])
  expect(await tasksIn(ann)).toHaveLength(5)
})

test('what is left of today counts occurrences too', async () => {
  const ann = await server.signUp()
  const first = await repeat(ann, 'FREQ=DAILY')
  expect((await read(ActedTask, ann.act(first.id, 'complete'))).award).toMatchObject({ xp: 25 })
  expect(await (await ann.get('/api/stats')).json()).toMatchObject({ today: { completed: 1, total: 1 } })
})

describe('after completion', () => {
  const every3Days = (person: Person) => repeat(person, 'FREQ=DAILY;INTERVAL=3', { from: 'completion' })

  test('there is one open occurrence, and the next counts from the completion', async () => {
    const ann = await server.signUp()
    const first = await every3Days(ann)
    expect(await datesIn(ann)).toEqual(['03-02'])
    await ann.act(first.id, 'complete', new Date('2026-03-01T10:00:00Z'))
    expect(await datesIn(ann)).toEqual(['03-02', '03-04'])
    await ann.act(first.id, 'complete')
    expect(await datesIn(ann)).toEqual(['03-02', '03-04'])
  })

  test('undoing takes the next one back while nobody has touched it', async () => {
    const ann = await server.signUp()
    const first = await every3Days(ann)
    await ann.act(first.id, 'complete')
    await ann.act(first.id, 'uncomplete')
    expect(await datesIn(ann)).toEqual(['03-02'])
    await ann.act(first.id, 'complete')
    const next = (await tasksIn(ann)).find((task) => task.id !== first.id)
    await edit(ann, next?.id, { title: 'mine' })
    await ann.act(first.id, 'uncomplete')
    expect(await datesIn(ann)).toEqual(['03-02', '03-05'])
  })

  test('none is made beside an open one, also where the completion that made it is undone and comes again later', async () => {
    const ann = await server.signUp()
    const first = await every3Days(ann)
    await ann.act(first.id, 'complete', new Date('2026-03-01T10:00:00Z'))
    const next = (await tasksIn(ann)).find((task) => task.id !== first.id)
    await edit(ann, next?.id, { title: 'mine' })
    await ann.act(first.id, 'uncomplete')
    await ann.act(first.id, 'complete')
    expect(await datesIn(ann)).toEqual(['03-02', '03-04'])
  })

  test.each(['COUNT=2', 'UNTIL=20260304'])('%s ends it', async (end) => {
    const ann = await server.signUp()
    const first = await repeat(ann, `FREQ=DAILY;INTERVAL=3;${end}`, { from: 'completion' })
    await ann.act(first.id, 'complete', new Date('2026-03-01T10:00:00Z'))
    const second = (await tasksIn(ann)).find((task) => task.id !== first.id)
    await ann.act(second?.id ?? '', 'complete')
    expect(await datesIn(ann)).toEqual(['03-02', '03-04'])
  })

  test('deleting the open one skips it, and restoring it takes the next one back', async () => {
    const ann = await server.signUp()
    const first = await every3Days(ann)
    await ann.delete(`/api/tasks/${first.id}`)
    expect(await datesIn(ann)).toEqual(['03-05'])
    await ann.post(`/api/tasks/${first.id}/restore`)
    expect(await datesIn(ann)).toEqual(['03-02'])
  })
})
