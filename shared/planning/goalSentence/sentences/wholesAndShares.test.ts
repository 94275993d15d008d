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
      amount: { value: 20, unit: 'notes', share: { value: 5, per: 'day' } },
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
  [
    'write a novel, 500 words a day, 80,000 in total by june',
    {
      what: 'Write a novel',
      pattern: 'writing',
      deadline: '2027-06-01',
      per_week: 7,
      amount: { value: 80_000, unit: 'words', share: { value: 500, per: 'day' } },
    },
  ],
  [
    'write 500 words a day until i have 80,000',
    {
      what: 'Write 500 words',
      pattern: 'writing',
      deadline: '2027-05-02',
      per_week: 7,
      amount: { value: 80_000, unit: 'words', share: { value: 500, per: 'day' } },
    },
  ],
  [
    'write my thesis, 20000 words by march, 1000 words per session, 3 times a week',
    {
      what: 'Write my thesis',
      pattern: 'writing',
      deadline: '2027-03-01',
      per_week: 3,
      amount: { value: 20_000, unit: 'words', share: { value: 1000, per: 'day' } },
    },
  ],
  [
    'write 20000 words by march, 300 words each time, 3 times a week',
    {
      what: 'Write 20000 words',
      pattern: 'writing',
      deadline: '2027-03-01',
      per_week: 3,
      amount: { value: 20_000, unit: 'words', share: { value: 300, per: 'day' } },
      conflict: '300 words 3 times a week until 1 March 2027 comes to 12,600 words, not 20,000 words',
    },
  ],
  [
    'knit a blanket of 48 squares, 2 squares per evening',
    {
      what: 'Knit a blanket of 48 squares',
      pattern: 'general',
      deadline: '2026-12-17',
      per_week: 7,
      between: ['17:00', '22:00'],
      amount: { value: 48, unit: 'squares', share: { value: 2, per: 'day' } },
    },
  ],
  [
    'learn 500 kanji, 5 a day on weekdays',
    {
      what: 'Learn 500 kanji',
      pattern: 'language',
      deadline: '2027-04-12',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      amount: { value: 500, unit: 'kanji', share: { value: 5, per: 'day' } },
    },
  ],
  [
    'write 12 blog posts, one a week',
    {
      what: 'Write 12 blog posts',
      pattern: 'writing',
      deadline: '2027-02-15',
      amount: { value: 12, unit: 'posts', share: { value: 1, per: 'week' } },
    },
  ],
  [
    'write 750 words every morning except sunday until my draft of 60,000 words is done',
    {
      what: 'Write 750 words',
      pattern: 'writing',
      deadline: '2027-02-25',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      between: ['05:00', '12:00'],
      amount: { value: 60_000, unit: 'words', share: { value: 750, per: 'day' } },
    },
  ],
  // The number behind the share is of something else.
  [
    'write 500 words a day for my 80,000 followers',
    {
      what: 'Write 500 words',
      unread: ['for my 80,000 followers'],
      pattern: 'writing',
      per_week: 7,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'learn 300 words by march, 10 minutes twice a day',
    {
      what: 'Learn 300 words',
      pattern: 'language',
      deadline: '2027-03-01',
      per_week: 7,
      minutes: 10,
      amount: { value: 300, unit: 'words' },
      unread: ['2 times a day'],
    },
  ],
]

testSentences(SENTENCES)
