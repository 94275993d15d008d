import { expect, test } from 'vitest'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'
import { understand } from '#shared/planning/understand.ts'
import { Understood } from '#shared/planning/understood.ts'

const SENTENCES: readonly Sentence[] = [
  // So much and no more: a limit, and no session of that length.
  ...(
    [
      ['drink less coffee, max 2 cups a day', 2, 'cups', 'day'],
      ['no more than 30 min of instagram a day', 30, 'minutes', 'day', 'Keep to '],
      ['limit instagram to 30 minutes a day', 30, 'minutes', 'day'],
      ['use my phone less, max 1 hour a day', 60, 'minutes', 'day'],
      ['cut down to 5 cigarettes a day', 5, 'cigarettes', 'day'],
      ['max 3 beers a week', 3, 'beers', 'week', 'Keep to '],
      ['eat meat at most twice a week', 2, 'times', 'week'],
      ['limit screen time to 2 hours', 120, 'minutes', 'day'],
      ['no more than two takeaways a month', 2, 'takeaways', 'month', 'Keep to '],
      ['limit takeaway to twice a month', 2, 'times', 'month'],
      ['reduce alcohol to twice a month', 2, 'times', 'month'],
      ['spend less on takeaway, twice a month max', 2, 'times', 'month'],
    ] as const
  ).map(([sentence, value, unit, per, beginning]): Sentence => [
    sentence,
    {
      what: beginning ? beginning + sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1),
      pattern: 'quit',
      amount: { value, unit, per },
    },
  ]),
  [
    'practice guitar at most 30 minutes a day',
    { what: 'Practice guitar', pattern: 'instrument', minutes: 30, per_week: 7 },
  ],
]

testSentences(SENTENCES)

testSentences([
  ['no coffee until 10am', { what: 'Quit coffee before 10am', pattern: 'quit' }],
  ["don't check emails until noon", { what: "Don't check emails before noon", pattern: 'quit' }],
  ['no alcohol until 1 march', { what: 'Quit alcohol', pattern: 'quit', deadline: '2027-03-01' }],
])

test.each([
  'max 10000000000 cups of coffee a day',
  'max 0.001 cups of coffee a day',
  'limit coffee to 0 cups a day',
  `max 2 ${'a'.repeat(100)} of coffee a day`,
  `limit ${'coffee '.repeat(200)} to 3 a day`,
])('a number or a unit that no habit can have is no limit: %s', (sentence) => {
  const { understood } = understand(sentence, { today: '2026-11-23', weekStart: 1 })
  expect(Understood.safeParse(understood).error).toBeUndefined()
})
