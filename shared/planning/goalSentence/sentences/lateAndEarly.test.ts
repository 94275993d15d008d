import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Late and early hours that are refused or asked for, and lengths that are never to be more. */
const SENTENCES: readonly Sentence[] = [
  [
    'i want to lose 6 kg, gym twice a week and no late evenings',
    { what: 'Lose 6 kg', pattern: 'weight', per_week: 2, between: ['05:00', '21:00'] },
  ],
  [
    'gym twice a week but not in the late evening',
    { what: 'Go to the gym', pattern: 'strength', per_week: 2, between: ['05:00', '21:00'] },
  ],
  [
    'learn guitar 20 minutes a day, no late sessions',
    { what: 'Learn guitar', pattern: 'instrument', per_week: 7, minutes: 20, between: ['05:00', '21:00'] },
  ],
  [
    'read 1 hour a day, not too early in the morning',
    { what: 'Read', pattern: 'reading', per_week: 7, minutes: 60, between: ['09:00', '24:00'] },
  ],
  ['meditate late in the evening', { what: 'Meditate late', pattern: 'calm', between: ['17:00', '22:00'] }],
  ['fix up the bike before easter', { what: 'Fix up the bike', pattern: 'general', deadline: '2027-03-27' }],
  [
    'study spanish 5 days a week but never more than 30 minutes',
    { what: 'Study spanish', pattern: 'language', per_week: 5, minutes: 30 },
  ],
  [
    'can you set up a plan for learning to draw? 4x per week half an hour after dinner',
    { what: 'Learn to draw', pattern: 'art', per_week: 4, minutes: 30, between: ['19:00', '24:00'] },
  ],
]

testSentences(SENTENCES)
