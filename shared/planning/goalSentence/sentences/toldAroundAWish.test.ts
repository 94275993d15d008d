import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is past, how somebody is and what others do stands around a wish: it is no part of the plan, nor asked about. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn to swim properly. nearly drowned on holiday in 2019 and my kids are better than me now which is embarassing',
    { what: 'Learn to swim properly' },
  ],
  [
    "feeling kinda lonely since i moved here for work, i'd like to meet new people by spring",
    { what: 'Meet new people', deadline: '2027-05-31' },
  ],
  [
    'save 4000 for a car by next august because the old one is dying, already got 800',
    {
      what: 'Save 4000 for a car',
      deadline: '2027-08-01',
      amount: { value: 4000, unit: 'money' },
      level: 'already got 800',
    },
  ],
  [
    'learn to ski, my friends all ski and i feel left out, once a week',
    { what: 'Learn to ski', per_week: 1 },
  ],
  [
    'i want to cycle twice a week because my knee hurts',
    { what: 'Cycle', per_week: 2, beside: ['because my knee hurts'] },
  ],
  // What may say when, or what not to do, stays.
  [
    'my gym is closed on mondays but i want to lift 3 days a week',
    { what: 'Lift', per_week: 3, not_on: [1] },
  ],
  ['paint the fence as soon as the weather allows', { unread: ['as soon as the weather allows'] }],
  [
    'i want to run more but i hate getting up early',
    { what: 'Run more', unread: ['but i hate getting up early'] },
  ],
]

testSentences(SENTENCES)
