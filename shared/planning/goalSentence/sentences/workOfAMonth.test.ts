import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Short work is done in the month that is named; what takes more begins before it. */
const SENTENCES: readonly Sentence[] = [
  [
    'prune the roses in march',
    { what: 'Prune the roses', pattern: 'general', deadline: '2027-03-31', starts_on: '2027-03-01' },
  ],
  [
    'plant a herb garden in april',
    { what: 'Plant a herb garden', pattern: 'general', deadline: '2027-04-30', starts_on: '2027-04-01' },
  ],
  ['learn the guitar in march', { what: 'Learn the guitar', pattern: 'instrument', deadline: '2027-03-31' }],
  [
    'pass my driving test in march',
    { what: 'Pass my driving test', pattern: 'exam', deadline: '2027-02-28' },
  ],
  ['build a daily routine', { what: 'Build a daily routine', pattern: 'general' }],
  ['run daily', { what: 'Run', pattern: 'start_running', per_week: 7 }],
  ['get used to waking up at 5', { what: 'Get used to waking up at 5', pattern: 'general' }],
  [
    'make 1000 euros a month online',
    {
      what: 'Make 1000 euros online',
      pattern: 'project',
      amount: { value: 1000, unit: 'euros', per: 'month' },
    },
  ],
]

testSentences(SENTENCES)
