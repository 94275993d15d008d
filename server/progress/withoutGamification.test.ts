import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addDays } from '#shared/time/civil.ts'
import { Goal } from '#shared/goals/goal.ts'
import type { Route } from '#server/kit/http/route.ts'
import { progressInWords } from '#server/assistant/builtInPlanner/outcomes.ts'
import { getProgressTool } from '#server/assistant/tools/taskTools.ts'
import { personOf } from '#server/kit/http/person.ts'
import { SLICES } from '#server/slices.ts'
import { describeOff } from './withoutGamification.ts'
import { aTask, read, startTestServer, type TestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, dayOf, TODAY } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<TestServer['signUp']>>
const routes = SLICES.flatMap((slice) => slice.routes)
const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** Names of fields that would tell XP, a level or a streak. */
const GAME = /(^|_)(xp|level|streaks?|award)(_|$)|Xp|Streak|Level/
/** What is named so and stays: what a person chooses themselves, and words of other things. */
const STAYS = new Set(['xp_reward', 'xpReward', 'streak_unit', 'streak_at_risk'])
/**
 * Operations whose fields of such a name are something else: how good somebody is at what they plan; and what is left out as a whole
 * where it is of a level or a streak.
 */
const OTHERS = ['post /api/plans/understand', 'get /api/activity', 'get /api/teams/:id/activity']

const isOfGame = (name: string) => GAME.test(name) && !STAYS.has(name)

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  off?: string
  const?: unknown
}

/** The fields of a schema that tell XP, a level or a streak, and whose schema does not say that they may be taken out. */
function untold(schema: JsonSchema, path = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  const more = typeof additionalProperties === 'object' ? [additionalProperties] : []
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      if (field.off !== undefined) return []
      return isOfGame(name) ? [`${path}.${name}`] : untold(field, `${path}.${name}`)
    }),
    ...[...(items ? [items] : []), ...more, ...anyOf, ...oneOf, ...allOf].flatMap((each) =>
      untold(each, path),
    ),
  ]
}

test('each field of an answer that is named after XP, a level or a streak says that it is none without gamification', () => {
  const found = routes
    .filter((route) => !route.isFor && !OTHERS.includes(nameOf(route)))
    .flatMap((route) =>
      Object.entries(route.answers).flatMap(([status, [, named]]) =>
        Object.entries(named ?? {}).flatMap(([name, schema]) =>
          untold(
            z.toJSONSchema(schema, { unrepresentable: 'any', override: describeOff }) as JsonSchema,
            `${nameOf(route)} ${status} ${name}`,
          ),
        ),
      ),
    )
  expect(found).toEqual([])
})

/** What an answer tells of XP, levels and streaks: fields with a value, and words in texts that people read. */
function told(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return /\bXP\b|\bstreaks?\b|\blevel \d/i.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    isOfGame(name) && inner !== null ? [`${path}.${name}`] : told(inner, `${path}.${name}`),
  )
}

/** A person who has earned something by everything that earns. */
async function aPlayer() {
  const ann = await server.signUp()
  const task = aTask({ xp_reward: 120 })
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'complete')
  const habit = await createHabit(ann)
  await checkIn(ann, habit)
  const goal = await read(
    Goal,
    ann.post('/api/goals', {
      title: 'A book',
      metric: { kind: 'linked' },
      target_date: addDays(TODAY, 30),
    }),
  )
  await ann.put(`/api/rituals/evening_close/${TODAY}`, { note: 'A day' })
  return { ann, task, habit, goal }
}
type Player = Awaited<ReturnType<typeof aPlayer>>

const setGame = (person: Person, gamificationEnabled: boolean) =>
  person.patch('/api/settings', { gamificationEnabled })

const QUERY = new URLSearchParams({
  from: addDays(TODAY, -7),
  to: TODAY,
  period: 'week',
  by: 'month',
  of: 'completed',
  card: 'tasks_completed',
  kind: 'evening_close',
})

/** What each reading of the API answers, by its name. Those that stream, or are of other sites, are left out. */
async function readEverything({ ann, task, habit, goal }: Player): Promise<Map<string, unknown>> {
  const ids: Record<string, string> = { tasks: task.id, habits: habit.id, goals: goal.id }
  const answers = new Map<string, unknown>()
  for (const route of routes) {
    const { method, path, who, contentType } = route
    if (method !== 'get' || who.who !== 'person' || contentType !== undefined) continue
    const own = path
      .replace(':id', ids[path.split('/')[2] ?? ''] ?? crypto.randomUUID())
      .replace(':kind', 'evening_close')
      .replace(':date', TODAY)
      .replace(/:\w+/g, crypto.randomUUID())
    const query = path === '/rest/v1/users' ? `id=eq.${ann.id}` : QUERY.toString()
    const answer = await ann.get(`${own}?${query}`)
    if (answer.status === 200) answers.set(path, await answer.json())
  }
  return answers
}

/** What was reached stays, and its name may call it a streak. */
const ACHIEVEMENT = /^\/api\/achievements\.items\.\d+\.(id|title|description): /

/** What cannot be the same twice: settings were changed. */
const CHANGES = ['/api/settings']

test('no reading tells XP, a level or a streak to somebody without gamification; on again everything is there', async () => {
  const player = await aPlayer()
  const before = await readEverything(player)
  expect((await setGame(player.ann, false)).status).toBe(200)
  const off = await readEverything(player)
  const missing = [...before.keys()].filter((path) => !off.has(path))
  expect(missing).toEqual(
    expect.arrayContaining([
      '/api/habits/:id/streaks',
      '/api/leaderboard',
      '/api/leaderboard/points',
      '/api/streak-days',
      '/api/xp-ledger',
    ]),
  )
  expect(missing.filter((path) => !routes.some((route) => route.path === path && route.isFor))).toEqual([])
  expect(off.size).toBeGreaterThan(25)
  const atAll = [...off].flatMap(([path, answer]) => told(answer, path))
  expect(atAll.filter((each) => !ACHIEVEMENT.test(each))).toEqual([])
  expect(
    [...before]
      .filter(([path, answer]) => told(answer, path).length > 0)
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(
    expect.arrayContaining([
      '/api/analytics',
      '/api/habits',
      '/api/habits/:id',
      '/api/habits/:id/check-ins',
      '/api/habits/stats',
      '/api/profile',
      '/api/rituals',
      '/api/rituals/:kind/:date',
      '/api/stats',
      '/rest/v1/users',
    ]),
  )
  await setGame(player.ann, true)
  const again = await readEverything(player)
  for (const path of before.keys())
    if (!CHANGES.includes(path)) expect([path, again.get(path)]).toEqual([path, before.get(path)])
})

test('the figures are null, and what else an answer has stays', async () => {
  const { ann, habit } = await aPlayer()
  await setGame(ann, false)
  const json = async (path: string) => (await ann.get(path)).json()
  expect(await json('/api/stats')).toEqual({
    today: { completed: 1, total: 1, percent: 100 },
    weekly_xp: null,
    from_last_week: null,
    streak: null,
    level: null,
    xp: null,
    next_level_xp: null,
  })
  expect(await json('/api/profile')).toMatchObject({ id: ann.id, level: null, xp: null })
  expect(await json(`/api/habits/${habit.id}`)).toMatchObject({
    streak: null,
    best_streak: null,
    streak_unit: 'day',
    strength: expect.any(Number),
    xpReward: habit.xpReward,
  })
  expect(await json('/api/habits/stats')).toMatchObject({
    longestStreak: null,
    totalXpFromHabits: null,
    completedToday: 1,
  })
  expect(await json('/api/analytics?period=week')).toMatchObject({
    cards: { best_streak: null, tasks_completed: { value: 1 } },
  })
  expect(await json(`/api/rituals/evening_close/${TODAY}`)).toMatchObject({
    facts: { xp: null, completed: 1 },
  })
})

test('what shows nothing else is not there, and the rest of analytics is', async () => {
  const { ann, habit } = await aPlayer()
  const range = `from=${TODAY}&to=${TODAY}`
  const paths = [
    '/api/xp-ledger',
    `/api/streak-days?from=${TODAY}`,
    `/api/habits/${habit.id}/streaks`,
    `/api/analytics/rows?of=streak&${range}`,
    '/api/analytics/export?card=best_streak&period=week',
  ]
  const others = [
    `/api/analytics/rows?of=completed&${range}`,
    '/api/analytics/export?card=tasks_completed&period=week',
  ]
  const statuses = () => Promise.all([...paths, ...others].map(async (path) => (await ann.get(path)).status))
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200])
  await setGame(ann, false)
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 200, 200])
})

test('actions say no award, and earn it all the same', async () => {
  const { ann, task, habit, goal } = await aPlayer()
  const xp = async () =>
    (await server.db.query<{ xp: number }>('select xp from users where id = $1', [ann.id]))[0]?.xp
  const before = await xp()
  await setGame(ann, false)
  const next = aTask({ xp_reward: 50, scheduled_time: '10:00' })
  await ann.post('/api/tasks', next)
  const answers = [
    await ann.act(next.id, 'complete'), // by the batched statement
    await ann.act(next.id, 'complete'),
    await ann.act(task.id, 'uncomplete'),
    await ann.delete(dayOf(habit)),
    await ann.put(dayOf(habit), {}),
    await ann.post(`/api/goals/${goal.id}/achieve`, { reason: 'Enough' }),
    await ann.post(`/api/goals/${goal.id}/reopen`),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    const body: unknown = await answer.json()
    expect([told(body), Object.keys(body as object)]).toEqual([[], expect.not.arrayContaining(['award'])])
  }
  expect(await xp()).toBe((before ?? 0) + 50 - 120)
})

test('the row that a conflict shows, and a list that is compressed, tell none of it either', async () => {
  const { ann, habit } = await aPlayer()
  for (let n = 0; n < 45; n += 1) await createHabit(ann, { name: `Habit ${n}` })
  await setGame(ann, false)
  const stale = await ann.patch(`/api/habits/${habit.id}`, { name: 'Write', version: 99 })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ details: { id: habit.id, streak: null, best_streak: null } })
  const headers = { authorization: `Bearer ${ann.token}`, 'accept-encoding': 'br' }
  const list = await server.app.request('/api/habits?limit=100', { headers })
  expect(list.headers.get('content-encoding')).toBe('br')
  const text = brotliDecompressSync(Buffer.from(await list.arrayBuffer())).toString()
  const items: unknown[] = JSON.parse(text).items
  expect([items.length, told(items)]).toEqual([46, []])
})

test('the assistant looks at no more than the person is shown, and says no more', async () => {
  const { ann } = await aPlayer()
  const progress = async () => {
    const person = await personOf(server.db, ann.id)
    if (!person || getProgressTool.effect !== 'read') throw new Error('Nobody, or nothing, is asked')
    return getProgressTool.answer(server.deps, person, {} as never, {} as never)
  }
  expect(Object.keys(await progress()).toSorted()).toEqual([
    'level',
    'next_level_xp',
    'streak',
    'today',
    'weekly_xp',
    'xp',
  ])
  expect(progressInWords(await progress())?.text).toMatch(/XP.*Level 2/)
  await setGame(ann, false)
  expect(await progress()).toEqual({ today: { completed: 1, total: 1, percent: 100 } })
  expect(progressInWords(await progress())?.text).toBe('Today: 1 of 1 done.')
  const tools = await (await ann.get('/api/assistant/tools')).json()
  expect(told(tools)).toEqual([])
})

test('other devices hear that figures came or went, also on another server', async () => {
  const second = await startTestServer({ db: server.db })
  const { ann, habit } = await aPlayer()
  const there = async () => {
    const answer = await second.app.request('/api/stats', {
      headers: { authorization: `Bearer ${ann.token}` },
    })
    return ((await answer.json()) as { level: number | null }).level
  }
  expect(await there()).toBe(2)
  const events = await openEvents(second.app, ann.token)
  for (const [isOn, level] of [
    [false, null],
    [true, 2],
  ] as const) {
    await setGame(ann, isOn)
    const heard = (await events.next())?.data?.changes.map(({ table, id }) => `${table} ${id}`)
    expect(heard).toEqual(
      expect.arrayContaining([`settings ${ann.id}`, `users ${ann.id}`, `habits ${habit.id}`]),
    )
    expect(await there()).toBe(level)
  }
  await events.close()
})
