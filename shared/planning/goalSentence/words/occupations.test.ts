import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const SENTENCES: readonly Sentence[] = [
  // When somebody is busy, nothing is planned; what else they do then is asked about.
  [
    "learn french 30 min a day, I'm busy on mondays",
    { what: 'Learn french', minutes: 30, per_week: 6, not_on: [1], weekdays: [0, 2, 3, 4, 5, 6] },
  ],
  [
    'learn french 30 min a day, fridays are bad',
    { what: 'Learn french', minutes: 30, per_week: 6, not_on: [5], weekdays: [0, 1, 2, 3, 4, 6] },
  ],
  ...[
    'I work from 9 to 5',
    'my shift is 2pm to 10pm',
    'kids go to bed at 8',
    'I teach on tuesdays',
    'i have football practice on tuesdays and thursdays',
    'mondays i have choir',
    'on wednesdays I go to the gym',
    'tuesdays are for football',
    'I play tennis on tuesdays',
    'school is until 3pm',
  ].map((clause): Sentence => [
    `learn french 30 min a day, ${clause}`,
    { what: 'Learn french', minutes: 30, per_week: 7, unread: [clause] },
  ]),
  [
    'I work from 9 to 5 and want to learn french 30 min a day',
    { what: 'Learn french', minutes: 30, per_week: 7, unread: ['I work from 9 to 5'] },
  ],
]

testSentences(SENTENCES)
