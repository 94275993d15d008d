import { expect, test } from 'vitest'
import type { Load } from '#shared/planning/patterns/pattern.ts'
import { addDays } from '#shared/time/civil.ts'
import { type Effort, effortsOf, isLighter } from './efforts.ts'

/** A Monday. */
const FROM = '2026-11-23'
const LOAD: Load = { hasLong: true, mostHard: 1, longest: 180, mostWeekly: 420 }
const LETTERS = { easy: 'e', hard: 'h', long: 'L' }
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The efforts of a week's sessions by day, as letters: `e--L---` is an easy one on the first day and a long one on the fourth. */
const inLetters = (days: readonly number[], efforts: readonly Effort[]) =>
  WEEK.map((day) => (days.includes(day) ? LETTERS[efforts[days.indexOf(day)] ?? 'easy'] : '-')).join('')

/** Sessions on the same days of some weeks. */
function weeksOf(
  days: readonly number[],
  count: number,
  load: Partial<Load> = {},
  isTaper = false,
): string[] {
  const weeks = Array.from({ length: count }, (_, week) => week)
  const sessions = weeks.flatMap((week) =>
    days.map((day) => ({ ideal: addDays(FROM, week * 7 + day), week, isTaper })),
  )
  const efforts = effortsOf(sessions, { ...LOAD, ...load })
  return weeks.map((week) => inLetters(days, efforts.slice(week * days.length, (week + 1) * days.length)))
}

test.each<[readonly number[], Partial<Load>, readonly string[]]>([
  [[0, 2, 5], {}, ['e-e--L-', 'h-e--L-', 'h-e--L-', 'e-e--L-', 'h-e--L-']],
  [[0, 2, 6], {}, ['e-e---L', 'e-h---L']],
  [[0, 2, 4], {}, ['e-e-L--', 'h-e-L--']],
  [[5, 6], {}, ['-----eL', '-----eL', '-----eL']],
  [[1], {}, ['-L-----', '-h-----', '-L-----', '-e-----']],
  [[0, 1, 2, 3, 4], { mostHard: 2 }, ['eeeeL--', 'heheL--']],
  [[0, 2, 4], { hasLong: false }, ['h-e-e--', 'h-e-e--', 'h-e-e--', 'e-e-e--']],
  [[0, 2, 4], { hasLong: false, mostHard: 3 }, ['h-h-h--', 'h-h-h--', 'h-h-h--', 'h-h-e--']],
  [[0, 2, 5], { mostHard: 0 }, ['e-e--L-', 'e-e--L-', 'e-e--L-', 'e-e--L-', 'e-e--L-']],
])('on the days %j, with %j: %j', (days, load, weeks) => {
  expect(weeksOf(days, weeks.length, load)).toEqual(weeks)
})

test('before the date all are easy, and every fourth week is lighter', () => {
  expect(weeksOf([0, 2, 5], 2, {}, true)).toEqual(['e-e--e-', 'e-e--e-'])
  expect([0, 1, 2, 3, 4, 7, 8].map(isLighter)).toEqual([false, false, false, true, false, true, false])
})

test.each([
  [[0, 3, 5], 'e--L-e-'],
  [[0, 4, 5], 'e---Le-'],
  [[0, 3, 4, 5], 'e--eLe-'],
  [[0, 1, 5], 'ee---L-'],
])('in weeks that begin on a Wednesday, on the days %j the long one is at the weekend: %s', (days, week) => {
  const sessions = days.map((day) => ({ ideal: addDays('2026-11-25', day), week: 0, isTaper: false }))
  expect(inLetters(days, effortsOf(sessions, LOAD))).toBe(week)
})
