import { afterAll, expect, test } from 'vitest'
import { MOST_MEMBERS, Team, TeamMemberPage } from '#shared/teams/team.ts'
import { TELL } from '#server/kit/audience/tell.ts'
import { read, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'

const server = await startTestServer()
afterAll(server.close)

const ROUNDS = 4
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.signUp()))
/** The statuses, in the order in which it was asked. */
const all = (asked: readonly (Response | Promise<Response>)[]) =>
  Promise.all(asked.map(async (answer) => (await answer).status))

const statuses = async (asked: readonly (Response | Promise<Response>)[]) =>
  (await all(asked)).toSorted((one, other) => one - other)

/** The ids of who owns a team, as somebody in it sees it. */
async function ownersOf(person: TestPerson, id: string) {
  const { items } = await read(TeamMemberPage, person.get(`/api/teams/${id}/members`))
  return items.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id)
}

test('of twenty who join one seat at once one is in, and nineteen are refused', async () => {
  const [ann, ...others] = await people(21)
  if (!ann) throw new Error('There is one')
  const { id, invite_code: code } = await aTeam(ann)
  await server.db.query(
    `insert into team_members (team_id, user_id, role, joined_at, joined_on)
     select $1, gen_random_uuid(), 'member', now(), '2026-03-01' from generate_series(1, $2)`,
    [id, MOST_MEMBERS - 2],
  )
  const asked = others.map((person) => person.post('/api/teams/join', { code }))
  expect(await statuses(asked)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await read(Team, ann.get(`/api/teams/${id}`))).toMatchObject({ members: MOST_MEMBERS })
})

test('leaving and being removed at once end one membership: 204 and 404', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ann, ben] = await people(2)
    if (!ann || !ben) throw new Error('There are two')
    const { id } = await aTeam(ann, [ben])
    const path = `/api/teams/${id}/members/${ben.id}`
    expect(await statuses([ben.delete(path), ann.delete(path)])).toEqual([204, 404])
    expect(await read(Team, ann.get(`/api/teams/${id}`))).toMatchObject({ members: 1 })
  }
})

test('of two hand-overs at once one happens, and there is one owner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ann, ben, cleo] = await people(3)
    if (!ann || !ben || !cleo) throw new Error('There are three')
    const { id } = await aTeam(ann, [ben, cleo])
    const asked = [ben, cleo].map(({ id: user_id }) => ann.post(`/api/teams/${id}/owner`, { user_id }))
    expect(await statuses(asked)).toEqual([200, 403])
    expect(await ownersOf(ann, id)).toHaveLength(1)
  }
})

test('whoever leaves while a team is handed over to them, or while they hand it over, leaves it with one owner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ann, ben, cleo] = await people(3)
    if (!ann || !ben || !cleo) throw new Error('There are three')
    const { id } = await aTeam(ann, [ben, cleo])
    const leaving = round % 2 === 0 ? ann : ben
    const asked = [
      ann.post(`/api/teams/${id}/owner`, { user_id: ben.id }),
      leaving.delete(`/api/teams/${id}/members/${leaving.id}`),
    ]
    const [over, left] = await all(asked)
    expect([[200, 404].includes(over ?? 0), left]).toEqual([true, 204])
    expect(await ownersOf(cleo, id)).toHaveLength(1)
  }
})

test('an owner’s account that is erased while they hand the team over leaves one owner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ann, ben, cleo] = await people(3)
    if (!ann || !ben || !cleo) throw new Error('There are three')
    const { id } = await aTeam(ann, [ben, cleo])
    const [, erased] = await all([
      ann.post(`/api/teams/${id}/owner`, { user_id: cleo.id }),
      ann.delete('/api/account?now=true'),
    ])
    expect(erased).toBe(204)
    expect(await ownersOf(ben, id)).toHaveLength(1)
  }
})

test('joining while the team is deleted leaves no trace of it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ann, ben] = await people(2)
    if (!ann || !ben) throw new Error('There are two')
    const { id, invite_code: code } = await aTeam(ann)
    const asked = [ann.delete(`/api/teams/${id}`), ben.post('/api/teams/join', { code })]
    const [deleted, joining] = await all(asked)
    expect([deleted, [200, 404].includes(joining ?? 0)]).toEqual([204, true])
    for (const table of ['team_members', 'my_teams'])
      expect(await server.db.query(`select from ${table} where team_id = $1`, [id])).toEqual([])
  }
})

test('nobody can write a team without an owner who is a member', async () => {
  const [ann] = await people(1)
  if (!ann) throw new Error('There is one')
  const { id } = await aTeam(ann)
  const gone = 'delete from team_members where team_id = $1'
  await expect(server.db.query(gone, [id])).rejects.toThrow('teams_owner_is_member')
  const stranger = 'update teams set owner_id = $2 where id = $1'
  await expect(server.db.query(stranger, [id, crypto.randomUUID()])).rejects.toThrow('teams_owner_is_member')
})

test('all members hear of changes; who is removed hears delete in an open stream', async () => {
  const [ann, ben, cleo] = await people(3)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const { id } = await aTeam(ann, [ben, cleo])
  await server.deps.due.idle(TELL)
  const [bens, cleos] = [await openEvents(server.app, ben.token), await openEvents(server.app, cleo.token)]
  await ann.delete(`/api/teams/${id}/members/${ben.id}`)
  const heard = async (events: typeof bens) => {
    for (;;) {
      const changes = (await events.next(5000))?.data?.changes ?? []
      const own = changes.find(({ table }) => table === 'teams')
      if (own) return own
    }
  }
  expect(await heard(bens)).toEqual({ table: 'teams', id, op: 'delete' })
  expect(await heard(cleos)).toEqual({ table: 'teams', id, op: 'update' })
  await Promise.all([bens.close(), cleos.close()])
})
