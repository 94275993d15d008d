import { testSentences, type Sentence } from '#shared/planning/testing/testSentences.ts'

/** When others have time, and when something is at another hour: neither the days of the goal, nor days without it. */
const SENTENCES: readonly Sentence[] = [
  [
    'redecorate the bedroom by june, partner helps weekends only',
    { what: 'Redecorate the bedroom', deadline: '2027-06-01', unread: ['partner helps weekends only'] },
  ],
  ['teach my son to ride a bike, his dad is free at weekends', { unread: ['his dad is free at weekends'] }],
  ['learn salsa, wife can come thursdays', { what: 'Learn salsa', unread: ['wife can come thursdays'] }],
  [
    'i coach under nines on saturday mornings and have church sunday morning so weekend afternoons for building my shed, finished by the 1st of may',
    {
      what: 'Build my shed',
      deadline: '2027-05-01',
      weekdays: [0, 6],
      per_week: 2,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'i work late on mondays and have choir thursdays so tuesday evenings for learning guitar',
    {
      what: 'Learn guitar',
      weekdays: [2],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'run at 7 every morning except sundays when i go at 9',
    { per_week: 7, between: ['07:00', '08:00'], unread: ['except sundays when i go at 9'] },
  ],
  [
    'walk 25 mins at lunch every day except wfh days (mon & fri) when i walk at 8am',
    {
      not_on: [1, 5],
      weekdays: [0, 2, 3, 4, 6],
      per_week: 5,
      minutes: 25,
      between: ['12:00', '14:00'],
      unread: ['when i walk at 8am'],
    },
  ],
  [
    'need to pass theory test, test booked 4 dec 9.15am, can do lunch breaks & sunday eve',
    { pattern: 'exam', deadline: '2026-12-04', unread: ['can do lunch breaks & sunday eve'] },
  ],
  [
    'read at lunchtimes and on sunday evenings',
    {
      own_days: [
        { days: [1, 2, 3, 4, 5, 6], between: ['12:00', '14:00'], minutes: null },
        { days: [0], between: ['17:00', '22:00'], minutes: null },
      ],
    },
  ],
  [
    'gym every day in december but the office party is on the 18th so not then',
    {
      what: 'Go to the gym',
      deadline: '2026-12-31',
      starts_on: '2026-12-01',
      per_week: 7,
      unread: ['but the office party is on the 18th so not then'],
    },
  ],
  [
    "paint at weekends but the 12th is my mum's birthday so not that day",
    {
      what: 'Paint',
      weekdays: [0, 6],
      per_week: 2,
      unread: ["but the 12th is my mum's birthday so not that day"],
    },
  ],
  [
    'my wife goes to choir on thursdays so i cannot run that day, run 3 times a week',
    { what: 'Run', not_on: [4], per_week: 3 },
  ],
  [
    '1h maths on school nights, none on fridays, mocks from 11th jan so double the week before',
    {
      pattern: 'exam',
      deadline: '2027-01-11',
      weekdays: [0, 1, 2, 3, 4],
      not_on: [5],
      per_week: 5,
      minutes: 60,
      unread: ['so double the week before'],
    },
  ],
  [
    'ok google i need to plan for a school reunion thats happening on the second saturday of march and my evenings are free apart from wednesday',
    { what: 'Plan for a school reunion', deadline: '2027-03-13', not_on: [3], between: ['17:00', '22:00'] },
  ],
  [
    'me and my wife wanna do salsa, she cant do thurs and i cant do mon or weds',
    { what: 'Do salsa', not_on: [1, 3, 4] },
  ],
  ['swim 2x wk from new yr', { what: 'Swim', starts_on: '2027-01-01', per_week: 2 }],
  [
    'i get tuesdays and thursdays for the gym and she gets mondays and wednesdays',
    { weekdays: [2, 4], per_week: 2, unread: ['and she gets mondays and wednesdays'] },
  ],
]

testSentences(SENTENCES)
