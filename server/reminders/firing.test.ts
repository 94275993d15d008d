import { afterAll, expect, test } from 'vitest'
import { TaskPage } from '#shared/tasks/task.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { SLICES } from '#server/slices.ts'
import { read, startTestServer, type TestServer } from '#server/testing.ts'
import { runDueAt } from '#server/testing/dueKinds.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { createTask, nextOf, remind } from '#server/testing/reminders.ts'

const server = await startTestServer()
afterAll(server.close)

const kinds = Object.fromEntries(Object.entries(dueKindsOf(SLICES)).filter(([name]) => name === 'reminder'))
const DAILY = { rrule: 'FREQ=DAILY', from: 'schedule' } as const
/** Does what is due of a person at an instant, as a server does that was away until then. */
const runAt = (person: TestPerson, at: string, { deps }: Pick<TestServer, 'deps'> = server) =>
  runDueAt(deps, kinds, at, person.id)
const toldTo = async (person: TestPerson) =>
  (await inboxOf(person)).items.map(({ title, body, missed }) => [title, body, missed]).toReversed()

test('a reminder tells the title and the time, once, and offers what can be done', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann, { title: 'Call Eve' })
  const { id } = await remind(ann, task)
  await runAt(ann, '2026-03-02T11:49:59Z')
  expect(await toldTo(ann)).toEqual([])
  await runAt(ann, '2026-03-02T11:50:00Z')
  await runAt(ann, '2026-03-02T11:51:00Z')
  expect((await inboxOf(ann)).items).toMatchObject([
    {
      kind: 'reminder',
      event: 'task_reminder',
      title: 'Call Eve',
      body: 'Today, 12:00',
      url: `/dashboard?task=${task.id}&view=day&date=2026-03-02`,
      target_kind: 'task',
      target_id: task.id,
      actions: ['done', 'snooze', 'skip'],
      missed: false,
    },
  ])
  expect(await nextOf(ann, { id })).toBeNull()
})

test.each([
  ['h12', 'Today, 12:00\u00A0PM'],
  ['h24', 'Today, 12:00'],
])('with a clock of %s it says %s', async (time_format, body) => {
  const ann = await server.signUp()
  await ann.patch('/api/settings', { time_format })
  await remind(ann, await createTask(ann))
  await runAt(ann, '2026-03-02T11:50:00Z')
  expect((await inboxOf(ann)).items).toMatchObject([{ body }])
})

test('two servers at once, each looking twice, tell it once', async () => {
  const ann = await server.signUp()
  const other = await startTestServer({ db: server.db })
  await remind(ann, await createTask(ann))
  const at = '2026-03-02T11:50:00Z'
  await Promise.all([runAt(ann, at), runAt(ann, at, other), runAt(ann, at), runAt(ann, at, other)])
  expect(await toldTo(ann)).toHaveLength(1)
})

test.each([
  ['2026-03-02T12:50:00Z', false],
  ['2026-03-02T12:50:01Z', true],
])('told at %s it says that it was missed: %s', async (at, missed) => {
  const ann = await server.signUp()
  await remind(ann, await createTask(ann))
  await runAt(ann, at)
  expect(await toldTo(ann)).toEqual([['Focus Work Block', 'Today, 12:00', missed]])
})

test('a task that moved to another time is a new moment, one that moved back is not', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const reminder = await remind(ann, task, { minutes_before: 0 })
  const move = (scheduled_time: string) => ann.patch(`/api/tasks/${task.id}`, { scheduled_time })
  await runAt(ann, '2026-03-02T12:00:00Z')
  await move('13:00')
  await runAt(ann, '2026-03-02T13:00:00Z')
  expect(await toldTo(ann)).toHaveLength(2)
  await move('12:00') // by the clock of the server it is still nine
  expect(await nextOf(ann, reminder)).toBeNull()
})

test('a zone in which the moment comes once more does not tell it again', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Berlin' })
  const reminder = await remind(ann, await createTask(ann), { minutes_before: 0 })
  await runAt(ann, '2026-03-02T11:00:00Z')
  await ann.patch('/api/profile', { timezone: 'America/New_York' })
  expect(await nextOf(ann, reminder)).toBeNull()
  await runAt(ann, '2026-03-02T17:00:00Z')
  expect(await toldTo(ann)).toHaveLength(1)
})

test('an edit in the second in which it is due does not lose it', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  await lone.deps.due.stop() // only the call below runs what is due
  const ann = await lone.signUp()
  const task = await createTask(ann)
  const { id } = await remind(ann, task)
  lone.turnClock(2 * 3600 + 50 * 60 + 1)
  await ann.patch(`/api/tasks/${task.id}`, { title: 'Renamed' })
  expect(await nextOf(ann, { id })).toBe('2026-03-02T11:50:00.000Z')
  await runAt(ann, '2026-03-02T11:50:02Z', lone)
  expect(await toldTo(ann)).toEqual([['Renamed', 'Today, 12:00', false]])
  await lone.close()
})

test('what is completed, deleted or undated before is not told', async () => {
  const ann = await server.signUp()
  const [done, gone, undated] = [await createTask(ann), await createTask(ann), await createTask(ann)]
  for (const task of [done, gone, undated]) await remind(ann, task)
  await ann.act(done.id, 'complete')
  await ann.delete(`/api/tasks/${gone.id}`)
  await ann.patch(`/api/tasks/${undated.id}`, { scheduled_date: null })
  await runAt(ann, '2026-03-02T12:00:00Z')
  expect(await toldTo(ann)).toEqual([])
})

test('a series is told date by date, also what an outage has missed', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann, { recurrence: DAILY })
  const { id } = await remind(ann, task, { series: true })
  await runAt(ann, '2026-03-05T12:00:00Z')
  expect(await toldTo(ann)).toEqual([
    ['Focus Work Block', 'Monday 2 March, 12:00', true],
    ['Focus Work Block', 'Tuesday 3 March, 12:00', true],
    ['Focus Work Block', 'Wednesday 4 March, 12:00', true],
    ['Focus Work Block', 'Today, 12:00', false],
  ])
  expect(await nextOf(ann, { id })).toBe('2026-03-06T11:50:00.000Z')
})

test('an occurrence that no list has asked for is made when its reminder comes', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann, { recurrence: { rrule: 'FREQ=MONTHLY', from: 'schedule' } })
  await remind(ann, task, { series: true, minutes_before: 1440 })
  await ann.act(task.id, 'complete')
  await runAt(ann, '2026-04-01T12:00:00Z')
  const [notice] = (await inboxOf(ann)).items
  expect(notice?.body).toBe('Tomorrow, 12:00')
  const { items } = await read(TaskPage, ann.get('/api/tasks?from=2026-04-02&to=2026-04-02'))
  expect(items.map(({ id }) => id)).toEqual([notice?.target_id])
})

test('one that is snoozed while its task is done is told no more than once for that moment', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const { id } = await remind(ann, task)
  await runAt(ann, '2026-03-02T11:50:00Z')
  await ann.act(task.id, 'complete')
  await ann.act(task.id, 'uncomplete')
  expect(await nextOf(ann, { id })).toBeNull()
})
