import { afterAll, expect, test } from 'vitest'
import { runDue } from '#server/kit/due/runDue.ts'
import { startTestServer } from '#server/testing.ts'
import { becomePartners } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'
import { DUE_CLAIMS } from './dueClaims.ts'
import { act, aClaim, claimsOf, completed, readClaim } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 90 * 86_400 } })
const second = await startTestServer({ db: server.db, settings: { ACCESS_TOKEN_TTL: 90 * 86_400 } })
afterAll(async () => {
  await second.deps.due.stop()
  await server.close()
})

const rounds = Array.from({ length: 5 }, (_, round) => round)
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** A team claim of Ann, and two who may judge it. */
async function aTeamClaim() {
  const [ann, ben, cat] = [await server.signUp(), await server.signUp(), await server.signUp()]
  const { id } = await aTeam(ann, [ben, cat])
  await completed(ann, { accountability_type: 'team', witness_id: id })
  const [claim] = await claimsOf(ann)
  if (!claim) throw new Error('No claim')
  return { ann, ben, cat, claim }
}

test.each(rounds)('of two verdicts at once one counts, the other is told which (%s)', async () => {
  const { ann, ben, cat, claim } = await aTeamClaim()
  const answers = await Promise.all([
    act(ben, claim.id, 'confirm'),
    act(cat, claim.id, 'decline', { note: 'No' }),
  ])
  expect(statuses(answers)).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)
  const lost = answers.find(({ status }) => status === 409)
  expect(await readClaim(ann, claim.id)).toEqual(won?.claim)
  expect(lost?.json).toMatchObject({ details: won?.claim })
})

test.each(rounds)(
  'a verdict and an undo at once: either it stays decided, or it is withdrawn (%s)',
  async () => {
    const { ann, ben, taskId, claim } = await aClaim(server)
    const [verdict] = await Promise.all([act(ben, claim.id, 'confirm'), ann.act(taskId, 'uncomplete')])
    const { state } = await readClaim(ann, claim.id)
    expect([verdict.status, state]).toEqual(verdict.status === 200 ? [200, 'confirmed'] : [409, 'withdrawn'])
    await ann.act(taskId, 'complete')
    expect((await readClaim(ann, claim.id)).state).toBe(verdict.status === 200 ? 'confirmed' : 'open')
  },
)

test.each(rounds)(
  'a proof and a verdict at once: nothing is lost, and a proof too late is refused (%s)',
  async () => {
    const { ann, ben, claim } = await aClaim(server)
    const [proof, verdict] = await Promise.all([
      act(ann, claim.id, 'proof', { note: 'Look' }),
      act(ben, claim.id, 'confirm'),
    ])
    expect(verdict.status).toBe(200)
    expect(await readClaim(ann, claim.id)).toMatchObject({
      state: 'confirmed',
      note: proof.status === 200 ? 'Look' : null,
    })
  },
)

test('two servers and ten readers end a claim once', async () => {
  const { ann, ben, claim } = await aClaim(server)
  for (const each of [server, second]) each.wait(25 * 3600)
  const due = [server, second].map(({ deps }) => runDue(deps, DUE_CLAIMS, deps.now(), ann.id))
  const reads = Array.from({ length: 10 }, (_, index) => readClaim(index % 2 ? ann : ben, claim.id))
  await Promise.all(due)
  const states = (await Promise.all(reads)).map(({ state, version }) => [state, version])
  expect(new Set(states.map(String))).toEqual(new Set(['unverified,2']))
})

test('a completion from two devices opens one claim', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await becomePartners(ann, ben)
  const { id } = (await (
    await ann.post('/api/tasks', { title: 'Run', accountability_type: 'partner', witness_id: ben.id })
  ).json()) as { id: string }
  await Promise.all(Array.from({ length: 4 }, () => ann.act(id, 'complete')))
  expect(await claimsOf(ann)).toHaveLength(1)
  expect(await claimsOf(ben, 'witness')).toHaveLength(1)
})

test.each(rounds)(
  'a partnership that ends while a claim is judged: decided before it, or unseen after it (%s)',
  async () => {
    const { ann, ben, claim } = await aClaim(server)
    const [verdict, ended] = await Promise.all([
      act(ben, claim.id, 'confirm'),
      ann.delete(`/api/partners/${ben.id}`),
    ])
    expect(ended.status).toBe(204)
    expect([200, 404]).toContain(verdict.status)
    expect((await readClaim(ann, claim.id)).state).toBe(verdict.status === 200 ? 'confirmed' : 'open')
  },
)

test('two partners who open claims for each other at once do not wait for each other', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await becomePartners(ann, ben)
  const open = (one: TestPerson, other: TestPerson) =>
    completed(one, { accountability_type: 'partner', witness_id: other.id })
  await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? open(ann, ben) : open(ben, ann))))
  expect([(await claimsOf(ann)).length, (await claimsOf(ben, 'witness')).length]).toEqual([5, 5])
})
