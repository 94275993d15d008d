import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { newsOf } from '#server/testing/sharedLists/scene.ts'
import { aTeam } from '#server/testing/teams.ts'
import { aChallenge, made } from './testing/scene.ts'

const server = await startTestServer()
afterAll(server.close)

test('each member of a team hears of its challenge, also who was not invited, and who is none any more does not', async () => {
  const people = [await server.signUp(), await server.signUp(), await server.signUp()]
  const [ann, ben, cleo] = people
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const team = await aTeam(ann, [ben, cleo])
  const heard = await newsOf(server, people, 'challenges')
  const { id } = await made(ann, aChallenge(server, ann, { team_id: team.id }))
  expect(await heard()).toEqual(people.map(() => [`insert ${id}`]))
  await ann.delete(`/api/teams/${team.id}/members/${cleo.id}`)
  await heard()
  await ann.patch(`/api/challenges/${id}`, { name: 'Four' })
  expect(await heard()).toEqual([[`update ${id}`], [`update ${id}`], []])
})
