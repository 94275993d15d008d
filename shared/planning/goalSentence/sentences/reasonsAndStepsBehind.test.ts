import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'learn how to cook so i stop ordering uber eats every day, maybe 2 evenings a week',
    {
      what: 'learn how to cook',
      per_week: 2,
      between: ['17:00', '22:00'],
      beside: ['so i stop ordering uber eats every day'],
    },
  ],
  [
    '3x a week get fit so i can play with my kids every day',
    { what: 'get fit', per_week: 3, beside: ['so i can play with my kids every day'] },
  ],
  [
    'learn piano so i could play for my kids every evening, 20 min',
    { what: 'learn piano', per_week: 7, minutes: 20 },
  ],
  [
    'get my licence so i can drive the kids to school by june',
    { what: 'get my licence', deadline: '2027-06-01', beside: ['so i can drive the kids to school'] },
  ],
  [
    'save 3000 so we can go to japan by october',
    { what: 'save 3000', deadline: '2027-10-01', beside: ['so we can go to japan'] },
  ],
  [
    'get my C1 licence so i can drive the new motorhome, should be done in q2',
    { what: 'get my C1 licence', deadline: '2027-06-30' },
  ],
  [
    "practise guitar so I can play at my brother's wedding on 5 june, 30 min a day",
    { what: 'practise guitar', deadline: '2027-06-05', minutes: 30 },
  ],
  [
    'I want to speak italian so i can order coffee without pointing, 15 min daily',
    { what: 'speak italian', beside: ['so i can order coffee without pointing'] },
  ],
  [
    'I want to wake up at 6 so i can run before work',
    { what: 'wake up at 6', between: null, beside: ['so i can run before work'] },
  ],
  [
    "cook at home 4 times a week so i don't spend 300 a month on takeaways",
    { what: 'cook at home', per_week: 4, beside: ["so i don't spend 300 a month on takeaways"] },
  ],
  [
    'learn to type faster so i finish work on time every day, 15 minutes on weekdays',
    { what: 'learn to type faster', per_week: 5, beside: ['so i finish work on time every day'] },
  ],
  [
    "learn to swim so i don't panic on holiday, tuesdays at 7",
    { what: 'learn to swim', weekdays: [2], beside: ["so i don't panic on holiday"] },
  ],
  [
    'clear the attic so we can rent it out from june, sundays',
    { what: 'clear the attic', deadline: '2027-06-01', starts_on: null, weekdays: [0] },
  ],
  [
    'write every morning so the evenings are free',
    { what: 'write', between: ['05:00', '12:00'], beside: ['so the evenings are free'] },
  ],
  ['i have a baby so i can run only at 6am', { between: ['06:00', '07:00'] }],
  ['i have choir on saturdays so i can only paint on sundays', { what: 'paint', weekdays: [0] }],
  ['i have to work saturdays so i can train on sundays only', { what: 'train', weekdays: [0] }],
])('%s: the reason and its rhythm are beside', (sentence, said) => {
  expect({ ...read(sentence) }).toMatchObject({
    ...said,
    unread: sentence.includes('to work saturdays') ? ['i have to work saturdays'] : [],
    also: [],
  })
})

test.each([
  [
    'start a podcast about local history with my neighbour, first episode out by mid february, im free most evenings after 7',
    'start a podcast about local history with my neighbour',
    '2027-02-15',
    'first episode out',
  ],
  ['start a podcast, first episode out in march', 'start a podcast', '2027-03-31', 'first episode out'],
  ['write a novel, first draft done by june, 1h a day', 'write a novel', '2027-06-01', 'first draft done'],
  [
    'write a novel, want the first draft done by june',
    'write a novel',
    '2027-06-01',
    'want the first draft done',
  ],
  ['write my thesis, outline done by 10 january', 'write my thesis', '2027-01-10', 'outline done'],
  ['build an app, prototype ready by april, weekends', 'build an app', '2027-04-01', 'prototype ready'],
  ['paint my flat, two rooms done by march', 'paint my flat', '2027-03-01', 'two rooms done'],
  ['renovate the flat, kitchen done by march', 'renovate the flat', '2027-03-01', 'kitchen done'],
  ['restore a motorbike, engine running by april', 'restore a motorbike', '2027-04-01', 'engine running'],
  ['write a novel, draft one done by june', 'write a novel', '2027-06-01', 'draft one done'],
  [
    'start a podcast with the first episode out by mid february',
    'start a podcast',
    '2027-02-15',
    'with the first episode out',
  ],
  ['start a podcast first episode out by mid february', 'start a podcast', '2027-02-15', 'first episode out'],
  ['lose 5 kg by june, no gym please', 'lose 5 kg', '2027-06-01', 'no gym'],
  [
    'declutter the house one room a week, saturdays, all done in 8 weeks',
    'declutter the house',
    '2027-01-25',
    'one room',
  ],
  ['sort my photos one album each sunday', 'sort my photos', null, 'one album'],
  ['gain weight, 55 kg now, goal 60 by may', 'gain weight', '2027-05-01', 'goal 60'],
])('%s: the title is the goal alone', (sentence, what, deadline, beside) => {
  expect(read(sentence)).toMatchObject({ what, deadline, beside: [beside], unread: [], also: [] })
})

test('a step that is counted is the amount', () => {
  expect(read('write lyrics for my ep, 6 songs done by end of february')).toMatchObject({
    what: 'write lyrics for my ep',
    amount: { value: 6, unit: 'songs' },
    deadline: '2027-02-28',
  })
})

test.each([
  'build muscle, 60 kg now, want 68, gym 4x a week',
  'build muscle, i weigh 60 kg and want 68, gym 4x a week',
])('%s: the weight of now is a level, and the wanted one is beside', (sentence) => {
  expect(read(sentence)).toMatchObject({
    what: 'build muscle',
    level: expect.stringContaining('60 kg'),
    per_week: 4,
    beside: ['want 68'],
  })
})
