import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakStateOf, streakToday } from '#shared/progress/streak.ts'
import { addDays } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { bestStreakIn } from './bestStreak.ts'

const WEEK = { from: '2026-03-01', to: '2026-03-07' }
const run = (from: string, count: number) => Array.from({ length: count }, (_, day) => addDays(from, day))
const bestOf = (active: string[], today = '2026-03-31') => {
  const { length, dates } = bestStreakIn(WEEK, { active, off: new Set() }, today)
  return [length, dates[0], dates.at(-1)]
}

test('nothing is a streak of 0', () => {
  expect(bestOf([])).toEqual([0, undefined, undefined])
})

test('a run counts with its dates before the range, and without those after it', () => {
  expect(bestOf(run('2026-02-25', 6))).toEqual([6, '2026-02-25', '2026-03-02'])
  expect(bestOf(run('2026-03-05', 10))).toEqual([3, '2026-03-05', '2026-03-07'])
})

test('a run that ended before the range goes on while freezes last, also with nothing done in the range', () => {
  expect(bestOf(run('2026-02-19', 10))).toEqual([10, '2026-02-19', '2026-02-28'])
  expect(bestOf(run('2026-02-16', 10))).toEqual([0, undefined, undefined]) // missed three dates and the first of March
})

test('today is not over, so it breaks nothing', () => {
  const active = run('2026-02-16', 10) // two freezes cover 26 and 27 February
  expect(bestOf(active, '2026-03-01')[0]).toBe(0)
  expect(
    bestStreakIn({ from: '2026-02-28', to: '2026-02-28' }, { active, off: new Set() }, '2026-02-28').length,
  ).toBe(10)
  expect(
    bestStreakIn({ from: '2026-02-28', to: '2026-02-28' }, { active, off: new Set() }, '2026-03-01').length,
  ).toBe(0)
})

test('it is the highest of what the streak was at the end of each date', () => {
  const days = fc.uniqueArray(fc.nat(60), { maxLength: 60 })
  const about = fc.record({ active: days, off: days, from: fc.nat(60), length: fc.nat(20), wait: fc.nat(3) })
  fc.assert(
    fc.property(about, ({ active: activeDays, off: offDays, from, length, wait }) => {
      const dateOf = (day: number) => addDays('2026-01-01', day)
      const range = { from: dateOf(from), to: dateOf(from + length) }
      const today = addDays(range.to, wait)
      const active = activeDays
        .map(dateOf)
        .filter((date) => date <= today)
        .toSorted()
      const off = new Set(offDays.map(dateOf))
      const atEndOf = (date: string) => {
        const state = streakStateOf(
          active.filter((each) => each <= date),
          off,
        )
        return streakToday(state, date < today ? addDays(date, 1) : today, off).current
      }
      const best = bestStreakIn(range, { active, off }, today)
      expect(best.length).toBe(Math.max(...datesOf(range).map(atEndOf)))
      expect(best.dates).toHaveLength(best.length)
    }),
  )
})
