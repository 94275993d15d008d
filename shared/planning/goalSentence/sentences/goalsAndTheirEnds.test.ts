import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Where one goal ends and the next begins, and how often beside how much. */
const SENTENCES: readonly Sentence[] = [
  [
    'pay back my brother 800 starting in the new year',
    { what: 'Pay back my brother', starts_on: '2027-01-01', amount: { value: 800, unit: 'money' } },
  ],
  ['goal: lose 10 pounds', { what: 'Lose 10 pounds' }],
  ['goal: spend more time with my family', { what: 'Spend more time with my family' }],
  ['lose 6 kg, and i want to cook more', { what: 'Lose 6 kg', also: ['cook more'] }],
  ['quit smoking, and i want to learn to knit', { what: 'Quit smoking', also: ['learn to knit'] }],
  ['lose 6 kg, drink more water', { what: 'Lose 6 kg', also: ['drink more water'] }],
  ['learn guitar, drink more water', { what: 'Learn guitar', also: ['drink more water'] }],
  [
    'do my taxes, every single day and then write a blog',
    { what: 'Do my taxes', also: ['write a blog'], per_week: 7 },
  ],
  [
    'renovate the bathroom, tues & thurs 7pm to 8.30pm and then write a blog',
    {
      what: 'Renovate the bathroom',
      also: ['write a blog'],
      weekdays: [2, 4],
      per_week: 2,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    'start a podcast - mostly 3 days a week, mostly after 6pm and also learn to juggle',
    { what: 'Start a podcast', also: ['learn to juggle'], per_week: 3, between: ['18:00', '24:00'] },
  ],
  [
    'watch 20 lectures on biology once a week',
    { what: 'Watch 20 lectures on biology', per_week: 1, amount: { value: 20, unit: 'lectures' } },
  ],
  [
    'read 12 books 30 min each time before bed',
    { what: 'Read 12 books', minutes: 30, between: ['20:00', '24:00'], amount: { value: 12, unit: 'books' } },
  ],
  [
    'i have to pass my driving test on sat and sun',
    { what: 'Pass my driving test', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'move to a bigger flat on monday and thursday, an hour at a time',
    { what: 'Move to a bigger flat', weekdays: [1, 4], per_week: 2, minutes: 60 },
  ],
  [
    'time to drink less coffee, say starting next month. I also want to learn korean by july',
    { what: 'Drink less coffee', also: ['learn korean by july'], starts_on: '2026-12-01' },
  ],
  [
    'time to be more patient with my kids, plus start meditating',
    { what: 'Be more patient with my kids', also: ['start meditating'] },
  ],
  [
    'each day i want to renovate the bathroom sessions of 30 minutes, plus start meditating',
    { what: 'Renovate the bathroom', also: ['start meditating'], per_week: 7, minutes: 30 },
  ],
  [
    'Train for the Boston marathon, im at 20 miles a week now, rest on monday',
    { what: 'Train for the Boston marathon', not_on: [1], level: 'im at 20 miles a week now' },
  ],
  [
    'do 3 sessions of yoga a week, 40 minutes each, tuesday thursday and sunday mornings',
    { what: 'Do yoga', weekdays: [0, 2, 4], per_week: 3, minutes: 40, between: ['05:00', '12:00'] },
  ],
  [
    'wanna get in shape lol, can do maybe 3 days a wk, not mondays i have choir',
    { what: 'Get in shape', not_on: [1], per_week: 3 },
  ],
  [
    'I work nights so only afternoons, want to learn guitar, 4x week 20 min',
    {
      what: 'Learn guitar',
      per_week: 4,
      minutes: 20,
      between: ['12:00', '17:00'],
      beside: ['I work nights'],
    },
  ],
  [
    'pay back my brother the 1500 i owe him, can do about 150 every month',
    {
      what: 'Pay back my brother the 1500 i owe him',
      deadline: '2027-09-23',
      amount: { value: 1500, unit: 'money', share: { value: 150, per: 'month' } },
    },
  ],
]

testSentences(SENTENCES)
