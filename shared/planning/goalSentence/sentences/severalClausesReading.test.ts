import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of several parts: what is said of one is not said of all, and second goals are offered, of languages, books and exams. */
const SENTENCES: readonly Sentence[] = [
  ['learn 1500 hanzi', { what: 'Learn 1500 hanzi', pattern: 'language' }],
  [
    'read 3 books by new years eve',
    { what: 'Read 3 books', pattern: 'reading', deadline: '2026-12-31', amount: { value: 3, unit: 'books' } },
  ],
  [
    'learn spanish 30 min mon-fri; weekends guitar 1h',
    {
      what: 'Learn spanish',
      pattern: 'language',
      also: ['weekends guitar 1h'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'french twice weekly till summer and then thrice weekly',
    {
      what: 'Learn french',
      pattern: 'language',
      unread: ['and then thrice weekly'],
      deadline: '2027-08-31',
      per_week: 2,
    },
  ],
  [
    'revise for GCSE maths, english and physics, exams start 17 may',
    { what: 'Revise for GCSE maths, english and physics', pattern: 'exam', deadline: '2027-05-17' },
  ],
  [
    'read 20 books next year + write a short story every month',
    {
      what: 'Read 20 books',
      pattern: 'reading',
      also: ['write a short story every month'],
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      amount: { value: 20, unit: 'books' },
    },
  ],
  [
    'study spanish 4x a week 30min. also want to fix the garage door by spring',
    {
      what: 'Study spanish',
      pattern: 'language',
      also: ['fix the garage door by spring'],
      per_week: 4,
      minutes: 30,
    },
  ],
  [
    'pass B2 german in june. besides that declutter my flat',
    { what: 'Pass B2 german', pattern: 'exam', also: ['declutter my flat'], deadline: '2027-06-30' },
  ],
  [
    'study for my chem final on dec 14, an hour a night except fridays',
    {
      what: 'Study for my chem final',
      pattern: 'exam',
      deadline: '2026-12-14',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 60,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'finish reading list for history seminar - 6 papers before thursday next week',
    {
      what: 'Finish reading list for history seminar',
      pattern: 'reading',
      deadline: '2026-12-02',
      amount: { value: 6, unit: 'papers' },
    },
  ],
  [
    'prepare for the MCAT in january 2028, 10 hours a week',
    {
      what: 'Prepare for the MCAT',
      pattern: 'exam',
      deadline: '2027-12-31',
      per_week: 7,
      minutes: 90,
      weekly_minutes: 600,
    },
  ],
  [
    'read with my daughter 15 mins before bed every night',
    {
      what: 'Read with my daughter',
      pattern: 'reading',
      per_week: 7,
      minutes: 15,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'prepare grade 5 violin exam, date 22 march, every day but sundays',
    {
      what: 'Prepare grade 5 violin exam',
      pattern: 'instrument',
      deadline: '2027-03-22',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
    },
  ],
  ['read the bible in a year', { what: 'Read the bible', pattern: 'reading', deadline: '2027-11-23' }],
]

testSentences(SENTENCES)
