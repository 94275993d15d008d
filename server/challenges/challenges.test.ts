import { afterAll, expect, test } from 'vitest'
import { Challenge, ChallengePage } from '#shared/challenges/challenge.ts'
import { FriendRequest, FriendRequestPage } from '#shared/people/request.ts'
import { SuggestionPage } from '#shared/people/suggestion.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { aTeam } from '#server/testing/teams.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aChallenge, completeTasks, joined, made, secondsTo, seenBy, withFriends } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const byText = (one: string, other: string) => (one < other ? -1 : 1)
const TODAY = '2026-03-02'
const act = (person: TestPerson, id: string, action: string) => person.post(`/api/challenges/${id}/${action}`)
const listOf = async (person: TestPerson) => (await read(ChallengePage, person.get('/api/challenges'))).items

test('a challenge holds its maker and whom they invited, and is the same when it is sent again', async () => {
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const asked = aChallenge(server, ann, { invite: [ben.id] })
  const challenge = await made(ann, asked)
  expect(challenge).toMatchObject({
    name: 'Three days',
    kind: 'race',
    starts_on: TODAY,
    ends_on: '2026-03-04',
    days: 3,
    ends_at: '2026-03-05T12:00:00.000Z',
    target: null,
    team_id: null,
    state: 'running',
    me: 'joined',
    participants: 1,
    daysLeft: 3,
    progress: 0,
    score: 0,
    total: 0,
    rank: 1,
    prize_xp: 100,
    result: null,
    created_by: ann.id,
    version: 1,
  })
  expect(challenge.standing).toEqual([
    expect.objectContaining({ rank: 1, score: 0, progress: 0, is_me: true, user_id: ann.id }),
  ])
  const again = await ann.post('/api/challenges', { ...asked, name: 'Other' })
  expect([again.status, await again.json()]).toEqual([200, challenge])
  const taken = await ben.post('/api/challenges', { ...aChallenge(server, ben), id: asked.id })
  expect([taken.status, await taken.json()]).toEqual([
    409,
    expect.objectContaining({ details: [expect.objectContaining({ field: 'id' })] }),
  ])
  expect(await seenBy(ben, challenge.id)).toMatchObject({ me: 'invited', participants: 1, rank: null })
  expect(await listOf(ben)).toHaveLength(1)
})

test.each([
  [{ invite: undefined }, 'invite'],
  [{ invite: [crypto.randomUUID()] }, 'invite'],
  [{ starts_on: '2026-03-01' }, 'starts_on'],
  [{ starts_on: '2026-04-02' }, 'starts_on'],
  [{ days: 91 }, 'days'],
  [{ kind: 'together' as const }, 'target'],
  [{ name: ' ' }, 'name'],
  [{ metric: 'steps' as 'tasks' }, 'metric'],
])('what does not fit is refused by its field: %j', async (wrong, field) => {
  const ann = await server.signUp()
  const answer = await ann.post('/api/challenges', aChallenge(server, ann, wrong))
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ details: [expect.objectContaining({ field })] }),
  ])
})

test('a race ranks by what counts, ties share, and progress is of the best', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const id = await joined(server, [ann, ben, cleo])
  await completeTasks(server, ann, 3)
  await completeTasks(server, ben, 1)
  await completeTasks(server, cleo, 3)
  const atOnce = aTask()
  await ben.post('/api/tasks', atOnce)
  await ben.act(atOnce.id, 'complete') // it was not there for a minute, so it does not count
  const seen = await seenBy(ben, id)
  expect(seen).toMatchObject({ rank: 3, score: 1, total: 7, progress: 33, participants: 3 })
  expect(seen.standing.map(({ rank, score, progress }) => [rank, score, progress])).toEqual([
    [1, 3, 100],
    [1, 3, 100],
    [3, 1, 33],
  ])
})

test('together nobody has a rank, the bar is of the target, and lines stand by handle', async () => {
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const id = await joined(server, [ann, ben], { kind: 'together', target: 8 })
  await completeTasks(server, ann, 1)
  await completeTasks(server, ben, 2)
  const { standing, ...seen } = await seenBy(ann, id)
  expect(seen).toMatchObject({ progress: 37, total: 3, rank: null, score: 1, target: 8 })
  expect(standing.every(({ rank }) => rank === null)).toBe(true)
  expect(standing.map(({ handle }) => handle)).toEqual(
    [ann, ben].map(({ profile }) => profile.handle).toSorted(byText),
  )
  expect(standing.find(({ is_me }) => is_me)?.progress).toBe(12)
})

test('an invitation can be declined and taken all the same, leaving can be taken back, and nobody left cancels', async () => {
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const { id } = await made(ann, aChallenge(server, ann, { invite: [ben.id] }))
  expect(await read(Challenge, act(ben, id, 'decline'))).toMatchObject({ me: 'none', participants: 1 })
  expect(await read(Challenge, act(ben, id, 'decline'))).toMatchObject({ me: 'none' })
  expect(await listOf(ben)).toEqual([])
  expect(await read(Challenge, act(ben, id, 'join'))).toMatchObject({ me: 'joined', participants: 2 })
  expect(await read(Challenge, act(ben, id, 'decline'))).toMatchObject({ me: 'joined' })
  await completeTasks(server, ben, 2)
  expect(await read(Challenge, act(ben, id, 'leave'))).toMatchObject({ me: 'left', score: 0, rank: null })
  expect(await read(Challenge, act(ben, id, 'join'))).toMatchObject({ me: 'joined', score: 2 })
  await act(ben, id, 'leave')
  expect(await read(Challenge, act(ann, id, 'leave'))).toMatchObject({ state: 'cancelled', daysLeft: 0 })
  expect((await act(ann, id, 'join')).status).toBe(409)
})

test('its maker sees whom they asked and who is not in it, and cannot tell who declined or blocks', async () => {
  const [ann, ben, cat, dan, eve] = await withFriends(server, 4)
  if (!ann || !ben || !cat || !dan || !eve) throw new Error('There are five')
  const friends = [ben, cat, dan, eve]
  const { id, invited } = await made(
    ann,
    aChallenge(server, ann, { invite: friends.map((friend) => friend.id) }),
  )
  expect(new Set(invited.map(({ user_id }) => user_id))).toEqual(new Set(friends.map((friend) => friend.id)))
  await act(ben, id, 'join')
  await act(cat, id, 'decline')
  await eve.put(`/api/blocks/${ann.id}`)
  const waited = (await seenBy(ann, id)).invited.map(({ user_id }) => user_id)
  expect(new Set(waited)).toEqual(new Set([cat.id, dan.id]))
  expect((await seenBy(ben, id)).invited).toEqual([])
  server.wait(4 * 86_400)
  expect(await seenBy(ann, id)).toMatchObject({ state: 'ended', invited: [] })
})

test('its maker changes and deletes it until somebody else joins, and a stale version answers the row', async () => {
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const { id } = await made(ann, aChallenge(server, ann, { invite: [ben.id] }))
  const patch = (person: TestPerson, body: object) => person.patch(`/api/challenges/${id}`, body)
  const changed = await read(Challenge, patch(ann, { name: 'Four', target: 4, version: 1 }))
  expect(changed).toMatchObject({ name: 'Four', target: 4, version: 2 })
  const stale = await patch(ann, { name: 'Five', version: 1 })
  expect([stale.status, await stale.json()]).toEqual([409, expect.objectContaining({ details: changed })])
  expect(await read(Challenge, patch(ann, { name: 'Last' }))).toMatchObject({ name: 'Last', version: 3 })
  expect((await patch(ben, { name: 'Mine', version: 3 })).status).toBe(403)
  await act(ben, id, 'join')
  expect((await patch(ann, { name: 'Six', version: 3 })).status).toBe(409)
  expect((await ann.delete(`/api/challenges/${id}`)).status).toBe(409)
  const other = await made(ann, aChallenge(server, ann, { invite: [ben.id] }))
  expect((await ben.delete(`/api/challenges/${other.id}`)).status).toBe(403)
  expect((await ann.delete(`/api/challenges/${other.id}`)).status).toBe(204)
  for (const person of [ann, ben]) expect((await person.get(`/api/challenges/${other.id}`)).status).toBe(404)
  expect((await listOf(ben)).map((challenge) => challenge.id)).toEqual([id])
  const together = await made(ann, aChallenge(server, ann, { kind: 'together', target: 4 }))
  expect((await ann.patch(`/api/challenges/${together.id}`, { target: null })).status).toBe(400)
})

test('somebody is in at most 20 open challenges', async () => {
  const ann = await server.signUp()
  for (let count = 0; count < 20; count += 1) await made(ann, aChallenge(server, ann))
  const more = await ann.post('/api/challenges', aChallenge(server, ann))
  expect([more.status, await more.json()]).toEqual([
    409,
    expect.objectContaining({ details: { reason: 'too_many_open' } }),
  ])
  server.wait(4 * 86_400)
  await made(ann, aChallenge(server, ann))
})

test('who is hidden by a block stands there with figures and rank', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const id = await joined(server, [ann, ben, cleo])
  await completeTasks(server, cleo, 2)
  await ben.put(`/api/blocks/${cleo.id}`)
  const [first] = (await seenBy(ben, id)).standing
  expect(first).toEqual({
    rank: 1,
    score: 2,
    progress: 100,
    is_me: false,
    user_id: null,
    handle: null,
    name: 'Hidden',
    avatar: '🙈',
    avatar_url: null,
  })
  expect((await seenBy(ann, id)).standing[0]).toMatchObject({ name: cleo.profile.name, user_id: cleo.id })
})

test('one of XP is not there where gamification is off', async () => {
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  const id = await joined(server, [ann, ben], { metric: 'xp' })
  const other = await joined(server, [ann, ben])
  await completeTasks(server, ben, 2)
  expect(await seenBy(ann, id)).toMatchObject({ total: 20 })
  await ben.patch('/api/settings', { gamificationEnabled: false })
  expect((await ben.get(`/api/challenges/${id}`)).status).toBe(404)
  expect((await act(ben, id, 'leave')).status).toBe(404)
  expect((await ben.post('/api/challenges', aChallenge(server, ben, { metric: 'xp' }))).status).toBe(404)
  expect(await listOf(ben)).toEqual([expect.objectContaining({ id: other, prize_xp: null })])
  expect((await seenBy(ann, id)).standing).toHaveLength(1)
  await ben.patch('/api/settings', { gamificationEnabled: true })
  expect(await seenBy(ben, id)).toMatchObject({ score: 20, total: 20 })
})

test('what people have in common counts running challenges, and who shares one is known', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const figures = async () => (await ann.get(`/api/friends/${ben.id}`)).json()
  expect(await figures()).toMatchObject({ mutualGoals: 0 })
  await joined(server, [ann, ben, cleo])
  await joined(server, [ann, ben], { starts_on: addDays(TODAY, 20) })
  expect(await figures()).toMatchObject({ mutualGoals: 1 })
})

test('of a challenge to come the days until its end are left, by each one’s own date', async () => {
  const ann = await server.signUp({ timezone: 'Pacific/Kiritimati' })
  const ben = await server.signUp({ timezone: 'Pacific/Niue' })
  await befriend(ann, ben)
  const id = await joined(server, [ann, ben], { days: 1 })
  const { starts_on, ends_at } = await seenBy(ann, id)
  const [anns, bens] = [await seenBy(ann, id), await seenBy(ben, id)]
  expect([anns.state, anns.daysLeft]).toEqual(['running', 1])
  expect([bens.state, bens.daysLeft]).toEqual(['upcoming', 2])
  server.wait(secondsTo(server, { ends_at: `${starts_on}T12:00:00.000Z` }))
  expect(await seenBy(ann, id)).toMatchObject({ state: 'running', daysLeft: 0 })
  expect((await act(ann, id, 'leave')).status).toBe(409)
  expect(await seenBy(ben, id)).toMatchObject({ state: 'running', daysLeft: 1 })
  server.wait(secondsTo(server, { ends_at }) - 3601)
  expect(await seenBy(ben, id)).toMatchObject({ state: 'running', daysLeft: 1 })
  server.wait(3600)
  expect(await seenBy(ben, id)).toMatchObject({ state: 'running', daysLeft: 0 })
  server.wait(1)
  expect(await seenBy(ben, id)).toMatchObject({ state: 'ended', daysLeft: 0 })
})

test('of a team each member may see and join it, and who is none any more does not', async () => {
  const [ann, ben, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()]
  const team = await aTeam(ann, [ben, cleo])
  const { id } = await made(ann, aChallenge(server, ann, { team_id: team.id }))
  expect(await seenBy(ben, id)).toMatchObject({ me: 'none', team_id: team.id, participants: 1 })
  expect((await listOf(ben)).map((challenge) => challenge.id)).toEqual([id])
  expect(await read(Challenge, act(ben, id, 'join'))).toMatchObject({ me: 'joined', participants: 2 })
  const foreign = await server.signUp()
  const answer = await foreign.post('/api/challenges', aChallenge(server, foreign, { team_id: team.id }))
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ details: [expect.objectContaining({ field: 'team_id' })] }),
  ])
})

test('who shares a challenge is known, may be suggested and reported, and so may its name be', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const arrives = async () => {
    const { id } = await read(FriendRequest, cleo.post('/api/friend-requests', { to: ben.profile.handle }))
    const { items } = await read(FriendRequestPage, ben.get('/api/friend-requests'))
    await cleo.delete(`/api/friend-requests/${id}`)
    return items.length === 1
  }
  await ben.patch('/api/settings', { requests_from: 'known', suggest_me: true })
  await ann.delete(`/api/friends/${cleo.id}`)
  expect(await arrives()).toBe(false) // they have no friend in common now
  const stranger = await server.signUp()
  const report = (person: TestPerson, kind: string, target_id: string) =>
    person.post('/api/reports', { kind, target_id, reason: 'spam' })
  expect((await report(cleo, 'person', ben.id)).status).toBe(404)

  await befriend(ann, cleo)
  const id = await joined(server, [ann, ben, cleo])
  await ann.delete(`/api/friends/${cleo.id}`)
  expect(await arrives()).toBe(true)
  const { items } = await read(SuggestionPage, cleo.get('/api/friends/suggestions'))
  expect(items).toEqual([expect.objectContaining({ user_id: ben.id, mutualFriends: 0, sharedChallenges: 1 })])
  expect((await report(cleo, 'person', ben.id)).status).toBe(201)
  expect((await report(cleo, 'challenge', id)).status).toBe(201)
  expect((await report(stranger, 'challenge', id)).status).toBe(404)
  const snapshot = 'select snapshot, reported_id from reports where user_id = $1 and kind = $2'
  expect(await server.db.query(snapshot, [cleo.id, 'challenge'])).toEqual([
    { snapshot: 'Three days', reported_id: ann.id },
  ])
})

test('minutes of the timer count from the moment that they are stopped here, and an open interval does not', async () => {
  const ann = await server.signUp()
  const task = aTask()
  await ann.post('/api/tasks', task)
  const { id } = await made(ann, aChallenge(server, ann, { metric: 'focus_minutes' }))
  await ann.act(task.id, 'start')
  server.wait(30 * 60)
  expect(await seenBy(ann, id)).toMatchObject({ score: 0 })
  await ann.act(task.id, 'pause')
  expect(await seenBy(ann, id)).toMatchObject({ score: 30 })
  await ann.act(task.id, 'start')
  server.wait(10 * 60)
  await ann.act(task.id, 'complete')
  expect(await seenBy(ann, id)).toMatchObject({ score: 40 })
})
