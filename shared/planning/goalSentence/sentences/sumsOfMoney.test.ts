import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sums that stand alone, and shares beside them. */
const SENTENCES: readonly Sentence[] = [
  [
    'pay off 2400 by september, 300 a month',
    {
      what: 'Pay off 2400',
      pattern: 'debt',
      deadline: '2027-09-01',
      amount: { value: 2400, unit: 'money', share: { value: 300, per: 'month' } },
    },
  ],
  [
    'pay off my credit card of 2700 by september, 300 a month',
    {
      what: 'Pay off my credit card of 2700',
      pattern: 'debt',
      deadline: '2027-09-01',
      amount: { value: 2700, unit: 'money', share: { value: 300, per: 'month' } },
    },
  ],
  [
    "CHF 12'000 saved by december 2027",
    {
      what: "Save CHF 12'000",
      pattern: 'savings',
      deadline: '2027-12-01',
      amount: { value: 12000, unit: 'chf' },
    },
  ],
  [
    '12000 francs saved by next christmas',
    {
      what: 'Save 12000 francs',
      pattern: 'savings',
      deadline: '2027-12-25',
      amount: { value: 12000, unit: 'francs' },
    },
  ],
  [
    '$5k for a trip to japan by june',
    {
      what: 'Save $5k for a trip to japan',
      pattern: 'savings',
      deadline: '2027-06-01',
      amount: { value: 5000, unit: '$' },
    },
  ],
  [
    'save up two and a half grand for a new laptop by easter',
    {
      what: 'Save up two and a half grand for a new laptop',
      pattern: 'savings',
      deadline: '2027-03-28',
      amount: { value: 2500, unit: 'money' },
    },
  ],
  [
    'save 1200 for christmas presents, 100 a month',
    {
      what: 'Save 1200 for christmas presents',
      pattern: 'savings',
      deadline: '2027-11-23',
      amount: { value: 1200, unit: 'money', share: { value: 100, per: 'month' } },
    },
  ],
  [
    "clean up my credit, pay 150 every two weeks on the store card till it's gone",
    {
      what: 'Clean up my credit',
      pattern: 'debt',
      unread: ["pay 150 every two weeks on the store card till it's gone"],
    },
  ],
  [
    'Have 20k in the bank by 35',
    {
      what: 'Have 20k in the bank',
      pattern: 'savings',
      unread: ['by 35'],
      amount: { value: 20000, unit: 'money' },
    },
  ],
  [
    'pay £250 a month into my isa for the next year',
    {
      what: 'Pay into my isa',
      pattern: 'savings',
      deadline: '2027-11-22',
      amount: { value: 250, unit: '£', per: 'month' },
    },
  ],
  [
    "pay 500 off my car loan each month til it's cleared, 6500 left",
    {
      what: 'Pay off my car loan',
      pattern: 'debt',
      deadline: '2027-12-23',
      amount: { value: 6500, unit: 'money', share: { value: 500, per: 'month' } },
    },
  ],
  [
    'save for house deposit 35000, got 12k, 800 a month from now on',
    {
      what: 'Save for house deposit',
      level: 'got 12k',
      deadline: '2029-04-23',
      amount: { value: 35000, unit: 'money', share: { value: 800, per: 'month' } },
    },
  ],
  [
    'put away 50 quid every friday',
    {
      what: 'Put money away',
      weekdays: [5],
      per_week: 1,
      amount: { value: 50, unit: 'quid', per: 'week' },
    },
  ],
  [
    'save 20 dollars on fridays until summer for a bike',
    {
      what: 'Save for a bike',
      deadline: '2027-08-31',
      weekdays: [5],
      per_week: 1,
      amount: { value: 20, unit: 'dollars', per: 'week' },
    },
  ],
  [
    'pay 100 off my credit card every monday',
    { weekdays: [1], per_week: 1, amount: { value: 100, unit: 'money', per: 'week' } },
  ],
  [
    'save 50 pounds a month for driving lessons',
    {
      what: 'Save for driving lessons',
      pattern: 'savings',
      amount: { value: 50, unit: 'pounds', per: 'month' },
    },
  ],
]

testSentences(SENTENCES)
