import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days from one to another, days that are left out for a reason, and what takes place in a group. */
const SENTENCES: readonly Sentence[] = [
  [
    'sing in the choir every tuesday evening and practise on my own 15 min a day',
    {
      what: 'Sing in the choir',
      unread: ['every tuesday evening and practise on my own'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'get the nursery done before the baby comes end of december, only have weekends',
    { what: 'Get the nursery done', deadline: '2026-12-30', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'homework with my son on school days, 30 min',
    { what: 'Do homework with my son', weekdays: [1, 2, 3, 4, 5], per_week: 5, minutes: 30 },
  ],
  [
    'every morning 20 mins german except tuesdays when i leave early & sundays',
    {
      what: 'Learn german',
      pattern: 'language',
      weekdays: [1, 3, 4, 5, 6],
      not_on: [0, 2],
      per_week: 5,
      minutes: 20,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learning for my driving theory in the train, 25 minutes, monday till thursday',
    {
      what: 'Learn for my driving theory in the train',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 25,
    },
  ],
  [
    'work on my novel monday until friday 6 to 7am',
    {
      what: 'Work on my novel',
      pattern: 'writing',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'id like to start bouldering in the new year once a week',
    { what: 'Start bouldering', starts_on: '2027-01-01', per_week: 1 },
  ],
  [
    'no internet for a week from monday',
    { what: 'Quit internet', pattern: 'quit', deadline: '2026-12-06', starts_on: '2026-11-30' },
  ],
]

testSentences(SENTENCES)
