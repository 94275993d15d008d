import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Times beside meals, what somebody can do today, numbers of pieces, and time for oneself. */
const SENTENCES: readonly Sentence[] = [
  [
    'improve my handwriting, 10 mins a day after breakfast',
    {
      what: 'Improve my handwriting',
      pattern: 'skill',
      per_week: 7,
      minutes: 10,
      between: ['07:00', '12:00'],
    },
  ],
  [
    'play guitar 15 minutes daily before dinner',
    {
      what: 'Play guitar',
      pattern: 'instrument',
      per_week: 7,
      minutes: 15,
      between: ['17:00', '20:00'],
    },
  ],
  [
    'run the london marathon on 25 april, i run 15k on sundays already',
    {
      what: 'Run the london marathon',
      pattern: 'race',
      deadline: '2027-04-25',
      level: 'i run 15k on sundays already',
    },
  ],
  ['i run on sundays, want to do a 10k', { what: 'Do a 10k', pattern: 'race', unread: ['i run on sundays'] }],
  [
    "learn to play chopin's nocturne no 2 on the piano by march",
    {
      what: "Learn to play chopin's nocturne no 2 on the piano",
      pattern: 'instrument',
      deadline: '2027-03-01',
    },
  ],
  [
    'take an hour for myself every sunday',
    { what: 'Take time for myself', pattern: 'general', weekdays: [0], per_week: 1, minutes: 60 },
  ],
  ['be in bed by ten every night', { what: 'Be in bed by ten', pattern: 'calm', per_week: 7 }],
]

testSentences(SENTENCES)
