import { afterAll, expect, test } from 'vitest'
import { boardOf, LONG_SESSIONS } from '#server/league/testing/scene.ts'
import { startTestServer } from '#server/testing.ts'
import { seedLeague } from './seedLeague.ts'

const server = await startTestServer(LONG_SESSIONS)
afterAll(server.close)

test('made-up people fill everyone’s board, are as many as was said last, and leave nothing', async () => {
  const ann = await server.signUp()
  const everyone = () => boardOf(ann, 'scope=everyone&limit=1000')
  expect(await seedLeague(server.db, 120, '2026-03-04')).toBe(120)
  const board = await everyone()
  expect([board.total, board.items.length]).toEqual([120, 120])
  for (const { points, handle } of board.items) {
    expect(handle).toMatch(/^league_\d+$/)
    expect(points).toBeGreaterThanOrEqual(1)
    expect(points).toBeLessThanOrEqual(2100)
  }
  expect(await seedLeague(server.db, 50, '2026-03-04')).toBe(-70)
  expect((await everyone()).items).toHaveLength(50)
  expect(await seedLeague(server.db, 50, '2026-03-04')).toBe(0)
  expect(await seedLeague(server.db, 0, '2026-03-04')).toBe(-50)
  expect((await everyone()).total).toBe(0)
  for (const table of [
    'users where id <> $1',
    'handles where user_id <> $1',
    'league_points where user_id <> $1',
  ])
    expect(await server.db.query(`select from ${table}`, [ann.id])).toEqual([])
})
