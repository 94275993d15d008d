import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'Knee surgery went fine, doc says I can cycle again. 3 rides a week',
    { what: 'cycle again', per_week: 3 },
  ],
  ["the physio said it's ok to swim now, twice a week", { what: 'swim', per_week: 2 }],
  ['i keep forgetting my meds so i want a routine, every day at 8am', { what: 'take my meds', per_week: 7 }],
  [
    'I always forget to stretch, 10 minutes after work',
    { what: 'stretch', minutes: 10, between: ['17:00', '24:00'] },
  ],
  [
    "my dads 60th is 3 march and i'm building him a model train",
    { what: 'build a model train', deadline: '2027-03-03' },
  ],
  [
    'mums 70th is 6 feb and im making her a photo book, sundays',
    { what: 'make a photo book', deadline: '2027-02-06', weekdays: [0] },
  ],
  [
    'we have a craft fair on 12 december and i need 30 candles made',
    { what: 'make 30 candles', deadline: '2026-12-12' },
  ],
  [
    'we have to be out by the end of february, need to pack up 12 years of stuff',
    { what: 'pack up 12 years of stuff', deadline: '2027-02-28' },
  ],
  [
    'been putting off my taxes for ages, its due 31 january and i really need to just do it',
    { what: 'do my taxes', deadline: '2027-01-31' },
  ],
  [
    'uni wants my dissertation proposal on 14 december, 3000 words',
    { what: 'finish my dissertation proposal', deadline: '2026-12-14' },
  ],
  [
    'retired in october and getting bored tbh, id love to finally do our family tree',
    { what: 'do our family tree', deadline: null },
  ],
  [
    'my flat is a tip and my landlord is inspecting on the 18th, need to deep clean it',
    { what: 'deep clean my flat', deadline: '2026-12-18' },
  ],
  [
    'my italian boyfriends parents are coming over for christmas and i cant say more than ciao, 20 min a day',
    { what: 'Learn Italian', minutes: 20 },
  ],
  [
    'have a driving theory test 17 dec, 45 min each',
    { what: 'Study for a driving theory test', deadline: '2026-12-17' },
  ],
  ['finals start 18 january, 2 hours a day', { what: 'Study for finals', minutes: 120 }],
  [
    'solo trip to Peru on 2 july and I need 3500 for it',
    { what: 'save 3500 for my solo trip to Peru', pattern: 'savings', deadline: '2027-07-02' },
  ],
  [
    'my shifts change on 11 january so after that gym 3 times a week',
    { what: 'go to the gym', starts_on: '2027-01-11', per_week: 3 },
  ],
  [
    'paint the spare room, baby arrives mid february',
    { what: 'paint the spare room', deadline: '2027-02-15' },
  ],
  [
    'I got my guitar back from repair yesterday and promised myself to practise 25 min five days a week',
    { what: 'practise guitar', per_week: 5 },
  ],
  [
    'pay off my overdraft of 1400 euros by May, no clue how it got so big',
    { beside: ['no clue how it got so big'] },
  ],
  ['no alchohol in february', { what: 'quit alcohol', starts_on: '2027-02-01' }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test('a wish in so many words goes before what others allow', () => {
  expect(read('doc says I can run again but I want to swim twice a week')).toMatchObject({
    what: 'swim',
    per_week: 2,
  })
})
