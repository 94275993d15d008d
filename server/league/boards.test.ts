import { afterAll, expect, test } from 'vitest'
import { leagueWeekOf } from '#shared/league/week.ts'
import { HIDDEN_CARD } from '#shared/people/card.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { countBoards, DUE_COUNTING } from './count.ts'
import { boardOf, earn, linesOf, LONG_SESSIONS, onBoard } from './testing/scene.ts'

const server = await startTestServer(LONG_SESSIONS)
afterAll(server.close)

const WEEK = 7 * 86_400
/** Goes on to a week in which nobody is on the board. @returns its Monday */
function newWeek(): string {
  server.turnClock(WEEK)
  return leagueWeekOf(server.deps.now().toISOString().slice(0, 10)).from
}

const everyone = (person: TestPerson, query = '') => boardOf(person, `scope=everyone${query}`)
const friends = (person: TestPerson, query = '') => boardOf(person, `scope=friends${query}`)
const refusal = async (person: TestPerson, query: string) => {
  const answer = await person.get(`/api/leaderboard?${query}`)
  const { details } = (await answer.json()) as { details?: { field: string }[] }
  return [answer.status, details?.[0]?.field]
}

test('everyone: who has opted in and has points, most first, ties by handle', async () => {
  newWeek()
  const [ann, ben, cat, dan] = [
    await onBoard(server, 'ann_'),
    await onBoard(server, 'ben_'),
    await onBoard(server, 'cat_'),
    await onBoard(server, 'dan_'),
  ]
  const eve = await server.signUp()
  await earn(server, ann, 50)
  await earn(server, dan, 80)
  await earn(server, ben, 80)
  await earn(server, eve, 90)
  const board = await everyone(ann)
  expect(linesOf(board)).toEqual([
    [1, 80, 'ben_'],
    [1, 80, 'dan_'],
    [3, 50, 'ann_'],
  ])
  expect(board).toMatchObject({ total: 3, scope: 'everyone', next_cursor: null })
  expect(board.me).toEqual(board.items[2])
  expect((await everyone(cat)).me).toMatchObject({ rank: null, points: 0, handle: 'cat_' })
  expect((await everyone(eve)).me).toMatchObject({ rank: null, points: 90, is_me: true })
  expect(linesOf(await everyone(eve))).toHaveLength(3)
})

test('opting in and out counts at once, in the running week and in those before', async () => {
  const week = newWeek()
  const ann = await server.signUp()
  await earn(server, ann, 50)
  newWeek()
  await earn(server, ann, 30)
  for (const isOn of [true, true, false, true]) {
    await ann.patch('/api/settings', { leaderboard_everyone: isOn })
    expect((await everyone(ann)).items.map(({ points }) => points)).toEqual(isOn ? [30] : [])
    expect((await everyone(ann, `&week=${week}`)).items.map(({ points }) => points)).toEqual(isOn ? [50] : [])
    expect((await everyone(ann)).me).toMatchObject({ points: 30, rank: isOn ? 1 : null })
  }
})

test('who has gamification off is on no board and sees none; on again, nothing is missing', async () => {
  const ann = await onBoard(server, 'off_ann')
  const ben = await server.signUp()
  await befriend(ann, ben)
  await earn(server, ann, 50)
  await ann.patch('/api/settings', { gamificationEnabled: false })
  await earn(server, ann, 20)
  for (const path of ['/api/leaderboard', '/api/leaderboard?scope=everyone', '/api/leaderboard/points'])
    expect((await ann.get(path)).status).toBe(404)
  expect((await friends(ben)).items.map(({ is_me }) => is_me)).toEqual([true])
  expect((await everyone(ben)).items.map(({ handle }) => handle)).not.toContain('off_ann')
  await ann.patch('/api/settings', { gamificationEnabled: true })
  expect((await everyone(ann)).me).toMatchObject({ points: 70, rank: expect.any(Number) })
  expect((await friends(ben)).items[0]).toMatchObject({ points: 70, handle: 'off_ann', isFriend: true })
})

test('friends: oneself and who lets friends see their points, with 0 points, too', async () => {
  const [ann, ben, cat, dan] = [
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
  ]
  for (const friend of [ben, cat]) await befriend(ann, friend)
  await earn(server, ben, 40)
  await earn(server, dan, 90)
  const board = await friends(ann)
  expect(board.items.map(({ rank, points, is_me, isFriend }) => [rank, points, is_me, isFriend])).toEqual([
    [1, 40, false, true],
    ...[ann, cat]
      .toSorted((one, other) => (one.profile.handle < other.profile.handle ? -1 : 1))
      .map((person) => [2, 0, person === ann, person === cat]),
  ])
  expect([board.total, board.me.rank]).toEqual([3, 2])
  await ben.patch('/api/settings', { leaderboard_friends: false })
  expect((await friends(ann)).total).toBe(2)
  expect(linesOf(await friends(ben))).toEqual([[1, 40, ben.profile.handle]])
  expect((await ann.get('/api/leaderboard')).status).toBe(200)
  expect((await boardOf(ann)).scope).toBe('friends')
})

test('pages follow one another without a gap, whoever moves between them, and one around me has me in its middle', async () => {
  newWeek()
  const people: TestPerson[] = []
  for (let index = 0; index < 9; index += 1) people.push(await onBoard(server, `page_${index}`))
  for (const [index, person] of people.entries()) await earn(server, person, 90 - 10 * Math.floor(index / 2))
  const [ann, , , , middle, , , , last] = people
  if (!ann || !middle || !last) throw new Error('There are nine')
  const handles: (string | null)[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof boardOf>> = await everyone(
      ann,
      `&limit=2${cursor && `&cursor=${cursor}`}`,
    )
    handles.push(...page.items.map(({ handle }) => handle))
    cursor = page.next_cursor
  }
  expect(handles).toEqual(people.map((_, index) => `page_${index}`))
  const around = await everyone(middle, '&around=me&limit=5')
  expect(linesOf(around)).toEqual([
    [3, 80, 'page_2'],
    [3, 80, 'page_3'],
    [5, 70, 'page_4'],
    [5, 70, 'page_5'],
    [7, 60, 'page_6'],
  ])
  const rest = await everyone(middle, `&around=me&limit=5&cursor=${around.next_cursor}`)
  expect(rest.items.map(({ handle }) => handle)).toEqual(['page_7', 'page_8'])
  expect(linesOf(await everyone(last, '&around=me&limit=2'))).toEqual([
    [7, 60, 'page_7'],
    [9, 50, 'page_8'],
  ])
  expect((await everyone(ann, '&around=me&limit=3')).items[0]?.handle).toBe('page_0')
  const unranked = await server.signUp()
  expect((await everyone(unranked, '&around=me&limit=3')).items[0]?.handle).toBe('page_0')
})

test('pages of friends and around me among them', async () => {
  const ann = await server.signUp()
  for (let index = 0; index < 5; index += 1) {
    const friend = await server.signUp()
    await befriend(ann, friend)
    await earn(server, friend, 20 + 10 * index)
  }
  await earn(server, ann, 45)
  const first = await friends(ann, '&limit=4')
  expect(first.items.map(({ points }) => points)).toEqual([60, 50, 45, 40])
  const second = await friends(ann, `&limit=4&cursor=${first.next_cursor}`)
  expect([second.items.map(({ points }) => points), second.next_cursor]).toEqual([[30, 20], null])
  expect((await friends(ann, '&around=me&limit=3')).items.map(({ points }) => points)).toEqual([50, 45, 40])
})

test('a cursor of another board, of another week or of nobody is refused, and so are other values', async () => {
  newWeek()
  const [ann, ben] = [await onBoard(server, 'cur_ann'), await onBoard(server, 'cur_ben')]
  await befriend(ann, ben)
  for (const person of [ann, ben]) await earn(server, person, 50)
  const { next_cursor: ofAll } = await everyone(ann, '&limit=1')
  const { next_cursor: ofFriends } = await friends(ann, '&limit=1')
  const listing = (await (await ann.get('/api/friends?limit=1')).json()) as { next_cursor: string | null }
  for (const [query, field] of [
    [`scope=friends&cursor=${ofAll}`, 'cursor'],
    [`scope=everyone&cursor=${ofFriends}`, 'cursor'],
    [`scope=everyone&week=2026-02-02&cursor=${ofAll}`, 'cursor'],
    [`scope=everyone&cursor=${ofAll?.slice(0, -2)}`, 'cursor'],
    [`scope=everyone&cursor=${listing.next_cursor ?? 'x'}`, 'cursor'],
    ['scope=everyone&cursor=', 'cursor'],
    ['scope=team', 'scope'],
    ['around=you', 'around'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['around=%00', 'around'],
  ] as const)
    expect([query, ...(await refusal(ann, query))]).toEqual([query, 400, field])
  expect((await everyone(ann, `&limit=1&cursor=${ofAll}`)).items).toHaveLength(1)
})

test('who is hidden by a block stands there hidden, with ranks unchanged, and no cursor names them', async () => {
  newWeek()
  const [ann, ben, cat] = [
    await onBoard(server, 'block_ann'),
    await onBoard(server, 'block_ben'),
    await onBoard(server, 'block_cat'),
  ]
  await earn(server, ben, 90)
  await earn(server, ann, 60)
  await earn(server, cat, 30)
  for (const [me, other] of [
    [ann, ben],
    [ben, ann],
  ] as const)
    await server.db.query('insert into blocks values ($1, $2, $3, now())', [me.id, other.id, ben.id])
  const board = await everyone(ann, '&limit=1')
  expect(board.items).toEqual([{ rank: 1, points: 90, is_me: false, isFriend: false, ...HIDDEN_CARD }])
  expect(board.me.rank).toBe(2)
  const cursor = board.next_cursor ?? ''
  const told = `${JSON.stringify(board)} ${cursor} ${Buffer.from(cursor, 'base64url').toString('latin1')}`
  for (const name of ['block_ben', ben.id, ben.email]) expect(told).not.toContain(name)
  expect((await everyone(ann, `&cursor=${cursor}`)).items.map(({ handle }) => handle)).toEqual([
    'block_ann',
    'block_cat',
  ])
})

test('a new handle stands on the board at once, in its new order', async () => {
  newWeek()
  const [ann, ben] = [await onBoard(server, 'name_a'), await onBoard(server, 'name_b')]
  for (const person of [ann, ben]) await earn(server, person, 50)
  await ann.patch('/api/profile', { handle: 'name_c' })
  expect(linesOf(await everyone(ben))).toEqual([
    [1, 50, 'name_b'],
    [1, 50, 'name_c'],
  ])
  expect((await everyone(ann, '&around=me&limit=1')).items[0]?.handle).toBe('name_c')
})

test('an account that is erased leaves the board, also after its changes were counted', async () => {
  newWeek()
  const [ann, ben] = [await onBoard(server, 'gone_ann'), await onBoard(server, 'gone_ben')]
  await earn(server, ann, 90)
  await earn(server, ben, 50)
  await count(server)
  expect((await ann.delete('/api/account?now=true')).status).toBe(204)
  const board = await everyone(ben)
  expect([linesOf(board), board.total, board.me.rank]).toEqual([[[1, 50, 'gone_ben']], 1, 1])
  expect(await server.db.query('select from league_points where user_id = $1', [ann.id])).toEqual([])
})

/** Counts all changes, as the hourly job and then the moment do. */
async function count({ db, deps }: typeof server) {
  await countBoards(db, deps.now())
  await runDue(deps, DUE_COUNTING, deps.now())
}

test('ranks are the same before, while and after changes are counted', async () => {
  const week = newWeek()
  const people: TestPerson[] = []
  for (let index = 0; index < 6; index += 1) people.push(await onBoard(server, `count_${index}`))
  for (const [index, person] of people.entries()) await earn(server, person, 10 + 10 * Math.floor(index / 2))
  const [ann] = people
  if (!ann) throw new Error('There are six')
  const before = await everyone(ann)
  await count(server)
  expect(await server.db.query('select from league_changes')).toEqual([])
  expect(await everyone(ann)).toEqual(before)
  await earn(server, ann, 100)
  const after = await everyone(ann)
  expect([after.me.rank, after.me.points, after.total]).toEqual([1, 110, 6])
  await count(server)
  expect(await everyone(ann)).toEqual(after)
  const text = 'select points, people from league_counts where week = $1 and people <> 0 order by points'
  const counts = await server.db.query(text, [week])
  expect(counts).toEqual([
    { points: 10, people: 1 },
    { points: 20, people: 2 },
    { points: 30, people: 2 },
    { points: 110, people: 1 },
  ])
})

test('whoever reads the board has many changes counted, once, without waiting', async () => {
  const week = newWeek()
  const ann = await onBoard(server, 'many_ann')
  await earn(server, ann, 50)
  await server.db.query(`
    insert into league_changes select '${week}', gen_random_uuid(), 0, 30 from generate_series(1, 600)`)
  await Promise.all(Array.from({ length: 8 }, () => everyone(ann)))
  await runDue(server.deps, DUE_COUNTING, server.deps.now())
  await expect
    .poll(async () => (await server.db.query('select from league_changes')).length, { timeout: 10_000 })
    .toBe(0)
  expect(await everyone(ann)).toMatchObject({ total: 601, me: { rank: 1 } })
})
