import { testSentences } from '#shared/planning/testing/testSentences.ts'

testSentences([
  [
    'learn guitar, I have played for 3 years',
    { what: 'Learn guitar', pattern: 'instrument', level: 'I have played for 3 years' },
  ],
  [
    'learn piano, been playing for two years',
    { what: 'Learn piano', pattern: 'instrument', level: 'been playing for two years' },
  ],
  [
    "learn italian by june, I'm intermediate",
    { what: 'Learn italian', pattern: 'language', deadline: '2027-06-01', level: "I'm intermediate" },
  ],
  [
    'improve my chess, intermediate player, 3 times a week',
    { what: 'Improve my chess', pattern: 'skill', level: 'intermediate player', per_week: 3 },
  ],
  ['run for 3 years', { what: 'Run', deadline: '2029-11-22' }],
  ['read at home, at the weekend', { what: 'Read at home', weekdays: [0, 6], per_week: 2 }],
])
