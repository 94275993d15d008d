import { afterAll, expect, test } from 'vitest'
import { AchievementList } from '#shared/achievements/achievement.ts'
import type { Challenge } from '#shared/challenges/challenge.ts'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { feedOf } from '#server/activity/testing/reach.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { TELL } from '#server/kit/audience/tell.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { toldOf } from '#server/testing/sharedLists/scene.ts'
import { aChallenge, completeTasks, joined, made, secondsTo, seenBy, withFriends } from './testing/scene.ts'

const LONG = { settings: { ACCESS_TOKEN_TTL: 31_536_000 } }
const server = await startTestServer(LONG)
/** On the same database, with the same clock. */
const other = await startTestServer({ ...LONG, db: server.db, now: server.deps.now })
afterAll(server.close)

/** A race of some people, the first of whom is ahead. */
async function aRace(count: number, overrides: object = {}) {
  const people = await withFriends(server, count - 1)
  const id = await joined(server, people, overrides)
  const [first, second] = people
  if (!first || !second) throw new Error('There are two')
  await completeTasks(server, first, 2)
  await completeTasks(server, second, 1)
  return { id, people, first, second }
}

const prizesOf = async (person: TestPerson) =>
  (await read(LedgerPage, person.get('/api/xp-ledger'))).items.filter(
    ({ source_kind }) => source_kind === 'challenge',
  )
const namesIn = ({ result }: Challenge) => result?.map(({ name, score, rank }) => [name, score, rank])
const toEnd = async (person: TestPerson, id: string) => secondsTo(server, await seenBy(person, id))

test('the first to read after the end finds the result and has the prize, to the second', async () => {
  const { id, first, second } = await aRace(2)
  server.wait((await toEnd(first, id)) - 1)
  expect(await seenBy(second, id)).toMatchObject({ state: 'running', result: null })
  server.wait(1)
  const ended = await seenBy(first, id)
  expect(ended).toMatchObject({ state: 'ended', daysLeft: 0, rank: 1, score: 2, total: 3 })
  expect(ended.result).toEqual(ended.standing)
  expect(await prizesOf(first)).toEqual([
    expect.objectContaining({
      amount: 100,
      reason: 'won',
      source_id: id,
      occurrence_date: ended.ends_at.slice(0, 10),
      eligible: false,
    }),
  ])
  expect(await prizesOf(second)).toEqual([])
  expect((await second.post(`/api/challenges/${id}/leave`)).status).toBe(409)
})

test('who is in it hears of the end once, with what it brings them, and who was invited hears of it, too', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const { id } = await made(ann, aChallenge(server, ann, { invite: [ben.id, cleo.id] }))
  await ben.post(`/api/challenges/${id}/join`)
  await server.deps.due.idle(TELL)
  const people = [ann, ben, cleo]
  const told = () => Promise.all(people.map((person) => toldOf(server, person.id, 'challenges')))
  const before = await told()
  server.wait(await toEnd(ann, id))
  server.deps.due.wake()
  const due = `select kind from due_moments where owner_id = $1 or (owner_id = any($2) and subject = $1)`
  await expect.poll(() => server.db.query(due, [id, people.map((person) => person.id)])).toEqual([])
  expect(await told()).toEqual(before.map((own) => [...own, `update ${id}`]))
})

test('ten readers at once on two servers settle and pay once', async () => {
  const { id, first, people } = await aRace(3)
  const before = (await read(Stats, first.get('/api/stats'))).xp ?? 0
  server.wait(await toEnd(first, id))
  const seen = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const person = people[at % 3]
      if (!person) throw new Error('There are three')
      const headers = { authorization: `Bearer ${person.token}` }
      return (at % 2 ? server : other).app.request(`/api/challenges/${id}`, { headers })
    }),
  )
  const rows = (await Promise.all(seen.map((answer) => answer.json()))) as Challenge[]
  expect(new Set(rows.map((row) => JSON.stringify(namesIn(row)))).size).toBe(1)
  server.deps.due.wake()
  await expect.poll(async () => (await prizesOf(first)).length).toBe(1)
  expect((await read(Stats, first.get('/api/stats'))).xp).toBe(before + 100)
  const lines = 'select from challenge_results where challenge_id = $1'
  expect(await server.db.query(lines, [id])).toHaveLength(3)
})

test('a result keeps figures and names, whatever is undone, renamed, left or erased', async () => {
  const { id, first, second } = await aRace(2)
  const [task] = await completeTasks(server, first, 1)
  server.wait(await toEnd(first, id))
  const before = namesIn(await seenBy(second, id))
  await first.act(task ?? '', 'uncomplete')
  await first.patch('/api/profile', { name: 'Somebody else' })
  await second.delete(`/api/friends/${first.id}`)
  const late = await completeTasks(server, second, 9)
  expect(late).toHaveLength(9)
  expect(namesIn(await seenBy(second, id))).toEqual(before)
  await first.post('/api/sessions/proof', { password: first.password })
  expect((await first.delete('/api/account?now=true')).status).toBe(204)
  const after = await seenBy(second, id)
  expect(after.result?.[0]).toEqual({
    rank: 1,
    score: 3,
    progress: 100,
    is_me: false,
    user_id: null,
    handle: null,
    name: 'Former member',
    avatar: '👤',
    avatar_url: null,
  })
  expect(after.created_by).toBe(null)
})

test('who leaves before the end is not in the result, and an account that is erased leaves what is open', async () => {
  const { id, people, first, second } = await aRace(3)
  const third = people[2]
  await first.post(`/api/challenges/${id}/leave`)
  await third?.delete('/api/account?now=true')
  server.wait(await toEnd(second, id))
  expect(await seenBy(second, id)).toMatchObject({ participants: 1, rank: 1 })
  expect(await prizesOf(second)).toEqual([]) // one alone races nobody
  expect(await seenBy(first, id)).toMatchObject({ me: 'left', rank: null })
})

test('together everybody who added is paid once the target is reached, and nobody when it is not', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const reached = await joined(server, [ann, ben, cleo], { kind: 'together', target: 3 })
  const missed = await joined(server, [ann, cleo], { kind: 'together', target: 9, days: 4 })
  await completeTasks(server, ann, 1)
  await completeTasks(server, ben, 2)
  server.wait(await toEnd(ann, missed))
  for (const person of [ann, ben, cleo]) {
    expect((await seenBy(person, reached)).result).toHaveLength(3)
    if (person !== ben) await seenBy(person, missed)
  }
  const paid = await Promise.all([ann, ben, cleo].map(prizesOf))
  expect(paid.map((rows) => rows.map(({ source_id }) => source_id))).toEqual([[reached], [reached], []])
})

test('several that end on a date pay one prize a person, kept out of the week and the streak', async () => {
  const { id, people, first } = await aRace(2)
  const second = await joined(server, people)
  await completeTasks(server, first, 1)
  await completeTasks(server, people[1] as TestPerson, 1)
  server.wait(await toEnd(first, second))
  const { weekly_xp, streak } = await read(Stats, first.get('/api/stats'))
  await Promise.all([seenBy(first, id), seenBy(first, second)])
  expect(await prizesOf(first)).toHaveLength(1)
  expect(await read(Stats, first.get('/api/stats'))).toMatchObject({ weekly_xp, streak })
})

test('the end unlocks, is told, and stands in the feed of friends, with its name for who sees it', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => server.signUp({ locked: true })))
  const [ann, ben, cleo] = people
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const dan = await server.signUp()
  for (const friend of [ben, cleo, dan]) await befriend(ann, friend)
  const unlocked = async (person: TestPerson) => {
    const { items } = await read(AchievementList, person.get('/api/achievements'))
    return items.filter((item) => item.unlocked && /challenge|champion/.test(item.id)).map(({ id }) => id)
  }
  const id = await joined(server, people, { starts_on: tomorrow(), days: 1 })
  expect(await unlocked(ben)).toEqual(['first-challenge'])
  const told = async (person: TestPerson) =>
    (await read(NotificationPage, person.get('/api/notifications'))).items
      .filter(({ event }) => event.startsWith('challenge'))
      .map(({ event, title }) => [event, title])
  server.wait(86_400)
  server.deps.due.wake()
  await expect.poll(() => told(ben)).toEqual([['challenge_begins', '“Three days” begins today']])
  await completeTasks(server, ann, 2)
  await completeTasks(server, ben, 1)
  server.wait(await toEnd(ann, id))
  for (const person of people) await seenBy(person, id)
  expect(await unlocked(ann)).toEqual(['first-challenge', 'challenger', 'champion'])
  expect(await unlocked(ben)).toEqual(['first-challenge', 'challenger'])
  expect(await unlocked(cleo)).toEqual(['first-challenge'])
  expect((await told(cleo))[0]).toEqual(['challenge_ends', '“Three days” has ended'])
  const item = async (person: TestPerson) =>
    (await feedOf(person)).find(({ kind, person: who }) => kind === 'challenge' && who.user_id === ann.id)
      ?.data
  expect(await item(ben)).toEqual({ challenge_id: id, name: 'Three days', won: true })
  expect(await item(dan)).toEqual({ challenge_id: null, name: null, won: true })
})

/** By the clock of people in UTC. */
const tomorrow = () => new Date(server.deps.now().getTime() + 86_400_000).toISOString().slice(0, 10)

test('a task that is completed while its challenge ends is in the result or not, and the prize agrees', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, first, second } = await aRace(2)
    const late = Array.from({ length: 2 }, () => aTask({ xp_reward: 10 }))
    for (const task of late) await second.post('/api/tasks', task)
    server.wait((await toEnd(first, id)) - 0.001)
    const completing = late.map((task) => second.act(task.id, 'complete'))
    server.wait(0.001)
    const reading = [first, second, first].map((person) => seenBy(person, id))
    await Promise.all([...completing, ...reading])
    const [one, two] = [await seenBy(first, id), await seenBy(second, id)]
    expect(namesIn(one)).toEqual(namesIn(two))
    const winners = one.result?.filter(({ rank }) => rank === 1).map(({ user_id }) => user_id)
    const paid = [first, second].filter((_, at) => [one, two][at]?.rank === 1)
    expect(winners?.toSorted()).toEqual(paid.map((person) => person.id).toSorted())
    for (const person of [first, second])
      expect(await prizesOf(person)).toHaveLength(winners?.includes(person.id) ? 1 : 0)
  }
})
