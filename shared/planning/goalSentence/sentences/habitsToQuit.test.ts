import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'ive been smoking since i was 17, am 45 now, my daughter asked me to stop for her birthday on 3 march so thats the date',
    { what: 'quit smoking', deadline: '2027-03-03' },
  ],
  ['been smoking for 20 years, my wife asked me to stop by easter', { what: 'quit smoking' }],
  ['i smoke 20 a day, my kids asked me to stop', { what: 'quit smoking' }],
  [
    'i bite my nails, my mum asked me to stop for her wedding on 3 may',
    { what: 'quit biting my nails', deadline: '2027-05-03' },
  ],
  ['biting my nails since forever, want to quit', { what: 'quit biting my nails' }],
  [
    'my daughter asked me to stop smoking for her birthday on 3 march',
    { what: 'stop smoking', deadline: '2027-03-03' },
  ],
  [
    'i gamble too much online. want to go 90 days without',
    { what: 'quit gambling online', deadline: '2027-02-27' },
  ],
  ['i drink too much wine. would like to go a month without it', { what: 'quit wine' }],
  ['way too much sugar lately. gonna go 2 weeks without', { what: 'quit sugar', deadline: '2026-12-13' }],
  ['i vape all day. goal is 100 days without', { what: 'quit vaping', deadline: '2027-03-09' }],
  [
    'addicted to coffee, want to go without for january',
    { what: 'quit coffee', starts_on: '2027-01-01', deadline: '2027-01-31' },
  ],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ pattern: 'quit', ...facts, also: [], unread: [] })
})

test.each([
  [
    'blew through another payday. no takeaways for all of december and i want 300 in the account by new years eve',
    { what: 'quit takeaways', deadline: '2026-12-31', also: ['save 300 by new years eve'] },
  ],
  [
    'no alcohol in january and i want 1000 in savings by june',
    { what: 'quit alcohol', deadline: '2027-01-31', also: ['save 1000 by june'] },
  ],
  [
    'want 2000 in the bank by june',
    { what: 'save 2000', deadline: '2027-06-01', amount: { value: 2000, unit: 'money', per: null } },
  ],
  ['maxed out my credit card. pay off 2000 by june', { what: 'pay off 2000', deadline: '2027-06-01' }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [] })
})

test.each([
  ["i smoke, my wife doesn't want me to stop", /^quit smoking/],
  ['nobody asked me to stop, i smoke', /^quit smoking/],
  ['i run twice a week, my doctor told me to stop', /^quit/],
  ['I want 3 plants in the kitchen by june', /save/],
])('%s: nothing is to be quit or saved', (sentence, title) => {
  expect(read(sentence).what).not.toMatch(title)
})
