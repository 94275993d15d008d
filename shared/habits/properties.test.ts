import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfDay } from '#shared/time/civil.ts'
import { anyHabit } from './testing/anyHabit.ts'
import { naiveHabit } from './testing/habitsOracle.ts'
import { judgeHabit } from './judge.ts'
import { missesOf, runsOf, streaksOf } from './streak.ts'
import { strengthsOf } from './strength.ts'

const RUNS = { numRuns: 120 }
type Case = typeof anyHabit extends fc.Arbitrary<infer Value> ? Value : never
const judgedOf = ({ past, asked }: Case) => judgeHabit(past, asked)

test('each date is off, done, due and kept as the table says', () => {
  fc.assert(
    fc.property(anyHabit, (each) => {
      const { first, off, done, due, kept } = judgedOf(each).timeline
      const { days } = naiveHabit(each.past, each.asked)
      const judged = days.map((_, index) => ({
        date: dateOfDay(first + index),
        off: off[index] === 1,
        done: done[index] === 1,
        due: due[index],
        kept: kept[index],
      }))
      expect(judged).toEqual(days)
    }),
    RUNS,
  )
})

test('units, streaks, runs and misses are those of the table', () => {
  fc.assert(
    fc.property(anyHabit, (each) => {
      const judged = judgedOf(each)
      const { first } = judged.timeline
      const dated = judged.units.map(({ from, to, state }) => ({
        from: dateOfDay(first + from),
        to: dateOfDay(first + to),
        state,
      }))
      const { units, streak, best_streak, runs, missed_last, comebacks, missed_twice } = naiveHabit(
        each.past,
        each.asked,
      )
      expect(dated).toEqual(units)
      expect(streaksOf(judged)).toEqual({ streak, best_streak })
      expect(runsOf(judged)).toEqual(runs)
      expect(missesOf(judged)).toEqual({ missed_last, comebacks, missed_twice })
    }),
    RUNS,
  )
})

test('the strength of each date is that of the formula', () => {
  fc.assert(
    fc.property(anyHabit, (each) => {
      const strengths = strengthsOf(judgedOf(each), each.past.kind)
      const naive = naiveHabit(each.past, { ...each.asked, until: each.asked.today }).strengths
      expect(strengths).toHaveLength(naive.length)
      for (const [index, strength] of strengths.entries())
        expect(strength).toBeCloseTo(naive[index] ?? NaN, 6)
    }),
    { numRuns: 150 },
  )
})

test('a habit that is off from the beginning says nothing', () => {
  fc.assert(
    fc.property(anyHabit, ({ past, asked }) => {
      const judged = judgeHabit({ ...past, away: [{ from: '1990-01-01', to: null }] }, asked)
      expect(judged.units).toEqual([])
      expect([...judged.timeline.due].some((due) => due > 0)).toBe(false)
    }),
    { numRuns: 50 },
  )
})
