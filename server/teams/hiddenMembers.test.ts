import { afterAll, expect, test } from 'vitest'
import { TeamMember, TeamMemberPage } from '#shared/teams/team.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'

const server = await startTestServer()
afterAll(server.close)

const membersOf = async (person: TestPerson, { id }: { id: string }) =>
  (await read(TeamMemberPage, person.get(`/api/teams/${id}/members`))).items
const rolesOf = async (person: TestPerson, team: { id: string }) =>
  Object.fromEntries((await membersOf(person, team)).map(({ user_id, role }) => [user_id, role]))

test('who is hidden by a block stands in the list as hidden', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const team = await aTeam(ann, [ben])
  await ben.put(`/api/blocks/${ann.id}`)
  expect(await membersOf(ann, team)).toMatchObject([
    { user_id: ann.id, relation: 'self', role: 'owner' },
    { user_id: null, name: 'Hidden', handle: null, level: null, status: null, role: 'member', weekly_xp: 0 },
  ])
})

test('the owner removes, promotes and follows also who is hidden from them, by an id that says nothing of the person', async () => {
  const [ann, ben, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()]
  const team = await aTeam(ann, [ben, cleo])
  const path = `/api/teams/${team.id}`
  for (const other of [ben, cleo]) await other.put(`/api/blocks/${ann.id}`)
  const [, first, second] = await membersOf(ann, team)
  if (!first || !second) throw new Error('There are three')
  expect(new Set([ann.id, ben.id, cleo.id]).has(first.member_id as typeof ann.id)).toBe(false)
  expect(await read(TeamMember, ann.patch(`${path}/members/${first.member_id}`, { role: 'admin' }))).toEqual({
    ...first,
    role: 'admin',
  })
  expect((await ann.delete(`${path}/members/${second.member_id}`)).status).toBe(204)
  expect((await ann.delete(`${path}/members/${second.member_id}`)).status).toBe(404)
  const statuses = await Promise.all([ben, cleo].map(async (person) => (await person.get(path)).status))
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
  const left = statuses[0] === 200 ? ben : cleo
  for (const again of [1, 2])
    expect((await ann.post(`${path}/owner`, { user_id: first.member_id })).status, `${again}`).toBe(200)
  expect(await rolesOf(left, team)).toMatchObject({ [left.id]: 'owner' })
  const other = await aTeam(ann)
  expect((await ann.delete(`/api/teams/${other.id}/members/${first.member_id}`)).status).toBe(404)
})
