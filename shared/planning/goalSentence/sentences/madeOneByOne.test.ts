import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['apply to 20 jobs before christmas', 'apply to 20 jobs', 20, 'jobs'],
  ['sew 6 curtains before we move in may', 'sew 6 curtains', 6, 'curtains'],
  [
    'bake 30 boxes of cookies for the neighbours by 20 december',
    'bake 30 boxes of cookies for the neighbours',
    30,
    'boxes',
  ],
  ['list 40 new items in my shop by valentines', 'list 40 new items in my shop', 40, 'items'],
  ['send 40 christmas cards', 'send 40 christmas cards', 40, 'cards'],
  ['pack 20 boxes by friday', 'pack 20 boxes', 20, 'boxes'],
  ['mark 60 exam papers by friday', 'mark 60 exam papers', 60, 'papers'],
])('%s: what is made or done one by one is counted, whatever it is', (sentence, what, value, unit) => {
  expect(read(sentence)).toMatchObject({ what, amount: { value, unit, per: null }, unread: [] })
})

test.each(['finish 10 minutes earlier', 'bake 5 times a week', 'clean 6 days a week', 'build 2 shelves'])(
  '%s: times and a few things are no amount',
  (sentence) => {
    expect(read(sentence).amount).toBeNull()
  },
)

test('people are counted where it is said how often', () => {
  expect(read('call 5 people a week').amount).toEqual({ value: 5, unit: 'people', per: 'week' })
})

test.each([
  ['put 5000 aside for the roof by october 2027', 'put aside 5000 for the roof', 5000, null],
  ['put 200 aside each month for a car', 'put money aside for a car', 200, 'month'],
  ['save 3000 for holidays by june', 'save 3000 for holidays', 3000, null],
])('%s: a sum stands between its words, and what it is for is no condition', (sentence, what, value, per) => {
  expect(read(sentence)).toMatchObject({ what, amount: { value, unit: 'money', per }, unread: [] })
})

test.each([
  ['finish war and peace, 700 pages left, 20 pages before bed', 700],
  ['finish war and peace, 700 pages, 20 pages in bed', 700],
])('%s: so many pages at what happens each day are those of each day', (sentence, value) => {
  expect(read(sentence)).toMatchObject({
    what: 'finish war and peace',
    per_week: 7,
    amount: { value, unit: 'pages', per: null, share: { value: 20, per: 'day' } },
    unread: [],
  })
})

test('without the whole they are the amount of a day', () => {
  expect(read('read the hobbit, 10 pages on the train')).toMatchObject({
    what: 'read the hobbit',
    amount: { value: 10, unit: 'pages', per: 'day' },
  })
})

test('what is needed for all of it is no session', () => {
  expect(read('tax return 2025, need about 6 hours, by 31 jan, weekends only')).toMatchObject({
    total_minutes: 360,
    unread: [],
  })
  expect(read('I need to sleep 8 hours').total_minutes).toBeNull()
})

test.each([
  ['bookkeeping for 2026, done by 31 january', 'Work on bookkeeping for 2026', '2027-01-31'],
  ['plan the budget for 2027 by 15 december', 'plan the budget for 2027', '2026-12-15'],
])('%s: the year of accounts is part of their name', (sentence, what, deadline) => {
  expect(read(sentence)).toMatchObject({ what, deadline })
})

test.each([
  ['cyling 20 km on sundays', 'cycle 20 km'],
  ['meditaton 10 min a day', 'Practise meditation'],
  ['practise gitar 20 min a day', 'practise guitar'],
])('%s: what is often mistyped is recognised', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})
