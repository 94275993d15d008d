import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

test.each([
  ['gym 3x a week, not mondays and wednesdays (late shift)', [1, 3], ['late shift']],
  ['gym 3x a week, not fridays (family night)', [5], ['family night']],
  ['gym 3x a week, not mondays (late shift) and not wednesdays (choir)', [1, 3], ['late shift', 'choir']],
  ['gym 3x a week, not mondays (late shift) or wednesdays', [1, 3], ['late shift']],
  ['run 3x a week except sundays (no kids)', [0], ['no kids']],
])('%s', (sentence, not_on, beside) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ not_on, beside, unread: [] })
})

test.each([
  ['read 20 min a day, not after 9pm (kids at school)', ['05:00', '21:00'], ['kids at school']],
  ['swim twice a week after work (date night)', ['17:00', '24:00'], ['date night']],
])('%s', (sentence, between, beside) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ between, beside, unread: [] })
})

// What holds a day, an hour or a condition of its own is none.
test.each([
  ['run 3x a week, not mondays (work until 8)', ['work until 8']],
  ['gym on mondays (not in december)', ['not in december']],
])('%s is asked about', (sentence, unread) => {
  expect(understand(sentence, CONTEXT).understood.unread).toEqual(unread)
})

test('an hour or other days in brackets are read', () => {
  expect(understand('run on mondays (at 7)', CONTEXT).understood.between).toEqual(['07:00', '08:00'])
  expect(understand('gym on mondays (or tuesdays)', CONTEXT).understood.weekdays).toEqual([1, 2])
})
