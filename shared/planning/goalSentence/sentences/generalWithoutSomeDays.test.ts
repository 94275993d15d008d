import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own with days that are left out. */
const SENTENCES: readonly Sentence[] = [
  [
    'finish 2 online courses by june 1, evenings but never friday',
    {
      what: 'Finish 2 online courses',
      pattern: 'course',
      deadline: '2027-06-01',
      not_on: [5],
      between: ['17:00', '22:00'],
      amount: { value: 2, unit: 'courses' },
    },
  ],
  [
    'walk the dog for half an hour before work, every day but sunday',
    {
      what: 'Walk the dog',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 30,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'walk 10k steps daily except sundays',
    {
      what: 'Walk 10k steps',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      amount: { value: 10000, unit: 'steps', per: 'day' },
    },
  ],
]

testSentences(SENTENCES)
