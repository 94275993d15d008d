import { expect, test } from 'vitest'
import { judgeHabit } from '#shared/habits/judge.ts'
import { checkedDays } from '#shared/habits/past.ts'
import { dueRows } from './habitRows.ts'

const TODAY = '2026-03-06'
const judged = judgeHabit(
  {
    kind: 'yes_no',
    versions: [
      {
        from: '2026-03-02',
        schedule: { type: 'weekdays', days: [1, 3, 5] },
        aim: 'at_least',
        target: null,
      },
    ],
    away: [],
    checkIns: checkedDays([{ date: '2026-03-04', value: 1, skipped: false }]),
  },
  { today: TODAY, weekStart: 1 },
)
const habit = { id: 'h', name: 'Read', category: 'learning', domain_id: null, goal_id: null, judged }
const rows = (from: string, to: string) =>
  dueRows(habit, { from, to }, TODAY).map(({ date, state }) => `${date} ${state}`)

test('a habit has a row for each date on which it was due: missed, done, or open today', () => {
  expect(rows('2026-03-01', TODAY)).toEqual(['2026-03-02 missed', '2026-03-04 done', '2026-03-06 open'])
  expect(rows('2026-03-03', '2026-03-05')).toEqual(['2026-03-04 done'])
  expect(rows('2026-02-01', '2026-02-28')).toEqual([])
})
