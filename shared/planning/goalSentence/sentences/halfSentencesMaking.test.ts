import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Half sentences, asides and words between the facts, as people leave them standing, of what is written, played and made. */
const SENTENCES: readonly Sentence[] = [
  [
    'take an online course on data science, 2 evenings a week',
    {
      what: 'Take an online course on data science',
      pattern: 'course',
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'gonna learn the drums, 30 min most days',
    { what: 'Learn the drums', pattern: 'instrument', minutes: 30, per_week: 5 },
  ],
  [
    'prepare for a 20 minute talk on dec 11, half an hour a day',
    {
      what: 'Prepare for a 20 minute talk',
      pattern: 'presentation',
      deadline: '2026-12-11',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'get better at chess, 3 times a week for 30 minutes',
    { what: 'Get better at chess', pattern: 'skill', per_week: 3, minutes: 30 },
  ],
  [
    'learn to cook, twice a week for an hour',
    { what: 'Learn to cook', pattern: 'skill', per_week: 2, minutes: 60 },
  ],
  [
    'improve my tennis serve by june, 3 hours a week',
    {
      what: 'Improve my tennis serve',
      pattern: 'skill',
      deadline: '2027-06-01',
      per_week: 3,
      minutes: 60,
      weekly_minutes: 180,
    },
  ],
  [
    'speak at a conference in May: prepare a talk',
    { what: 'Speak at a conference: prepare a talk', pattern: 'presentation', deadline: '2027-04-30' },
  ],
  [
    'spend 2 hours every sunday on my novel',
    { what: 'Write my novel', pattern: 'writing', minutes: 120, weekdays: [0], per_week: 1 },
  ],
  [
    '2 hrs of focused writing each weekday before breakfast',
    {
      what: 'Do focused writing',
      pattern: 'writing',
      minutes: 120,
      weekdays: WORKDAYS,
      per_week: 5,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'complete 100 days of code',
    { what: 'Complete 100 days of code', pattern: 'coding', deadline: '2027-03-02', per_week: 7 },
  ],
]

testSentences(SENTENCES)
