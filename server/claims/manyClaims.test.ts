import { afterAll, expect, test } from 'vitest'
import { runDue } from '#server/kit/due/runDue.ts'
import { startTestServer } from '#server/testing.ts'
import { DUE_CLAIMS } from './dueClaims.ts'
import { claimsOf, completed, twoPartners } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 90 * 86_400 } })
afterAll(server.close)

/** `CLAIMS=10000 MEASURE=1` measures so many. */
const CLAIMS = Number(process.env['CLAIMS'] ?? 2500)

/** Claims of somebody, as a completion of that many tasks opens them. */
const OPEN = `
  with made as (
    insert into claims (user_id, id, task_id, title, type, witness_id, state, local_date, opened_at, proof_until, verdict_until, late, judges)
    select $1, gen_random_uuid(), gen_random_uuid(), 'Run ' || n, 'partner', $2, 'open', $4::timestamptz::date, $4::timestamptz,
      $4::timestamptz + interval '10 minutes', $4::timestamptz + interval '24 hours 10 minutes', false, array[$2::uuid]
    from generate_series(1, $3::int) n returning *
  )
  insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until)
  select $2, id, user_id, type, state, opened_at, verdict_until from made`

async function timed<T>(what: string, work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  const result = await work()
  const ms = Math.round(performance.now() - began)
  if (process.env['MEASURE']) process.stdout.write(`${what}: ${ms} ms\n`)
  return [result, ms]
}

test('thousands of claims to one witness: a page at a time, one notice, and silence ends all of them in the first answer', async () => {
  const { ann, ben } = await twoPartners(server)
  await server.db.query(OPEN, [ann.id, ben.id, CLAIMS - 1, server.deps.now()])
  await timed('one more', () => completed(ann, { accountability_type: 'partner', witness_id: ben.id }))
  const [page] = await timed('a page', () => claimsOf(ben, 'witness', '&state=open'))
  expect(page).toHaveLength(50)
  await timed('told', () => runDue(server.deps, DUE_CLAIMS, server.deps.now(), ben.id))
  const asked = `select from notifications where user_id = $1 and event = 'claim_to_judge'`
  await expect.poll(async () => (await server.db.query(asked, [ben.id])).length).toBe(1)
  await timed('score', () => ann.get('/api/accountability'))
  server.wait(86_400 + 600)
  const [open, took] = await timed('settled', () => claimsOf(ben, 'witness', '&state=open'))
  expect(open).toEqual([])
  expect(took).toBeLessThan(5000)
})
