import { afterAll, expect, test } from 'vitest'
import { type Challenge, ChallengePage } from '#shared/challenges/challenge.ts'
import { read, startTestServer } from '#server/testing.ts'
import { aTeam } from '#server/testing/teams.ts'
import { aChallenge, made } from './testing/scene.ts'

const server = await startTestServer()
afterAll(server.close)

test('what ends last comes first, page by page, of those that end at once the newest id', async () => {
  const ann = await server.signUp()
  const lengths = [5, 3, 7, 3, 3]
  const all: Challenge[] = []
  for (const days of lengths) all.push(await made(ann, aChallenge(server, ann, { days })))
  const keyOf = ({ ends_on, id }: Challenge) => `${ends_on} ${id}`
  const found: Challenge[] = []
  for (let cursor = ''; ;) {
    const page = await read(ChallengePage, ann.get(`/api/challenges?limit=2${cursor}`))
    found.push(...page.items)
    if (page.next_cursor === null) break
    expect(page.items).toHaveLength(2)
    cursor = `&cursor=${page.next_cursor}`
  }
  expect(found.map(keyOf)).toEqual(all.map(keyOf).toSorted().toReversed())
})

test('own challenges and those of a team that end at once are in one order', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const { id: team_id } = await aTeam(ann, [ben])
  const [low, high] = [crypto.randomUUID(), crypto.randomUUID()].toSorted()
  await made(ben, aChallenge(server, ben, { id: low }))
  await made(ann, aChallenge(server, ann, { id: high, team_id }))
  const { items } = await read(ChallengePage, ben.get('/api/challenges'))
  expect(items.map(({ id }) => id)).toEqual([high, low])
})
