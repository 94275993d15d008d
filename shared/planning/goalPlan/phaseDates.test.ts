import { expect, test } from 'vitest'
import { general } from '#shared/planning/patterns/general.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { datedPhases } from './phaseDates.ts'

const weeksOf = (weeks: number) =>
  datedPhases(general, '2026-11-23', weeks * 7, 4).map(({ from, to }) => (daysBetween(from, to) + 1) / 7)

test.each([
  [4, [1, 1, 1, 1]],
  [5, [1, 2, 1, 1]],
  [6, [1, 3, 1, 1]],
  [8, [2, 4, 1, 1]],
  [10, [2, 5, 2, 1]],
  [20, [5, 9, 4, 2]],
])('of %i weeks the phase with the largest share has the most', (weeks, lengths) => {
  expect(weeksOf(weeks)).toEqual(lengths)
})

test.each([
  [4, [1, 1, 1, 1]],
  [5, [2, 1, 1, 1]],
  [6, [3, 1, 1, 1]],
  [10, [7, 1, 1, 1]],
])('of %i weeks small phases have one each, which the large one gives', (weeks, lengths) => {
  const shares = [0.8, 0.05, 0.05, 0.1]
  const phases = general.phases.map((phase, at) => ({ ...phase, share: shares[at] ?? 0 }))
  const dated = datedPhases({ ...general, phases }, '2026-11-23', weeks * 7, 4)
  expect(dated.map(({ from, to }) => (daysBetween(from, to) + 1) / 7)).toEqual(lengths)
})
