import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // what a language that nobody speaks is for
  [
    "moving to Lyon in september and I don't speak a word of french, would like to manage daily life",
    { what: 'learn French for day-to-day life', per_week: null, deadline: '2027-08-31' },
  ],
  [
    'my japanese is terrible, would like to hold a simple conversation by april',
    { what: 'learn Japanese to hold a simple conversation', deadline: '2027-04-01' },
  ],
  [
    "I don't understand a word of italian, would love to order food on our holiday in may",
    { what: 'learn Italian to order food', deadline: '2027-04-30', unread: [] },
  ],
  // it all, all of it
  [
    'honestly my flat is a tip and my parents arrive on the 19th, want it all decluttered by then',
    { what: 'get my flat decluttered', deadline: '2026-12-19' },
  ],
  [
    'the kitchen is a state and my mum visits on 20 december, want all of it cleaned by then',
    { what: 'get the kitchen cleaned', deadline: '2026-12-20' },
  ],
  [
    'Failed the bar in july lol. Retake is feb 23, two hours every evening and 6 on saturdays',
    { what: 'pass the bar', deadline: '2027-02-23', minutes: 120, unread: [] },
  ],
  // what somebody close has begun
  [
    'my kid is starting violin and i thought it would be fun to learn along with her, 15 minutes a day',
    { what: 'learn violin with my kid', per_week: 7, minutes: 15 },
  ],
  [
    'my daughter started swimming and i want to try it too, twice a week',
    { what: 'swim with my daughter', per_week: 2 },
  ],
  // what is never used
  [
    'i keep buying books and never reading them, lets say one book a month, there are 30 on my shelf',
    { what: 'read one book', beside: ['there are 30 on my shelf'], unread: [] },
  ],
  [
    'i have a pile of magazines i never read, lets say two a week',
    { what: 'read two magazines', amount: { value: 2, unit: 'magazines', per: 'week' } },
  ],
  // a fund that is empty, and what is put aside each month
  [
    'Our emergency fund is zero, aiming for 5000 euros in 18 months, we can put aside 280ish',
    {
      what: 'save 5000 euros for our emergency fund',
      pattern: 'savings',
      amount: { value: 5000, unit: 'euros', per: null, share: { value: 280, per: 'month' } },
      unread: [],
    },
  ],
])('the thing is named before the wish: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})

test.each([
  ['my german is rusty, i want to read more books', 'read more books'],
  ['my french is terrible but I want to learn spanish by june', 'learn spanish'],
  ['my kid is starting school and i want to learn spanish, 15 minutes a day', 'learn spanish'],
  ['my kid is starting violin and i want to learn piano with her', 'learn piano with her'],
])('a wish that names its thing is another: %s', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})

test('of an amount that does not come to the sum it is asked how often', () => {
  const { unread, amount } = read(
    'Our emergency fund is zero, aiming for 5000 euros in 18 months, we can put aside 90',
  )
  expect(unread).toEqual(['we can put aside 90'])
  expect(amount).toEqual({ value: 5000, unit: 'euros', per: null })
})
