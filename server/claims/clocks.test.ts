import { afterAll, expect, test, vi } from 'vitest'
import { runDue } from '#server/kit/due/runDue.ts'
import { startTestServer } from '#server/testing.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { DUE_CLAIMS } from './dueClaims.ts'
import { settleOverdue } from './settle.ts'
import { act, aClaim, claimsOf, completed, readClaim, twoPartners } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 90 * 86_400 } })
afterAll(server.close)

const MINUTE = 60
const HOUR = 60 * MINUTE
const stateInTable = async (owner: UserId, id: string) =>
  (
    await server.db.query<{ state: string }>('select state from claims where user_id = $1 and id = $2', [
      owner,
      id,
    ])
  )[0]?.state

test('a proof is late a second after its time, and comes too late at the end of that for verdicts', async () => {
  const { ann, ben, claim } = await aClaim(server)
  server.wait(10 * MINUTE)
  expect((await act(ann, claim.id, 'proof', { note: 'In time' })).claim?.late).toBe(false)
  server.wait(1)
  expect((await act(ann, claim.id, 'proof', { note: 'In time' })).claim?.late).toBe(false)
  expect((await act(ann, claim.id, 'proof', { note: 'A second later' })).claim?.late).toBe(true)
  server.wait(24 * HOUR - 2)
  expect((await act(ann, claim.id, 'proof', { note: 'At last' })).claim?.state).toBe('open')
  server.wait(1)
  for (const answer of [
    await act(ann, claim.id, 'proof', { note: 'Late' }),
    await act(ben, claim.id, 'confirm'),
  ])
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { details: { state: 'unverified', value: 0.5 } },
    ])
})

test.each([
  'its owner',
  'its witness',
  'a list of its owner',
  'a list of its witness',
  'what is due',
] as const)('silence ends a claim at its moment, whoever comes first: %s', async (first) => {
  const { ann, ben, claim } = await aClaim(server)
  server.wait(24 * HOUR + 10 * MINUTE - 1)
  expect((await readClaim(ann, claim.id)).state).toBe('open')
  server.wait(1)
  if (first === 'its owner') await readClaim(ann, claim.id)
  if (first === 'its witness') await readClaim(ben, claim.id)
  if (first === 'a list of its owner') expect(await claimsOf(ann, 'owner', '&state=open')).toEqual([])
  if (first === 'a list of its witness') expect(await claimsOf(ben, 'witness', '&state=open')).toEqual([])
  if (first === 'what is due') await runDue(server.deps, DUE_CLAIMS, server.deps.now(), ann.id)
  expect(await stateInTable(ann.id, claim.id)).toBe('unverified')
  const ended = await readClaim(ann, claim.id)
  expect(ended).toMatchObject({ state: 'unverified', value: 0.7, verdict: null, version: 2 })
  await runDue(server.deps, DUE_CLAIMS, server.deps.now(), ann.id)
  expect(await readClaim(ben, claim.id)).toEqual(ended)
})

test('while the time for verdicts goes on, reading a claim of partners whose time for proof is over locks nobody', async () => {
  const { ann } = await aClaim(server)
  const transaction = vi.fn(server.deps.db.transaction)
  const counted = { ...server.deps, db: { ...server.deps.db, transaction } as typeof server.deps.db }
  const look = () => settleOverdue(counted, [ann.id], server.deps.now())
  server.wait(24 * HOUR + 10 * MINUTE - 1)
  await look()
  expect(transaction).not.toHaveBeenCalled()
  server.wait(1)
  await look()
  expect(transaction).toHaveBeenCalled()
})

test('a verdict can be disputed for 48 hours, and silence ends the dispute after 24', async () => {
  const late = await aClaim(server)
  await act(late.ben, late.claim.id, 'decline', { note: 'No' })
  const { ann, ben, claim } = await aClaim(server)
  server.wait(1)
  await act(ben, claim.id, 'decline', { note: 'No' })
  server.wait(48 * HOUR)
  expect((await act(late.ann, late.claim.id, 'dispute', { note: 'Look' })).status).toBe(409)
  const { claim: disputed } = await act(ann, claim.id, 'dispute', { note: 'Look' })
  expect(disputed?.verdict_until).toBe(new Date(server.deps.now().getTime() + 24 * HOUR * 1000).toISOString())
  server.wait(24 * HOUR - 1)
  expect((await act(ann, claim.id, 'proof', { note: 'And this' })).claim).toMatchObject({
    state: 'open',
    late: false,
  })
  server.wait(1)
  expect(await readClaim(ann, claim.id)).toMatchObject({ state: 'unverified', disputed: true, value: 0.7 })
  expect((await act(ann, claim.id, 'dispute', { note: 'Again' })).status).toBe(409)
})

test('after a dispute a decline is for good', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await act(ben, claim.id, 'decline', { note: 'No' })
  await act(ann, claim.id, 'dispute', { note: 'Look' })
  expect((await act(ben, claim.id, 'decline', { note: 'Still no' })).claim).toMatchObject({
    state: 'declined',
    value: 0,
  })
  expect((await act(ann, claim.id, 'dispute', { note: 'Look' })).status).toBe(409)
})

test('a claim of type ai without a proof is unverified when the time for one is over', async () => {
  const ann = await server.signUp()
  await completed(ann, { accountability_type: 'ai' })
  const [claim] = await claimsOf(ann)
  server.wait(10 * MINUTE - 1)
  expect((await readClaim(ann, claim?.id ?? '')).state).toBe('open')
  server.wait(1)
  expect(await readClaim(ann, claim?.id ?? '')).toMatchObject({
    state: 'unverified',
    verdict: { by: null, answer: 'unavailable' },
  })
})

test('the day of a claim is that of its completion, its times begin with the arrival', async () => {
  const { ann, ben } = await twoPartners(server)
  const now = server.deps.now()
  const sixDaysAgo = new Date(now.getTime() - 6 * 24 * HOUR * 1000)
  const { id } = (await (
    await ann.post('/api/tasks', {
      title: 'Run',
      accountability_type: 'partner',
      witness_id: ben.id,
      scheduled_date: sixDaysAgo.toISOString().slice(0, 10),
    })
  ).json()) as { id: string }
  await ann.act(id, 'complete', sixDaysAgo)
  expect((await claimsOf(ann))[0]).toMatchObject({
    local_date: sixDaysAgo.toISOString().slice(0, 10),
    late: false,
    opened_at: now.toISOString(),
    proof_until: new Date(now.getTime() + 10 * MINUTE * 1000).toISOString(),
  })
})
