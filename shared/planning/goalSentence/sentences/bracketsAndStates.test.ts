import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Dates and days in brackets belong to what stands before them; how somebody is comes before what they want. */
const SENTENCES: readonly Sentence[] = [
  [
    "run every morning except when it's my turn to drop the kids (mon + wed)",
    {
      what: 'Run',
      pattern: 'start_running',
      unread: ["except when it's my turn to drop the kids", 'mon + wed'],
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'run on the days when i work from home (mon + wed)',
    {
      what: 'Run',
      pattern: 'start_running',
      weekdays: [1, 3],
      per_week: 2,
    },
  ],
  [
    'start running again after my knee op (6 jan), 20 min walk/run 3x a week',
    {
      what: 'Start running again',
      pattern: 'start_running',
      unread: ['after my knee op'],
      starts_on: '2027-01-06',
      per_week: 3,
      minutes: 20,
    },
  ],
  [
    'decorate the nursery before the due date (16 april)',
    { what: 'Decorate the nursery', pattern: 'tidy', deadline: '2027-04-16' },
  ],
  [
    "i'm so behind on laundry, do one load every day",
    { what: 'Do one load', pattern: 'general', per_week: 7 },
  ],
  ["i'm unfit, gym 3 times a week", { what: 'Go to the gym', pattern: 'strength', per_week: 3 }],
  [
    "i'm tired of my job, find a new one by june",
    { what: 'Find a new one', pattern: 'general', deadline: '2027-06-01' },
  ],
  [
    'renew my drivers license, it expires in 3 months',
    { what: 'Renew my drivers license', pattern: 'course', deadline: '2027-02-23' },
  ],
  [
    'be able to run for 30 mins by valentines',
    { what: 'Run for 30 mins', pattern: 'start_running', deadline: '2027-02-14' },
  ],
  ['run for 30 mins 3 times a week', { what: 'Run', pattern: 'start_running', per_week: 3, minutes: 30 }],
  ['be able to swim for 20 minutes a day', { what: 'Swim', pattern: 'endurance', per_week: 7, minutes: 20 }],
  [
    'prepare for interviews next week',
    { what: 'Prepare for interviews', pattern: 'job', deadline: '2026-11-29' },
  ],
]

testSentences(SENTENCES)
