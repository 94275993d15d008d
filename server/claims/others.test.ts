import { afterAll, expect, test } from 'vitest'
import { AchievementList } from '#shared/achievements/achievement.ts'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { read, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { becomePartners } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'
import { CLAIM_TO_JUDGE, TEAM_CLAIM_TO_JUDGE } from './dueNames.ts'
import { act, aClaim, claimsOf, completed, readClaim } from './testing/scene.ts'

const server = await startTestServer()
afterAll(server.close)
const { deps } = server

/** Who is asked has heard of it. */
async function told() {
  deps.due.wake()
  for (const kind of [CLAIM_TO_JUDGE, TEAM_CLAIM_TO_JUDGE]) await deps.due.idle(kind)
}

const noticesOf = async (person: TestPerson) => {
  await told()
  const { items } = await read(NotificationPage, person.get('/api/notifications'))
  return items.filter(({ kind }) => kind === 'accountability').map(({ title, body }) => `${title}: ${body}`)
}

async function aTeamClaim() {
  const [ann, ben, cat] = [await server.signUp({ name: 'Ann' }), await server.signUp(), await server.signUp()]
  const team = await aTeam(ann, [ben, cat])
  await completed(ann, { accountability_type: 'team', witness_id: team.id })
  const [claim] = await claimsOf(ann)
  return { ann, ben, cat, team, id: claim?.id ?? '' }
}

test('any member of the team judges, but not the owner, and who declined does not decide the dispute', async () => {
  const { ann, ben, cat, team, id } = await aTeamClaim()
  const partner = await server.signUp()
  await becomePartners(ann, partner)
  expect((await partner.get(`/api/claims/${id}`)).status).toBe(404)
  expect((await claimsOf(ben, 'witness')).map((claim) => [claim.id, claim.witness_id])).toEqual([
    [id, team.id],
  ])
  expect((await act(ann, id, 'confirm')).status).toBe(403)
  await act(ben, id, 'decline', { note: 'No' })
  await act(ann, id, 'dispute', { note: 'Look' })
  expect((await act(ben, id, 'decline', { note: 'No' })).status).toBe(403)
  expect((await act(cat, id, 'confirm')).claim).toMatchObject({ state: 'confirmed', disputed: true })
  expect(await claimsOf(ben, 'witness')).toHaveLength(1)
})

test('who leaves the team sees none of its claims, and of who has left nobody sees any', async () => {
  const { ann, ben, cat, team, id } = await aTeamClaim()
  await completed(ben, { accountability_type: 'team', witness_id: team.id })
  const leave = (person: TestPerson) =>
    server.db.query(
      'with gone as (delete from team_members where team_id = $1 and user_id = $2) delete from my_teams where user_id = $2 and team_id = $1',
      [team.id, person.id],
    )
  expect(await claimsOf(cat, 'witness')).toHaveLength(2)
  await leave(ben)
  expect([(await act(ben, id, 'confirm')).status, await claimsOf(ben, 'witness')]).toEqual([404, []])
  expect((await claimsOf(cat, 'witness')).map((claim) => claim.id)).toEqual([id])
  expect((await readClaim(ann, id)).state).toBe('open')
})

test('a partner is told of claims to judge once until they read it, the owner of the answer, without its word', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await completed(ann, { accountability_type: 'partner', witness_id: ben.id })
  expect(await noticesOf(ben)).toEqual(['Ann asks you to confirm: Have a look at what they did.'])
  await act(ben, claim.id, 'decline', { note: 'No' })
  expect(await noticesOf(ann)).toEqual([`Ben has answered: ${claim.title}`])
})

test('members of a team are told of it once a day', async () => {
  const { ann, ben, team } = await aTeamClaim()
  await completed(ann, { accountability_type: 'team', witness_id: team.id })
  expect(await noticesOf(ben)).toEqual([
    'Runners asks you to confirm: Have a look at what somebody in the team did.',
  ])
  expect(await noticesOf(ann)).toEqual([])
})

test('owner and witness hear of a claim by its id; a former partner hears that it is gone', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await told()
  const [own, theirs] = [await openEvents(server.app, ann.token), await openEvents(server.app, ben.token)]
  /** The next changes of claims: others are heard of in between. */
  const heard = async (events: typeof own) => {
    for (;;) {
      const changes = (await events.next(5000))?.data?.changes ?? null
      const found = changes?.filter(({ table }) => table === 'claims')
      if (found === undefined || found.length > 0) return found
    }
  }
  await act(ann, claim.id, 'proof', { note: 'Look' })
  expect(await heard(own)).toEqual([{ table: 'claims', id: claim.id, op: 'update' }])
  expect(await heard(theirs)).toEqual([{ table: 'claims', id: claim.id, op: 'update' }])
  await ann.delete(`/api/partners/${ben.id}`)
  expect(await heard(theirs)).toEqual([{ table: 'claims', id: claim.id, op: 'delete' }])
  await Promise.all([own.close(), theirs.close()])
})

test('claims and verdicts unlock achievements of both', async () => {
  const [ann, ben] = [await server.signUp({ locked: true }), await server.signUp({ locked: true })]
  await becomePartners(ann, ben)
  await completed(ann, { accountability_type: 'partner', witness_id: ben.id })
  const [claim] = await claimsOf(ann)
  await act(ben, claim?.id ?? '', 'confirm')
  const of = async (person: TestPerson) =>
    (await read(AchievementList, person.get('/api/achievements'))).items
      .filter(({ id }) => ['first-proof', 'first-witness', 'partner-10', 'good-witness'].includes(id))
      .map(({ id, unlocked, current }) => `${id} ${unlocked} ${current}`)
  expect(await of(ann)).toEqual([
    'first-proof true 1',
    'first-witness false 0',
    'partner-10 false 1',
    'good-witness false 0',
  ])
  expect(await of(ben)).toEqual([
    'first-proof false 0',
    'first-witness true 1',
    'partner-10 false 0',
    'good-witness false 1',
  ])
})

test('verdicts of who has left stay as those of a former member; claims of who has left are gone', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await act(ben, claim.id, 'confirm', { note: 'Fine' })
  await completed(ben, { accountability_type: 'partner', witness_id: ann.id })
  expect(await claimsOf(ann, 'witness')).toHaveLength(1)
  await ben.delete('/api/account?now=true')
  for (const kind of ['forget_judge', 'forget_asked_claims', 'forget_partner']) await deps.due.idle(kind)
  expect(await readClaim(ann, claim.id)).toMatchObject({
    state: 'confirmed',
    witness_id: null,
    verdict: { by: { user_id: null, name: 'Former member' }, note: 'Fine' },
  })
  expect(await claimsOf(ann, 'witness')).toEqual([])
  expect(
    await server.db.query('select from claims_to_judge where user_id = any($1)', [[ann.id, ben.id]]),
  ).toEqual([])
})

test('who witnesses has one notice of who asks them, until they have read it', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await becomePartners(ann, ben)
  const asked = async () => {
    await completed(ann, { accountability_type: 'partner', witness_id: ben.id })
    await told()
    const { items } = await read(NotificationPage, ben.get('/api/notifications'))
    return items.filter(({ event }) => event === 'claim_to_judge').map(({ id }) => id)
  }
  const [first, ...more] = await asked()
  expect(more).toEqual([])
  expect(await asked()).toEqual([first])
  await ben.post('/api/notifications/read', { ids: [first] })
  const [next, ...before] = await asked()
  expect(before).toEqual([first])
  expect(next).not.toBe(first)
})
