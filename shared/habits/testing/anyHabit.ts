import fc from 'fast-check'
import { addDays } from '#shared/time/civil.ts'
import type { Asked } from './habitsOracle.ts'
import { checkedDays, type HabitPast, type Kind, type Version } from '#shared/habits/past.ts'
import type { Schedule } from '#shared/habits/schedule.ts'

const START = '2027-11-15'
const whole = (min: number, max: number) => fc.integer({ min, max })
const few = (item: fc.Arbitrary<number>, maxLength: number) =>
  fc.uniqueArray(item, { minLength: 1, maxLength })
const monthDay = whole(0, 365).map((day) => addDays('2028-01-01', day).slice(5))
const season = fc.option(fc.record({ from: monthDay, to: monthDay }), { nil: undefined, freq: 4 })

const datedSchedule = fc.oneof(
  fc.constant({ type: 'daily' as const }),
  few(whole(0, 6), 7).map((days) => ({ type: 'weekdays' as const, days })),
)
const totalSchedule = fc.constantFrom(
  { type: 'total_per_week' as const },
  { type: 'total_per_month' as const },
)
const otherSchedule = fc.oneof(
  whole(2, 9).map((n) => ({ type: 'every_n_days' as const, n })),
  few(fc.oneof(whole(1, 31), fc.constant(-1)), 6).map((days) => ({ type: 'monthly' as const, days })),
  fc
    .tuple(whole(0, 6), fc.constantFrom(1, 2, 3, 4, 5, -1))
    .map(([weekday, nth]) => ({ type: 'monthly_weekday' as const, weekday, nth })),
  whole(1, 9).map((n) => ({ type: 'after_done' as const, n })),
  whole(1, 7).map((times) => ({ type: 'times_per_week' as const, times })),
  whole(1, 28).map((times) => ({ type: 'times_per_month' as const, times })),
  fc
    .tuple(whole(1, 20), whole(2, 20))
    .map(([a, b]) => ({ type: 'times_per_days' as const, times: Math.min(a, b), days: Math.max(a, b) })),
)
const inSeason = <S extends Schedule>(schedule: fc.Arbitrary<S>): fc.Arbitrary<Schedule> =>
  fc.tuple(schedule, season).map(([each, during]) => (during ? { ...each, season: during } : each))

const target = fc.constantFrom(1, 3, 10, 0.3, 33.33)
const ruleOf = (kind: Kind): fc.Arbitrary<Omit<Version, 'from'>> => {
  if (kind === 'quit')
    return inSeason(fc.constant({ type: 'daily' as const })).map((schedule) => ({
      schedule,
      aim: 'at_most',
      target: 0,
    }))
  if (kind === 'yes_no')
    return inSeason(fc.oneof(datedSchedule, otherSchedule)).map((schedule) => ({
      schedule,
      aim: 'at_least',
      target: null,
    }))
  return fc.oneof(
    fc.record({
      schedule: inSeason(fc.oneof(datedSchedule, otherSchedule, totalSchedule)),
      aim: fc.constant('at_least' as const),
      target,
    }),
    fc.record({
      schedule: inSeason(fc.oneof(datedSchedule, totalSchedule)),
      aim: fc.constant('at_most' as const),
      target: fc.oneof(target, fc.constant(0)),
    }),
  )
}

const checkedDay = (kind: Kind) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant('skipped' as const) },
    {
      weight: 4,
      arbitrary:
        kind === 'yes_no' ? fc.constantFrom(1, 1, 0) : fc.constantFrom(0, 0.1, 0.2, 1, 2.5, 3, 10, 11.11),
    },
  )

/** Any past of a habit of any kind, and what is asked of it. Its dates lie around a leap day. */
export const anyHabit: fc.Arbitrary<{ past: HabitPast; asked: Asked }> = fc
  .constantFrom<Kind>('yes_no', 'count', 'minutes', 'quit')
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      rules: fc.array(ruleOf(kind), { minLength: 1, maxLength: 3 }),
      changes: fc.uniqueArray(whole(1, 110), { minLength: 2, maxLength: 2 }),
      away: fc.array(fc.tuple(whole(-5, 130), whole(0, 20), fc.boolean()), { maxLength: 3 }),
      days: fc.array(checkedDay(kind), { maxLength: 130 }),
      age: whole(-3, 130),
      ahead: whole(0, 70),
      weekStart: whole(0, 6),
    }),
  )
  .map(({ kind, rules, changes, away, days, age, ahead, weekStart }) => {
    const froms = [START, ...changes.toSorted((a, b) => a - b).map((day) => addDays(START, day))]
    const today = addDays(START, age)
    const versions = rules.map((rule, index) => ({ ...rule, from: froms[index] ?? START }))
    const checkIns = days.flatMap((checked, index) => {
      const date = addDays(START, index)
      if (checked === null || date > today) return []
      const isSkipped = checked === 'skipped'
      return [{ date, value: isSkipped ? null : checked, skipped: isSkipped }]
    })
    return {
      past: {
        kind,
        versions: versions as unknown as HabitPast['versions'],
        away: away.map(([from, length, isOpen]) => ({
          from: addDays(START, from),
          to: isOpen ? null : addDays(START, from + length),
        })),
        checkIns: checkedDays(checkIns),
      },
      asked: { today, weekStart, until: addDays(today > START ? today : START, ahead) },
    }
  })
