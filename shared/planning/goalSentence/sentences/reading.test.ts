import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about reading. */
const SENTENCES: readonly Sentence[] = [
  [
    "I'd like to read the bible in a year",
    { what: 'Read the bible', pattern: 'reading', deadline: '2027-11-23' },
  ],
  [
    'read 20 pages before bed each night',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      per_week: 7,
      between: ['20:00', '24:00'],
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  ['build a habit of reading 15 min in bed', { what: 'Read in bed', pattern: 'reading', minutes: 15 }],
  [
    'finish reading war and peace, 40 pages every sunday, from january on',
    {
      what: 'Finish reading war and peace, 40 pages',
      pattern: 'reading',

      starts_on: '2027-01-01',
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'prepare for ramadan, read quran 20 minutes after dinner every day',
    {
      what: 'Prepare for ramadan',
      pattern: 'reading',
      deadline: '2027-02-07',
      per_week: 7,
      minutes: 20,
      between: ['19:00', '24:00'],
    },
  ],
  [
    'read one non fiction book a month',
    {
      what: 'Read one non fiction book',
      pattern: 'reading',
      amount: { value: 1, unit: 'book', per: 'month' },
    },
  ],
  [
    'read 30 minutes instead of scrolling before bed',
    { what: 'Read instead of scrolling', pattern: 'reading', minutes: 30, between: ['20:00', '24:00'] },
  ],
  [
    'read 300 pages in 30 days, 10 a day',
    {
      what: 'Read 300 pages',
      pattern: 'reading',
      deadline: '2026-12-23',
      per_week: 7,
      amount: { value: 300, unit: 'pages', share: { value: 10, per: 'day' } },
    },
  ],
  [
    'read to my kids every night before they sleep',
    {
      what: 'Read to my kids',
      pattern: 'reading',
      per_week: 7,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'replace my phone time in bed with reading, 20 min each night',
    {
      what: 'Replace my phone time in bed with reading',
      pattern: 'reading',
      per_week: 7,
      minutes: 20,
      between: ['20:00', '24:00'],
    },
  ],
  [
    "finish reading the 3 books on my nightstand by valentine's",
    {
      what: 'Finish reading the 3 books on my nightstand',
      pattern: 'reading',
      deadline: '2027-02-14',
      amount: { value: 3, unit: 'books' },
    },
  ],
  [
    'build a habit of reading to my kids at bedtime',
    { what: 'Read to my kids', pattern: 'reading', between: ['20:00', '24:00'] },
  ],
  [
    'read more and spend less time on my phone this year',
    {
      what: 'Read more',
      pattern: 'reading',
      also: ['spend less time on my phone this year'],
      deadline: '2026-12-31',
    },
  ],
  [
    'read to my daughter every night at 7:30',
    { what: 'Read to my daughter', pattern: 'reading', per_week: 7, between: ['19:30', '20:30'] },
  ],
  [
    'read one book per month in 2027',
    {
      what: 'Read one book',
      pattern: 'reading',
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      amount: { value: 1, unit: 'book', per: 'month' },
    },
  ],
  [
    'read quran 2 pages after fajr every day',
    {
      what: 'Read quran',
      pattern: 'reading',
      between: ['05:00', '09:00'],
      per_week: 7,
      amount: { value: 2, unit: 'pages', per: 'day' },
    },
  ],
  [
    'read the whole old testament by easter 2028',
    { what: 'Read the whole old testament', pattern: 'reading', deadline: '2028-04-16' },
  ],
  [
    'read 24 books next year',
    {
      what: 'Read 24 books',
      pattern: 'reading',
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      amount: { value: 24, unit: 'books' },
    },
  ],
  [
    'read 20 pages before bed',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      between: ['20:00', '24:00'],
      per_week: 7,
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    'read 12 books by the end of the year',
    {
      what: 'Read 12 books',
      pattern: 'reading',
      deadline: '2026-12-31',
      amount: { value: 12, unit: 'books' },
    },
  ],
  [
    'read 20 pages a day',
    {
      what: 'Read 20 pages',
      pattern: 'reading',
      per_week: 7,
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    'Read more, before bed, 15 minutes',
    { what: 'Read more', pattern: 'reading', minutes: 15, between: ['20:00', '24:00'] },
  ],
  [
    'read War and Peace in 3 months, 30 minutes every day',
    { what: 'Read War and Peace', pattern: 'reading', deadline: '2027-02-23', per_week: 7, minutes: 30 },
  ],
  ['can you help me to read more books please', { what: 'Read more books', pattern: 'reading' }],
]

testSentences(SENTENCES)
