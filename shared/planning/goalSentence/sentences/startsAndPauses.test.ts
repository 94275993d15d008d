import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What begins on a day, what pauses for now, and time that somebody has off. */
const SENTENCES: readonly Sentence[] = [
  [
    'dentist course starts 11 jan, study 5 hours a week until then',
    {
      what: 'Study for dentist course',
      pattern: 'course',
      deadline: '2027-01-10',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'my nursing course starts 11 jan, study an hour a day',
    {
      what: 'Study for my nursing course',
      pattern: 'course',
      starts_on: '2027-01-11',
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'study an hour a day, my course begins on 11 january',
    { what: 'Study for my course', starts_on: '2027-01-11', per_week: 7, minutes: 60 },
  ],
  [
    'my course starts in January and I want to study 5 hours a week',
    {
      what: 'Study for my course',
      starts_on: '2027-01-01',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'spanish course starts 11 jan, 30 min a day',
    {
      what: 'Do spanish course',
      pattern: 'language',
      starts_on: '2027-01-11',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'new job starts in march, learn sql 3 times a week',
    { what: 'Learn sql', pattern: 'coding', deadline: '2027-02-28', per_week: 3 },
  ],
  [
    'school starts 7 jan, learn to cook 3 times a week',
    { what: 'Learn to cook', deadline: '2027-01-06', per_week: 3 },
  ],
  [
    'learn basic french, course starts 11 jan',
    { what: 'Learn basic french', pattern: 'language', deadline: '2027-01-10' },
  ],
  [
    'my half marathon plan starts monday, run 3 times a week',
    { what: 'Run', starts_on: '2026-11-30', per_week: 3 },
  ],
  [
    "learn guitar, i'm off work in july, 15 min a day",
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      unread: ["i'm off work in july"],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    "i'm off work in july, want to learn guitar 15 min a day",
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      unread: ["i'm off work in july"],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    "I'm off work all of december, I want to paint the hallway",
    { what: 'Paint the hallway', pattern: 'tidy', unread: ["I'm off work all of december"] },
  ],
  [
    'go to the gym 3 times a week, no gym this week, back mon',
    { what: 'Go to the gym', pattern: 'strength', starts_on: '2026-11-30', per_week: 3 },
  ],
  [
    'no gym this week, back mon, then 3x a week',
    { what: 'Go to the gym', pattern: 'strength', starts_on: '2026-11-30', per_week: 3 },
  ],
  [
    'gym 3x a week but not this week',
    { what: 'Go to the gym', pattern: 'strength', starts_on: '2026-11-30', per_week: 3 },
  ],
  ['no running until january, then 3 times a week', { what: 'Run', starts_on: '2027-01-01', per_week: 3 }],
  [
    'no yoga this week, back tuesday, twice a week 30 min',
    { what: 'Do yoga', pattern: 'flexibility', starts_on: '2026-11-24', per_week: 2, minutes: 30 },
  ],
  ['no sugar this week', { what: 'Quit sugar', pattern: 'quit', deadline: '2026-11-29' }],
  ['no alcohol until christmas', { what: 'Quit alcohol', pattern: 'quit', deadline: '2026-12-25' }],
  [
    'swimming club tues 7, gym weekends',
    {
      what: 'Do swimming club',
      pattern: 'endurance',
      also: ['gym weekends'],
      unread: ['7'],
      weekdays: [2],
      per_week: 1,
    },
  ],
  [
    'spanish lesson wed 6pm, homework other days',
    {
      what: 'Do spanish homework',
      pattern: 'language',
      weekdays: [0, 1, 2, 4, 5, 6],
      not_on: [3],
      per_week: 6,
    },
  ],
]

testSentences(SENTENCES)
