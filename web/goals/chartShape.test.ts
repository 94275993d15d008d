import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { chartShape, datesOfHistory, isFlat } from './chartShape.ts'

const progress = { percent: 0, done: 0, total: 15, current: 90, reached: false }
const KG = { kind: 'number', start: 90, target: 75, unit: 'kg', aggregate: 'last' } as const
const daysFrom = (from: string, values: number[]) =>
  values.map((value, at) => ({ date: addDays(from, at), value, expected: null }))

test('a history has at most 400 dates, and none before its start', () => {
  expect(datesOfHistory({ start_date: '2026-01-01' }, '2026-03-02')).toEqual({
    from: '2026-01-01',
    to: '2026-03-02',
  })
  expect(datesOfHistory({ start_date: '2020-01-01' }, '2026-03-02')?.from).toBe('2025-01-27')
  expect(datesOfHistory({ start_date: '2026-03-03' }, '2026-03-02')).toBeNull()
})

test('the drawing reaches to the target date, downwards too, and its edges are values that are there', () => {
  const goal = { metric: KG, progress, start_date: '2026-03-01', target_date: '2026-03-11' }
  const { range, bottom, top, values, line } = chartShape(goal, daysFrom('2026-03-01', [90, 89, 91]))
  expect(range).toEqual({ from: '2026-03-01', to: '2026-03-11' })
  expect([bottom, top]).toEqual([75, 91])
  expect(values.map(({ x }) => x)).toEqual([0, 0.1, 0.2])
  expect(values.at(-1)?.y).toBe(1)
  expect(line).toEqual([
    { x: 0, y: 15 / 16 },
    { x: 1, y: 0 },
  ])
})

test('without a target date there is no line, and a flat history has room on both sides', () => {
  const goal = { metric: KG, progress, start_date: '2026-03-01', target_date: null }
  const { range, line, values } = chartShape(goal, daysFrom('2026-03-01', [90, 90]))
  expect([range.to, line]).toEqual(['2026-03-02', []])
  expect(values.map(({ y }) => y)).toEqual([0.5, 0.5])
})

test('of a far target date only the line’s part in sight is drawn', () => {
  const goal = {
    metric: { kind: 'linked' as const },
    progress: { ...progress, total: 100 },
    start_date: '2026-01-01',
    target_date: '2035-01-01',
  }
  const { range, top } = chartShape(
    goal,
    daysFrom(
      '2026-01-01',
      Array.from({ length: 31 }, () => 1),
    ),
  )
  expect(range.to).toBe('2026-03-02')
  expect(top).toBeLessThan(2)
})

test('nothing is drawn where neither the value nor the line to its target moves', () => {
  const days = daysFrom('2026-03-01', [0, 0])
  const goal = (total: number, target_date: string | null) => ({
    metric: { kind: 'milestones' as const },
    progress: { ...progress, total },
    start_date: '2026-03-01',
    target_date,
  })
  expect(isFlat(chartShape(goal(0, '2026-03-11'), days))).toBe(true)
  expect(isFlat(chartShape(goal(3, null), days))).toBe(true)
  expect(isFlat(chartShape(goal(3, '2026-03-11'), days))).toBe(false)
  expect(isFlat(chartShape(goal(3, null), daysFrom('2026-03-01', [0, 1])))).toBe(false)
})
