import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // what comes of a goal stands before it
  [
    'My sister is getting married on 3 July and i want to fit the dress again so need to lose about 15 pounds',
    { what: 'lose about 15 pounds', deadline: '2027-07-03', unread: [] },
  ],
  [
    'I want to fit in my suit again so need to lose 10 pounds by june',
    { what: 'lose 10 pounds', deadline: '2027-06-01', unread: [] },
  ],
  ['I want to buy a house so we need to save 20000 by 2029', { what: 'save 20000', pattern: 'savings' }],
  // it is what was chosen
  ['never ran further than the bus stop, so 10k it is, mornings work best', { what: 'run 10k', unread: [] }],
  ['my friends all signed up, so a triathlon it is, june 20', { what: 'train for a triathlon' }],
  ['too old for football so swimming it is, twice a week', { what: 'swim', per_week: 2 }],
  ['we both love it so spanish it is, 20 min a day', { what: 'learn spanish', minutes: 20 }],
  // one of it
  [
    'I always say ill write to my grandma more, she is 91, so one proper letter every sunday please',
    { what: 'write a proper letter to my grandma', weekdays: [0], beside: ['she is 91'] },
  ],
  [
    "I always say i'll call my dad more, he's 80, so one call every sunday please",
    { what: 'call my dad', weekdays: [0] },
  ],
  ['I never cook, so one proper meal every sunday please', { what: 'cook a proper meal', weekdays: [0] }],
  ["haven't touched my guitar in years, so 15 minutes every evening please", { what: 'play my guitar' }],
])('a wish behind so: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})

test.each([
  ['so busy it is hard to read, 10 pages a day', 'read 10 pages'],
  ['I want to bake more, so one cake every weekend', 'bake more'],
  ['i cant afford the gym so home workouts it is, 3 times a week', 'do home workouts'],
])('what is no wish behind so: %s', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})

test('what is drunk instead of coffee names no goal', () => {
  expect(read('doctor says no more coffee so tea it is').what).toBeNull()
})
