import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Weeks that differ, why days are left out, and how long something is done without stopping. */
const SENTENCES: readonly Sentence[] = [
  [
    'be able to run 30 minutes without stopping by new year',
    { what: 'Run 30 minutes without stopping', deadline: '2027-01-01' },
  ],
  [
    'every other week i have the kids, on the weeks without them i want to go climbing',
    { what: 'Go climbing', unread: ['every other week i have the kids', 'on the weeks without them'] },
  ],
  [
    'i want to read 20 pages every day exept on weekends when i read with the kids',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    'want to learn sewing, 1 hr sat morning whilst toddler sleeps',
    {
      what: 'Learn sewing',
      weekdays: [6],
      per_week: 1,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
