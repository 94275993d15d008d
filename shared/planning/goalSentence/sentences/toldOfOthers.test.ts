import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is told of other things before the goal, a class beside what is done each day, and each weekend of a month. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn basic sign language by march, 15 minutes a day and a class on thursdays',
    {
      what: 'Learn basic sign language',
      pattern: 'language',
      beside: ['a class on thursdays'],
      deadline: '2027-03-01',
      per_week: 7,
      minutes: 15,
    },
  ],
  ['build muscle, 3 times a week, 1 hour 15 each', { what: 'Build muscle', per_week: 3, minutes: 75 }],
  [
    'hike a new trail every weekend in may',
    {
      what: 'Hike a new trail',
      deadline: '2027-05-31',
      starts_on: '2027-05-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    "i'd like to be doing 3 unassisted pull ups come summer, currently 0",
    { pattern: 'strength', deadline: '2027-05-31', level: 'currently 0' },
  ],
  [
    'need finish report till friday next week, 3 hour each day',
    { what: 'Finish report', deadline: '2026-12-04', per_week: 7, minutes: 180 },
  ],
  [
    'gradually cut down smoking from 15 a day to 0 by easter',
    { pattern: 'quit', unread: ['to 0'], deadline: '2027-03-28', per_week: 7 },
  ],
  [
    'school run makes mornings impossible, learn sewing twice a week',
    { what: 'Learn sewing', per_week: 2, between: ['12:00', '24:00'] },
  ],
  [
    'german is hard, learn 10 words a day',
    { pattern: 'language', per_week: 7, amount: { value: 10, unit: 'words', per: 'day' } },
  ],
]

testSentences(SENTENCES)
