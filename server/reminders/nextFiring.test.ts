import { afterAll, expect, test } from 'vitest'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { read, startTestServer } from '#server/testing.ts'
import { createTask, nextOf, remind, remindersOf } from '#server/testing/reminders.ts'

const server = await startTestServer()
afterAll(server.close)

const DAILY = { rrule: 'FREQ=DAILY', from: 'schedule' } as const
const AT_1150 = '2026-03-02T11:50:00.000Z'

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30', 30, '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', 0, '2026-10-25T00:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', 0, '2026-10-03T15:45:00.000Z'],
] as const)('in %s on %s at %s', async (timezone, scheduled_date, scheduled_time, minutes_before, next) => {
  const ann = await server.signUp({ timezone })
  const task = await createTask(ann, { scheduled_date, scheduled_time })
  expect((await remind(ann, task, { minutes_before })).next_at).toBe(next)
})

test('it follows its task: moved, undated, without a time, and back', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const reminder = await remind(ann, task)
  const after = async (patch: object) => {
    await ann.patch(`/api/tasks/${task.id}`, patch)
    return nextOf(ann, reminder)
  }
  expect(reminder.next_at).toBe(AT_1150)
  expect(await after({ scheduled_time: '13:00' })).toBe('2026-03-02T12:50:00.000Z')
  expect(await after({ scheduled_date: null })).toBeNull()
  expect(await after({ scheduled_date: '2026-03-03' })).toBe('2026-03-03T08:50:00.000Z')
  expect(await after({ scheduled_date: '2026-03-01' })).toBeNull()
  expect(await after({ scheduled_date: '2026-03-02', scheduled_time: '12:00' })).toBe(AT_1150)
  expect(await after({ title: 'Longer', scheduled_time: '09:10' })).toBeNull() // now is not still to come
})

test('a completed task, and one in the trash, is not announced; undoing brings it back while it is ahead', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const reminder = await remind(ann, task)
  for (const [done, undone] of [
    [() => ann.act(task.id, 'complete'), () => ann.act(task.id, 'uncomplete')],
    [() => ann.delete(`/api/tasks/${task.id}`), () => ann.post(`/api/tasks/${task.id}/restore`, {})],
  ] as const) {
    expect((await done()).status).toBeLessThan(300)
    expect(await nextOf(ann, reminder)).toBeNull()
    await undone()
    expect(await nextOf(ann, reminder)).toBe(AT_1150)
  }
})

test('undone too late it stays silent', async () => {
  const lone = await startTestServer()
  const ann = await lone.signUp()
  const task = await createTask(ann, { scheduled_time: '09:20' })
  const reminder = await remind(ann, task)
  await ann.act(task.id, 'complete')
  lone.wait(15 * 60)
  await ann.act(task.id, 'uncomplete')
  expect(await nextOf(ann, reminder)).toBeNull()
  await lone.close()
})

test('another zone of the profile is another instant of the same wall clock', async () => {
  const ann = await server.signUp({ timezone: 'Europe/Berlin' })
  const reminder = await remind(ann, await createTask(ann))
  const own = await remind(ann, await createTask(ann), { at: '2026-03-02T20:00' })
  await ann.patch('/api/profile', { timezone: 'America/New_York' })
  expect(await nextOf(ann, reminder)).toBe('2026-03-02T16:50:00.000Z')
  expect(await nextOf(ann, own)).toBe('2026-03-03T01:00:00.000Z')
})

test('a reminder goes with its task when that is emptied from the trash', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const reminder = await remind(ann, task)
  await ann.delete(`/api/tasks/${task.id}`)
  await server.db.query('delete from tasks where user_id = $1 and id = $2', [ann.id, task.id])
  expect((await ann.get(`/api/reminders/${reminder.id}`)).status).toBe(404)
})

test('a reminder of a series announces the next open occurrence, whether a list has made it or not', async () => {
  const ann = await server.signUp()
  const weekly = { rrule: 'FREQ=MONTHLY', from: 'schedule' } as const
  const task = await createTask(ann, { recurrence: weekly })
  const reminder = await remind(ann, task, { series: true })
  expect(reminder).toMatchObject({ target_kind: 'series', target_id: task.recurrence_id, next_at: AT_1150 })
  await ann.act(task.id, 'complete')
  expect(await nextOf(ann, reminder)).toBe('2026-04-02T11:50:00.000Z')
  await ann.act(task.id, 'uncomplete')
  expect(await nextOf(ann, reminder)).toBe(AT_1150)
  await ann.delete(`/api/tasks/${task.id}`)
  expect(await nextOf(ann, reminder)).toBe('2026-04-02T11:50:00.000Z')
})

test('seven days before a daily task the one of next week is announced', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann, { recurrence: DAILY })
  expect((await remind(ann, task, { series: true, minutes_before: 10_080 })).next_at).toBe(
    '2026-03-02T12:00:00.000Z',
  )
})

/** A daily series from 2026-03-02 on, with a reminder, and its occurrence of a date. */
async function aSeries(ann: Awaited<ReturnType<typeof server.signUp>>, date: string) {
  const first = await createTask(ann, { recurrence: DAILY })
  const reminder = await remind(ann, first, { series: true })
  const { items } = await read(TaskPage, ann.get(`/api/tasks?from=2026-03-02&to=2026-03-09`))
  const task = items.find(({ scheduled_date }) => scheduled_date === date)
  if (!task) throw new Error(`No occurrence on ${date}`)
  return { first, reminder, task }
}

test('edits of all, and of this alone, are followed', async () => {
  const ann = await server.signUp()
  const { first, reminder } = await aSeries(ann, '2026-03-02')
  await ann.patch(`/api/tasks/${first.id}`, { scheduled_time: '15:00' })
  expect(await nextOf(ann, reminder)).toBe('2026-03-02T14:50:00.000Z')
  await ann.act(first.id, 'complete')
  expect(await nextOf(ann, reminder)).toBe('2026-03-03T11:50:00.000Z')
  await ann.patch(`/api/tasks/${first.id}?scope=all`, { scheduled_time: '16:00' })
  expect(await nextOf(ann, reminder)).toBe('2026-03-03T15:50:00.000Z')
})

test('of "this and following" both parts are announced, each at its own time', async () => {
  const ann = await server.signUp()
  const { reminder, task } = await aSeries(ann, '2026-03-04')
  const edited = await read(
    Task,
    ann.patch(`/api/tasks/${task.id}?scope=following`, { scheduled_time: '15:00' }),
  )
  expect(edited.recurrence_id).not.toBe(task.recurrence_id)
  expect(await nextOf(ann, reminder)).toBe(AT_1150)
  expect(await remindersOf(ann, edited.recurrence_id)).toMatchObject([
    { target_kind: 'series', minutes_before: 10, next_at: '2026-03-04T14:50:00.000Z' },
  ])
  await ann.delete(`/api/tasks/${task.id}?scope=following`)
  expect(await remindersOf(ann, edited.recurrence_id)).toMatchObject([{ next_at: null }])
  expect(await nextOf(ann, reminder)).toBe(AT_1150)
})

test('a series that moves as a whole keeps its reminders', async () => {
  const ann = await server.signUp()
  const { first, reminder } = await aSeries(ann, '2026-03-02')
  const moved = await read(
    Task,
    ann.patch(`/api/tasks/${first.id}?scope=all`, { scheduled_date: '2026-03-03' }),
  )
  expect(await remindersOf(ann)).toMatchObject([
    { id: reminder.id, target_id: moved.recurrence_id, next_at: '2026-03-03T11:50:00.000Z' },
  ])
})

test('the reminders of a task that begins to repeat are of its series, and again of the task when that ends', async () => {
  const ann = await server.signUp()
  const task = await createTask(ann)
  const [reminder, own] = [await remind(ann, task), await remind(ann, task, { at: '2026-03-02T11:00' })]
  const repeating = await read(Task, ann.patch(`/api/tasks/${task.id}`, { recurrence: DAILY }))
  expect(await remindersOf(ann, repeating.recurrence_id)).toMatchObject([
    { id: reminder.id, next_at: AT_1150 },
  ])
  expect(await remindersOf(ann, task.id)).toMatchObject([{ id: own.id }])
  await ann.patch(`/api/tasks/${task.id}?scope=all`, { recurrence: null })
  expect(await remindersOf(ann, task.id)).toMatchObject([
    { id: own.id },
    { minutes_before: 10, next_at: AT_1150 },
  ])
  expect(await nextOf(ann, reminder)).toBeNull()
})

test('an occurrence with a reminder of its own keeps it when the series moves, and is in the trash when that is deleted', async () => {
  const ann = await server.signUp()
  const { first, task } = await aSeries(ann, '2026-03-04')
  const own = await remind(ann, task, { at: '2026-03-04T08:00' })
  await ann.patch(`/api/tasks/${first.id}?scope=all`, { scheduled_date: '2026-03-03' })
  expect(await remindersOf(ann, task.id)).toMatchObject([{ id: own.id, next_at: own.next_at }])
  await ann.delete(`/api/tasks/${first.id}?scope=all`)
  expect(await remindersOf(ann, task.id)).toMatchObject([{ id: own.id, next_at: null }])
  await ann.post(`/api/tasks/${task.id}/restore`, {})
  expect(await nextOf(ann, own)).toBe(own.next_at)
})
