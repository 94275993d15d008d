import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What a sentence says in passing: times by halves, programmes of days, places, measures and what is done besides. */
const SENTENCES: readonly Sentence[] = [
  [
    'no gym on wednesdays, otherwise 5 days a week strength training for an hour',
    { what: 'Do strength training', pattern: 'strength', not_on: [3], per_week: 5, minutes: 60 },
  ],
  [
    'learn web development from scratch and get a junior job by the end of next year, 2 hours every evening after the kids are asleep',
    {
      what: 'Learn web development and get a junior job',
      pattern: 'coding',
      deadline: '2027-12-31',
      per_week: 7,
      minutes: 120,
      between: ['20:00', '22:00'],
      level: 'from scratch',
    },
  ],
  [
    "i've got an exam on friday, study 2 hours a day",
    { what: 'Study for an exam', pattern: 'exam', deadline: '2026-11-27', per_week: 7, minutes: 120 },
  ],
  [
    'we have a wedding on 3 may, learn to waltz',
    { what: 'Learn to waltz', pattern: 'skill', deadline: '2027-05-03' },
  ],
  [
    'read for an hour on sundays and 15 minutes every other day',
    {
      what: 'Read',
      pattern: 'reading',
      unread: ['for an hour on sundays and'],
      per_week: 4,
      every_days: 2,
      minutes: 15,
    },
  ],
  [
    'walk the camino in september 2027, need to train 3x a week from january',
    {
      what: 'Walk the camino',
      pattern: 'endurance',
      deadline: '2027-09-30',
      starts_on: '2027-01-01',
      per_week: 3,
    },
  ],
  [
    'revise spanish vocab daily between 7 and 7:30',
    {
      what: 'Revise spanish vocab',
      pattern: 'language',
      per_week: 7,
      minutes: 30,
      between: ['07:00', '07:30'],
    },
  ],
  [
    'keep a budget every month',
    { what: 'Keep a budget', pattern: 'general', rarely: { every: 'month', times: 1 } },
  ],
  [
    'hit 100kg deadlift by summer, lifting mon, wed, fri',
    {
      what: 'Hit 100kg deadlift',
      pattern: 'strength',
      deadline: '2027-08-31',
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'walk the dog for 40 mins every morning at half 6',
    { what: 'Walk the dog', pattern: 'general', per_week: 7, minutes: 40, between: ['06:30', '07:10'] },
  ],
  [
    'put aside $75 a week for christmas presents from september till december',
    {
      what: 'Put money aside for christmas presents',
      pattern: 'savings',
      deadline: '2027-12-31',
      starts_on: '2027-09-01',
      amount: { value: 75, unit: '$', per: 'week' },
    },
  ],
  [
    'do a 7 day juice cleanse beginning next monday',
    {
      what: 'Do a juice cleanse',
      pattern: 'general',
      deadline: '2026-12-06',
      starts_on: '2026-11-30',
      per_week: 7,
    },
  ],
  [
    'spend 20 minutes every day outside',
    { what: 'Spend time outside', pattern: 'general', per_week: 7, minutes: 20 },
  ],
  [
    'complete my nursing degree application by 5pm on friday',
    { what: 'Complete my nursing degree application', pattern: 'course', deadline: '2026-11-27' },
  ],
  [
    'learn the cello - lessons thursdays at 4, practise 30 mins the other days',
    {
      what: 'Learn the cello',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 3, 5, 6],
      not_on: [4],
      per_week: 6,
      minutes: 30,
    },
  ],
  [
    'couch to 5k starting the week after next, tues thurs sun',
    {
      what: 'Do couch to 5k',
      pattern: 'start_running',
      starts_on: '2026-12-07',
      weekdays: [0, 2, 4],
      per_week: 3,
    },
  ],
  [
    'repaint the hallway over two weekends in january',
    {
      what: 'Repaint the hallway',
      pattern: 'tidy',
      starts_on: '2027-01-02',
      deadline: '2027-01-10',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'build an emergency fund of 3 months salary (7500) by putting away 500 a month',
    {
      what: 'Build an emergency fund of 3 months salary',
      pattern: 'savings',
      deadline: '2028-02-23',
      amount: { value: 7500, unit: 'money', share: { value: 500, per: 'month' } },
    },
  ],
  [
    'improve my half marathon time from 2:05 to under 1:55 by may 16',
    {
      what: 'Improve my half marathon time from 2:05 to under 1:55',
      pattern: 'race',
      deadline: '2027-05-16',
    },
  ],
  [
    'learn to type faster, 15 mins a day mon-thu, want to hit 80 wpm by march',
    {
      what: 'Learn to type faster',
      pattern: 'skill',
      unread: ['want to hit 80 wpm'],
      deadline: '2027-03-01',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 15,
    },
  ],
  [
    'train for a bike tour in may: 2 short rides in the week and 1 long ride at the weekend',
    {
      what: 'Train for a bike tour',
      pattern: 'endurance',
      deadline: '2027-05-31',
      per_week: 3,
      one_on: [[0, 6]],
    },
  ],
]

testSentences(SENTENCES)
