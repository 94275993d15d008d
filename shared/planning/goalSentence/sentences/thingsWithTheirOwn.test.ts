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
  [
    'become a morning person: up at 6.30, workout, no phone till 9',
    { what: 'Become a morning person: up at 6.30, workout', also: ['no phone till 9'] },
  ],
  [
    'sleep 8 hours, no caffeine after 2pm',
    { what: 'Sleep 8 hours', also: ['no caffeine after 2pm'], per_week: 7 },
  ],
  [
    'spend less time on tiktok and more time reading',
    { what: 'Spend less time on tiktok and more time reading' },
  ],
  [
    'keep the flat clean 15 min a day and deep clean once a month',
    { what: 'Keep the flat clean', also: ['deep clean once a month'], per_week: 7, minutes: 15 },
  ],
  [
    'start a podcast with my friend Tom, record every other sunday',
    { what: 'Start a podcast with my friend Tom', rarely: { every: 'weeks', weeks: 2, weekdays: [0] } },
  ],
  [
    'write a newsletter, publish every other friday',
    { what: 'Write a newsletter', rarely: { every: 'weeks', weeks: 2, weekdays: [5] } },
  ],
  [
    'get in shape and eat better, got about 30 mins in the mornings',
    { what: 'Get in shape', also: ['eat better'], minutes: 30, between: ['05:00', '12:00'] },
  ],
  [
    'save 30k by 2029 for a house and 5k by next summer for a car',
    {
      what: 'Save 30k for a house',
      also: ['save 5k by next summer for a car'],
      deadline: '2029-01-01',
      amount: { value: 30000, unit: 'money' },
    },
  ],
  [
    'learn piano: one lesson a week and practise 15 minutes daily',
    { what: 'Learn piano', beside: ['one lesson a week'], per_week: 7, minutes: 15 },
  ],
  ['learn piano with 2 lessons a week', { what: 'Learn piano', per_week: 2 }],
  [
    'write my phd thesis, submit 30 sept 2027, 2 hrs every morning mon-fri',
    {
      what: 'Write my phd thesis',
      deadline: '2027-09-30',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'study 1 hour every evening mon to thu and 3 hours on saturday',
    {
      what: 'Study',
      weekdays: [1, 2, 3, 4, 6],
      per_week: 5,
      minutes: 60,
      own_days: [
        { days: [1, 2, 3, 4], between: ['17:00', '22:00'], minutes: null },
        { days: [6], between: null, minutes: 180 },
      ],
    },
  ],
  [
    'photograph a sunrise every month',
    { what: 'Photograph a sunrise', rarely: { every: 'month', times: 1 } },
  ],
  [
    'sober october then only weekends',
    {
      what: 'Do sober october',
      unread: ['then only weekends'],
      deadline: '2027-10-31',
      starts_on: '2027-10-01',
    },
  ],
  ['do my taxes for 2025, due 31 january', { what: 'Do my taxes for 2025', deadline: '2027-01-31' }],
  [
    'learn enough italian to order food and chat, we fly to rome 3 june',
    { what: 'Learn enough italian to order food and chat', deadline: '2027-06-02' },
  ],
  [
    'trying to stop vaping, done it before for 2 months but stress got me',
    { what: 'Stop vaping', beside: ['done it before for 2 months but stress got me'] },
  ],
  [
    "training for a triathlon in july but i can't swim yet",
    { what: 'Train for a triathlon', deadline: '2027-06-30' },
  ],
  [
    'uni application due jan 15, personal statement not started yet',
    { what: 'Work on uni application', deadline: '2027-01-15' },
  ],
  [
    "i'd love to finally learn to swim this winter, i'm 42 and a bit scared of water",
    { what: 'Learn to swim', deadline: '2027-02-28' },
  ],
]

testSentences(SENTENCES)
