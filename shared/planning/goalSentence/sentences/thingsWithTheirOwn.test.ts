import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Goals of one sentence that each have facts of their own, without a verb before the second. */
const SENTENCES: readonly Sentence[] = [
  [
    'no alcohol in january and 10k steps daily',
    { what: 'Quit alcohol', also: ['10k steps daily'], deadline: '2027-01-31', starts_on: '2027-01-01' },
  ],
  [
    'meditate 10 min a day and 2 litres of water',
    { what: 'Meditate', also: ['2 litres of water'], per_week: 7, minutes: 10 },
  ],
  [
    'phone away at dinner and one date night a month',
    { what: 'Put phone away at dinner', also: ['one date night a month'] },
  ],
  ['no phone at dinner', { what: 'Quit phone at dinner' }],
  [
    'drink more water and walk 8000 steps a day',
    { what: 'Drink more water', also: ['walk 8000 steps a day'], per_week: 7 },
  ],
  [
    'eat more veg and do 50 push-ups a day',
    { what: 'Eat more veg', also: ['do 50 push-ups a day'], per_week: 7 },
  ],
  [
    'read more and read 20 pages a day',
    { what: 'Read more and read 20 pages', per_week: 7, amount: { value: 20, unit: 'pages', per: 'day' } },
  ],
  [
    'learn french 20 min a day but keep playing tennis on saturdays',
    { what: 'Learn french', also: ['keep playing tennis on saturdays'], per_week: 7, minutes: 20 },
  ],
  [
    'study for the CFA exam in june, 10 hours a week, and still play guitar on sundays',
    {
      what: 'Study for the CFA exam',
      also: ['play guitar on sundays'],
      deadline: '2027-05-31',
      per_week: 7,
      minutes: 90,
      weekly_minutes: 600,
    },
  ],
  ['less sugar, more veg, and in bed by 11', { what: 'Go for less sugar, more veg', also: ['in bed by 11'] }],
  [
    'swim twice a week and one spin class on fridays',
    { what: 'Swim', also: ['one spin class on fridays'], per_week: 2 },
  ],
  [
    'eat breakfast every day and prep lunches on sunday',
    { what: 'Eat breakfast', also: ['prep lunches on sunday'], per_week: 7 },
  ],
  [
    'save 200 a month and 30 minutes of yoga every morning',
    {
      what: 'Save money',
      also: ['30 minutes of yoga every morning'],
      amount: { value: 200, unit: 'money', per: 'month' },
    },
  ],
  [
    'read 10 pages a day and 20 minutes of spanish',
    {
      what: 'Read 10 pages',
      also: ['20 minutes of spanish'],
      per_week: 7,
      amount: { value: 10, unit: 'pages', per: 'day' },
    },
  ],
  ['gym twice a week and a 5k in april', { what: 'Go to the gym', also: ['a 5k in april'], per_week: 2 }],
  [
    'gym 3x a week and 30 min of cardio each time',
    { what: 'Go to the gym', unread: ['of cardio each time'], per_week: 3, minutes: 30 },
  ],
  [
    'finish my essay by friday and a blog post by sunday',
    { what: 'Finish my essay', also: ['finish a blog post by sunday'], deadline: '2026-11-27' },
  ],
  [
    '30 min piano daily and 1 hour of maths on weekends',
    { what: 'Practise piano', also: ['1 hour of maths on weekends'], per_week: 7, minutes: 30 },
  ],
  [
    'run 3 times a week and 8 hours sleep every night',
    { what: 'Run', also: ['8 hours sleep every night'], per_week: 3 },
  ],
  [
    'learn spanish 20 minutes a day and 1 hour of conversation on saturdays',
    {
      what: 'Learn spanish',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 20,
      own_days: [{ days: [6], between: null, minutes: 60 }],
    },
  ],
  [
    'try one new restaurant a month',
    { what: 'Try one new restaurant', rarely: { every: 'month', times: 1 } },
  ],
  ['one museum a month', { what: 'Visit one museum', rarely: { every: 'month', times: 1 } }],
  [
    'visit a museum a month with the kids',
    { what: 'Visit a museum with the kids', rarely: { every: 'month', times: 1 } },
  ],
  ['read one book a month', { what: 'Read one book', amount: { value: 1, unit: 'book', per: 'month' } }],
  ['make new friends, one social thing a week', { what: 'Make new friends', per_week: 1 }],
]

testSentences(SENTENCES)
