import { afterAll, expect, test } from 'vitest'
import { Stats } from '#shared/progress/stats.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { runJobsFor } from '#server/testing/jobs.ts'

const server = await startTestServer()
afterAll(server.close)

const run = (days: number) => runJobsFor(server, days)

test('the trash keeps a task for 30 days and then loses it, with its timer but not with its XP', async () => {
  const ann = await server.signUp()
  const { id } = await read(Task, ann.post('/api/tasks', aTask()))
  await ann.act(id, 'start')
  await ann.act(id, 'complete')
  await ann.delete(`/api/tasks/${id}`)
  await run(29)
  expect((await ann.post(`/api/tasks/${id}/restore`)).status).toBe(200)
  await ann.delete(`/api/tasks/${id}`)
  await run(31)
  expect((await ann.post(`/api/tasks/${id}/restore`)).status).toBe(404)
  expect(await read(Stats, ann.get('/api/stats'))).toMatchObject({ xp: 25 })
})

test('an occurrence that left the trash for good is not made again', async () => {
  const ann = await server.signUp()
  const first = await read(
    Task,
    ann.post('/api/tasks', aTask({ recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } })),
  )
  const list = async () => (await read(TaskPage, ann.get('/api/tasks?from=2026-03-03&to=2026-03-04'))).items
  const [second] = await list()
  await ann.delete(`/api/tasks/${second?.id}`)
  await run(31)
  expect(await list()).toHaveLength(1)
  expect(first.id).not.toBe(second?.id)
})

test('the outbox keeps a change for 24 hours, by the clock of the database', async () => {
  const ann = await server.signUp()
  await ann.post('/api/tasks', aTask())
  const entries = () => server.db.query('select 1 from outbox where user_id = $1', [ann.id])
  const age = (hours: number) =>
    server.db.query('update outbox set created_at = now() - make_interval(hours => $2) where user_id = $1', [
      ann.id,
      hours,
    ])
  await age(23)
  await run(0)
  expect(await entries()).toHaveLength(1)
  await age(25)
  await run(0)
  expect(await entries()).toHaveLength(0)
})

test('the coming days of a series are there before anybody asks for a list', async () => {
  const ann = await server.signUp()
  await ann.post('/api/tasks', aTask({ recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } }))
  await run(0)
  const made = await server.db.query('select scheduled_date from tasks where user_id = $1', [ann.id])
  expect(made.length).toBeGreaterThan(7)
})
