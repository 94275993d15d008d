import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** When `write a novel …` ends, said on a day whose week begins on Monday. */
const deadline = (today: string, said: string) =>
  understand(`write a novel ${said}`, { today, weekStart: 1 }).understood.deadline

test.each([
  ['2026-01-15', '2026-03-31', '2026-06-30'],
  ['2026-02-28', '2026-03-31', '2026-06-30'],
  ['2026-03-01', '2026-03-31', '2026-06-30'],
  ['2026-05-20', '2026-06-30', '2026-09-30'],
  ['2026-09-30', '2026-09-30', '2026-12-31'],
  ['2026-11-23', '2026-12-31', '2027-03-31'],
])('on %s this quarter ends on %s, the next on %s', (today, own, next) => {
  expect(deadline(today, 'by the end of the quarter')).toBe(own)
  expect(deadline(today, 'by the end of next quarter')).toBe(next)
})

test.each([
  ['by the end of the week', '2026-03-08'],
  ['by the end of next week', '2026-03-15'],
  ['by the end of the month', '2026-03-31'],
  ['by the end of next month', '2026-04-30'],
  ['by the end of the year', '2026-12-31'],
  ['by the end of next year', '2027-12-31'],
])('%s is up to %s', (said, to) => {
  expect(deadline('2026-03-04', said)).toBe(to)
})
