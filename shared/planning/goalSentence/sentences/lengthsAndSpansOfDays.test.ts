import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  '4 hrs a day mon-fri, sun 2 hrs',
  '4 hrs a day mon-fri and sun 2 hrs',
  'mon-fri 4 hrs a day, sun 2 hrs',
  '4 hours a day monday to friday, sundays 2 hours',
])('%s: so long on each of these days, and not on those beside them', (clause) => {
  expect(read(`study for the bar, ${clause}`)).toMatchObject({
    minutes: 240,
    weekdays: [0, 1, 2, 3, 4, 5],
    own_days: [{ days: [0], between: null, minutes: 120 }],
    unread: [],
  })
})

test.each([
  ['train my puppy, 3 x 5 min a day', 5, 3],
  ['stretch, 2x10 min daily', 10, 2],
])('%s: several times a day', (sentence, minutes, value) => {
  expect(read(sentence)).toMatchObject({ minutes, per_week: 7, amount: { value, per: 'day' }, unread: [] })
})

test('a number of times before a date is none of each week', () => {
  expect(read('practice presentation 5x before dec 10, 20 min')).toMatchObject({
    deadline: '2026-12-09',
    per_week: null,
  })
})

test.each(['yoga daily, 1-24 december', 'no sugar 1-24 december'])(
  '%s: from one day to the other',
  (sentence) => {
    expect(read(sentence)).toMatchObject({ starts_on: '2026-12-01', deadline: '2026-12-24' })
  },
)

test('a trip has days of its own', () => {
  expect(read('learn italian for our trip, 10-12 december')).toMatchObject({
    starts_on: null,
    deadline: '2026-12-10',
  })
})

test('an exception that is none gives no date', () => {
  expect(read('no takeaways in december, not even on christmas eve')).toMatchObject({
    starts_on: '2026-12-01',
    deadline: '2026-12-31',
    beside: ['not even on christmas eve'],
    unread: [],
  })
})

test.each([
  ['practice sax, neighbours home after 6 so before then, 30 min', ['05:00', '18:00']],
  ['learn french, kids are at school until 3 so before that', ['05:00', '15:00']],
])('%s: until others are there', (sentence, between) => {
  expect(read(sentence)).toMatchObject({ between, unread: [] })
})

test('am is no part of the day in what somebody says of themselves', () => {
  expect(read('get my 10k under 50 min by october, am at 55 now, run mon wed fri')).toMatchObject({
    between: null,
    level: 'am at 55 now',
  })
})

test('am and pm are those of the days behind them', () => {
  expect(read('gym, am mon pm wed').own_days).toEqual([
    { days: [1], between: ['05:00', '12:00'], minutes: null },
    { days: [3], between: ['12:00', '17:00'], minutes: null },
  ])
})

test.each([
  ['dont drink on weeknights, max 2 on fridays', 'quit alcohol'],
  ['more protein, 100g a day', 'eat more protein'],
  ['i can only read on the train, 20 min each way', 'read on the train'],
])('%s: %s', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})

test.each([
  ['lower my cholesterol by march check up, walk daily', '2027-02-28'],
  ['lower my cholesterol before my check up in march', '2027-02-28'],
])('%s: until then', (sentence, deadline) => {
  expect(read(sentence)).toMatchObject({ what: 'lower my cholesterol', deadline, unread: [] })
})

test('a day in short is no remark with whom it is done', () => {
  expect(read('learn poker by nov, tues w/ the lads, 2 hrs')).toMatchObject({
    what: 'learn poker',
    weekdays: [2],
  })
})

test('work in brackets behind days that are refused is why', () => {
  expect(read('run 3x a week, max 25 min, not tues thurs (work)')).toMatchObject({
    what: 'run',
    not_on: [2, 4],
    beside: ['work'],
  })
})
