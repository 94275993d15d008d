import { expect, test } from 'vitest'
import { barsOf, scaleOf } from './bars.ts'
import { categoriesOf, plannedActualOf } from './categories.ts'
import type { CompletedTasks } from './facts.ts'
import { periodOf } from './period.ts'

/** The week from Monday 2 to Sunday 8 March 2026, looked at on Friday. */
const period = periodOf('week', '2026-03-02', { today: '2026-03-06', weekStart: 1 })
if (!period) throw new Error('This week has begun')

const done = (date: string, category: string, completed: number, more: Partial<CompletedTasks> = {}) =>
  ({ date, category, completed, measured: 0, planned: 0, actual: 0, ...more }) as CompletedTasks
const worked = (category: string, seconds: number, isFinished = true, date = '2026-03-02') =>
  ({ date, category, seconds, isFinished }) as never

test('categories are in order of what was completed in the period, with their share and their time', () => {
  const completed = [
    done('2026-03-02', 'work', 1),
    done('2026-03-06', 'work', 2),
    done('2026-03-03', 'health', 3),
    done('2026-03-03', 'learning', 2),
    done('2026-03-04', 'creative', 0),
    done('2026-03-01', 'learning', 9),
    done('2026-03-07', 'learning', 9),
  ]
  const focus = [
    worked('work', 119),
    worked('work', 1, true, '2026-03-06'),
    worked('work', 60, false),
    worked('work', 600, true, '2026-03-01'),
    worked('health', 59),
  ]
  const rows = categoriesOf({ period, completed, worked: focus })
  expect(rows.map((row) => [row.category, row.completed, row.minutes, row.share])).toEqual([
    ['health', 3, 0, 38],
    ['work', 3, 2, 37],
    ['learning', 2, 0, 25],
  ])
  expect(rows[0]?.rows).toBe('/api/analytics/rows?of=completed&from=2026-03-02&to=2026-03-06&category=health')
})

test('what tasks took beside the plan is a ratio from five on', () => {
  const completed = [
    done('2026-03-02', 'work', 3, { measured: 2, planned: 60, actual: 90 }),
    done('2026-03-03', 'work', 3, { measured: 3, planned: 39, actual: 34 }),
    done('2026-03-03', 'health', 9, { measured: 4, planned: 100, actual: 50 }),
    done('2026-03-03', 'learning', 9),
    done('2026-03-08', 'health', 9, { measured: 9, planned: 1, actual: 1 }),
  ]
  expect(plannedActualOf({ period, completed })).toMatchObject([
    { category: 'work', planned: 99, actual: 124, ratio: 1.25, sample: 5 },
    { category: 'health', planned: 100, actual: 50, ratio: null, sample: 4 },
  ])
})

test('each date has its bar, and the axis reaches fourteen at least', () => {
  const due = [
    { date: '2026-03-03', due: 4 },
    { date: '2026-03-09', due: 5 },
  ] as never
  const completed = [
    done('2026-03-03', 'work', 1),
    done('2026-03-03', 'health', 2),
    done('2026-03-01', 'work', 9),
  ]
  const bars = barsOf({ period, completed, due })
  expect(bars.map((bar) => [bar.from.slice(-2), bar.completed, bar.planned])).toEqual(
    ['02', '03', '04', '05', '06', '07', '08'].map((day) => [
      day,
      day === '03' ? 3 : 0,
      day === '03' ? 4 : 0,
    ]),
  )
  expect(scaleOf(bars)).toBe(14)
  expect(scaleOf([...bars, { ...bars[0], completed: 15 } as never])).toBe(15)
})
