import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'less tv more books - 1 book a fortnight would be great',
    { what: 'read more books', rarely: { every: 'weeks', weeks: 2, weekdays: null }, also: ['less tv'] },
  ],
  ['more books less tv, 20 pages a day', { what: 'read more books', per_week: 7, also: ['less tv'] }],
  ['i want less tv and more books', { what: 'cut down on tv', also: ['read more books'] }],
  ['less sugar, more veg, cook 3 times a week', { pattern: 'quit' }],
  [
    'less scrolling more sleep, bed by 11',
    { what: 'sleep more, bed by 11', also: ['spend less time scrolling'] },
  ],
  ['less netflix more running, 3x a week', { what: 'run more', per_week: 3, also: ['less netflix'] }],
  ['fewer takeaways, more cooking, 3 times a week', { what: 'cook more', also: ['have fewer takeaways'] }],
  [
    'Budget properly: check spending 20 mins every friday after work, no new credit card debt',
    {
      what: 'Budget properly: check spending',
      weekdays: [5],
      minutes: 20,
      also: ['avoid new credit card debt'],
    },
  ],
  ['save 200 a month, no new subscriptions', { what: 'save money', also: ['avoid new subscriptions'] }],
  ['no new clothes until easter', { what: 'avoid new clothes', deadline: '2027-03-28', also: [] }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [] })
})

test.each([
  [
    'get strong enough for pull ups. 10 in a row by summer, gym mondays and thursdays',
    { what: 'do 10 pull ups in a row', deadline: '2027-08-31', weekdays: [1, 4] },
  ],
  ['get strong enough for push ups. 20 by summer', { what: 'do 20 push ups', deadline: '2027-08-31' }],
  ['squats, 50 without stopping by may', { what: 'do 50 squats without stopping' }],
  ['do push ups, 3 times a week', { what: 'do push ups', per_week: 3 }],
  ['burpees. 10 minutes every day', { minutes: 10, per_week: 7 }],
])('%s: so many in a row are the goal, and how often is not', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  ['potty train our 2 yr old, baby nr 2 is due 20 feb', 'potty train our 2 yr old'],
  ['baby nr 2 is due 20 feb so want to declutter the spare room', 'declutter the spare room'],
  ['paint the nursery, second kid is due 20 feb', 'paint the nursery'],
])('%s: a baby that is due gives the date', (sentence, what) => {
  expect(read(sentence)).toMatchObject({ what, deadline: '2027-02-20', also: [], unread: [] })
})

test.each([
  ['emergency fund: 3 months of rent, thats about 3,600, want it by Q2', { deadline: '2027-06-30' }],
  ['emergency fund (3 months of rent, so 3,600) by june', { deadline: '2027-06-01' }],
  ['save 3,600 (3 months of rent) by june', { what: 'save 3,600' }],
])('%s: what the sum is in other words is beside', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({
    ...facts,
    amount: { value: 3600, unit: 'money', per: null },
    beside: ['3 months of rent'],
    unread: [],
  })
})

test('rents without a sum are asked about', () => {
  expect(read('emergency fund: 3 months of rent by june')).toMatchObject({
    amount: null,
    unread: ['3 months of rent'],
  })
})
