import { afterAll, expect, test } from 'vitest'
import { ActivityPage } from '#shared/activity/activity.ts'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { PersonOfOthers } from '#shared/people/card.ts'
import { MOST_MEMBERS, MOST_TEAMS, Team, TeamMember, TeamMemberPage, TeamPage } from '#shared/teams/team.ts'
import { read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { runJobsAt } from '#server/testing/jobs.ts'
import { aTeam, joined } from '#server/testing/teams.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)

const signUp = () => server.signUp()
const teamsOf = async (person: TestPerson) => (await read(TeamPage, person.get('/api/teams'))).items
const membersOf = async (person: TestPerson, { id }: { id: string }) =>
  (await read(TeamMemberPage, person.get(`/api/teams/${id}/members`))).items
const rolesOf = async (person: TestPerson, team: { id: string }) =>
  Object.fromEntries((await membersOf(person, team)).map(({ user_id, role }) => [user_id, role]))
const problem = async (answering: Response | Promise<Response>) => {
  const answer = await answering
  return [answer.status, await answer.json()] as const
}

test('who makes a team owns it, and has a code for the others', async () => {
  const ann = await signUp()
  const id = crypto.randomUUID()
  const made = await ann.post('/api/teams', { id, name: ' Runners ', category: 'fitness' })
  const team = Team.parse(await made.json())
  expect([made.status, team]).toMatchObject([
    201,
    { id, name: 'Runners', category: 'fitness', members: 1, xp: 0, streak: 0, joined: true, role: 'owner' },
  ])
  expect(team.invite_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  const again = await ann.post('/api/teams', { id, name: 'Runners' })
  expect([again.status, await again.json()]).toEqual([200, team])
  expect(await teamsOf(ann)).toEqual([team])
  const other = await problem((await signUp()).post('/api/teams', { id, name: 'Mine' }))
  expect(other).toMatchObject([409, { code: 'conflict', details: [{ field: 'id' }] }])
})

test('teams are listed by name, whenever they were made', async () => {
  const ann = await signUp()
  for (const name of ['Chess', 'Runners', 'Bakers', 'Writers'])
    await ann.post('/api/teams', { id: crypto.randomUUID(), name })
  expect((await teamsOf(ann)).map(({ name }) => name)).toEqual(['Bakers', 'Chess', 'Runners', 'Writers'])
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 'Runners', category: 'sports' }, 'category'],
  [{ name: 'Runners', id: 'x' }, 'id'],
])('a team like %j is refused by its field', async (fields, field) => {
  const [status, body] = await problem((await signUp()).post('/api/teams', fields))
  expect([status, body]).toMatchObject([400, { details: [{ field }] }])
})

test('who has the code joins, in whatever way it is typed, and sees no code', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const { id, invite_code } = await aTeam(ann)
  const typed = `${invite_code?.slice(0, 4).toLowerCase()}-${invite_code?.slice(4)} `
  const team = await read(Team, ben.post('/api/teams/join', { code: typed }))
  expect(team).toMatchObject({ id, members: 2, role: 'member', invite_code: null, invite_expires_at: null })
  expect(await read(Team, ben.post('/api/teams/join', { code: invite_code }))).toEqual(team)
  expect(await rolesOf(ben, team)).toEqual({ [ann.id]: 'owner', [ben.id]: 'member' })
})

test('a code is good for fourteen days, until it is renewed', async () => {
  const own = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const [ann, ben] = [await own.signUp(), await own.signUp()]
  const { id, invite_code: first } = await aTeam(ann)
  const { invite_code: second } = await read(Team, ann.post(`/api/teams/${id}/invite-code`))
  expect((await ben.post('/api/teams/join', { code: first })).status).toBe(404)
  own.wait(14 * 24 * 3600 - 1)
  expect((await ben.post('/api/teams/join', { code: second })).status).toBe(200)
  own.wait(1)
  const late = await own.signUp()
  expect((await late.post('/api/teams/join', { code: second })).status).toBe(404)
  expect(await read(Team, ann.get(`/api/teams/${id}`))).toMatchObject({ invite_code: null })
  const kept = () => own.db.query('select code from invite_codes where team_id = $1', [id])
  expect(await kept()).toEqual([{ code: second }])
  own.wait(1)
  await runJobsAt(own.deps, own.deps.now())
  expect(await kept()).toEqual([])
  await own.close()
})

test('after ten wrong codes in an hour nobody tries an eleventh, right or wrong; right ones do not count', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const { invite_code: code } = await aTeam(ann)
  for (let time = 0; time < 12; time += 1)
    expect((await ben.post('/api/teams/join', { code })).status).toBe(200)
  for (let time = 0; time < 10; time += 1)
    expect((await ben.post('/api/teams/join', { code: 'WRONGWRO' })).status).toBe(404)
  const refused = await ben.post('/api/teams/join', { code })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await (await signUp()).post('/api/teams/join', { code })).status).toBe(200)
})

test('a person is in twenty teams at most, a team has fifty members at most', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const teams = []
  for (let number = 0; number < MOST_TEAMS; number += 1) teams.push(await aTeam(ann))
  const tooMany = { code: 'conflict', details: { reason: 'too_many_teams' } }
  expect(await problem(ann.post('/api/teams', { name: 'One more' }))).toMatchObject([409, tooMany])
  const { id, invite_code: code } = await aTeam(ben)
  expect(await problem(ann.post('/api/teams/join', { code }))).toMatchObject([409, tooMany])
  await fill(id, MOST_MEMBERS - 1)
  const full = { code: 'conflict', details: { reason: 'full' } }
  expect(await problem((await signUp()).post('/api/teams/join', { code }))).toMatchObject([409, full])
  expect((await ben.post('/api/teams/join', { code })).status).toBe(200)
})

/** Puts made-up people into a team. */
async function fill(id: string, count: number) {
  await server.db.query(
    `with made as (
      insert into users (id, email, name, handle, avatar, created_at)
      select gen_random_uuid(), '', 'Member ' || n, left('t_' || replace($1::text, '-', ''), 16) || n, '🦊', now()
      from generate_series(1, $2::int) n returning id
    ), mine as (
      insert into my_teams (user_id, team_id) select id, $1::uuid from made
    )
    insert into team_members (team_id, user_id, role, joined_at, joined_on)
    select $1::uuid, id, 'member', now(), '2026-03-01' from made`,
    [id, count],
  )
}

test('owner and admins edit; what is stale is answered by the team as it is', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const { id, version } = await aTeam(ann, [ben])
  expect(await problem(ben.patch(`/api/teams/${id}`, { name: 'Mine' }))).toMatchObject([403, {}])
  const edited = await read(Team, ann.patch(`/api/teams/${id}`, { name: 'Readers', version }))
  expect(edited).toMatchObject({ name: 'Readers', category: 'general', version: version + 1 })
  const stale = await problem(ann.patch(`/api/teams/${id}`, { category: 'work', version }))
  expect(stale).toMatchObject([409, { details: edited }])
})

test('the owner makes admins, and hands the team over; the same once more is the same', async () => {
  const [ann, ben, cleo] = [await signUp(), await signUp(), await signUp()]
  const team = await aTeam(ann, [ben, cleo])
  const path = `/api/teams/${team.id}`
  const admin = await read(TeamMember, ann.patch(`${path}/members/${ben.id}`, { role: 'admin' }))
  expect(admin).toMatchObject({ user_id: ben.id, role: 'admin' })
  expect((await ann.patch(`${path}/members/${ann.id}`, { role: 'member' })).status).toBe(409)
  const over = await ann.post(`${path}/owner`, { user_id: cleo.id })
  expect([over.status, await over.json()]).toMatchObject([200, { role: 'admin' }])
  expect((await ann.post(`${path}/owner`, { user_id: cleo.id })).status).toBe(200)
  expect((await ben.post(`${path}/owner`, { user_id: cleo.id })).status).toBe(403)
  expect((await ann.post(`${path}/owner`, { user_id: ben.id })).status).toBe(403)
  expect((await cleo.post(`${path}/owner`, { user_id: crypto.randomUUID() })).status).toBe(404)
  expect(await rolesOf(ann, team)).toEqual({ [cleo.id]: 'owner', [ann.id]: 'admin', [ben.id]: 'admin' })
})

test('who hands over to themselves stays the owner, and nothing is written', async () => {
  const ann = await signUp()
  const team = await aTeam(ann, [])
  const handed = 'select owner_id, handed_over_by, xmin from teams where id = $1'
  const before = await server.db.query(handed, [team.id])
  const over = await ann.post(`/api/teams/${team.id}/owner`, { user_id: ann.id })
  expect([over.status, await over.json()]).toMatchObject([200, { role: 'owner' }])
  expect(await server.db.query(handed, [team.id])).toEqual(before)
})

test('who is removed hears of it, sees nothing from the next request on, and does not come back by the old code', async () => {
  const [ann, ben, cleo] = [await signUp(), await signUp(), await signUp()]
  const team = await aTeam(ann, [ben, cleo])
  expect((await ben.delete(`/api/teams/${team.id}/members/${cleo.id}`)).status).toBe(403)
  expect((await ann.delete(`/api/teams/${team.id}/members/${ben.id}`)).status).toBe(204)
  expect((await ann.delete(`/api/teams/${team.id}/members/${ben.id}`)).status).toBe(404)
  for (const path of ['', '/members', '/activity'])
    expect((await ben.get(`/api/teams/${team.id}${path}`)).status).toBe(404)
  expect((await ben.post('/api/teams/join', { code: team.invite_code })).status).toBe(404)
  await cleo.patch('/api/settings', { gamificationEnabled: false })
  await ann.delete(`/api/teams/${team.id}/members/${cleo.id}`)
  const toldTo = async (person: TestPerson) =>
    (await read(NotificationPage, person.get('/api/notifications'))).items.map(({ title, body }) => [
      title,
      body,
    ])
  const title = 'You are not in Runners any more'
  expect(await toldTo(ben)).toEqual([[title, 'Your tasks, your XP and your own streak stay as they are.']])
  expect(await toldTo(cleo)).toEqual([[title, 'Your tasks stay as they are.']])
  expect(await toldTo(ann)).toEqual([])
})

test('an owner who leaves is followed by the admin of longest standing, else the member; the last one ends the team', async () => {
  const [ann, ben, cleo, dan] = [await signUp(), await signUp(), await signUp(), await signUp()]
  const team = await aTeam(ann)
  for (const person of [ben, cleo, dan]) {
    server.wait(1)
    await joined(person, team)
  }
  const leave = (person: TestPerson) => person.delete(`/api/teams/${team.id}/members/${person.id}`)
  await ann.patch(`/api/teams/${team.id}/members/${dan.id}`, { role: 'admin' })
  expect((await leave(ann)).status).toBe(204)
  expect(await rolesOf(ben, team)).toEqual({ [dan.id]: 'owner', [ben.id]: 'member', [cleo.id]: 'member' })
  expect((await dan.delete('/api/account?now=true')).status).toBe(204)
  expect(await rolesOf(ben, team)).toEqual({ [ben.id]: 'owner', [cleo.id]: 'member' })
  await leave(cleo)
  expect((await leave(ben)).status).toBe(204)
  for (const table of ['team_members', 'team_stays', 'my_teams', 'invite_codes'])
    expect(await server.db.query(`select from ${table} where team_id = $1`, [team.id])).toEqual([])
  expect(await server.db.query('select from teams where id = $1', [team.id])).toEqual([])
})

test('a deleted team is in nobody’s list, and no relation stays of it', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const team = await aTeam(ann, [ben])
  expect((await ben.get(`/api/people/${ann.profile.handle}`)).status).toBe(200)
  expect((await ann.delete(`/api/teams/${team.id}`)).status).toBe(204)
  expect((await ann.delete(`/api/teams/${team.id}`)).status).toBe(404)
  expect(await teamsOf(ben)).toEqual([])
  expect((await ben.get(`/api/people/${ann.profile.handle}`)).status).toBe(404)
  expect((await ben.post('/api/teams/join', { code: team.invite_code })).status).toBe(404)
})

test('team mates see each other with figures; common teams count, and let them ask and be suggested', async () => {
  const [ann, ben, cleo] = [await signUp(), await signUp(), await signUp()]
  await ben.patch('/api/settings', { suggest_me: true, requests_from: 'known' })
  expect((await ann.get(`/api/people/${ben.profile.handle}`)).status).toBe(404)
  const { items: before } = (await (await ann.get('/api/friends/suggestions')).json()) as { items: unknown[] }
  expect(before).toEqual([])
  await aTeam(ann, [ben])
  await aTeam(ben, [ann, cleo])
  const seen = await read(PersonOfOthers, ann.get(`/api/people/${ben.profile.handle}`))
  expect(seen).toMatchObject({
    relation: 'team',
    mutualGoals: 2,
    isFriend: false,
    level: 1,
    status: 'offline',
  })
  const suggested = await ann.get('/api/friends/suggestions')
  expect(await suggested.json()).toMatchObject({
    items: [{ user_id: ben.id, sharedTeams: 2, mutualFriends: 0 }],
  })
  await befriend(cleo, ben)
  const friend = await read(PersonOfOthers, cleo.get(`/api/friends/${ben.id}`))
  expect(friend).toMatchObject({ relation: 'friend', mutualGoals: 1 })
})

test('one team at most is the one that confirms, and only one of one’s own', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const [one, other, foreign] = [await aTeam(ann), await aTeam(ann), await aTeam(ben)]
  const set = (team_id: string | null) => ann.put('/api/teams/default', { team_id })
  const defaults = async () => (await teamsOf(ann)).filter(({ is_default }) => is_default).map(({ id }) => id)
  expect((await set(one.id)).status).toBe(204)
  expect((await set(other.id)).status).toBe(204)
  expect(await defaults()).toEqual([other.id])
  const [status, refused] = await problem(set(foreign.id))
  expect([status, refused]).toMatchObject([400, { details: [{ field: 'team_id' }] }])
  expect((await set(null)).status).toBe(204)
  expect(await defaults()).toEqual([])
})

test('the first team unlocks its achievement, for its maker and who joins', async () => {
  const [ann, ben] = [await server.signUp({ locked: true }), await server.signUp({ locked: true })]
  await aTeam(ann, [ben])
  for (const person of [ann, ben]) {
    const { items } = (await (await person.get('/api/achievements')).json()) as {
      items: { id: string; unlocked: boolean }[]
    }
    expect(items.find(({ id }) => id === 'first-team')).toMatchObject({ unlocked: true })
  }
})

test('a team’s activity is the goals that members reached and share; their other items are in the feed of team mates', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const team = await aTeam(ann, [ben])
  await server.db.query(
    `insert into activity (user_id, id, kind, subject, created_at)
     values ($1, gen_random_uuid(), 'goal', 'g', $2), ($1, gen_random_uuid(), 'level', '2', $2)`,
    [ben.id, server.deps.now()],
  )
  const kinds = async (path: string) =>
    (await read(ActivityPage, ann.get(path))).items.map(({ kind }) => kind).toSorted()
  expect(await kinds(`/api/teams/${team.id}/activity`)).toEqual(['goal'])
  expect(await kinds('/api/activity')).toEqual(['goal', 'level'])
  await ben.patch('/api/settings', { share_activity: false })
  expect(await kinds(`/api/teams/${team.id}/activity`)).toEqual([])
  expect(await kinds('/api/activity')).toEqual([])
})

test('members report a team, which nobody else can', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const { id } = await aTeam(ann, [ben], { name: 'Buy coins' })
  const report = (person: TestPerson) =>
    person.post('/api/reports', { kind: 'team', target_id: id, reason: 'spam' })
  expect((await report(ben)).status).toBe(201)
  expect((await report(await signUp())).status).toBe(404)
  const [row] = await server.db.query('select snapshot, reported_id from reports where user_id = $1', [
    ben.id,
  ])
  expect(row).toEqual({ snapshot: 'Buy coins', reported_id: ann.id })
})

test('without gamification a team has neither XP nor a streak', async () => {
  const [ann, ben] = [await signUp(), await signUp()]
  const team = await aTeam(ann, [ben])
  await ann.patch('/api/settings', { gamificationEnabled: false })
  expect(await read(Team, ann.get(`/api/teams/${team.id}`))).toMatchObject({ xp: null, streak: null })
  expect((await membersOf(ann, team)).map(({ weekly_xp }) => weekly_xp)).toEqual([null, null])
  expect((await membersOf(ben, team)).map(({ weekly_xp }) => weekly_xp)).toEqual([null, 0])
  expect(await joined(ben, await read(Team, ann.get(`/api/teams/${team.id}`)))).toMatchObject({
    xp: 0,
    streak: 0,
  })
})
