import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is done instead, who teaches on which day, and how a weight is lost. */
const SENTENCES: readonly Sentence[] = [
  [
    'lose 15 pounds by june 1st, exercise 5x a week',
    { what: 'Lose 15 pounds', pattern: 'weight', deadline: '2027-06-01', per_week: 5 },
  ],
  [
    'plan a week in lisbon for may, budget 1500',
    { what: 'Plan a week in lisbon', deadline: '2027-04-30', beside: ['budget 1500'] },
  ],
  [
    "build a treehouse till my son's birthday at 12th of april, have saturdays time",
    { what: 'Build a treehouse', deadline: '2027-04-12', weekdays: [6], per_week: 1 },
  ],
  [
    'stop checking my phone first thing, 10 mins stretching instead',
    {
      what: 'Stop checking my phone first thing',
      pattern: 'quit',
      unread: ['10 mins stretching instead'],
    },
  ],
  ['quit coffee, 2 cups of tea instead', { pattern: 'quit', unread: ['2 cups of tea instead'] }],
  [
    'walk 5 miles a day except if its raining then do the treadmill 40 mins',
    {
      what: 'Walk 5 miles',
      unread: ['except if its raining then do the treadmill 40 mins'],
      per_week: 7,
      amount: { value: 5, unit: 'miles', per: 'day' },
    },
  ],
  [
    'my mum is teaching me to knit on wednesdays so want to practise the rest of the week, 20 min',
    {
      what: 'Practise knitting',
      weekdays: [0, 1, 2, 4, 5, 6],
      not_on: [3],
      per_week: 6,
      minutes: 20,
    },
  ],
]

testSentences(SENTENCES)
