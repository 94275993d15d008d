import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Hours and days in the short forms that people type. */
const SENTENCES: readonly Sentence[] = [
  [
    'start freelancing on the side; 8-10h/week, mostly evenings and weekends',
    {
      what: 'Start freelancing on the side',
      pattern: 'general',
      per_week: 7,
      minutes: 75,
      weekly_minutes: 480,
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'study 2-3h on saturdays',
    { what: 'Study', pattern: 'general', weekdays: [6], per_week: 1, minutes: 120 },
  ],
  [
    'football mondays 18-20h',
    {
      what: 'Work on football',
      pattern: 'general',
      weekdays: [1],
      per_week: 1,
      minutes: 120,
      between: ['18:00', '20:00'],
    },
  ],
  [
    'get the certificate by end Q1, i have 6 hrs a week, fridays are free',
    {
      what: 'Get the certificate',
      pattern: 'course',
      deadline: '2027-03-31',
      weekdays: [5],
      per_week: 1,
      minutes: 360,
      weekly_minutes: 360,
    },
  ],
  [
    'learn piano, weekends are free, 2 hours',
    { what: 'Learn piano', pattern: 'instrument', weekdays: [0, 6], per_week: 2, minutes: 120 },
  ],
  [
    'keep fridays free, gym 3x a week',
    { what: 'Go to the gym', pattern: 'strength', not_on: [5], per_week: 3 },
  ],
  [
    'eat out max once a week',
    { what: 'Eat out max once a week', pattern: 'quit', amount: { value: 1, unit: 'times', per: 'week' } },
  ],
  [
    'train for a spartan race on aug 28, gym twice, run twice a week',
    {
      what: 'Train for a spartan race',
      pattern: 'race',
      also: ['run twice a week'],
      deadline: '2027-08-28',
      per_week: 2,
    },
  ],
  [
    'get my house ready to sell by 1 april, 2 hrs sat + 2 hrs sun',
    {
      what: 'Get my house ready to sell',
      pattern: 'general',
      deadline: '2027-04-01',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 120,
    },
  ],
  [
    'revise chemistry, 40 mins, every school night except thursday',
    {
      what: 'Revise chemistry',
      pattern: 'general',
      weekdays: [0, 1, 2, 3],
      not_on: [4],
      per_week: 4,
      minutes: 40,
    },
  ],
  [
    'i want to do 100 days of code from dec 1, at least 1 hr a day',
    {
      what: 'Do 100 days of code',
      pattern: 'coding',
      deadline: '2027-03-10',
      starts_on: '2026-12-01',
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'read 15 min in bed before lights out',
    { what: 'Read in bed', pattern: 'reading', minutes: 15, between: ['20:00', '24:00'] },
  ],
  [
    'learn the drums, thurs 4-5pm is my lesson, want to practice 3 more days',
    {
      what: 'Learn the drums',
      pattern: 'instrument',
      unread: ['thurs 4-5pm is my lesson', 'want to practice 3 more days'],
    },
  ],
  [
    'finish crocheting the blanket, about 30 hours left, 1 hr a night',
    {
      what: 'Finish crocheting the blanket',
      pattern: 'general',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '24:00'],
      total_minutes: 1800,
    },
  ],
  [
    'study 40 hours in total, 2 hours on saturdays',
    { what: 'Study', pattern: 'general', weekdays: [6], per_week: 1, minutes: 120, total_minutes: 2400 },
  ],
  [
    'read the bible twice, 30 min a day',
    { what: 'Read the bible twice', pattern: 'reading', per_week: 7, minutes: 30 },
  ],
  [
    'learn to bake cakes, max 2 hours a week',
    { what: 'Learn to bake cakes', pattern: 'skill', per_week: 2, minutes: 60, weekly_minutes: 120 },
  ],
  [
    'cut my showers from 20 minutes to 5',
    { what: 'Cut my showers from 20 minutes to 5', pattern: 'general' },
  ],
  [
    'study maths sat 9 to 11. exam in june',
    {
      what: 'Study maths',
      pattern: 'exam',
      deadline: '2027-05-31',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      between: ['09:00', '11:00'],
    },
  ],
  [
    'learn piano mon wed 9 to 11. no sheet music',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      unread: ['no sheet music'],
      weekdays: [1, 3],
      per_week: 2,
      minutes: 120,
      between: ['09:00', '11:00'],
    },
  ],
  [
    'kids homework 4 to 5 mon-thu',
    {
      what: 'Do kids homework',
      pattern: 'general',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 60,
      between: ['16:00', '17:00'],
    },
  ],
]

testSentences(SENTENCES)
