import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What holds until a plan begins, what is done meanwhile, and challenges that a period holds. */
const SENTENCES: readonly Sentence[] = [
  [
    'study for the bar exam in july, full time from may, until then 10 hours a week',
    {
      what: 'Study for the bar exam',
      pattern: 'exam',
      unread: ['full time', 'until then 10 hours a week'],
      deadline: '2027-06-30',
      starts_on: '2027-05-01',
    },
  ],
  [
    'train for my marathon on 25 april, from january 5 times a week, until then 3 times',
    {
      what: 'Train for my marathon',
      pattern: 'race',
      unread: ['until then 3 times'],
      deadline: '2027-04-25',
      starts_on: '2027-01-01',
      per_week: 5,
    },
  ],
  [
    'learn french until june, until then 2 hours a week',
    {
      what: 'Learn french',
      pattern: 'language',
      deadline: '2027-06-01',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
  [
    'join the gym in january, until then swim twice a week',
    {
      what: 'Join the gym',
      pattern: 'strength',
      also: ['until then swim twice a week'],
      deadline: '2027-01-31',
    },
  ],
  [
    'until then swim twice a week',
    { what: 'Swim', pattern: 'endurance', unread: ['until then'], per_week: 2 },
  ],
  [
    'my exam is in june, until then study 2 hours a day',
    { what: 'Study for my exam', pattern: 'exam', deadline: '2027-05-31', per_week: 7, minutes: 120 },
  ],
  [
    'do a 5 day juice cleanse next week',
    {
      what: 'Do a juice cleanse',
      pattern: 'general',
      deadline: '2026-12-04',
      starts_on: '2026-11-30',
      per_week: 7,
    },
  ],
  [
    'do a 7 day detox starting next week',
    { what: 'Do a detox', pattern: 'general', deadline: '2026-12-06', starts_on: '2026-11-30', per_week: 7 },
  ],
  [
    'do a 30 day squat challenge in january',
    {
      what: 'Do a squat challenge',
      pattern: 'strength',
      deadline: '2027-01-30',
      starts_on: '2027-01-01',
      per_week: 7,
    },
  ],
  [
    'read 20 pages every night cept fridays',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      between: ['20:00', '24:00'],
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    "prepare for a job interview on thursday, i'll be at work until 5",
    {
      what: 'Prepare for a job interview',
      pattern: 'job',
      unread: ["i'll be at work until 5"],
      deadline: '2026-11-26',
    },
  ],
  [
    'write up my thesis, final draft due 28 feb, weekdays 9-12',
    {
      what: 'Write up my thesis, final draft',
      pattern: 'writing',
      deadline: '2027-02-28',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'launch my shop after the kids are asleep (9pm), 3 times a week',
    {
      what: 'Launch my shop',
      pattern: 'project',
      per_week: 3,
      between: ['21:00', '22:00'],
    },
  ],
]

testSentences(SENTENCES)
