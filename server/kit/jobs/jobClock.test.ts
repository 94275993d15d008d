import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { SLICES } from '#server/slices.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { runJobsAt } from '#server/testing/jobs.ts'
import { runJobs } from './runJobs.ts'

const server = await startTestServer()
afterAll(server.close)

const HOUR_MS = 3_600_000
const YEARS_10 = 10 * 365.25 * 24 * 3600

/** Somebody with a task that went into the trash as many days ago, by the database's clock. */
async function personWithTrash(days: number) {
  const ann = await server.signUp()
  const { id } = await read(Task, ann.post('/api/tasks', aTask()))
  await ann.delete(`/api/tasks/${id}`)
  const text = 'update tasks set deleted_at = now() - make_interval(days => $2) where user_id = $1'
  await server.db.query(text, [ann.id, days])
  return { isKept: async () => (await ann.post(`/api/tasks/${id}/restore`)).status === 200 }
}

const databaseTime = async () => {
  const [row] = await server.db.query<{ now: Date }>('select now() as now')
  return row?.now.getTime() ?? 0
}

test('a server whose clock is ten years ahead removes what is old by the clock of the database, and nothing else', async () => {
  const [young, old] = [await personWithTrash(29), await personWithTrash(31)]
  server.turnClock(YEARS_10)
  await runJobs(server.deps, SLICES)
  server.turnClock(-YEARS_10)
  expect([await young.isKept(), await old.isKept()]).toEqual([true, false])
})

test('when the clock of the database jumps ten years ahead nothing is removed until it has stood there for a day', async () => {
  const trash = await personWithTrash(1)
  const ann = await server.signUp()
  const series = aTask({ recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } })
  await ann.post('/api/tasks', series)
  const rowsOf = (table: string) => server.db.query(`select 1 from ${table} where user_id = $1`, [ann.id])
  const before = [await rowsOf('tasks'), await rowsOf('security_events')]
  const jumped = (await databaseTime()) + YEARS_10 * 1000
  for (let hours = 0; hours < 24; hours += 1) {
    await runJobsAt(server.deps, new Date(jumped + hours * HOUR_MS))
  }
  expect([await rowsOf('tasks'), await rowsOf('security_events')]).toEqual(before)

  await runJobsAt(server.deps, new Date(await databaseTime())) // it was put right
  expect(await trash.isKept()).toBe(true)
})

test('a server that comes back after weeks waits for a day, and then its jobs run', async () => {
  const trash = await personWithTrash(1)
  const later = (await databaseTime()) + 60 * 24 * HOUR_MS
  await runJobsAt(server.deps, new Date(await databaseTime()))
  await runJobsAt(server.deps, new Date(later))
  const text = 'select 1 from tasks where deleted_at is not null'
  expect(await server.db.query(text)).not.toHaveLength(0)
  await runJobsAt(server.deps, new Date(later + 25 * HOUR_MS))
  expect(await trash.isKept()).toBe(false)
})
