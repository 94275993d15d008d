import { expect, test } from 'vitest'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'
import { understand } from '#shared/planning/understand.ts'

/** So much and no more: of what people want less of, and of money. */
const SENTENCES: readonly Sentence[] = [
  [
    'cut down on tiktok, 30 min max a day',
    {
      what: 'Cut down on tiktok, 30 min max a day',
      pattern: 'quit',
      amount: { value: 30, unit: 'minutes', per: 'day' },
    },
  ],
  [
    '30 min max a day of tiktok',
    {
      what: 'Keep to 30 min max a day of tiktok',
      pattern: 'quit',
      amount: { value: 30, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'tv 1 hour tops per day',
    {
      what: 'Limit tv 1 hour tops per day',
      pattern: 'quit',
      amount: { value: 60, unit: 'minutes', per: 'day' },
    },
  ],
  [
    'coffee, max 2 a day',
    {
      what: 'Limit coffee, max 2 a day',
      pattern: 'quit',
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  ['piano, 30 min max a day', { what: 'Practise piano', pattern: 'instrument', per_week: 7, minutes: 30 }],
  ['spend max 400 a month on food', { what: 'Spend max 400 a month on food', pattern: 'quit' }],
  [
    'spend no more than 400 a month on groceries',
    { what: 'Spend no more than 400 a month on groceries', pattern: 'quit' },
  ],
  ['max 200 a month on eating out', { what: 'Keep to max 200 a month on eating out', pattern: 'quit' }],
  ['limit eating out to 200 a month', { what: 'Limit eating out to 200 a month', pattern: 'quit' }],
  [
    'keep food spending under 400 euros a month',
    { what: 'Keep food spending under 400 euros a month', pattern: 'quit' },
  ],
  [
    'stick to a budget of 100 a week for groceries',
    { what: 'Stick to a budget of 100 a week for groceries', pattern: 'quit' },
  ],
  ['7.5 hours of sleep', { what: 'Get 7.5 hours of sleep', pattern: 'calm', per_week: 7 }],
  ['get 7.5 hours of sleep every night', { what: 'Get 7.5 hours of sleep', pattern: 'calm', per_week: 7 }],
  [
    'at least 7 hours of sleep a night',
    { what: 'Get at least 7 hours of sleep', pattern: 'calm', per_week: 7 },
  ],
]

testSentences(SENTENCES)

test.each(SENTENCES.filter(([, { pattern }]) => pattern === 'quit' || pattern === 'calm'))(
  'nothing is asked of %s',
  (sentence) => {
    expect(understand(sentence, { today: '2026-11-23', weekStart: 1 }).questions).toEqual([])
  },
)

test('a wedding without its date is asked about once, with dates to choose from', () => {
  const { missing, questions } = understand('lose 5 kilos in time for the wedding', {
    today: '2026-11-23',
    weekStart: 1,
  })
  expect(missing).not.toContain('deadline')
  expect(questions.at(-1)?.suggestions.map(({ value }) => value)).toEqual([
    { deadline: '2026-12-21' },
    { deadline: '2027-02-23' },
    { deadline: '2027-05-23' },
    'ignore',
  ])
})
