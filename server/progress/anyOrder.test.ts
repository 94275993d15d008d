import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { Profile } from '#shared/profile/profile.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { createHabit, dayOf, daysAgo, TODAY } from '#server/testing/habits.ts'
import { rebuildTotals } from './rebuildTotals.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
/** What a person has: a task of a date each, a habit of yes or no and one of a number, and two goals. */
type Things = { tasks: string[]; habits: { id: string }[]; goals: string[] }

const index = fc.nat(1)
const ago = fc.nat(8)
const DAY = 24 * 60 * 60 * 1000

/** One thing that a person may do, in words and as a call. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(index, fc.constantFrom('complete', 'uncomplete'), fc.nat(6))
      .map(([which, action, days]) => ({
        name: `${action} task ${which} ${days} days ago`,
        take: (ann: Person, { tasks }: Things) =>
          ann.act(tasks[which] ?? '', action, new Date(server.deps.now().getTime() - days * DAY)),
      })),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(index, ago, fc.constantFrom({ value: 1 }, { value: 0 }, { skipped: true }))
      .map(([which, days, said]) => ({
        name: `set habit ${which}, ${days} days ago, to ${JSON.stringify(said)}`,
        take: (ann: Person, { habits }: Things) =>
          ann.put(dayOf(habits[which] ?? { id: '' }, daysAgo(days)), said),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(ago, fc.constantFrom(1, 2, -2)).map(([days, amount]) => ({
      name: `add ${amount} ${days} days ago`,
      take: (ann: Person, { habits }: Things) =>
        ann.post(`${dayOf(habits[1] ?? { id: '' }, daysAgo(days))}/add`, { id: randomUUID(), amount }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(index, ago).map(([which, days]) => ({
      name: `take habit ${which} back, ${days} days ago`,
      take: (ann: Person, { habits }: Things) =>
        ann.delete(dayOf(habits[which] ?? { id: '' }, daysAgo(days))),
    })),
  },
  fc
    .constantFrom({ target: 2 }, { target: 1 }, { xpReward: 30 }, { archived: true }, { archived: false })
    .map((patch) => ({
      name: `change the habit to ${JSON.stringify(patch)}`,
      take: (ann: Person, { habits }: Things) => ann.patch(`/api/habits/${habits[1]?.id}`, patch),
    })),
  {
    weight: 3,
    arbitrary: fc.tuple(index, fc.constantFrom('achieve', 'drop', 'reopen')).map(([which, action]) => ({
      name: `${action} goal ${which}`,
      take: (ann: Person, { goals }: Things) =>
        ann.post(`/api/goals/${goals[which]}/${action}`, action === 'reopen' ? {} : { reason: 'because' }),
    })),
  },
  fc
    .tuple(fc.constantFrom('tasks', 'habits', 'goals'), index, fc.boolean())
    .map(([kind, which, isRestore]) => ({
      name: `${isRestore ? 'restore' : 'delete'} ${kind} ${which}`,
      take: (ann: Person, { tasks, habits, goals }: Things) => {
        const ids = { tasks, habits: habits.map(({ id }) => id), goals }[kind]
        const path = `/api/${kind}/${ids[which]}`
        return isRestore ? ann.post(`${path}/restore`) : ann.delete(path)
      },
    })),
  fc.tuple(fc.nat(7), fc.nat(4)).map(([days, length]) => ({
    name: `${length} days of vacation from ${days} days ago`,
    take: (ann: Person) => {
      const from = daysAgo(days)
      const vacations = length === 0 ? [] : [{ from, to: addDays(from, length - 1) }]
      return ann.patch('/api/settings', { vacations })
    },
  })),
)

test('after any order of things the ledger’s sum is the profile’s XP, and no total is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const ann = await server.signUp()
      const things = await thingsOf(ann)
      for (const { take } of steps)
        expect([200, 204, 400, 404, 409]).toContain((await take(ann, things)).status)
      const { items } = await read(LedgerPage, ann.get('/api/xp-ledger?limit=1000'))
      const sum = items.reduce((total, { amount }) => total + amount, 0)
      const { xp } = await read(Profile, ann.get('/api/profile'))
      const stats = await read(Stats, ann.get('/api/stats'))
      expect([xp, stats.xp]).toEqual([sum, sum])
      expect(sum).toBeGreaterThanOrEqual(0)
      expect((await rebuildTotals(server.db)).differences).toEqual([])
      expect(await read(Stats, ann.get('/api/stats'))).toEqual(stats)
    }),
    { numRuns: 12 },
  )
})

async function thingsOf(ann: Person): Promise<Things> {
  const goals = [await goalOf(ann), await goalOf(ann)]
  const tasks = [aTask({ goal_id: goals[0] ?? null }), aTask({ xp_reward: 40 })]
  for (const task of tasks) await ann.post('/api/tasks', task)
  const asked = { goal_id: goals[0], start_date: daysAgo(10) }
  return {
    goals,
    tasks: tasks.map(({ id }) => id),
    habits: [
      await createHabit(ann, asked),
      await createHabit(ann, { ...asked, kind: 'count', target: 1, xpReward: 15 }),
    ],
  }
}

async function goalOf(ann: Person): Promise<string> {
  return (await read(Goal, ann.post('/api/goals', { title: 'Write a book', start_date: TODAY }))).id
}

test('how often a goal was achieved is set right by the ledger', async () => {
  const ann = await server.signUp()
  const id = await goalOf(ann)
  const act = (action: string) => ann.post(`/api/goals/${id}/${action}`, { reason: 'because' })
  await act('achieve')
  await ann.post(`/api/goals/${id}/reopen`)
  await server.db.query('update goals set achievements = 0 where user_id = $1', [ann.id])
  expect((await rebuildTotals(server.db)).differences).toEqual([
    { user_id: ann.id, total: 'achievements', kept: `0 of ${id}`, is: `1 of ${id}` },
  ])
  expect(await (await act('achieve')).json()).toMatchObject({ award: { xp: 100, total_xp: 100 } })
})
