import { expect, test } from 'vitest'
import { inverseCheckIn } from './change.ts'
import { noFigures } from './expected.ts'
import { isOpenOn } from './isOpenOn.ts'
import { checkedDays, type CheckedDate, type HabitPast, type Version } from './past.ts'
import { holdsDate } from './spans.ts'

/** A Wednesday. */
const TODAY = '2026-03-04'
const asked = { today: TODAY, weekStart: 1 }
const rule = (more: Partial<Version> = {}): Version => ({
  from: '2026-02-01',
  schedule: { type: 'daily' },
  aim: 'at_least',
  target: null,
  ...more,
})
const open = (date: string, version: Version, checked: CheckedDate[] = [], more: Partial<HabitPast> = {}) =>
  isOpenOn(
    { kind: 'yes_no', versions: [version], away: [], checkIns: checkedDays(checked), ...more },
    date,
    asked,
  )
const done = (date: string, value: number | null = 1, skipped = false) => ({ date, value, skipped })

test('a habit waits on the dates that it names, until it is done, skipped, away or before it begins', () => {
  expect(open(TODAY, rule())).toBe(true)
  expect(open(TODAY, rule(), [done(TODAY)])).toBe(false)
  expect(open(TODAY, rule(), [done(TODAY, null, true)])).toBe(false)
  expect(open('2026-03-03', rule(), [done(TODAY)])).toBe(true)
  expect(open(TODAY, rule(), [], { away: [{ from: TODAY, to: TODAY }] })).toBe(false)
  expect(open('2026-01-31', rule())).toBe(false)
  expect(open(TODAY, rule({ schedule: { type: 'weekdays', days: [1, 2] } }))).toBe(false)
  expect(open('2026-03-02', rule({ schedule: { type: 'weekdays', days: [1, 2] } }))).toBe(true)
})

test('so many times a week are open until the week has them', () => {
  const twice = rule({ schedule: { type: 'times_per_week', times: 2 } })
  expect(open(TODAY, twice)).toBe(true)
  expect(open(TODAY, twice, [done('2026-03-02')])).toBe(true)
  expect(open(TODAY, twice, [done('2026-03-02'), done('2026-03-03')])).toBe(false)
  expect(open(TODAY, twice, [done('2026-02-28'), done('2026-03-03')])).toBe(true)
})

test('a limit of a week stays open', () => {
  const most = rule({ schedule: { type: 'total_per_week' }, aim: 'at_most', target: 2 })
  expect(open(TODAY, most, [done('2026-03-02', 3)], { kind: 'count' })).toBe(true)
})

test('a span holds its first and its last date', () => {
  const spans = [
    { from: '2026-03-02', to: '2026-03-03' },
    { from: '2026-03-10', to: null },
  ]
  const held = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-10', '2030-01-01']
  expect(held.map((date) => holdsDate(spans, date))).toEqual([false, true, true, false, true, true])
})

test('a habit that was just made is open today and on the dates to come that it names', () => {
  const figures = noFigures('yes_no', rule({ from: TODAY }), asked)
  expect(figures).toMatchObject({
    streak: 0,
    strength: 0,
    due_today: true,
    paused_today: false,
    days_since: null,
    weekly_marks: ['none', 'none', 'open', 'open', 'open', 'open', 'open'],
    weeklyCompletion: Array.from({ length: 7 }, () => false),
  })
  const later = noFigures('yes_no', rule({ from: '2026-03-06' }), asked)
  expect(later).toMatchObject({ due_today: false, paused_today: true })
  expect(later.weekly_marks).toEqual(['none', 'none', 'none', 'none', 'open', 'open', 'open'])
  const quit = noFigures('quit', rule({ from: TODAY, aim: 'at_most', target: 0 }), asked)
  expect(quit).toMatchObject({ strength: 100, days_since: 0 })
})

test('what undoes a check-in: the date as it was, or the addition taken off', () => {
  const base = { id: 'h', date: TODAY, at: 'now' }
  const was = { value: 1, skipped: false }
  const check = { ...base, kind: 'check' as const, was, said: { value: 3, skipped: false } }
  expect(inverseCheckIn(check, { aim: 'at_least' }, 'x')).toEqual({
    ...base,
    kind: 'check',
    said: was,
    was: check.said,
  })
  const add = { ...base, kind: 'add' as const, was: null, addition: 'a', amount: 2.5 }
  expect(inverseCheckIn(add, { aim: 'at_least' }, 'x')).toEqual({
    ...add,
    was: { value: 2.5, skipped: false },
    addition: 'x',
    amount: -2.5,
  })
  expect(inverseCheckIn(add, { aim: 'at_most' }, 'x')).toMatchObject({ kind: 'check', said: null })
  expect(inverseCheckIn({ ...add, was }, { aim: 'at_most' }, 'x')).toMatchObject({
    kind: 'add',
    amount: -2.5,
  })
})
