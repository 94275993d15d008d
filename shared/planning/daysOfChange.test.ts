import { expect, test } from 'vitest'
import { changeOfGoal } from './changeOfGoal.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const change = (text: string, goal: string) =>
  changeOfGoal(text, CONTEXT, understand(goal, CONTEXT).understood)

test.each([
  ['on 1 April', { starts_on: '2027-04-01' }],
  ['from 1 April', { starts_on: '2027-04-01' }],
  ['by 1 April', { deadline: '2027-04-01' }],
])('of a habit without an end, %s', (text, answers) => {
  expect(change(text, 'quit smoking')).toMatchObject({ answers, notApplied: [] })
})

test.each(['quit smoking by May 2027', 'Learn Spanish 3 times a week'])(
  'what has an end, or sessions on dates, gets another end: %s',
  (goal) => {
    expect(change('on 1 April', goal)?.answers).toEqual({ deadline: '2027-04-01' })
  },
)

const AT_WEEKENDS = 'learn to cook on weekends for 1 hour until August 2027'
test.each([
  ['and also every Wednesday', { rhythm: [0, 3, 6], not_on: null }, []],
  ['Wednesdays too', { rhythm: [0, 3, 6], not_on: null }, []],
  ['plus Wednesday and Friday', { rhythm: [0, 3, 5, 6], not_on: null }, []],
  ['only Sundays for 2 hours', { rhythm: [0], minutes: 120 }, []],
  ['on Saturday 3h', { own_days: [{ days: [6], between: null, minutes: 180 }] }, []],
  ['Sundays at 9', { own_days: [{ days: [0], between: ['09:00', '10:00'], minutes: null }] }, []],
  ['make Sundays longer', {}, ['make Sundays longer']],
])('beside named days, %s', (text, answers, notApplied) => {
  expect(change(text, AT_WEEKENDS)).toEqual({ answers, notApplied })
})

test('a day that is possible too is one of the days of a plan that names none', () => {
  expect(change('Sundays too', 'Learn Spanish 3 times a week, not on Sundays')?.answers).toEqual({
    not_on: null,
  })
})
