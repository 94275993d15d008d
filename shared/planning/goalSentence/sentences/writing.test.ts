import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences about writing that only say how much, how often or until when. */
const SENTENCES: readonly Sentence[] = [
  [
    'my goal for 2027 is to publish 2 articles a month on my blog',
    {
      what: 'Publish 2 articles on my blog',
      pattern: 'writing',
      deadline: '2027-12-31',
      amount: { value: 2, unit: 'articles', per: 'month' },
    },
  ],
  [
    'finish my application for the scholarship, deadline january 10 at noon, essays and letters',
    {
      beside: ['essays and letters'],
      what: 'Finish my application for the scholarship',
      pattern: 'writing',
      deadline: '2027-01-10',
    },
  ],
  [
    'write a song for our wedding on august 7',
    { what: 'Write a song for our wedding', pattern: 'writing', deadline: '2027-08-07' },
  ],
  [
    'write christmas cards this weekend',
    { what: 'Write christmas cards', pattern: 'general', deadline: '2026-11-29', starts_on: '2026-11-28' },
  ],
  [
    'my goal for 2027: publish 24 blog posts',
    {
      what: 'Publish 24 blog posts',
      pattern: 'writing',
      deadline: '2027-12-31',
      amount: { value: 24, unit: 'posts' },
    },
  ],
  [
    'write the grant application, 10 pages, deadline 15 dec 5pm',
    {
      what: 'Write the grant application',
      pattern: 'writing',
      deadline: '2026-12-15',
      amount: { value: 10, unit: 'pages' },
    },
  ],
  [
    'write christmas cards this weekend',
    { what: 'Write christmas cards', pattern: 'general', deadline: '2026-11-29', starts_on: '2026-11-28' },
  ],
  [
    'write morning pages for 30 days',
    { what: 'Write morning pages', pattern: 'writing', deadline: '2026-12-22' },
  ],
  [
    'write morning pages every day, 3 pages',
    {
      what: 'Write morning pages',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 3, unit: 'pages', per: 'day' },
    },
  ],
  [
    'write 50k words in november 2027',
    {
      what: 'Write 50k words',
      pattern: 'writing',
      deadline: '2027-11-30',
      amount: { value: 50000, unit: 'words' },
    },
  ],
  [
    "i keep procrastinating on my master's thesis, deadline is june 15th and i have 8 hours a week",
    {
      what: "Write my master's thesis",
      pattern: 'writing',
      deadline: '2027-06-15',
      per_week: 7,
      minutes: 75,
      weekly_minutes: 480,
    },
  ],
  [
    'write 500 words a day of my fantasy novel',
    {
      what: 'Write 500 words of my fantasy novel',
      pattern: 'writing',
      per_week: 7,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'write my uni application essay, due january 6',
    { what: 'Write my uni application essay', pattern: 'writing', deadline: '2027-01-06' },
  ],
  [
    'finish my thesis until 15 march, 2h a day on weekdays',
    {
      what: 'Finish my thesis',
      pattern: 'writing',
      deadline: '2027-03-15',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 120,
    },
  ],
  ['blog once a week', { what: 'Blog', pattern: 'writing', per_week: 1 }],
  [
    'Write a screenplay starting january, 5 hours a week',
    {
      what: 'Write a screenplay',
      pattern: 'writing',
      starts_on: '2027-01-01',
      weekly_minutes: 300,
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'My goal is to write a book this year.',
    { what: 'Write a book', pattern: 'writing', deadline: '2026-12-31' },
  ],
]

testSentences(SENTENCES)
