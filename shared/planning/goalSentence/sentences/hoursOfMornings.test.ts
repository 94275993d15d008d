import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** The hour behind a part of the day, and tomorrow's. */
const SENTENCES: readonly Sentence[] = [
  [
    'read the bible every morning at 6',
    { what: 'Read the bible', pattern: 'reading', per_week: 7, between: ['06:00', '07:00'] },
  ],
  ['yoga every evening at 6', { what: 'Do yoga', per_week: 7, between: ['18:00', '19:00'] }],
  [
    'write my cv tomorrow evening',
    {
      what: 'Write my cv',
      pattern: 'job',
      starts_on: '2026-11-24',
      deadline: '2026-11-24',
      between: ['17:00', '22:00'],
    },
  ],
  ['school starts in september want to learn cooking', { what: 'Learn cooking', deadline: '2027-08-31' }],
]

testSentences(SENTENCES)
