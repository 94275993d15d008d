import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Wholes with their shares, money that is there already, and titles without what is only told. */
const SENTENCES: readonly Sentence[] = [
  [
    'write 20 thank you notes, 5 a day',
    {
      what: 'Write 20 thank you notes',
      pattern: 'writing',
      deadline: '2026-11-27',
      per_week: 7,
      amount: { value: 20, unit: 'notes' },
    },
  ],
  [
    'write christmas cards, 40 of them, by december 12',
    {
      what: 'Write christmas cards',
      pattern: 'general',
      deadline: '2026-12-12',
      amount: { value: 40, unit: 'cards' },
    },
  ],
  [
    'pay back my brother 1,200 by paying 100 a month',
    {
      what: 'Pay back my brother 1,200',
      pattern: 'debt',
      deadline: '2027-11-23',
      amount: { value: 1200, unit: 'money', share: { value: 100, per: 'month' } },
    },
  ],
  [
    'put £50 a week into savings, not the week before payday',
    {
      what: 'Put money into savings',
      pattern: 'savings',
      unread: ['not the week before payday'],
      amount: { value: 50, unit: '£', per: 'week' },
    },
  ],
  [
    'buy a house in 2028, need 40k deposit, have 12k',
    {
      what: 'Buy a house',
      pattern: 'general',
      unread: ['need 40k deposit'],
      level: 'have 12k',
      deadline: '2028-12-31',
    },
  ],
  [
    'train for a triathlon: swim, bike, run, 6 hours a week, race is on june 20th',
    {
      what: 'Train for a triathlon: swim, bike, run',
      pattern: 'race',
      deadline: '2027-06-20',
      per_week: 6,
      minutes: 60,
      weekly_minutes: 360,
    },
  ],
  [
    'learn enough portuguese to get by for our move to lisbon in march',
    { what: 'Learn enough portuguese to get by', pattern: 'language', deadline: '2027-02-28' },
  ],
  [
    "we're moving house on 18th december and havent packed a thing",
    { what: 'Move house', pattern: 'moving', deadline: '2026-12-18' },
  ],
  [
    'learn dutch for my new job (starts feb 1), 30 mins daily, not sundays',
    {
      what: 'Learn dutch for my new job',
      pattern: 'language',
      deadline: '2027-01-31',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 30,
    },
  ],
]

testSentences(SENTENCES)
