import { createHash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { Accountability } from '#shared/accountability/accountability.ts'
import { AchievementList } from '#shared/achievements/achievement.ts'
import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import { ClaimPage } from '#shared/claims/claim.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { Goal } from '#shared/goals/goal.ts'
import { HabitCheckIns } from '#shared/habits/checkIn.ts'
import { Habit } from '#shared/habits/habit.ts'
import { Suggestions } from '#shared/ifThens/suggestion.ts'
import { Leaderboard } from '#shared/league/leaderboard.ts'
import { PartnerPage } from '#shared/partners/partner.ts'
import { Profile } from '#shared/profile/profile.ts'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { ChallengePage } from '#shared/challenges/challenge.ts'
import { RoomPage } from '#shared/rooms/room.ts'
import { Ritual } from '#shared/rituals/ritual.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { createDatabase } from '#server/kit/db/database.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'
import { PGLITE_PARSERS, pgliteDriver } from '#server/kit/db/pgliteDriver.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { createProfile } from '#server/profile/create.ts'
import { read } from '#server/testing.ts'
import { openDemo } from './openDemo.ts'

const engine = await PGlite.create({ parsers: PGLITE_PARSERS })
const db = createDatabase(pgliteDriver(engine))
const migrations = await readMigrations()
const open = (moment: string) =>
  openDemo({ db, migrations, timezone: 'Europe/Vienna', now: () => new Date(moment) })
const demo = await open('2026-03-12T09:00:00Z')
afterAll(demo.close)
const ask = (path: string, init: RequestInit = {}) =>
  demo.request(path, { ...init, headers: { authorization: `Bearer ${DEMO_TOKEN}` } })

test('a demo begins with a week behind it, whose figures are the sum of what was done', async () => {
  const ledger = (await read(LedgerPage, ask('/api/xp-ledger?limit=100'))).items
  const xp = ledger.reduce((sum, { amount }) => sum + amount, 0)
  const stats = await read(Stats, ask('/api/stats'))
  expect(stats).toMatchObject({ xp, level: 8, today: { completed: 1, total: 6, percent: 17 } })
  expect(stats.streak).toMatchObject({ current: 7, best: 7 })
  expect(await read(Profile, ask('/api/profile'))).toMatchObject({
    id: demo.personId,
    name: 'Goal Crusher',
    timezone: 'Europe/Vienna',
    xp,
  })
})

test('a challenge runs in which the sample friends have added, and so has the person', async () => {
  const { items } = await read(ChallengePage, ask('/api/challenges'))
  expect(items).toEqual([
    expect.objectContaining({
      kind: 'together',
      state: 'running',
      me: 'joined',
      participants: 4,
      rank: null,
    }),
  ])
  expect(items[0]?.standing.filter(({ score }) => score > 0).length).toBeGreaterThanOrEqual(3)
  expect(items[0]?.progress).toBeLessThan(100)
})

test('the sample friends have the points of what they did, by which the board ranks them', async () => {
  const { items } = await read(Leaderboard, ask('/api/leaderboard'))
  const friends = items.filter(({ is_me }) => !is_me).map(({ name, points }) => [name, points])
  expect(friends).toEqual([
    ['Aiko Tanaka', 400],
    ['Mia Lindqvist', 380],
    ['Tomás Rivera', 180],
  ])
})

test('with two sample friends a room was kept yesterday', async () => {
  const { items } = await read(RoomPage, ask('/api/rooms'))
  const kept = { state: 'kept', checked_in_at: '2026-03-11T09:00:00.000Z' }
  expect(items).toMatchObject([
    { state: 'ended', ends_at: '2026-03-11T09:25:00.000Z', members: [kept, { ...kept, is_me: true }, kept] },
  ])
})

test('its own tasks earn 35 to 75 XP, and what is done was done within its own hours and before now', async () => {
  const { items } = await read(TaskPage, ask('/api/tasks?from=2026-03-06&to=2026-03-12&limit=1000'))
  const planned = await planOfDemo()
  const own = items.filter(({ goal_id }) => goal_id !== planned.id)
  expect(own.every((task) => task.xp_reward >= 35 && task.xp_reward <= 75)).toBe(true)
  const done = items.filter((task) => task.status === 'completed')
  expect(done).toHaveLength(19)
  expect(done.every((task) => (task.completed_at ?? '') <= '2026-03-12T09:00:00.000Z')).toBe(true)
  expect(done.map((task) => task.actual_duration)).toEqual(done.map((task) => task.estimated_duration))
  expect(items.filter((task) => task.title === 'Morning Planning Session')).toHaveLength(7)
})

test('its goals fit its days: one ahead by tasks, one a little late, one by a number with a forecast, one by a plan', async () => {
  const { items } = await read(pageSchema(Goal), ask('/api/goals'))
  const found = items.map(({ title, progress, pace, at_risk, linked, forecast }) => ({
    title,
    percent: progress.percent,
    pace: pace?.status,
    at_risk,
    tasks: linked.tasks,
    reason: forecast.reason,
  }))
  expect(found.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
    {
      title: 'Draw portraits',
      percent: 25,
      pace: 'ahead',
      at_risk: false,
      tasks: 31,
      reason: 'not_enough_data',
    },
    {
      title: 'Give a talk that people remember',
      percent: 50,
      pace: 'behind',
      at_risk: true,
      tasks: 1,
      reason: null,
    },
    { title: 'Learn 500 Spanish words', percent: 65, pace: 'ahead', at_risk: false, tasks: 2, reason: null },
    {
      title: 'Run along the river twice a week',
      percent: 50,
      pace: 'ahead',
      at_risk: false,
      tasks: 4,
      reason: 'not_enough_data',
    },
  ])
})

test('one goal was planned from a sentence, is in its third week, and every session of it so far is done', async () => {
  const goal = await planOfDemo()
  expect(goal.milestones.map(({ done }) => done)).toEqual([true, false, false, false])
  const { items } = await read(TaskPage, ask('/api/tasks?from=2026-02-25&to=2026-03-31&limit=1000'))
  const sessions = items.filter(({ goal_id }) => goal_id === goal.id)
  const past = sessions.filter(({ scheduled_date }) => (scheduled_date ?? '') < '2026-03-12')
  expect(past.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'completed'))
  expect(sessions.length).toBeGreaterThan(past.length)
  expect(sessions.every(({ description }) => description.length > 20)).toBe(true)
})

const planOfDemo = async (): Promise<Goal> => {
  const { items } = await read(pageSchema(Goal), ask('/api/goals'))
  const goal = items.find(({ title }) => title === 'Draw portraits')
  if (!goal) throw new Error('The demo has no planned goal')
  return goal
}

test('its habits were checked in on their days; what was noted before is marked as imported, and nothing is later than now', async () => {
  const { items: habits } = await read(pageSchema(Habit), ask('/api/habits'))
  expect(habits.map(({ name, completedToday }) => [name, completedToday])).toEqual([
    ['Read before bed', false],
    ['Glasses of water', false],
    ['Strength exercises', false],
    ['No phone in bed', false],
  ])
  expect(habits[0]).toMatchObject({ missed_last: true, best_streak: 8 })
  const path = `/api/habits/${habits[0]?.id}/check-ins?from=2026-01-30&to=2026-03-12`
  const { items } = await read(HabitCheckIns, ask(path))
  expect(items.every(({ date, imported }) => imported === date < '2026-03-06')).toBe(true)
  expect(items.every(({ backfilled, imported }) => backfilled === imported)).toBe(true)
  const [late] = await db.query<{ count: number }>(
    "select count(*)::int as count from habit_checkins where checked_at > '2026-03-12T09:00:00Z'",
  )
  expect(late?.count).toBe(0)
})

const DRAWN_FIELDS = [
  'title',
  'scheduled_date',
  'scheduled_time',
  'estimated_duration',
  'category',
  'priority',
  'status',
  'xp_reward',
] as const
/** Who draws a task or a check-in of the demo anew says so here. */
const DRAWN = { tasks: '7bb53e7d849878c8', checkIns: 'be552299b964e2f7' }

test('its tasks and check-ins are those that were drawn', async () => {
  const planned = await planOfDemo()
  const { items } = await read(TaskPage, ask('/api/tasks?from=2026-02-01&to=2026-03-31&limit=1000'))
  const tasks = items
    .filter(({ goal_id }) => goal_id !== planned.id)
    .map((task) => DRAWN_FIELDS.map((field) => task[field]).join())
  const checkIns = await db.query<{ row: string }>(
    `select concat_ws(',', h.name, c.date, c.value, c.note, c.skipped) as row
     from habit_checkins c join habits h on h.user_id = c.user_id and h.id = c.habit_id`,
  )
  const digestOf = (rows: readonly string[]) =>
    createHash('sha256').update(rows.toSorted().join('\n')).digest('hex').slice(0, 16)
  expect({ tasks: digestOf(tasks), checkIns: digestOf(checkIns.map(({ row }) => row)) }).toEqual(DRAWN)
})

test('a plan of it has fired, and its week has an intention', async () => {
  const { items } = await read(Suggestions, ask('/api/suggestions'))
  expect(items).toMatchObject([{ why: 'moment', state: 'open' }])
  const reviews = await read(pageSchema(Ritual), ask('/api/rituals?kind=weekly_review'))
  expect(reviews.items).toMatchObject([{ intention: 'One hard thing before noon', facts: { completed: 7 } }])
})

test('it is the same demo when it is opened again, whatever the device says', async () => {
  const again = await openDemo({ db, migrations, timezone: 'UTC', now: () => new Date() })
  expect(again.personId).toBe(demo.personId)
})

test('a demo of an earlier version goes on with its person, and others in the database are not taken for them', async () => {
  const old = createDatabase(pgliteDriver(await PGlite.create({ parsers: PGLITE_PARSERS })))
  await migrate(old, migrations)
  const [person, friend] = [crypto.randomUUID() as UserId, crypto.randomUUID() as UserId]
  const profile = { email: '', data: {} }
  await createProfile(old, { ...profile, id: person, createdAt: new Date('2026-03-02') })
  const now = () => new Date('2026-03-12T09:00:00Z')
  const first = await openDemo({ db: old, migrations, timezone: 'UTC', now })
  expect(first.personId).toBe(person)

  await createProfile(old, { ...profile, id: friend, createdAt: new Date('2026-03-01') })
  await old.query('update users set name = $2 where id = $1', [person, 'A later version of the row'])
  const again = await openDemo({ db: old, migrations, timezone: 'UTC', now })
  expect(again.personId).toBe(person)
  const headers = { authorization: `Bearer ${DEMO_TOKEN}` }
  expect(await read(Profile, again.request('/api/profile', { headers }))).toMatchObject({ id: person })
  await first.close()
})

test('before eight in the morning nothing was done later than now', async () => {
  const early = createDatabase(pgliteDriver(await PGlite.create({ parsers: PGLITE_PARSERS })))
  const now = () => new Date('2026-03-11T23:05:00Z') // five past midnight
  const { request, close } = await openDemo({ db: early, migrations, timezone: 'Europe/Vienna', now })
  const headers = { authorization: `Bearer ${DEMO_TOKEN}` }
  expect(await read(Stats, request('/api/stats', { headers }))).toMatchObject({
    today: { completed: 1 },
    streak: { current: 7 },
  })
  const [last] = await early.query<{ at: Date }>('select max(completed_at) as at from tasks')
  expect(last?.at.toISOString()).toBe(now().toISOString())
  await close()
})

test('nobody else is let in, and there are no accounts', async () => {
  expect((await demo.request('/api/profile', {})).status).toBe(401)
  expect((await ask('/auth/v1/user')).status).toBe(404)
})

test('its assistant answers by the planner that is built in, and asks nobody else', async () => {
  const send = async (path: string, body: object): Promise<Record<string, string>> => {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const headers = { ...init.headers, authorization: `Bearer ${DEMO_TOKEN}` }
    return (await demo.request(path, { ...init, headers })).json() as Promise<Record<string, string>>
  }
  const thread = await send('/v1/threads', { messages: [{ role: 'user', content: 'What is there today?' }] })
  const run = await send(`/v1/threads/${thread.id}/runs`, { assistant_id: 'crushion' })
  expect(run.model).toBe('built-in-planner')
  const path = `/v1/threads/${thread.id}/runs/${run.id}`
  await expect.poll(async () => (await ask(path)).json()).toMatchObject({ status: 'completed' })
  const { data } = (await (await ask(`/v1/threads/${thread.id}/messages`)).json()) as { data: object[] }
  expect(data[0]).toMatchObject({ role: 'assistant', metadata: { planner: 'built-in' } })
})

test('it has a score, and two claims of partners to confirm', async () => {
  const { overall, breakdown } = await read(Accountability, ask('/api/accountability'))
  expect([overall.due, breakdown.partner.score]).toEqual([6, 95])
  const { items } = await read(ClaimPage, ask('/api/claims?role=witness&state=open'))
  expect(items.map(({ title }) => title)).toEqual(['Swim 1 km', 'Call the landlord'])
  const { items: partners } = await read(PartnerPage, ask('/api/partners'))
  expect(partners.map(({ state }) => state)).toEqual(['active', 'active'])
})

test('what its friends, team, challenge and room unlock is unlocked, and paid as anybody’s', async () => {
  const { items } = await read(AchievementList, ask('/api/achievements'))
  const unlocked = items.filter((item) => item.unlocked).map(({ id }) => id)
  expect(unlocked).toEqual(
    expect.arrayContaining(['first-friend', 'first-team', 'first-challenge', 'first-room', 'first-proof']),
  )
  expect(items.filter(({ unlocked: isThere, current, target }) => !isThere && current >= target)).toEqual([])
  const ledger = (await read(LedgerPage, ask('/api/xp-ledger?limit=100'))).items
  expect(ledger.filter(({ source_kind }) => source_kind === 'achievement')).toHaveLength(unlocked.length)
})
