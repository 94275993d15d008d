import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days before their parts, half hours in short, and babies that are due. */
const SENTENCES: readonly Sentence[] = [
  ['evenings 7.30-9 study', { what: 'Study', pattern: 'general', minutes: 90, between: ['19:30', '21:00'] }],
  [
    'study 7.30-9 mon-wed',
    {
      what: 'Study',
      pattern: 'general',
      weekdays: [1, 2, 3],
      per_week: 3,
      minutes: 90,
      between: ['07:30', '09:00'],
    },
  ],
  [
    'do sober october',
    { what: 'Do sober october', pattern: 'quit', deadline: '2027-10-31', starts_on: '2027-10-01' },
  ],
  [
    'run mon 5k, wed intervals, sat long run',
    { what: 'Run 5k', pattern: 'start_running', unread: ['wed intervals'], weekdays: [1, 6], per_week: 2 },
  ],
  ['run mon, wed and fri', { what: 'Run', pattern: 'start_running', weekdays: [1, 3, 5], per_week: 3 }],
  [
    'baby due 2 may, need nursery painted + cot built by mid april, only have weekends',
    {
      what: 'Get nursery painted + cot built',
      pattern: 'general',
      deadline: '2027-04-15',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    "i've 4 weeks off between jobs from 7 december and want to build a portfolio website",
    {
      what: 'Build a portfolio website',
      pattern: 'project',
      unread: ["i've 4 weeks off between jobs from 7 december"],
    },
  ],
  [
    'get my blood pressure down, doctor says 30 min brisk walking five times weekly',
    { what: 'Get my blood pressure down, brisk walking', pattern: 'general', per_week: 5, minutes: 30 },
  ],
]

testSentences(SENTENCES)
