import { afterAll, expect, test } from 'vitest'
import { Stats } from '#shared/progress/stats.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { runCommand } from '#server/testing/command.ts'
import { rebuildTotals } from './rebuildTotals.ts'

const server = await startTestServer()
afterAll(server.close)

async function personWhoCompleted(xp_reward: number) {
  const ann = await server.signUp()
  const task = aTask({ xp_reward })
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'complete')
  return ann
}

test('totals that were kept well are left alone', async () => {
  await personWhoCompleted(40)
  await server.signUp()
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('totals that went wrong are computed again from the ledger, and reported', async () => {
  const ann = await personWhoCompleted(40)
  await server.db.query('update users set xp = 999, streak_run = 7 where id = $1', [ann.id])
  await server.db.query('insert into streak_days (user_id, local_date) values ($1, $2)', [
    ann.id,
    '2026-02-20',
  ])

  const { differences } = await rebuildTotals(server.db)
  expect(differences).toMatchObject([
    { user_id: ann.id, total: 'xp', kept: '999', is: '40' },
    { total: 'streak_days', kept: '2026-02-20 2026-03-02', is: '2026-03-02' },
    { total: 'streak', kept: expect.stringContaining('7 days'), is: expect.stringContaining('1 days') },
  ])
  expect(await read(Stats, ann.get('/api/stats'))).toMatchObject({ xp: 40, streak: { current: 1, best: 1 } })
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('the command says what it set right', async () => {
  const ann = await personWhoCompleted(40)
  await server.db.query('update users set xp = 0 where id = $1', [ann.id])
  await server.db.query('delete from streak_days where user_id = $1', [ann.id])
  const [{ people } = { people: 0 }] = await server.db.query<{ people: number }>(
    'select count(*)::int as people from users',
  )
  const command = () => runCommand(server.db, 'server/progress/rebuildTotals.ts')
  expect((await command()).trim().split('\n')).toEqual([
    `${ann.id} xp: kept 0, is 40`,
    `${ann.id} streak_days: kept none, is 2026-03-02`,
    `${people} people, 2 differences`,
  ])
  expect(await command()).toBe(`${people} people, 0 differences\n`)
})
