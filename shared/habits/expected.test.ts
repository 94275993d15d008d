import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHabit } from './testing/anyHabit.ts'
import { isDone } from './credit.ts'
import { expectedFigures } from './expected.ts'
import { figuresOf } from './figures.ts'
import type { Habit } from './habit.ts'
import { checkedDays, type HabitPast, replacedDay } from './past.ts'

/** A habit of today without a check-in of today, and a value for it. */
const anyToday = anyHabit
  .filter(({ past, asked }) => past.versions[0].from <= asked.today)
  .chain(({ past, asked }) =>
    fc.record({
      past: fc.constant({
        ...past,
        versions: past.versions.filter(({ from }) => from <= asked.today) as unknown as typeof past.versions,
        checkIns: replacedDay(past.checkIns, asked.today, null),
      }),
      asked: fc.constant({ today: asked.today, weekStart: asked.weekStart }),
      value: past.kind === 'yes_no' ? fc.constantFrom(0, 1) : fc.constantFrom(0, 0.3, 1, 3, 10, 33.33, 200),
    }),
  )
  .filter(({ past, asked }) => {
    const { paused_today } = figuresOf(past, asked)
    return !paused_today // a check-in would be refused
  })

test('what a device expects of a check-in of today is what the server will answer', () => {
  fc.assert(
    fc.property(anyToday, ({ past, asked, value }) => {
      const before = rowOf(past, asked)
      const checkIns = replacedDay(past.checkIns, asked.today, { value })
      const answer = figuresOf({ ...past, checkIns }, asked)
      const expected = expectedFigures(before, asked.today, { value, skipped: false }, asked)
      const rule = ruleOf(past, asked.today)
      const isNamed = !['times_per_days', 'after_done'].includes(rule.schedule.type)
      const { weekly_marks: marks, ...others } = expected
      expect(pick(answer, others)).toEqual(others)
      if (isNamed) expect(answer.weekly_marks).toEqual(marks)
      expect(expected.completedToday).toBe(isDone(past.kind, rule, value))
      const isRolling = rule.schedule.type === 'times_per_days'
      if (!isRolling && !(rule.schedule.type === 'after_done' && before.missed_last))
        expect({ ...before, ...expected }.streak).toBe(answer.streak)
    }),
    { numRuns: 1000 },
  )
})

test('a target that is reached leaves the end of the next period open, also where the week holds both', () => {
  const past: HabitPast = {
    kind: 'minutes',
    versions: [{ from: '2027-11-15', schedule: { type: 'total_per_month' }, aim: 'at_least', target: 1 }],
    away: [{ from: '2028-01-02', to: null }],
    checkIns: checkedDays([]),
  }
  const asked = { today: '2027-12-26', weekStart: 0 }
  const { weekly_marks } = expectedFigures(
    rowOf(past, asked),
    asked.today,
    { value: 1, skipped: false },
    asked,
  )
  expect(weekly_marks).toEqual(['none', 'none', 'none', 'none', 'none', 'open', 'done'])
})

test('a check-in of an earlier date of this week is marked, and one that is taken back is missed', () => {
  const past: HabitPast = {
    kind: 'yes_no',
    versions: [{ from: '2026-03-02', schedule: { type: 'daily' }, aim: 'at_least', target: null }],
    away: [],
    checkIns: checkedDays([]),
  }
  const asked = { today: '2026-03-05', weekStart: 1 }
  const row = rowOf(past, asked)
  expect(row.weekly_marks.slice(0, 4)).toEqual(['missed', 'missed', 'missed', 'open'])
  const marks = (said: { value: number | null; skipped: boolean } | null) =>
    expectedFigures(row, '2026-03-03', said, asked).weekly_marks?.[1]
  expect([marks({ value: 1, skipped: false }), marks({ value: null, skipped: true }), marks(null)]).toEqual([
    'done',
    'skipped',
    'missed',
  ])
  expect(expectedFigures(row, '2026-03-01', { value: 1, skipped: false }, asked)).toEqual({})
})

function rowOf(past: HabitPast, asked: { today: string; weekStart: number }): Habit {
  const row = { kind: past.kind, versions: past.versions, ...figuresOf(past, asked) }
  return row as unknown as Habit
}

function ruleOf({ versions }: HabitPast, today: string) {
  return versions.findLast(({ from }) => from <= today) ?? versions[0]
}

function pick(from: object, names: object) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in names))
}
