import { afterAll, expect, test } from 'vitest'
import { FORMER_MEMBER, HIDDEN_CARD, PersonOfOthers, PersonPage } from '#shared/people/card.ts'
import { Stats } from '#shared/progress/stats.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { cardsOf } from './cardsOf.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { toldOf } from '#server/testing/sharedLists/scene.ts'

const server = await startTestServer()
afterAll(server.close)

const friendsOf = (person: TestPerson, query = '') => read(PersonPage, person.get(`/api/friends${query}`))
const namesOf = async (person: TestPerson, query = '') =>
  (await friendsOf(person, query)).items.map(({ name }) => name)

/** Friends of somebody, by their names. */
async function withFriends(person: TestPerson, ...names: string[]): Promise<TestPerson[]> {
  const friends: TestPerson[] = []
  for (const name of names) {
    const friend = await server.signUp({ name })
    await befriend(person, friend)
    friends.push(friend)
  }
  return friends
}

test('friends see each other’s level, XP and streak as their own stats say them', async () => {
  const ann = await server.signUp()
  const [ben] = await withFriends(ann, 'Ben')
  if (!ben) throw new Error('There is one')
  const task = aTask()
  await ben.post('/api/tasks', task)
  await ben.act(task.id, 'complete')
  const stats = await read(Stats, ben.get('/api/stats'))
  const { level, xp } = stats
  const seen = await read(PersonOfOthers, ann.get(`/api/friends/${ben.id}`))
  expect(seen).toEqual({
    user_id: ben.id,
    handle: ben.profile.handle,
    name: 'Ben',
    avatar: '🧙',
    avatar_url: null,
    level,
    xp,
    streak: stats.streak?.current,
    status: 'offline',
    lastActive: null,
    mutualGoals: 0,
    isFriend: true,
    relation: 'friend',
    accountability: null,
  })
  expect(seen.streak).toBe(1)
  expect((await friendsOf(ann)).items).toEqual([seen])
  expect((await friendsOf(ben)).items).toMatchObject([{ user_id: ann.id, xp: 0, streak: 0 }])
})

test('without gamification on either side figures are null, and back again they are as before', async () => {
  const ann = await server.signUp()
  const [ben] = await withFriends(ann, 'Ben')
  if (!ben) throw new Error('There is one')
  const figures = () => read(PersonOfOthers, ann.get(`/api/friends/${ben.id}`))
  const before = await figures()
  for (const person of [ann, ben]) {
    await person.patch('/api/settings', { gamificationEnabled: false })
    expect(await figures()).toEqual({ ...before, level: null, xp: null, streak: null })
    await person.patch('/api/settings', { gamificationEnabled: true })
    expect(await figures()).toEqual(before)
  }
})

test('friends are listed by name, found by a part of name or handle, and paged', async () => {
  const ann = await server.signUp()
  await withFriends(ann, 'Émile', 'bob', 'Zoë', 'Carla', 'Bob 100%')
  const all = ['bob', 'Bob 100%', 'Carla', 'Zoë', 'Émile']
  expect((await namesOf(ann)).toSorted()).toEqual(all.toSorted())
  expect(await namesOf(ann, '?q=BOB')).toEqual(['bob', 'Bob 100%'])
  expect(await namesOf(ann, '?q=%25')).toEqual(['Bob 100%'])
  const { items } = await friendsOf(ann)
  expect(await namesOf(ann, `?q=${items[0]?.handle}`)).toContain(items[0]?.name)
  const paged: string[] = []
  let cursor: string | null = ''
  do {
    const page: PersonPage = await friendsOf(ann, `?limit=2${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.items.map(({ name }) => name))
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(paged).toEqual(items.map(({ name }) => name))
  const foreign = (await ann.get('/api/friends?cursor=WyJ4Il0')).status
  expect(foreign).toBe(400)
})

test('a friendship ends on both sides at once, and both hear of it', async () => {
  const ann = await server.signUp()
  const [ben] = await withFriends(ann, 'Ben')
  if (!ben) throw new Error('There is one')
  expect((await ann.delete(`/api/friends/${ben.id}`)).status).toBe(204)
  expect([await namesOf(ann), await namesOf(ben)]).toEqual([[], []])
  for (const person of [ann, ben]) {
    const [last] = await server.db.query<{ changes: unknown }>(LAST_CHANGES, [person.id])
    const other = person === ann ? ben : ann
    expect(last?.changes).toEqual([{ table: 'friendships', id: other.id, op: 'delete' }])
  }
  expect((await ann.delete(`/api/friends/${ben.id}`)).status).toBe(404)
})

const LAST_CHANGES = 'select changes from outbox where user_id = $1 order by change_no desc limit 1'

test('who is banned is nobody’s friend for as long', async () => {
  const ann = await server.signUp()
  const [ben] = await withFriends(ann, 'Ben')
  if (!ben) throw new Error('There is one')
  const ban = 'update auth_users set banned_until = now() + $2::interval where id = $1'
  await server.db.query(ban, [ben.id, '1 day'])
  expect(await namesOf(ann)).toEqual([])
  expect((await ann.get(`/api/friends/${ben.id}`)).status).toBe(404)
  await server.db.query(ban, [ben.id, '-1 day'])
  expect(await namesOf(ann)).toEqual(['Ben'])
})

test('of somebody who is gone nothing is left with their friends', async () => {
  const ann = await server.signUp()
  const [ben, cleo] = await withFriends(ann, 'Ben', 'Cleo')
  if (!ben || !cleo) throw new Error('There are two')
  expect((await ben.delete('/api/account?now=true')).status).toBe(204)
  expect(await namesOf(ann)).toEqual(['Cleo'])
  const left = 'select friend_id from friendships where user_id = $1'
  await expect.poll(() => server.db.query(left, [ann.id])).toEqual([{ friend_id: cleo.id }])
  expect((await toldOf(server, ann.id, 'friendships')).at(-1)).toBe(`delete ${ben.id}`)
})

test('on cards who is hidden by a block is "Hidden", and who is gone a "Former member"', async () => {
  const [ann, ben, cleo, dan] = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => server.signUp({ name })),
  )
  if (!ann || !ben || !cleo || !dan) throw new Error('There are four')
  await server.db.query('insert into blocks values ($1, $2, $2, now())', [ann.id, ben.id])
  await dan.delete('/api/account?now=true')
  const cards = await cardsOf(server.deps, ann.id, [ben.id, cleo.id, dan.id])
  expect([...cards.values()]).toEqual([
    HIDDEN_CARD,
    { user_id: cleo.id, handle: cleo.profile.handle, name: 'Cleo', avatar: '🧙', avatar_url: null },
    FORMER_MEMBER,
  ])
})
