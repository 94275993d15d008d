import { expect, test } from 'vitest'
import type { Stats } from '#shared/progress/stats.ts'
import { NO_PENDING_STATS, withPendingStats } from './pendingStats.ts'

const STATS: Stats = {
  today: { completed: 1, total: 4, percent: 25 },
  weekly_xp: 90,
  from_last_week: -10,
  streak: { current: 3, best: 5, freezes: 2 },
  level: 1,
  xp: 90,
  next_level_xp: 100,
}

test('a completion that waits shows its XP, the level it reaches and the count of its day', () => {
  const pending = { xp: 25, days: new Map([['2026-03-02', { completed: 1, total: 0 }]]) }
  expect(withPendingStats(STATS, pending, '2026-03-02')).toEqual({
    ...STATS,
    today: { completed: 2, total: 4, percent: 50 },
    weekly_xp: 115,
    from_last_week: 15,
    level: 2,
    xp: 115,
    next_level_xp: 300,
  })
})

test('what happens on another day leaves today alone, and nothing pending changes nothing', () => {
  const pending = { xp: 0, days: new Map([['2026-03-03', { completed: 1, total: 1 }]]) }
  expect(withPendingStats(STATS, pending, '2026-03-02')).toBe(STATS)
  expect(withPendingStats(STATS, NO_PENDING_STATS, '2026-03-02')).toBe(STATS)
})

test('an undone completion never shows less than nothing', () => {
  const pending = { xp: -200, days: new Map([['2026-03-02', { completed: -3, total: -9 }]]) }
  expect(withPendingStats(STATS, pending, '2026-03-02')).toMatchObject({
    today: { completed: 0, total: 0, percent: 0 },
    xp: 0,
    level: 1,
  })
})
