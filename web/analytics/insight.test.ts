import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { insight } from './insight.ts'

const week = (...completed: number[]) =>
  Array.from({ length: 7 }, (_, day) => ({
    date: addDays('2026-03-01', day),
    completed: completed[day] ?? 0,
    xp: 0,
  }))

test.each([
  [week(), '2026-03-03', 'This week is still open: one completed task draws the first bar.'],
  [week(1, 2, 1), '2026-03-03', 'You completed something on each of the 3 days so far.'],
  [week(0, 2, 3), '2026-03-04', 'You completed something on 2 days of 4 so far, and most on Tuesday.'],
  [
    week(0, 3, 0, 3, 1),
    '2026-03-06',
    'You completed something on 3 days of 6 so far, and most on Monday and Wednesday.',
  ],
  [week(0, 3, 3), '2026-03-04', 'You completed something on 2 days of 4 so far, as much on each.'],
  [week(4), '2026-03-01', 'You completed something on one day so far: Sunday.'],
])('%#', (days, today, sentence) => {
  expect(insight(days, today)).toBe(sentence)
})
