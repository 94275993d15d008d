import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { anyHabit } from './testing/anyHabit.ts'
import { figuresOf } from './figures.ts'
import { judgeHabit } from './judge.ts'
import { checkedDays, type HabitPast, replacedDay, type Settled, type Version } from './past.ts'
import { basisOf, newlySettled, settledDayFor } from './settled.ts'
import { missesWithNext } from './streak.ts'
import { strengthsOf } from './strength.ts'
import { workUpTo } from './work.ts'

/** Any habit, repeated over several years: its dates go on with those of its first months. */
const anyLongHabit = fc
  .record({ each: anyHabit, years: fc.integer({ min: 1, max: 4 }), later: fc.integer({ min: 0, max: 400 }) })
  .map(({ each: { past, asked }, years, later }) => {
    const [start] = [past.versions[0].from]
    const today = addDays(asked.today > start ? asked.today : start, 365 * years + later)
    const { days, values } = past.checkIns
    const length = Math.max(1, (days.at(-1) ?? 0) - (days[0] ?? 0) + 1)
    const repeated: [number, number][] = []
    for (let shift = 0; (days[0] ?? Infinity) + shift <= dayNumber(today); shift += length + (shift % 3))
      days.forEach((day, index) => repeated.push([day + shift, values[index] ?? Number.NaN]))
    const until = repeated.filter(([day]) => day <= dayNumber(today))
    const checkIns = {
      days: Int32Array.from(new Map(until).keys()),
      values: Float64Array.from(new Map(until).values()),
    }
    return { past: { ...past, checkIns }, asked: { today, weekStart: asked.weekStart } }
  })

/** The past as it is read once it is settled. */
function cut(past: HabitPast, settled: Settled, until = Infinity): HabitPast {
  const kept = [...past.checkIns.days.entries()].filter(([, day]) => day >= settled.readsFrom && day <= until)
  return {
    ...past,
    settled,
    checkIns: {
      days: Int32Array.from(kept, ([, day]) => day),
      values: Float64Array.from(kept, ([index]) => past.checkIns.values[index] ?? Number.NaN),
    },
  }
}

/** From each day that is settled on, what is judged is what the full walk says. */
function expectSettled(past: HabitPast, asked: { today: string; weekStart: number }) {
  const full = judgeHabit(past, asked)
  for (const settled of newlySettled(past, asked)) {
    const short = cut(past, settled)
    const judged = judgeHabit(short, asked)
    const ahead = settled.day - full.timeline.first
    expect(figuresOf(short, asked)).toEqual(figuresOf(past, asked))
    for (const name of ['due', 'kept', 'done', 'off', 'values'] as const)
      expect(judged.timeline[name].slice(judged.timeline.begin)).toEqual(full.timeline[name].slice(ahead))
    const dated = (habit: typeof judged) =>
      habit.units.map(({ from, to, state }) => [
        habit.timeline.first + from,
        habit.timeline.first + to,
        state,
      ])
    expect(dated(judged)).toEqual(dated(full).filter(([, to]) => Number(to) >= settled.day))
    expect(strengthsOf(judged, past.kind).slice(judged.timeline.begin)).toEqual(
      strengthsOf(full, past.kind).slice(ahead),
    )
    expect(workUpTo(judged, asked.today)).toEqual(workUpTo(full, asked.today))
  }
}

test('what is judged from a settled day on is what the full walk says', () => {
  fc.assert(
    fc.property(anyLongHabit, ({ past, asked }) => expectSettled(past, asked)),
    { numRuns: 150 },
  )
})

test.each([1, 2, 3, 10, 40])('what is due %i days after it was done is due beyond the new year', (n) => {
  const versions: HabitPast['versions'] = [
    { from: '2024-12-01', schedule: { type: 'after_done', n }, aim: 'at_least', target: null },
  ]
  for (const days of [
    [],
    ['2024-12-30'],
    ['2024-12-30', '2025-01-20'],
    ['2024-12-30', '2025-01-20', '2025-12-31'],
  ]) {
    const checkIns = {
      days: Int32Array.from(days, dayNumber),
      values: Float64Array.from(days, () => 1),
    }
    expectSettled({ kind: 'yes_no', versions, away: [], checkIns }, { today: '2026-03-01', weekStart: 1 })
  }
})

test('what is settled a year later from what was settled before is the same', () => {
  fc.assert(
    fc.property(anyLongHabit, ({ past, asked }) => {
      const all = newlySettled(past, asked)
      for (const [index, settled] of all.entries())
        expect(newlySettled(cut(past, settled), asked)).toEqual(all.slice(index + 1))
    }),
    { numRuns: 100 },
  )
})

test('check-ins, pauses and rules of the last days change nothing that is settled', () => {
  fc.assert(
    fc.property(anyLongHabit, fc.integer({ min: -9, max: 0 }), ({ past, asked }, offset) => {
      const date = addDays(asked.today, offset)
      const known = newlySettled(past, asked)
      const rule: Version = { ...(past.versions.at(-1) ?? past.versions[0]), target: 7, from: date }
      const edited: HabitPast = {
        ...past,
        versions: [...past.versions, rule],
        away: [...past.away, { from: date, to: null }],
        checkIns: replacedDay(past.checkIns, date, { value: 3 }),
      }
      expect(newlySettled(edited, asked)).toEqual(known)
      for (const { day } of known) expect(basisOf(edited, day)).toBe(basisOf(past, day))
    }),
    { numRuns: 100 },
  )
})

test('a window of the past needs nothing of what comes after it', () => {
  fc.assert(
    fc.property(anyLongHabit, fc.nat(60), ({ past, asked }, length) => {
      const full = judgeHabit(past, asked)
      for (const settled of newlySettled(past, asked)) {
        const until = addDays(dateOfDay(settled.day), length)
        if (until > asked.today) continue
        const judged = judgeHabit(cut(past, settled, dayNumber(until) + 45), { ...asked, until })
        expect(workUpTo(judged, until)).toEqual(workUpTo(full, until))
        const strengthAt = (habit: typeof judged) =>
          strengthsOf(habit, past.kind)[dayNumber(until) - habit.timeline.first]
        expect(strengthAt(judged)).toBe(strengthAt(full))
      }
    }),
    { numRuns: 60 },
  )
})

const DAILY: Version = { from: '2020-06-01', schedule: { type: 'daily' }, aim: 'at_least', target: null }
const past: HabitPast = { kind: 'yes_no', versions: [DAILY], away: [], checkIns: checkedDays([]) }

test.each([
  ['2024-05-05', '2026-03-02', '2024-01-01'],
  ['2026-03-01', '2026-03-02', '2026-01-01'],
  ['2026-01-12', '2026-01-14', '2025-01-01'],
  ['2026-01-12', '2026-01-15', '2026-01-01'],
  ['2021-01-01', '2026-03-02', '2021-01-01'],
  ['2020-12-31', '2026-03-02', null],
  ['1995-12-31', '2026-03-02', null],
])('who asks from %s on, on %s, needs nothing before %s', (from, today, day) => {
  const found = settledDayFor(past, { from, today, weekStart: 1 })
  expect(found === null ? null : dateOfDay(found)).toBe(day)
})

test('no week is cut in two by a new year', () => {
  const weekly: HabitPast = {
    ...past,
    versions: [{ ...DAILY, schedule: { type: 'times_per_week', times: 3 } }],
  }
  const asked = { from: '2026-03-01', today: '2026-03-02', weekStart: 1 }
  expect(dateOfDay(settledDayFor(weekly, asked) ?? 0)).toBe('2025-12-29')
  expect(
    newlySettled(weekly, asked)
      .map(({ day }) => dateOfDay(day))
      .at(-1),
  ).toBe('2025-12-29')
})

test('another past has another basis', () => {
  const day = dayNumber('2026-01-01')
  const bases = [
    past,
    { ...past, kind: 'quit' as const },
    { ...past, versions: [{ ...DAILY, from: '2020-05-31' }] as const },
    { ...past, away: [{ from: '2025-12-31', to: null }] },
    { ...past, versions: [{ ...DAILY, schedule: { type: 'after_done', n: 3 } }] as const },
  ].map((each) => basisOf(each, day))
  expect(new Set(bases).size).toBe(bases.length)
  expect(missesWithNext({ units: [] })).toEqual([])
})
