import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_POINTS, type LeagueEntry, pointsOfWeek, WEEK_POINTS } from './points.ts'
import { finalMoment, leagueWeekOf } from './week.ts'

const WEEK = { from: '2026-03-02', to: '2026-03-08' }
const IN_TIME = '2026-03-10T11:59:59.999Z'

const entry = (date: string, source_id: string, amount: number, more: Partial<LeagueEntry> = {}) => ({
  source_kind: 'task',
  source_id,
  occurrence_date: date,
  amount,
  eligible: true,
  created_at: IN_TIME,
  ...more,
})
const [monday, tuesday, thursday] = ['2026-03-02', '2026-03-03', '2026-03-05']

test('the example of the rules makes 410 points of 1,580 XP', () => {
  const entries = [
    entry(monday, 'a', 35),
    entry(monday, 'b', 250),
    entry(monday, 'c', 75, { eligible: false }), // completed at once
    entry(monday, 'd', 90),
    entry(monday, 'e', 120),
    entry(tuesday, 'f', 10, { source_kind: 'habit' }),
    entry(tuesday, 'g', 60),
    entry(tuesday, 'g', -60),
    entry(thursday, 'h', 1000),
  ]
  const { days, total } = pointsOfWeek(entries, WEEK)
  expect(days.map(({ points }) => points)).toEqual([300, 10, 0, 100, 0, 0, 0])
  expect(total).toBe(410)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(1580)
  expect(days[0]?.groups.map(({ points }) => points)).toEqual([35, 100, 0, 90, 100])
  expect(days[1]?.groups).toEqual([
    { source_kind: 'habit', source_id: 'f', amount: 10, eligible: true, points: 10 },
    { source_kind: 'task', source_id: 'g', amount: 0, eligible: true, points: 0 },
  ])
})

test('what is written from Tuesday 12:00 UTC on does not count', () => {
  const late = entry(monday, 'a', 50, { created_at: '2026-03-10T12:00:00.000Z' })
  expect(pointsOfWeek([late], WEEK).total).toBe(0)
  expect(pointsOfWeek([entry(monday, 'a', 50)], WEEK).total).toBe(50)
  const undone = { ...late, amount: -50 }
  expect(pointsOfWeek([entry(monday, 'a', 50), undone], WEEK).total).toBe(50)
})

test('a source counts on each of its dates, and kinds are apart', () => {
  const entries = [
    entry(monday, 'a', 80, { source_kind: 'habit' }),
    entry(tuesday, 'a', 80, { source_kind: 'habit' }),
    entry(tuesday, 'a', 80),
  ]
  expect(pointsOfWeek(entries, WEEK).total).toBe(240)
})

test('rows of one source that do not count stand beside those that do', () => {
  const entries = [
    entry(monday, 'a', 40, { eligible: false }),
    entry(monday, 'a', -40, { eligible: false }),
    entry(monday, 'a', 40),
  ]
  const { days } = pointsOfWeek(entries, WEEK)
  expect(days[0]?.groups.map(({ amount, points }) => [amount, points])).toEqual([
    [0, 0],
    [40, 40],
  ])
})

test.each([
  ['2026-03-02', '2026-03-02', '2026-03-08'],
  ['2026-03-08', '2026-03-02', '2026-03-08'],
  ['2026-03-09', '2026-03-09', '2026-03-15'],
  ['2026-01-01', '2025-12-29', '2026-01-04'],
])('%s is in the week of %s to %s', (date, from, to) => {
  expect(leagueWeekOf(date)).toEqual({ from, to })
})

test('a week is final on the Tuesday after it at 12:00 UTC', () => {
  expect(finalMoment(WEEK)).toBe('2026-03-10T12:00:00.000Z')
})

const anyEntry: fc.Arbitrary<LeagueEntry> = fc.record({
  source_kind: fc.constantFrom('task', 'habit', 'goal'),
  source_id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  occurrence_date: fc.constantFrom('2026-03-01', monday, tuesday, '2026-03-08', '2026-03-09'),
  amount: fc.integer({ min: -1000, max: 1000 }),
  eligible: fc.boolean(),
  created_at: fc.constantFrom('2026-03-05T10:00:00.000Z', IN_TIME, '2026-03-10T12:00:00.000Z'),
})

/** The rule word by word. */
function naivePoints(entries: readonly LeagueEntry[]): number {
  const sources = ['task', 'habit', 'goal'].flatMap((kind) =>
    ['a', 'b', 'c', 'd', 'e'].map((id) => [kind, id]),
  )
  let week = 0
  for (let day = 2; day <= 8; day += 1) {
    let points = 0
    for (const [kind, id] of sources) {
      const rows = entries.filter(
        (row) =>
          row.source_kind === kind && row.source_id === id && row.occurrence_date === `2026-03-0${day}`,
      )
      const sum = rows.filter(countsInTime).reduce((all, row) => all + row.amount, 0)
      points += Math.min(100, Math.max(0, sum))
    }
    week += Math.min(300, points)
  }
  return week
}

const countsInTime = ({ eligible, created_at }: LeagueEntry) => eligible && created_at < '2026-03-10T12:00'

test('points are those of the rule word by word, in whatever order rows come', () => {
  const history = fc.array(anyEntry, { maxLength: 60 })
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (entries, order) => {
      const { days, total } = pointsOfWeek(entries, WEEK)
      expect(total).toBe(naivePoints(entries))
      expect(total).toBe(days.reduce((sum, { points }) => sum + points, 0))
      const shuffled = entries
        .map((row) => ({ row, at: order.next().value as number }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ row }) => row)
      expect(pointsOfWeek(shuffled, WEEK).total).toBe(total)
    }),
  )
})

test('no day makes more than 300 points, no week more than 2,100, and what is given back whole leaves none', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 60 }), (entries) => {
      const { days, total } = pointsOfWeek(entries, WEEK)
      for (const { points } of days) expect(points).toBeLessThanOrEqual(DAY_POINTS)
      expect(total).toBeLessThanOrEqual(WEEK_POINTS)
      const undone = entries.map((row) => ({ ...row, amount: -row.amount }))
      expect(pointsOfWeek([...entries, ...undone], WEEK).total).toBe(0)
    }),
  )
})
