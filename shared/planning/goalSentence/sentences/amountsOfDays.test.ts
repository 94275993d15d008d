import { expect, test } from 'vitest'
import { planInWords } from '#shared/planning/testing/planInWords.ts'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const own = (days: number[], value: number, unit: string) => ({
  days,
  between: null,
  minutes: null,
  amount: { value, unit },
})

/** Days that have an amount of their own. */
const SENTENCES: readonly Sentence[] = [
  [
    'write my book 500 words weekdays, 1000 saturdays',
    {
      what: 'Write my book',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      amount: { value: 500, unit: 'words', per: 'day' },
      own_days: [own([6], 1000, 'words')],
    },
  ],
  [
    'read 20 pages on weekdays and 50 pages on sundays',
    {
      what: 'Read 20 pages',
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      amount: { value: 20, unit: 'pages', per: 'day' },
      own_days: [own([0], 50, 'pages')],
    },
  ],
  [
    'want to run 5k tues, 5k thurs and 10k on sunday',
    {
      weekdays: [0, 2, 4],
      per_week: 3,
      amount: { value: 5, unit: 'km', per: 'day' },
      own_days: [own([0], 10, 'km')],
    },
  ],
  [
    'walk 8000 steps a day on workdays and 12000 at weekends starting december',
    {
      starts_on: '2026-12-01',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      amount: { value: 8000, unit: 'steps', per: 'day' },
      own_days: [own([0, 6], 12_000, 'steps')],
    },
  ],
  [
    'do 30 pushups daily and 50 on saturdays for two months',
    {
      deadline: '2027-01-22',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      amount: { value: 30, unit: 'pushups', per: 'day' },
      own_days: [own([6], 50, 'pushups')],
    },
  ],
  [
    'read war and peace, 1200 pages, 15 pages on weekdays and 40 on sundays',
    {
      deadline: '2027-02-08',
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      amount: { value: 1200, unit: 'pages', share: { value: 115, per: 'week' } },
      own_days: [own([1, 2, 3, 4, 5], 15, 'pages'), own([0], 40, 'pages')],
    },
  ],
  // Not of the same thing, or not of days.
  [
    'read 20 pages on mondays and 2 hours on sundays',
    { weekdays: [0, 1], per_week: 2, minutes: 120, amount: { value: 20, unit: 'pages' } },
  ],
  [
    'write 500 words a day, weekends off',
    {
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
]
testSentences(SENTENCES)

test('each day has its own, and of a whole as much until it is done', () => {
  const shares = (sentence: string) =>
    planInWords(sentence).flatMap((line) => /\((\d+) pages\)/.exec(line)?.[1] ?? [])
  expect(
    shares('read a book by january 2027, 300 pages, 15 pages on weekdays and 40 on sundays').slice(0, 7),
  ).toEqual(['15', '15', '15', '15', '15', '40', '15'])
})
