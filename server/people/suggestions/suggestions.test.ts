import { afterAll, expect, test } from 'vitest'
import { SuggestionPage } from '#shared/people/suggestion.ts'
import { read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { ask, asked, incomingOf } from '#server/people/testing/requests.ts'

const server = await startTestServer()
afterAll(server.close)

const suggestionsOf = async (person: TestPerson) =>
  (await read(SuggestionPage, person.get('/api/friends/suggestions'))).items
const idsOf = async (person: TestPerson) => (await suggestionsOf(person)).map(({ user_id }) => user_id)

/** Somebody who lets themselves be suggested. */
async function willing(name?: string): Promise<TestPerson> {
  const person = await server.signUp(name ? { name } : {})
  await person.patch('/api/settings', { suggest_me: true })
  return person
}

test('friends of friends are suggested who let themselves be, those with most in common first, then by handle', async () => {
  const [ann, ben, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()]
  await befriend(ann, ben)
  await befriend(ann, cleo)
  const [zoe, abe, dan] = [await willing('Zoe'), await willing('Abe'), await willing('Dan')]
  const unwilling = await server.signUp()
  for (const person of [zoe, abe, dan, unwilling]) await befriend(ben, person)
  await befriend(cleo, dan)
  await willing()
  const { id: user_id, profile } = dan
  expect(await suggestionsOf(ann)).toMatchObject([
    {
      user_id,
      handle: profile.handle,
      mutualFriends: 2,
      sharedTeams: 0,
      sharedChallenges: 0,
      isFriend: false,
    },
    { user_id: abe.id, mutualFriends: 1 },
    { user_id: zoe.id, mutualFriends: 1 },
  ])
})

test('who is a friend, was asked, has asked, is blocked either way or was dismissed is not suggested', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await befriend(ann, ben)
  const people: TestPerson[] = []
  for (let number = 0; number < 6; number += 1) {
    const person = await willing()
    await befriend(ben, person)
    people.push(person)
  }
  const [friend, wanted, wanting, blocked, blocking, dismissed] = people
  if (!friend || !wanted || !wanting || !blocked || !blocking || !dismissed) throw new Error('There are six')
  expect(await idsOf(ann)).toHaveLength(6)
  await befriend(ann, friend)
  await ask(ann, wanted)
  await ask(wanting, ann)
  await ann.put(`/api/blocks/${blocked.id}`)
  await blocking.put(`/api/blocks/${ann.id}`)
  expect(await idsOf(ann)).toEqual([dismissed.id])
  expect((await ann.delete(`/api/friends/suggestions/${dismissed.id}`)).status).toBe(204)
  expect((await ann.delete(`/api/friends/suggestions/${dismissed.id}`)).status).toBe(204)
  expect(await idsOf(ann)).toEqual([])
  const [request] = await incomingOf(ann)
  await ann.post(`/api/friend-requests/${request?.id}/decline`)
  expect(await idsOf(ann)).toEqual([wanting.id])
  expect((await ann.delete(`/api/friends/suggestions/${crypto.randomUUID()}`)).status).toBe(204)
  const kept = await server.db.query('select other_id from dismissed_people where user_id = $1', [ann.id])
  expect(kept).toEqual([{ other_id: dismissed.id }])
})

test('a request to an address does not show by the suggestions whose it is', async () => {
  const [ann, ben, cleo] = [await server.signUp(), await server.signUp(), await willing()]
  await befriend(ann, ben)
  await befriend(ben, cleo)
  await asked(ann, cleo, { to: cleo.email })
  expect(await idsOf(ann)).toEqual([cleo.id])
})

test('at most twenty are suggested', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await befriend(ann, ben)
  const others = await Promise.all(Array.from({ length: 22 }, () => willing()))
  for (const { id } of others)
    await server.db.query('insert into friendships values ($1, $2, now()), ($2, $1, now())', [ben.id, id])
  expect(await idsOf(ann)).toHaveLength(20)
})
