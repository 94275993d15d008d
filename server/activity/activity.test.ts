import { afterAll, expect, test } from 'vitest'
import { type ActivityItem, ActivityPage, Cheered } from '#shared/activity/activity.ts'
import { Goal } from '#shared/goals/goal.ts'
import { HIDDEN_CARD } from '#shared/people/card.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { checkIn, createHabit, uncheck } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { completeTask, feedOf, keepStreak, reachLevel, statsOf, xpToNextLevel } from './testing/reach.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const DAY = 24 * 60 * 60

async function twoFriends(): Promise<[TestPerson, TestPerson]> {
  const [ann, ben] = await Promise.all([server.signUp({ name: 'Ann' }), server.signUp({ name: 'Ben' })])
  await befriend(ann, ben)
  return [ann, ben]
}

const today = () => server.deps.now().toISOString().slice(0, 10)
const whatOf = (items: readonly ActivityItem[]) => items.map(({ kind, data }) => [kind, data])
const itemOf = async (person: TestPerson, id: string) => (await feedOf(person)).find((item) => item.id === id)
const cheerFor = (person: TestPerson, id: string, kind = 'clap') =>
  person.post(`/api/activity/${id}/cheer`, { kind })

test('a friend sees the week of a streak, with a card, once, and cheers for it', async () => {
  const [ann, ben] = await twoFriends()
  await keepStreak(server, ann, 6)
  expect(whatOf(await feedOf(ben))).not.toContainEqual(['streak', { days: 7 }])
  server.wait(DAY)
  await completeTask(ann, 10)
  await completeTask(ann, 10)
  const [item, ...others] = (await feedOf(ben)).filter(({ kind }) => kind === 'streak')
  expect(others).toEqual([])
  expect(item).toEqual({
    id: expect.any(String),
    kind: 'streak',
    data: { days: 7 },
    person: { user_id: ann.id, handle: ann.profile.handle, name: 'Ann', avatar: '🧙', avatar_url: null },
    created_at: server.deps.now().toISOString(),
    cheers: 0,
    cheered: false,
    cheered_by: [],
  })
  if (!item) throw new Error('There is one')
  expect(await read(Cheered, cheerFor(ben, item.id))).toEqual({ cheers: 1, cheered: true })
  expect(await itemOf(ben, item.id)).toMatchObject({
    cheers: 1,
    cheered: true,
    cheered_by: [],
  })
  expect(await itemOf(ann, item.id)).toMatchObject({
    cheers: 1,
    cheered: false,
    cheered_by: [{ user_id: ben.id, name: 'Ben' }],
  })
})

test('the owner hears of a cheer, once, and of one that is taken back', async () => {
  const [ann, ben] = await twoFriends()
  const id = await reachLevel(ann)
  const heard = async () =>
    (
      await server.db.query<{ changes: { table: string; id: string }[] }>(
        'select changes from outbox where user_id = $1 order by change_no',
        [ann.id],
      )
    ).flatMap(({ changes }) => changes.filter(({ table }) => table === 'activity'))
  expect(await heard()).toEqual([])
  await Promise.all([cheerFor(ben, id), cheerFor(ben, id), cheerFor(ben, id)])
  await cheerFor(ben, id)
  const update = { table: 'activity', id, op: 'update' }
  expect(await heard()).toEqual([update])
  expect(await itemOf(ann, id)).toMatchObject({ cheers: 1 })
  expect(await read(Cheered, cheerFor(ben, id, 'heart'))).toEqual({ cheers: 1, cheered: true })
  expect(await heard()).toEqual([update, update])
  for (let times = 0; times < 2; times += 1)
    expect((await ben.delete(`/api/activity/${id}/cheer`)).status).toBe(204)
  expect(await heard()).toEqual([update, update, update])
  expect(await itemOf(ann, id)).toMatchObject({ cheers: 0, cheered_by: [] })
  for (const table of ['cheers', 'cheers_given'])
    expect(await server.db.query(`select from ${table} where user_id in ($1, $2)`, [ann.id, ben.id])).toEqual(
      [],
    )
})

test('a level is an item also where the completion that reaches it could be batched', async () => {
  const [ann, ben] = await twoFriends()
  await completeTask(ann, 10)
  const levels = async () => whatOf((await feedOf(ben)).filter(({ kind }) => kind === 'level'))
  const before = await levels()
  const { level } = await statsOf(ann)
  await completeTask(ann, (await xpToNextLevel(ann)) - 1)
  expect(await levels()).toEqual(before)
  await completeTask(ann, 1)
  expect(await levels()).toEqual([['level', { level: level + 1 }], ...before])

  const habit = await createHabit(ann, { xpReward: 50 })
  await completeTask(ann, (await xpToNextLevel(ann)) - 50)
  await checkIn(ann, habit, today())
  expect((await levels())[0]).toEqual(['level', { level: level + 2 }])
})

test('what is undone takes its item, and what is done again brings the same one with its cheers', async () => {
  const [ann, ben] = await twoFriends()
  await keepStreak(server, ann, 6)
  server.wait(DAY)
  const { level } = await statsOf(ann)
  const task = await completeTask(ann, 1000)
  const reached = async () =>
    (await feedOf(ben)).filter(
      ({ kind, data }) => kind === 'streak' || ('level' in data && data.level > level + 1),
    )
  const before = await reached()
  expect(whatOf(before)).toEqual(
    expect.arrayContaining([
      ['streak', { days: 7 }],
      ['level', { level: expect.any(Number) }],
    ]),
  )
  for (const { id } of before) await cheerFor(ben, id)
  await ann.act(task, 'uncomplete')
  expect(await reached()).toEqual([])
  expect((await cheerFor(ben, before[0]?.id ?? '')).status).toBe(404)
  server.wait(60)
  await ann.act(task, 'complete')
  expect(await reached()).toEqual(before.map((item) => ({ ...item, cheers: 1, cheered: true })))

  const habit = await createHabit(ann)
  await checkIn(ann, habit, today())
  await ann.act(task, 'uncomplete') // the day still counts
  expect(whatOf(await reached())).toEqual([['streak', { days: 7 }]])
  await uncheck(ann, habit, today())
  expect(await reached()).toEqual([])
})

test('a goal is named while it is published, and goes when it is opened again', async () => {
  const [ann, ben] = await twoFriends()
  const goal = await read(Goal, ann.post('/api/goals', { title: 'Run a marathon' }))
  expect(goal.published_at).toBe(null)
  await ann.post(`/api/goals/${goal.id}/achieve`, { reason: 'Ran it' })
  const goals = async (person: TestPerson) =>
    (await feedOf(person)).filter(({ kind }) => kind === 'goal').map(({ data }) => data)
  const hidden = { goal_id: null, title: null }
  expect([await goals(ann), await goals(ben)]).toEqual([[hidden], [hidden]])
  const edit = (patch: object) => ann.patch(`/api/goals/${goal.id}`, patch)
  await edit({ published: true })
  const shown = { goal_id: goal.id, title: 'Run a marathon' }
  expect(await goals(ben)).toEqual([shown])
  await edit({ archived: true })
  expect(await goals(ben)).toEqual([hidden])
  await edit({ archived: false })
  expect(await goals(ben)).toEqual([shown])
  await ann.post(`/api/goals/${goal.id}/reopen`, {})
  expect(await goals(ben)).toEqual([])
  await ann.post(`/api/goals/${goal.id}/achieve`, { reason: 'Again' })
  expect(await goals(ben)).toEqual([shown])
  await ann.post(`/api/goals/${goal.id}/drop`, { reason: 'Hurt' })
  expect(await goals(ben)).toEqual([])
})

test('an achievement is an item; a secret one is told to who has it, too', async () => {
  const ann = await server.signUp({ name: 'Ann', locked: true })
  const ben = await server.signUp({ locked: true })
  await befriend(ann, ben)
  await completeTask(ann, 10)
  const achievements = async (person: TestPerson) =>
    (await feedOf(person)).filter(({ kind }) => kind === 'achievement').map(({ data }) => data)
  const first = { id: 'first-step', title: 'First step', rarity: 'common' }
  expect(await achievements(ben)).toContainEqual(first)
  const secret = await server.db.query<{ id: string }>(
    "insert into activity values ($1, gen_random_uuid(), 'achievement', 'leap-day', $2) returning id",
    [ann.id, server.deps.now()],
  )
  expect(secret).toHaveLength(1)
  const hidden = { id: 'leap-day', title: 'Secret', rarity: 'legendary' }
  expect(await achievements(ben)).toContainEqual(hidden)
  await server.db.query("insert into achievement_unlocks values ($1, 'leap-day', $1, now())", [ben.id])
  expect(await achievements(ben)).toContainEqual({ ...hidden, title: expect.not.stringMatching('Secret') })
})

test('strangers, who was a friend, who is blocked and whom nothing is shared with see and cheer for nothing', async () => {
  const [ann, ben] = await twoFriends()
  const id = await reachLevel(ann)
  const cleo = await server.signUp()
  const none = await cheerFor(cleo, crypto.randomUUID())
  const unknown = [none.status, await none.text()]
  const seenBy = async (person: TestPerson) => {
    const answer = await cheerFor(person, id)
    const isShown = (await feedOf(person)).some((item) => item.id === id)
    return answer.status === 404 ? [isShown, answer.status, await answer.text()] : [isShown, answer.status]
  }
  expect(await seenBy(cleo)).toEqual([false, ...unknown])
  expect(await seenBy(ben)).toEqual([true, 200])
  await ann.patch('/api/settings', { share_activity: false })
  expect(await seenBy(ben)).toEqual([false, ...unknown])
  expect((await feedOf(ann)).map((item) => item.id)).toContain(id)
  await ann.patch('/api/settings', { share_activity: true })
  for (const person of [ann, ben]) {
    await person.patch('/api/settings', { gamificationEnabled: false })
    expect(await seenBy(ben)).toEqual([false, ...unknown])
    await person.patch('/api/settings', { gamificationEnabled: true })
  }
  expect(await seenBy(ben)).toEqual([true, 200])
  await server.db.query("update auth_users set banned_until = now() + interval '1 day' where id = $1", [
    ann.id,
  ])
  expect(await seenBy(ben)).toEqual([false, ...unknown])
  await server.db.query('update auth_users set banned_until = null where id = $1', [ann.id])
  await ben.delete(`/api/friends/${ann.id}`)
  expect(await seenBy(ben)).toEqual([false, ...unknown])
  await ann.put(`/api/blocks/${ben.id}`)
  expect((await itemOf(ann, id))?.cheered_by).toEqual([HIDDEN_CARD])
})

test('after seven days an item is shown no more, and never made anew', async () => {
  const [ann, ben] = await twoFriends()
  const id = await reachLevel(ann)
  server.wait(7 * DAY - 60)
  expect((await feedOf(ben)).map((item) => item.id)).toContain(id)
  server.wait(60)
  expect(await feedOf(ben)).toEqual([])
  expect((await cheerFor(ben, id)).status).toBe(404)
  expect((await cheerFor(ann, id)).status).toBe(404)
})

test('the feed is paged, newest first', async () => {
  const [ann, ben] = await twoFriends()
  for (const person of [ann, ben, ann, ben, ann]) {
    server.wait(1)
    await completeTask(person, 400)
  }
  const all = await feedOf(ann)
  expect(all.length).toBeGreaterThanOrEqual(5)
  const newestFirst = all.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  expect(all).toEqual(newestFirst)
  const paged: ActivityItem[] = []
  let cursor: string | null = ''
  do {
    const path: string = `/api/activity?limit=2${cursor && `&cursor=${cursor}`}`
    const page: ActivityPage = await read(ActivityPage, ann.get(path))
    paged.push(...page.items)
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(paged).toEqual(all)
  expect((await ann.get('/api/activity?cursor=WyJmcmllbmRzIiwiYSIsImIiXQ')).status).toBe(400)
})

test.each([{}, { kind: 'love' }, { kind: 'clap', more: 1 }, { kind: '\u0000' }, { kind: null }])(
  'a cheer of %j is refused by field',
  async (body) => {
    const [ann, ben] = await twoFriends()
    const id = await reachLevel(ann)
    expect((await ben.post(`/api/activity/${id}/cheer`, body)).status).toBe(400)
    expect((await ben.post('/api/activity/x/cheer', { kind: 'clap' })).status).toBe(400)
  },
)

test('what somebody leaves behind: no items, and no cheers on either side', async () => {
  const [ann, ben] = await twoFriends()
  const [ofAnn, ofBen] = [await reachLevel(ann), await reachLevel(ben)]
  await cheerFor(ben, ofAnn)
  await cheerFor(ann, ofBen)
  expect((await ben.delete('/api/account?now=true')).status).toBe(204)
  await expect
    .poll(() => server.db.query('select from cheers_given where user_id = $1', [ann.id]))
    .toEqual([])
  expect(await itemOf(ann, ofAnn)).toMatchObject({ cheers: 0, cheered_by: [] })
})

test('twenty friends who cheer at once are twenty cheers, of which the latest three are named', async () => {
  const ann = await server.signUp()
  const id = await reachLevel(ann)
  const friends = await Promise.all(Array.from({ length: 20 }, () => server.signUp()))
  for (const friend of friends) await befriend(ann, friend)
  const work = friends.flatMap((friend) => [
    cheerFor(friend, id),
    cheerFor(friend, id, 'fire'),
    ann.post('/api/tasks', aTask()),
  ])
  const statuses = (await Promise.all(work)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 201]))
  const item = await itemOf(ann, id)
  expect(item).toMatchObject({ cheers: 20, cheered: false })
  expect(item?.cheered_by).toHaveLength(3)
})
