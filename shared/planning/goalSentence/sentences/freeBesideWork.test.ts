import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

test.each([
  [
    'i work night shifts so im only free 2pm to 5pm. want to learn korean 4 days a week 40min',
    ['14:00', '17:00'],
    'i work night shifts',
  ],
  ['i work shifts so im free in the mornings, gym 3x a week', ['05:00', '12:00'], 'i work shifts'],
  ['gym 3x a week, i do nights so evenings only', ['17:00', '22:00'], 'i do nights'],
  [
    "i'm a nurse on lates so my mornings are free, yoga 3x a week",
    ['05:00', '12:00'],
    "i'm a nurse on lates",
  ],
  ['nurse on lates so mornings only. yoga 3x a week', ['05:00', '12:00'], 'nurse on lates'],
  ['i work from home so i can run at lunch, 3x a week', ['12:00', '14:00'], 'i work from home'],
  [
    'i drive a bus so im only free after 6pm and want to learn korean 4 days a week',
    ['18:00', '24:00'],
    'i drive a bus',
  ],
  ['as i work shifts im only free in the mornings, gym 3x a week', ['05:00', '12:00'], 'i work shifts'],
  ['my job is 9 to 5 which leaves evenings, yoga 3x a week', ['17:00', '22:00'], 'my job is 9 to 5'],
  [
    'learn guitar 20 min a day, i work rotating shifts so i have time before noon',
    ['05:00', '12:00'],
    'i work rotating shifts',
  ],
])('%s', (sentence, between, job) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ between, beside: [job], unread: [] })
})

test('a day that is free beside a job is one of the goal', () => {
  expect(
    understand('we run a cafe so sundays are our only free day, learn to sail', CONTEXT).understood,
  ).toMatchObject({
    what: 'learn to sail',
    weekdays: [0],
    beside: ['we run a cafe'],
    unread: [],
  })
})

test('the time that is free is no length of a session', () => {
  expect(understand("i'm only free 2pm to 5pm. gym 3x a week", CONTEXT).understood).toMatchObject({
    between: ['14:00', '17:00'],
    minutes: null,
  })
})

// What a job takes, and days of its own, are asked about as before.
test.each([
  ['i work nights so mornings are out, gym 3x a week', 'i work nights'],
  ['i work weekends so i can only do mornings, gym 3x a week', 'i work weekends'],
])('%s is asked about', (sentence, unread) => {
  expect(understand(sentence, CONTEXT).understood.unread).toEqual([unread])
})
