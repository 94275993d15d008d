import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is over before the plan begins, exams that begin, and what is given up from a day on. */
const SENTENCES: readonly Sentence[] = [
  [
    'knee op on 3 december so no running till february, after that couch to 5k three times a week',
    { unread: ['on 3 december'], starts_on: '2027-02-01', per_week: 3 },
  ],
  [
    'revise, 2 hrs mornings, a levels start 12 may',
    { what: 'Revise', pattern: 'exam', deadline: '2027-05-12', minutes: 120, between: ['05:00', '12:00'] },
  ],
  [
    'from tomorrow no more netflix on weeknights',
    {
      what: 'Quit netflix',
      pattern: 'quit',
      starts_on: '2026-11-24',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['17:00', '22:00'],
    },
  ],
  ['from monday no sugar', { what: 'Quit sugar', pattern: 'quit', starts_on: '2026-11-30' }],
]

testSentences(SENTENCES)
