import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { PutCheckIn, refusalOfDate, saidOf } from './checkIn.ts'
import { figuresOf } from './figures.ts'
import { HabitPatch, NewHabit, Step } from './habit.ts'
import { daysOf, historyOf, type RecordedPast, totalsOf } from './history.ts'
import { judgeHabit } from './judge.ts'
import { checkedDays, type Kind, type Version } from './past.ts'
import { ruleOf } from './rule.ts'
import type { Schedule } from './schedule.ts'
import { statsOf } from './stats.ts'

/** A Thursday. */
const TODAY = '2026-03-05'
const asked = { today: TODAY, weekStart: 1 }
const DAILY = { type: 'daily' } as const
const ID = '0194f2a0-0000-7000-8000-000000000001'

type Habit = {
  kind?: Kind
  schedule?: Schedule
  from?: string
  rule?: Partial<Version>
  away?: RecordedPast['away']
}
/** `check` says a value or a skip for each day before today: index 0 is today. */
function pastOf(check: Record<number, number | 'skip'>, habit: Habit = {}): RecordedPast {
  const { kind = 'yes_no', schedule = DAILY, from = '2026-02-23', rule, away = [] } = habit
  return {
    kind,
    versions: [{ from, schedule, aim: 'at_least', target: null, ...rule }],
    away,
    checkIns: checkedDays(
      Object.entries(check).map(([ago, said]) => ({
        date: addDays(TODAY, -Number(ago)),
        value: said === 'skip' ? null : said,
        skipped: said === 'skip',
      })),
    ),
    backfilled: new Set(),
    imported: new Set(),
  }
}

test.each<[string, object, string | null]>([
  ['nothing but a name', {}, null],
  ['a name of spaces', { name: ' ' }, 'name'],
  ['weekdays without a day', { schedule: { type: 'weekdays', days: [] } }, 'schedule'],
  ['a weekday twice', { schedule: { type: 'weekdays', days: [1, 1] } }, 'schedule'],
  ['every day by number', { schedule: { type: 'every_n_days', n: 1 } }, 'schedule'],
  ['the last day of the month', { schedule: { type: 'monthly', days: [-1, 31] } }, null],
  ['the day 0 of a month', { schedule: { type: 'monthly', days: [0] } }, 'schedule'],
  ['a sixth Monday', { schedule: { type: 'monthly_weekday', weekday: 1, nth: 6 } }, 'schedule'],
  ['eight times a week', { schedule: { type: 'times_per_week', times: 8 } }, 'schedule'],
  ['more times than days', { schedule: { type: 'times_per_days', times: 5, days: 4 } }, 'schedule'],
  ['an unknown schedule', { schedule: { type: 'yearly' } }, 'schedule'],
  ['a season that wraps', { schedule: { type: 'daily', season: { from: '10-01', to: '03-31' } } }, null],
  ['a season of no day', { schedule: { type: 'daily', season: { from: '13-01', to: '03-31' } } }, 'schedule'],
  ['a season to 29 February', { schedule: { type: 'daily', season: { from: '11-01', to: '02-29' } } }, null],
  [
    'a season to 30 February',
    { schedule: { type: 'daily', season: { from: '11-01', to: '02-30' } } },
    'schedule',
  ],
  [
    'a season from 31 April',
    { schedule: { type: 'daily', season: { from: '04-31', to: '06-01' } } },
    'schedule',
  ],
  ['a target of three decimals', { kind: 'count', target: 1.005 }, 'target'],
  ['a target of nine decimals', { kind: 'count', target: 5.000_000_001 }, 'target'],
  ['a target next to nothing', { kind: 'count', target: 1e-9 }, 'target'],
  ['a target of two decimals', { kind: 'count', target: 1.01 }, null],
  ['a target above a million', { kind: 'count', target: 1_000_001 }, 'target'],
  ['a start in 1989', { start_date: '1989-12-31' }, 'start_date'],
  ['a time of the day 24:00', { targetTime: '24:00' }, 'targetTime'],
  ['thirteen reminders', { reminders: Array.from({ length: 13 }, () => '09:00') }, 'reminders'],
  ['no XP', { xpReward: 0 }, 'xpReward'],
  ['101 XP', { xpReward: 101 }, 'xpReward'],
  ['a pause that ends before it begins', { pauses: [{ from: TODAY, to: '2026-03-04' }] }, 'pauses'],
  ['50 pauses', { pauses: Array.from({ length: 50 }, () => ({ from: TODAY, to: TODAY })) }, null],
  ['51 pauses', { pauses: Array.from({ length: 51 }, () => ({ from: TODAY, to: TODAY })) }, 'pauses'],
  ['a derived field', { streak: 4 }, ''],
])('a new habit with %s', (_name, more, field) => {
  const { success, error } = NewHabit.safeParse({ name: 'Read', ...more })
  expect(success ? null : String(error.issues[0]?.path[0] ?? '')).toBe(field)
  const { name: _, ...patch } = { name: 'Read', ...more }
  if (field !== 'name') expect(HabitPatch.safeParse(patch).success).toBe(success)
})

test.each<[string, Parameters<typeof ruleOf>[0], string | object]>([
  ['yes or no', { kind: 'yes_no', schedule: DAILY }, { aim: 'at_least', target: null, schedule: DAILY }],
  ['yes or no with a target', { kind: 'yes_no', schedule: DAILY, target: 1 }, 'target'],
  ['yes or no of at most', { kind: 'yes_no', schedule: DAILY, aim: 'at_most' }, 'aim'],
  ['yes or no of a total', { kind: 'yes_no', schedule: { type: 'total_per_week' } }, 'schedule'],
  ['quit', { kind: 'quit', schedule: DAILY }, { aim: 'at_most', target: 0, schedule: DAILY }],
  ['quit, but at least', { kind: 'quit', schedule: DAILY, aim: 'at_least' }, 'aim'],
  ['quit, but one', { kind: 'quit', schedule: DAILY, target: 1 }, 'target'],
  ['quit on Mondays', { kind: 'quit', schedule: { type: 'weekdays', days: [1] } }, 'schedule'],
  ['a count without a target', { kind: 'count', schedule: DAILY }, 'target'],
  ['a count of at least 0', { kind: 'count', schedule: DAILY, target: 0 }, 'target'],
  [
    'a count of at most 0',
    { kind: 'count', schedule: DAILY, aim: 'at_most', target: 0 },
    { aim: 'at_most', target: 0, schedule: DAILY },
  ],
  [
    'minutes of at most, on some weekdays',
    { kind: 'minutes', schedule: { type: 'weekdays', days: [1] }, aim: 'at_most', target: 30 },
    { aim: 'at_most', target: 30, schedule: { type: 'weekdays', days: [1] } },
  ],
  [
    'minutes of at most, three times a week',
    { kind: 'minutes', schedule: { type: 'times_per_week', times: 3 }, aim: 'at_most', target: 30 },
    'aim',
  ],
])('the rule of %s', (_name, each, expected) => {
  const rule = ruleOf(each)
  expect('field' in rule ? rule.field : rule).toEqual(expected)
})

test.each<[Kind, object, object | string]>([
  ['yes_no', {}, { value: 1, skipped: false }],
  ['yes_no', { value: 0 }, { value: 0, skipped: false }],
  ['yes_no', { value: 2 }, 'A value of yes or no is 1 or 0'],
  ['count', {}, 'A value is required'],
  ['quit', {}, 'A value is required'],
  ['quit', { value: 0 }, { value: 0, skipped: false }],
  ['minutes', { value: 12.5, note: 'x' }, { value: 12.5, skipped: false, note: 'x' }],
  ['count', { skipped: true }, { value: null, skipped: true }],
  ['count', { skipped: true, value: 3 }, 'A skipped date has no value'],
])('a check-in of %s that says %o', (kind, said, expected) => {
  expect(saidOf(kind, PutCheckIn.parse(said))).toEqual(expected)
})

test.each([
  ['2026-03-06', 'This date has not come yet'],
  [TODAY, null],
  ['2026-02-26', null],
  ['2026-02-25', 'This date is more than 7 days ago'],
  ['2026-02-19', 'The habit begins later'],
])('a check-in of %s', (date, refusal) => {
  expect(refusalOfDate(date, { today: TODAY, start_date: '2026-02-20' })).toBe(refusal)
})

test('the marks of the week stand from Monday to Sunday, also where the week begins on Sunday', () => {
  const past = pastOf({ 1: 1, 2: 'skip', 4: 1 }, { away: [{ from: '2026-03-06', to: '2026-03-06' }] })
  expect(figuresOf(past, asked)).toMatchObject({
    weeklyCompletion: [false, false, true, false, false, false, false],
    weekly_marks: ['missed', 'skipped', 'done', 'open', 'paused', 'open', 'open'],
    completedToday: false,
    due_today: true,
    value_today: null,
    streak: 1,
    missed_last: false,
    comebacks: 2,
  })
  // From Sunday, 1 March to Saturday: the Sunday comes last.
  expect(figuresOf(past, { today: TODAY, weekStart: 0 }).weekly_marks.at(-1)).toBe('done')
  expect(figuresOf(pastOf({ 0: 'skip' }), asked)).toMatchObject({
    skipped_today: true,
    paused_today: false,
    due_today: false,
  })
  const away = [{ from: TODAY, to: null }]
  expect(figuresOf(pastOf({}, { away }), asked)).toMatchObject({ skipped_today: false, paused_today: true })
})

test('a habit that begins later has nothing to show', () => {
  expect(figuresOf(pastOf({}, { from: '2026-03-07' }), asked)).toMatchObject({
    streak: 0,
    strength: 0,
    due_today: false,
    weekly_marks: ['none', 'none', 'none', 'none', 'none', 'open', 'open'],
    period: null,
  })
})

test('the running period of a quota: how much is left, and whether today can wait', () => {
  const schedule = { type: 'times_per_week', times: 3 } as const
  const period = (check: Record<number, number>, away: Habit['away'] = []) =>
    figuresOf(pastOf(check, { schedule, away }), asked).period
  expect(period({ 3: 1 })).toEqual({
    from: '2026-03-02',
    to: '2026-03-08',
    done: 1,
    quota: 3,
    days_left: 4,
    safe_today: true,
  })
  expect(period({})).toMatchObject({ done: 0, days_left: 4, safe_today: true })
  const weekend = [{ from: '2026-03-07', to: '2026-03-08' }]
  expect(period({}, weekend)).toMatchObject({ quota: 2, days_left: 2, safe_today: false })
  const total = { kind: 'minutes', schedule: { type: 'total_per_week' }, rule: { target: 100 } } as const
  expect(figuresOf(pastOf({ 3: 0.1, 2: 0.2 }, total), asked).period).toMatchObject({ done: 0.3, quota: 100 })
  expect(figuresOf(pastOf({ 3: 1 }), asked).period).toBe(null)
})

test('days since the last slip, else since the start', () => {
  const quit = { kind: 'quit', rule: { aim: 'at_most', target: 0 } } as const
  expect(figuresOf(pastOf({}, quit), asked)).toMatchObject({ days_since: 10, streak: 10 })
  expect(figuresOf(pastOf({ 0: 0, 2: 3, 4: 1 }, quit), asked)).toMatchObject({ days_since: 2, streak: 2 })
  expect(figuresOf(pastOf({ 0: 1 }, quit), asked)).toMatchObject({ days_since: 0, streak: 0 })
  expect(figuresOf(pastOf({}), asked).days_since).toBe(null)
})

test('the history has each date, with the strength from the start to today', () => {
  const past = pastOf({ 10: 1, 9: 'skip' })
  const items = historyOf(ID, past, { from: '2026-02-22', to: '2026-03-06' }, asked)
  expect(items).toHaveLength(13)
  expect(items[0]).toMatchObject({ date: '2026-02-22', due: 0, strength: null })
  expect(items[1]).toEqual({
    habit_id: ID,
    date: '2026-02-23',
    due: 1,
    kept: 1,
    done: true,
    value: 1,
    skipped: false,
    paused: false,
    backfilled: false,
    imported: false,
    strength: 5.1922,
  })
  expect(items[2]).toMatchObject({ due: 0, skipped: true, value: null, strength: 5.1922 })
  expect(items[12]).toMatchObject({ date: '2026-03-06', due: 1, kept: 0, strength: null })
})

test('the days of all habits are those on which something is due or checked', () => {
  const weekly = pastOf({ 1: 1 }, { schedule: { type: 'weekdays', days: [1] } })
  const items = daysOf(ID, weekly, { from: '2026-03-01', to: '2026-03-14' }, asked)
  expect(items.map(({ date, due, kept }) => [date, due, kept])).toEqual([
    ['2026-03-02', 1, 0],
    ['2026-03-04', 0, 0],
    ['2026-03-09', 1, 0],
  ])
})

test('totals of weeks, months and years, newest first', () => {
  const past = pastOf(
    { 0: 0.1, 1: 0.2, 3: 5, 4: 2, 60: 'skip', 70: 5 },
    { kind: 'count', from: '2025-12-01', rule: { target: 5 } },
  )
  expect(totalsOf(past, 'week', asked)).toEqual([
    { from: '2026-03-02', sum: 5.3, done_days: 1 },
    { from: '2026-02-23', sum: 2, done_days: 0 },
    { from: '2025-12-29', sum: 0, done_days: 0 },
    { from: '2025-12-22', sum: 5, done_days: 1 },
  ])
  expect(totalsOf(past, 'month', asked).map(({ from, sum }) => [from, sum])).toEqual([
    ['2026-03-01', 7.3],
    ['2026-01-01', 0],
    ['2025-12-01', 5],
  ])
  expect(totalsOf(past, 'year', asked).map(({ from }) => from)).toEqual(['2026-01-01', '2025-01-01'])
})

test('the figures of all habits together', () => {
  const weekly = pastOf({ 8: 1, 9: 1 }, { schedule: { type: 'times_per_week', times: 2 } })
  expect(
    statsOf(
      [pastOf({ 0: 1, 1: 1 }), weekly].map((past) => ({ past, judged: judgeHabit(past, asked) })),
      asked,
      70,
    ),
  ).toEqual({
    completedToday: 1,
    dueToday: 1,
    averageCompletion: 50,
    habitsMissedThisWeek: 2,
    longestStreak: 7,
    totalXpFromHabits: 70,
  })
  expect(statsOf([], asked, 0)).toMatchObject({ averageCompletion: null, longestStreak: 0 })
})

test.each([
  [-1_000_000, true],
  [-0.25, true],
  [0, true],
  [1_000_000, true],
  [-1_000_000.01, false],
  [1_000_000.01, false],
  [0.125, false],
])('a sum may be moved by %d: %s', (value, isRight) => {
  expect(Step.safeParse(value).success).toBe(isRight)
})
