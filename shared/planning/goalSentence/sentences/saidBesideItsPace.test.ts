import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Paces, states and pauses that are told of a goal. */
const SENTENCES: readonly Sentence[] = [
  [
    'My wedding is on 18 September and nothing is planned yet, help',
    { what: 'Plan My wedding', pattern: 'event', deadline: '2027-09-18' },
  ],
  [
    'finsh my masters thesis. deadline 30th of april. 60 pages left, im slow (1 page an hour)',
    {
      what: 'Finish my masters thesis',
      pattern: 'writing',
      deadline: '2027-04-30',
      amount: { value: 60, unit: 'pages' },
    },
  ],
  [
    'i keep scrolling on my phone in bed til 1am.. need to stop that',
    { what: 'Stop scrolling on my phone in bed' },
  ],
  [
    'lose weight but no gym pls, 3x a week',
    { what: 'Lose weight but no gym', pattern: 'weight', per_week: 3 },
  ],
]

testSentences(SENTENCES)
