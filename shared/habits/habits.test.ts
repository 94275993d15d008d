import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { judgeHabit } from './judge.ts'
import type { HabitPast, Version } from './past.ts'
import { runsOf, streaksOf } from './streak.ts'
import { strengthsOf } from './strength.ts'

const TODAY = '2015-01-26'
const daysAgo = (days: number) => addDays(TODAY, -days)
const ask = { today: TODAY, weekStart: 0 }
const rule = (schedule: Version['schedule'], from: string, more: Partial<Version> = {}): Version => ({
  from,
  schedule,
  aim: 'at_least',
  target: null,
  ...more,
})
function past(schedule: Version['schedule'], offsets: number[], more: Partial<HabitPast> = {}): HabitPast {
  return {
    kind: 'yes_no',
    versions: [rule(schedule, daysAgo(Math.max(...offsets)))],
    away: [],
    checkIns: offsets.map((offset) => ({ date: daysAgo(offset), value: 1, skipped: false })),
    ...more,
  }
}
test('daily, 20 done', () => {
  const offsets = Array.from({ length: 20 }, (_, index) => index)
  const judged = judgeHabit(past({ type: 'daily' }, offsets), ask)
  const strengths = strengthsOf(judged, 'yes_no')
  const expected = [
    0.655747, 0.636894, 0.617008, 0.596033, 0.57391, 0.550574, 0.525961, 0.5, 0.472617, 0.443734, 0.41327,
    0.381137, 0.347244, 0.311495, 0.273788, 0.234017, 0.192067, 0.14782, 0.101149, 0.051922,
  ]
  for (const [index, strength] of [...strengths].toReversed().entries())
    expect(strength / 100).toBeCloseTo(expected[index] ?? 0, 5)
  expect(streaksOf(judged)).toEqual({ streak: 20, best_streak: 20 })
  expect(runsOf(judged)).toEqual([{ from: daysAgo(19), to: TODAY, length: 20 }])
})
