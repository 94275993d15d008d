import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { creditOf, isDone } from './credit.ts'
import { judgeHabit } from './judge.ts'
import { LOOP_SCORES, LOOP_STREAKS } from './testing/loopTables.ts'
import { type CheckedDate, checkedDays, type HabitPast, type Version } from './past.ts'
import type { Schedule } from './schedule.ts'
import { missesOf, runsOf, streaksOf, streakUnitOf } from './streak.ts'
import { strengthsOf } from './strength.ts'

/** A Monday. */
const TODAY = '2015-01-26'
const SUNDAY = 0
const MONDAY = 1
const daysAgo = (days: number) => addDays(TODAY, -days)
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
const done = (offsets: readonly number[], value = 1): CheckedDate[] =>
  offsets.map((offset) => ({ date: daysAgo(offset), value, skipped: false }))
const skipped = (offsets: readonly number[]): CheckedDate[] =>
  offsets.map((offset) => ({ date: daysAgo(offset), value: null, skipped: true }))

type Habit = Partial<Omit<HabitPast, 'checkIns'>> & {
  checkIns?: readonly CheckedDate[]
  schedule?: Schedule
  rule?: Partial<Version>
  from?: string
}

/** A habit that begins with its first check-in unless `from` says otherwise. */
function judged(
  { schedule = { type: 'daily' }, rule, from, checkIns = [], ...more }: Habit,
  weekStart = SUNDAY,
) {
  const first = checkIns.map(({ date }) => date).toSorted()[0] ?? TODAY
  const version: Version = { from: from ?? first, schedule, aim: 'at_least', target: null, ...rule }
  const past: HabitPast = {
    kind: 'yes_no',
    versions: [version],
    away: [],
    ...more,
    checkIns: checkedDays(checkIns),
  }
  return { past, ...judgeHabit(past, { today: TODAY, weekStart }) }
}
/** Strengths as of the last dates, newest first, 0 to 1. */
function strengths(habit: Habit, weekStart = SUNDAY) {
  const each = judged(habit, weekStart)
  return Array.from(strengthsOf(each, each.past.kind), (strength) => strength / 100).toReversed()
}
function expectStrengths(actual: readonly number[], expected: readonly number[]) {
  expect(actual.slice(0, expected.length)).toEqual(expected.map((value) => expect.closeTo(value, 5)))
}

test.each(LOOP_SCORES)('strength: $name', ({ habit, start, value, done: days, skipped: skips, scores }) => {
  const { kind = 'yes_no', schedule = { type: 'daily' }, ...rule } = habit as Partial<Version & HabitPast>
  const begin = start === undefined ? {} : { from: daysAgo(start) }
  const checkIns = [...done(days, value), ...skipped(skips)]
  expectStrengths(strengths({ kind, schedule, rule, ...begin, checkIns }), scores)
})

test('strength: far more than the target is worth the target', () => {
  const count = { kind: 'count' as const, rule: { target: 200 } }
  expectStrengths(strengths({ ...count, checkIns: done([0], 1_000_000) }), [0.051922])
})

test.each([
  [{ type: 'daily' }, 1],
  [{ type: 'times_per_week', times: 6 }, 1],
] as const)('strength: always done or skipped, %o approaches 100', (schedule, limit) => {
  const skips = range(0, 100).flatMap((week) => [7 * week + 5, 7 * week + 6])
  const checkIns = [...done(range(0, 500).filter((day) => !skips.includes(day))), ...skipped(skips)]
  expect(strengths({ schedule, checkIns })[0]).toBeCloseTo(limit, 5)
})

test.each([
  [3, 2 / 3],
  [4, 1 / 2],
])('strength: two of %i times a week come to %d', (times, limit) => {
  const checkIns = done(range(0, 100).flatMap((week) => [7 * week, 7 * week + 1]))
  expect(strengths({ schedule: { type: 'times_per_week', times }, checkIns })[0]).toBeCloseTo(limit, 5)
})

test('strength: once a week on other weekdays comes to 100', () => {
  const checkIns = done(range(0, 100).flatMap((week) => [14 * week, 14 * week + 13]))
  expect(strengths({ schedule: { type: 'times_per_week', times: 1 }, checkIns })[0]).toBeCloseTo(1, 3)
})

test.each([
  [{ type: 'daily' }, range(0, 90)],
  [{ type: 'times_per_week', times: 1 }, range(0, 39).map((week) => 7 * week)],
  [{ type: 'times_per_month', times: 1 }, range(0, 18).map((month) => 30 * month)],
  [{ type: 'every_n_days', n: 7 }, range(0, 39).map((week) => 7 * week)],
] as const)('strength: %o reaches 99 in a reasonable time', (schedule, days) => {
  expect(strengths({ schedule, checkIns: done(days) })[0]).toBeGreaterThan(0.99)
})

test('strength: two days done, then every second day is enough', () => {
  expectStrengths(strengths({ checkIns: done([0, 1]) }), [0.101149])
  const schedule = { type: 'times_per_days', times: 1, days: 2 } as const
  expectStrengths(strengths({ schedule, checkIns: done([0, 1]) }), [0.054816])
  expectStrengths(strengths({ from: TODAY }), [0])
})

test('strength: half of the target is worth half', () => {
  const half = (value: number) =>
    strengths({ kind: 'count', rule: { target: 2000 }, checkIns: done(range(0, 500), value) })[0]
  expect(half(1000)).toBeCloseTo(0.5, 5)
  expect(half(500)).toBeCloseTo(0.25, 5)
})

const AT_MOST = { kind: 'count', rule: { aim: 'at_most', target: 2000 } } as const

test('strength: an aim of at most begins at 100 and falls with what is too much', () => {
  expectStrengths(strengths({ ...AT_MOST, from: TODAY }), [1])
  expectStrengths(strengths({ ...AT_MOST, checkIns: done([0, 1], 5000) }), [0.89885])
  for (const yesterday of [0, 1000])
    expectStrengths(
      strengths({ ...AT_MOST, checkIns: [...done([0], 5000), ...done([1], yesterday)] }),
      [0.948078],
    )
  expect(strengths({ ...AT_MOST, checkIns: done(range(0, 500), 3000) })[0]).toBeCloseTo(0.5, 5)
  expect(strengths({ ...AT_MOST, checkIns: done(range(0, 500), 3500) })[0]).toBeCloseTo(0.25, 5)
  expectStrengths(strengths({ ...AT_MOST, checkIns: done([2], 1e6) }), [0.950773, 0.950773, 0.948078])
})

const WEDNESDAY = { today: '2026-03-18', weekStart: 1 } // the week began on the 16th, the month on a Sunday
test.each([
  ['total_per_week', 'of the running week', ['2026-03-16', '2026-03-18'], true],
  ['total_per_week', 'of the week before too', ['2026-03-15', '2026-03-18'], false],
  ['total_per_week', 'of days that hold nothing today', ['2026-03-16', '2026-03-17'], true],
  ['total_per_month', 'of the running month', ['2026-03-01', '2026-03-18'], true],
  ['total_per_month', 'of the month before too', ['2026-02-27', '2026-03-18'], false],
] as const)(
  'strength: today counts against %s once the sum %s is too much',
  (type, _sum, dates, isCounted) => {
    const rule: Version = { from: '2026-02-01', schedule: { type }, aim: 'at_most', target: 10 }
    const checkIns = checkedDays(dates.map((date) => ({ date, value: 6, skipped: false })))
    const past: HabitPast = { kind: 'count', versions: [rule], away: [], checkIns }
    const [yesterday = 0, now = 0] = strengthsOf(judgeHabit(past, WEDNESDAY), past.kind).slice(-2)
    expect(now < yesterday).toBe(isCounted)
  },
)

test('strength: a total that may not be exceeded is kept by nothing, however the sums came about', () => {
  const checkIns = [...done([12], 0.1), ...done([11], 0.2), ...done([10], 0.3)]
  const rule = { aim: 'at_most', target: 0 } as const
  const [today = 0, , , fourDaysAgo = 0] = strengths({
    kind: 'minutes',
    rule,
    checkIns,
    schedule: { type: 'total_per_week' },
  })
  expect(today).toBeGreaterThan(fourDaysAgo)
})

// The long habit of Loop Habit Tracker's StreakListTest.
test('streaks: all runs of a long habit, newest first, and the best', () => {
  const habit = judged({ checkIns: done(LOOP_STREAKS.done) })
  const runs = runsOf(habit)
  expect(runs.map(({ length }) => length)).toEqual(LOOP_STREAKS.lengths)
  expect(runs[3]).toEqual({ from: daysAgo(10), to: daysAgo(7), length: 4 })
  expect(streaksOf(habit)).toEqual({ streak: 2, best_streak: 6 })
  expect(runsOf(judged({ checkIns: [...done([0]), ...done([5], 0)] }))).toEqual([
    { from: TODAY, to: TODAY, length: 1 },
  ])
})

test('streaks: today breaks nothing as long as it is open, and a slip breaks at once', () => {
  expect(streaksOf(judged({ checkIns: done([1, 2, 3]) })).streak).toBe(3)
  const quit = { kind: 'quit', rule: { aim: 'at_most', target: 0 }, from: daysAgo(5) } as const
  expect(streaksOf(judged(quit))).toEqual({ streak: 5, best_streak: 5 })
  expect(streaksOf(judged({ ...quit, checkIns: done([0], 0) }))).toEqual({ streak: 6, best_streak: 6 })
  const slipped = judged({ ...quit, checkIns: done([0], 2) })
  expect(streaksOf(slipped)).toEqual({ streak: 0, best_streak: 5 })
  expect(missesOf(slipped)).toEqual({ missed_last: false, comebacks: 0, missed_twice: 0 })
  const twice = judged({ ...quit, checkIns: done([0, 1], 2) })
  expect(missesOf(twice)).toEqual({ missed_last: true, comebacks: 0, missed_twice: 0 })
})

test('never twice: a miss, a second one, and what came back', () => {
  expect(missesOf(judged({ from: daysAgo(5), checkIns: done([5, 3, 2]) }))).toEqual({
    missed_last: true,
    comebacks: 1,
    missed_twice: 0,
  })
  expect(missesOf(judged({ from: daysAgo(5), checkIns: done([5, 0]) }))).toEqual({
    missed_last: false,
    comebacks: 1,
    missed_twice: 3,
  })
})

/** Due and kept of the days before today that are due, oldest first: `offset due/kept`. */
function dueDates({ timeline }: ReturnType<typeof judged>) {
  return Array.from(timeline.due, (due, index) => [timeline.today - index, due, timeline.kept[index]])
    .filter(([offset = 0, due = 0]) => due > 0 && offset >= 0)
    .map(([offset, due, kept]) => `${offset} ${due}/${kept}`)
}

test('a quota a week: the first dates count, and the last date of the week bears what is missing', () => {
  const schedule = { type: 'times_per_week', times: 3 } as const
  const checkIns = done([22, 21, 20, 19, 14]) // Sunday, 4 January to Wednesday; Monday, 12 January
  const habit = judged({ schedule, checkIns, from: '2015-01-04' })
  expect(dueDates(habit)).toEqual(['22 1/1', '21 1/1', '20 1/1', '14 1/1', '9 2/0', '2 3/0'])
  expect(streaksOf(habit)).toEqual({ streak: 0, best_streak: 1 })
  expect(streakUnitOf(schedule)).toBe('week')
  const late = judged({ schedule: { type: 'times_per_week', times: 7 }, checkIns: [], from: '2015-01-22' })
  expect(late.periods[0]).toEqual({ from: 0, to: 2, done: 0, quota: 3 })
})

test('weeks are cut by the first day of the week', () => {
  const schedule = { type: 'times_per_week', times: 1 } as const
  const checkIns = done([8, 1]) // two Sundays
  expect(streaksOf(judged({ schedule, checkIns, from: '2015-01-18' }, SUNDAY)).streak).toBe(2)
  expect(judged({ schedule, checkIns, from: '2015-01-18' }, MONDAY).units).toHaveLength(2)
  expect(streaksOf(judged({ schedule, checkIns, from: '2015-01-12' }, MONDAY)).streak).toBe(2)
})

test('counted from the last time: early counts on its date, late counts nowhere', () => {
  const schedule = { type: 'after_done', n: 5 } as const
  const habit = judged({ schedule, checkIns: done([20, 17, 9, 4]), from: daysAgo(20) })
  expect(dueDates(habit)).toEqual(['20 1/1', '17 1/1', '12 1/0', '4 1/1'])
  expect(missesOf(habit)).toEqual({ missed_last: false, comebacks: 1, missed_twice: 0 })
})

test('rolling: a date is kept as long as the last dates hold enough', () => {
  const habit = judged({
    schedule: { type: 'times_per_days', times: 2, days: 4 },
    checkIns: done([9, 8]),
    from: daysAgo(9),
  })
  expect(dueDates(habit)).toEqual(['9 1/1', '8 1/1', '5 1/0', '4 1/0', '3 1/0', '2 1/0', '1 1/0', '0 1/0'])
  expect(streaksOf(habit)).toEqual({ streak: 0, best_streak: 4 })
})

test('a total that is reached to the hundredth is reached, on that date', () => {
  const checkIns = [...done([7], 0.1), ...done([6], 0.2), ...done([5], 0.3)] // Monday to Wednesday
  const rule = { target: 0.3 }
  const habit = judged({
    kind: 'count',
    rule,
    schedule: { type: 'total_per_week' },
    checkIns,
    from: '2015-01-18',
  })
  expect(dueDates(habit)).toEqual(['6 1/1'])
  const limited = judged({
    kind: 'count',
    rule: { aim: 'at_most', target: 0.6 },
    schedule: { type: 'total_per_week' },
    checkIns,
    from: '2015-01-18',
  })
  expect(dueDates(limited)).toEqual(['2 1/1'])
})

test('an aim of nothing in a period is no period without an aim', () => {
  const rule = { aim: 'at_most', target: 0 } as const
  const habit = judged({ kind: 'minutes', rule, schedule: { type: 'total_per_week' }, from: '2015-01-04' })
  expect(streaksOf(habit).streak).toBe(3)
})

test.each([
  ['yes_no', 'at_least', null, 1, true, 1],
  ['yes_no', 'at_least', null, 0, false, 0],
  ['count', 'at_least', 8, 8, true, 1],
  ['count', 'at_least', 8, 7.99, false, 7.99 / 8],
  ['count', 'at_most', 2, 2, true, 1],
  ['count', 'at_most', 2, 3, false, 0.5],
  ['count', 'at_most', 2, 9, false, 0],
  ['quit', 'at_most', 0, 0, true, 1],
  ['quit', 'at_most', 0, 0.01, false, 0],
] as const)('%s %s %s: %d is done %s and worth %d', (kind, aim, target, value, isKept, credit) => {
  const rule = { aim, target, schedule: { type: 'daily' } } as const
  expect(isDone(kind, rule, value)).toBe(isKept)
  expect(creditOf(kind, rule, value)).toBe(credit)
})

test('silence keeps an aim of at most, but not on a date that is off or skipped', () => {
  const habit = judged({
    kind: 'quit',
    rule: { aim: 'at_most', target: 0 },
    from: daysAgo(4),
    checkIns: skipped([3]),
    away: [{ from: daysAgo(2), to: daysAgo(2) }],
  })
  expect(Array.from(habit.timeline.done.subarray(0, 5))).toEqual([1, 0, 0, 1, 0])
})

test('a week that ends in the next month asks nothing of that month yet', () => {
  const schedule = { type: 'times_per_month', times: 28 } as const
  // The month ends on Saturday, the week that begins on Monday on the Sunday after it.
  const { timeline } = judged({ schedule, from: '2015-01-01' }, MONDAY)
  const february = 31
  expect([timeline.due[february - 1], timeline.due[february]]).toEqual([28, 0])
})
