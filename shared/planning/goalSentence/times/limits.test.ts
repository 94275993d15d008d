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
