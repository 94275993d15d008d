import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { streakStateOf } from '#shared/progress/streak.ts'
import { seededGoals } from './goals.ts'
import { seededHabits } from './habits.ts'
import { earnedAt, seededLedger } from './ledger.ts'
import { seededTasks } from './tasks.ts'

const TODAY = '2026-03-02'
const links = { goals: ['g1', 'g2'], domains: ['d1', 'd2', 'd3'] }
const { tasks, intervals } = seededTasks(TODAY, links)
const earned = tasks.flatMap(({ id, completed_at, xp_reward }) =>
  completed_at === null
    ? []
    : [
        earnedAt(completed_at, {
          source_kind: 'task',
          source_id: id,
          reason: 'completed',
          amount: xp_reward,
        }),
      ],
)

test('100,000 tasks of ten years: 85 % completed, a fifth with a time, and about a fifth on the timer', () => {
  expect(tasks).toHaveLength(100_000)
  expect(tasks.filter(({ completed_at }) => completed_at !== null)).toHaveLength(85_000)
  expect(tasks.filter(({ scheduled_time }) => scheduled_time !== null)).toHaveLength(20_000)
  const timed = tasks.filter(({ tracked_ms }) => tracked_ms > 0).length
  expect([timed > 19_000, timed <= 20_000]).toEqual([true, true])
  const dates = tasks.map(({ scheduled_date }) => scheduled_date)
  expect([dates[0], dates.at(-1)]).toEqual(['2016-03-03', TODAY])
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(100_000)
})

test('the timer counts for one task at a time, and what it counted ends with the completion', () => {
  const inOrder = intervals.toSorted((a, b) => a.started_at - b.started_at)
  const early = inOrder.filter(({ started_at }, index) => started_at < (inOrder[index - 1]?.ended_at ?? 0))
  expect(early).toEqual([])
  const now = Date.parse(`${TODAY}T00:02:00Z`)
  expect(tasks.filter(({ completed_at }) => (completed_at ?? 0) >= now)).toEqual([])
})

// What was measured on an account of today is compared with what will be: its rows stay the same.
test.each([
  ['tasks', tasks, 'f8165e37d1734d42'],
  ['intervals', intervals, '080d51db08376637'],
  ['habits', seededHabits(TODAY), 'ee295daba940e111'],
  ['goals', seededGoals(TODAY), 'e106e383f8fc3bb6'],
  ['ledger', seededLedger(earned), '89e4591c6b2d80c7'],
])('the same date makes the same %s in each version', (_, rows, digest) => {
  expect(createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)).toBe(digest)
})

test('30 habits with 50,000 check-ins, and 40 goals', () => {
  const { habits, checkIns } = seededHabits(TODAY)
  expect([habits.length, checkIns.length]).toEqual([30, 50_000])
  expect(new Set(checkIns.map(({ id }) => id)).size).toBe(50_000)
  expect(checkIns.filter(({ date }) => date > TODAY)).toEqual([])
  expect(seededGoals(TODAY).goals).toHaveLength(40)
})

test('the ledger adds up: its last row has the total, and the streak is that of its dates', () => {
  const { rows, streakDays } = seededLedger(earned)
  expect(rows.at(-1)?.total_after).toBe(earned.reduce((sum, { amount }) => sum + amount, 0))
  expect(new Set(streakDays)).toEqual(new Set(rows.map(({ occurrence_date }) => occurrence_date)))
  expect(rows.at(-1)?.streak_after).toBe(streakStateOf(streakDays, []).run)
})
