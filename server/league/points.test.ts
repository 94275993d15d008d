import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { startTestServer } from '#server/testing.ts'
import { checkIn, createHabit, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { boardOf, earn, LONG_SESSIONS, made, pointsOf } from './testing/scene.ts'

const server = await startTestServer(LONG_SESSIONS)
afterAll(server.close)

const DAY = 86_400
/** What is kept, beside what the replayed ledger says. */
async function bothOf(person: TestPerson, week = '') {
  const query = week && `week=${week}`
  return [(await boardOf(person, query)).me.points, (await pointsOf(person, query)).total]
}

test('points are kept as they are earned, with the limits of a task and of a day', async () => {
  const ann = await server.signUp()
  expect(await bothOf(ann)).toEqual([0, 0])
  await earn(server, ann, 35)
  expect(await bothOf(ann)).toEqual([35, 35])
  await earn(server, ann, 250)
  expect(await bothOf(ann)).toEqual([135, 135])
  await ann.act((await made(ann, 75)).id, 'complete') // at once
  expect(await bothOf(ann)).toEqual([135, 135])
  await earn(server, ann, 90)
  const last = await earn(server, ann, 120)
  expect(await bothOf(ann)).toEqual([300, 300])
  await ann.act(last, 'uncomplete')
  expect(await bothOf(ann)).toEqual([225, 225])
  const { days, week } = await pointsOf(ann)
  expect([week, days[0]?.points, days.length]).toEqual([TODAY, 225, 7])
  expect(days[0]?.groups.map(({ amount, eligible, points }) => [amount, eligible, points])).toEqual([
    [35, true, 35],
    [250, true, 100],
    [75, false, 0],
    [90, true, 90],
    [0, true, 0],
  ])
})

test('a habit counts once a date, and not where it is backfilled', async () => {
  const ann = await server.signUp()
  const habit = await createHabit(ann, { xpReward: 40, start_date: daysAgo(7) })
  await checkIn(ann, habit)
  await checkIn(ann, habit)
  expect(await bothOf(ann)).toEqual([40, 40])
  await uncheck(ann, habit)
  expect(await bothOf(ann)).toEqual([0, 0])
  await checkIn(ann, habit)
  await checkIn(ann, habit, daysAgo(1))
  expect(await bothOf(ann)).toEqual([40, 40])
  expect(await bothOf(ann, daysAgo(1))).toEqual([0, 0])
})

test('what is farmed earns no more than the limits', async () => {
  const ann = await server.signUp()
  for (let tries = 0; tries < 6; tries += 1) await ann.act((await made(ann, 1000)).id, 'complete')
  expect(await bothOf(ann)).toEqual([0, 0])
  const { id } = await made(ann, 1000)
  for (let tries = 0; tries < 3; tries += 1) {
    server.wait(61)
    await ann.act(id, 'complete')
    await ann.act(id, 'uncomplete')
  }
  expect(await bothOf(ann)).toEqual([0, 0])
  await ann.act(id, 'complete')
  await ann.act(id, 'complete')
  expect(await bothOf(ann)).toEqual([100, 100])
  const yesterday = new Date(server.deps.now().getTime() - DAY * 1000)
  await ann.act((await made(ann, 1000)).id, 'complete', yesterday)
  expect(await bothOf(ann)).toEqual([100, 100])
  expect(await bothOf(ann, daysAgo(1))).toEqual([0, 0])
  for (let tries = 0; tries < 4; tries += 1) await earn(server, ann, 1000)
  expect(await bothOf(ann)).toEqual([300, 300])
})

test('a final week never changes: neither what is done late nor what is undone counts', async () => {
  const clock = await startTestServer(LONG_SESSIONS)
  const ann = await clock.signUp()
  const of = async (query: string) => [
    (await boardOf(ann, query)).me.points,
    (await pointsOf(ann, query)).total,
  ]
  const first = await earn(clock, ann, 60)
  const sunday = new Date('2026-03-08T12:00:00Z')
  clock.turnClock(8 * DAY + 3 * 3600 - 1) // Tuesday 11:59:59
  expect((await boardOf(ann, 'week=2026-03-04')).final).toBe(false)
  await earn(clock, ann, 25, sunday)
  expect(await of('week=2026-03-04')).toEqual([85, 85])
  clock.turnClock(1)
  expect((await boardOf(ann, 'week=2026-03-04')).final).toBe(true)
  await earn(clock, ann, 30, sunday)
  await ann.act(first, 'uncomplete')
  expect(await of('week=2026-03-04')).toEqual([85, 85])
  expect(await of('')).toEqual([0, 0])
  expect((await rebuildTotals(clock.db)).differences).toEqual([])
  await clock.close()
})

test('a week is any date of it, and one to come is refused beside its field', async () => {
  const ann = await server.signUp()
  expect(await boardOf(ann, 'week=2026-03-08')).toMatchObject({
    week: '2026-03-02',
    from: '2026-03-02',
    to: '2026-03-08',
    final: false,
  })
  expect(await boardOf(ann, 'week=2026-03-01')).toMatchObject({ from: '2026-02-23', to: '2026-03-01' })
  for (const path of ['/api/leaderboard', '/api/leaderboard/points'])
    for (const week of ['2026-03-09', '2027-03-02', '2026-02-30', 'soon', '']) {
      const answer = await ann.get(`${path}?week=${week}`)
      expect([week, answer.status]).toEqual([week, 400])
      expect(await answer.json()).toMatchObject({
        details: expect.arrayContaining([expect.objectContaining({ field: 'week' })]),
      })
    }
})

test('whose day has begun earlier is in the next week already', async () => {
  const clock = await startTestServer(LONG_SESSIONS)
  const [east, west] = [
    await clock.signUp({ timezone: 'Pacific/Kiritimati' }),
    await clock.signUp({ timezone: 'America/Los_Angeles' }),
  ]
  clock.turnClock(6 * DAY + 2 * 3600) // Sunday 11:00 UTC: Monday 01:00 in Kiritimati
  expect([(await boardOf(east)).from, (await boardOf(west)).from]).toEqual(['2026-03-09', '2026-03-02'])
  expect((await west.get('/api/leaderboard?week=2026-03-09')).status).toBe(400)
  await clock.close()
})

test('after any history of completions, undos and check-ins the kept points are those of the ledger', async () => {
  const step = fc.record({
    kind: fc.constantFrom('complete', 'uncomplete', 'check', 'uncheck', 'wait', 'start'),
    which: fc.nat(4),
    xp: fc.constantFrom(10, 60, 90, 400),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const ann = await server.signUp()
      await ann.patch('/api/settings', { leaderboard_everyone: true })
      const tasks = await Promise.all([10, 60, 90, 400, 1000].map((xp) => made(ann, xp)))
      const habit = await createHabit(ann, { xpReward: 70, start_date: daysAgo(7) })
      for (const { kind, which } of steps) {
        const id = tasks[which]?.id ?? ''
        if (kind === 'wait') server.wait(40)
        else if (kind === 'check') await checkIn(ann, habit, daysAgo(which % 2))
        else if (kind === 'uncheck') await uncheck(ann, habit, daysAgo(which % 2))
        else await ann.act(id, kind)
      }
      const [kept, replayed] = await bothOf(ann)
      expect(kept).toBe(replayed)
      const everyone = await boardOf(ann, 'scope=everyone')
      expect(everyone.items.find(({ is_me }) => is_me)?.points ?? 0).toBe(replayed)
    }),
    { numRuns: 10 },
  )
  expect((await rebuildTotals(server.db)).differences).toEqual([])
}, 60_000)

test('points that were kept wrongly are set right by the ledger, on everyone’s board, too', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/settings', { leaderboard_everyone: true })
  await earn(server, ann, 60)
  await server.db.query('update league_points set monday = 250, friday = 20 where user_id = $1', [ann.id])
  await server.db.query('update league_board set points = 270 where user_id = $1', [ann.id])
  const { differences } = await rebuildTotals(server.db)
  expect(differences).toEqual([
    expect.objectContaining({
      total: 'league',
      kept: expect.stringContaining('250,0,0,0,20'),
      is: expect.stringContaining('60,0'),
    }),
  ])
  expect((await boardOf(ann, 'scope=everyone')).me.points).toBe(60)
})
