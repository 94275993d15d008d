import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'stop eating sugar on weekdays, weekends r fine',
    { what: 'stop eating sugar', weekdays: [1, 2, 3, 4, 5] },
  ],
  ['save 3k by june, get paid on the 25th every month', { what: 'save 3k', deadline: '2027-06-01' }],
  [
    'parents visiting dec 19, need to declutter the garage',
    { what: 'declutter the garage', deadline: '2026-12-19' },
  ],
  ['pay off my loan, 5000, putting 200 a month towards it', { what: 'pay off my loan' }],
  ['put away 150 a month as an emergency fund', { what: 'put money away for an emergency fund' }],
  ["learn tennis with my wife, we're both free on sundays", { weekdays: [0], per_week: 1 }],
  ['i only get 20 mins a day, want to learn guitar', { what: 'learn guitar', minutes: 20, per_week: 7 }],
  ['i can only study for my anatomy exam in the afternoons', { between: ['12:00', '17:00'] }],
  ['cut beer down to weekends only', { what: 'limit beer to weekends', pattern: 'quit' }],
  [
    'get back into piano after 10 years off, 20 mins most days',
    { beside: ['after 10 years off'], minutes: 20 },
  ],
])('%s: what is said in passing', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test('a word that stresses one limit makes it no condition', () => {
  expect(read('cut my screen time to 2 hrs a day, esp no phone after 10pm').also).toEqual([
    'no phone after 10pm',
  ])
})

test.each([
  ['run a 10k in May and be clean by April', { also: ['be clean by April'] }],
  ['Starting guitar in January, practise 20 minutes a day', { starts_on: '2027-01-01', deadline: null }],
  ['80 kg by June, bench press', { what: 'bench press' }],
  ['cook at home so we stop ordering takeaways from January', { starts_on: '2027-01-01', deadline: null }],
  ['put 5000 by Christmas into savings', { deadline: '2026-12-25' }],
  ['after my wedding in May, need stronger legs', { starts_on: '2027-06-01', deadline: null }],
  ['I keep failing my diet, want to lose 5 kg by June', { what: 'lose 5 kg', deadline: '2027-06-01' }],
  ['read 20 pages before bed, 3 times a week', { per_week: 3 }],
  ['clear 12 years of photos, an hour every sat morning', { weekdays: [6], minutes: 60 }],
])('%s: it is not the opposite', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test('an hour at which something is not to be is no time for it', () => {
  expect(read("practise piano every day so I don't play after 8pm").between).not.toEqual(['20:00', '24:00'])
})
