import { afterAll, expect, test } from 'vitest'
import { Stats } from '#shared/progress/stats.ts'
import { ActedTask } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { keepStreakThroughZoneChange } from './travel.ts'

const server = await startTestServer()
afterAll(server.close)

test('a flight over the date line costs neither the streak nor a freeze', async () => {
  const ann = await server.signUp({ timezone: 'Pacific/Pago_Pago' })
  const task = aTask()
  await ann.post('/api/tasks', task)
  const sunday = new Date('2026-03-01T09:00:00Z') // Saturday evening in Pago Pago
  expect((await read(ActedTask, ann.act(task.id, 'complete', sunday))).award?.streak).toBe(1)

  const before = { timezone: 'Pacific/Pago_Pago', dayStart: '00:00' }
  const after = { timezone: 'Pacific/Kiritimati', dayStart: '00:00' }
  const landing = new Date('2026-03-02T10:30:00Z') // Sunday evening there, Tuesday half past midnight here
  await server.db.transaction((tx) => keepStreakThroughZoneChange(tx, ann.id, before, after, landing))
  const off = await server.db.query<{ local_date: string; reason: string }>(
    'select * from streak_days_off where user_id = $1',
    [ann.id],
  )
  expect(off.map((day) => [day.local_date, day.reason])).toEqual([
    ['2026-03-01', 'travel'],
    ['2026-03-02', 'travel'],
  ])
  await server.db.query('update users set timezone = $2 where id = $1', [ann.id, after.timezone])
  server.deps.people.forget(ann.id)
  expect(await read(Stats, ann.get('/api/stats'))).toMatchObject({ streak: { current: 1, freezes: 2 } })
})

test('going west adds no day off', async () => {
  const ann = await server.signUp()
  const [before, after] = [
    { timezone: 'Pacific/Auckland', dayStart: '00:00' },
    { timezone: 'America/Los_Angeles', dayStart: '00:00' },
  ]
  await server.db.transaction((tx) =>
    keepStreakThroughZoneChange(tx, ann.id, before, after, server.deps.now()),
  )
  expect(await server.db.query('select * from streak_days_off where user_id = $1', [ann.id])).toEqual([])
})
