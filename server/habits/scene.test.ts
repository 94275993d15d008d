import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { SCENE } from './scene.ts'

const server = await startTestServer()
afterAll(server.close)

/** Rows of the ledger, all of one person's date, that PostgreSQL has no statistics of yet. */
const MANY_OF_A_DATE = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
    streak_after, created_at, done_at)
  select $1, gen_random_uuid(), 'habit', gen_random_uuid(), 1, '2026-03-02', 10, 'checked_in', 10, 1, now(), now()
  from generate_series(1, 20000)`

test('the last award of a date is found by its habit, however much the person earned on that date', async () => {
  const ann = await server.signUp()
  await server.db.query(MANY_OF_A_DATE, [ann.id])
  const plan = await server.db.transaction(async (tx) => {
    await tx.query('set local plan_cache_mode = force_generic_plan')
    await tx.query(`prepare scene (uuid[], uuid[], date[], int[], int[]) as ${SCENE}`)
    const lines = await tx.query<{ 'QUERY PLAN': string }>(
      `explain execute scene ('{}', '{}', '{}', '{}', '{}')`,
    )
    await tx.query('deallocate scene')
    return lines
  })
  const indexes = plan.flatMap((line) => /using (xp_ledger\w*)/.exec(line['QUERY PLAN'])?.[1] ?? [])
  expect(indexes).toEqual(['xp_ledger_pkey'])
})
