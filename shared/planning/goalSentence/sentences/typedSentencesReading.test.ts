import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, refusals, times of others and brackets, of languages, books and exams. */
const SENTENCES: readonly Sentence[] = [
  [
    'CPA exam in Feb, can study weekday evenings 2 hrs and sat mornings',
    {
      pattern: 'exam',
      deadline: '2027-01-31',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 120,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null },
        { days: [6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'revise for a-levels starting in may',
    { what: 'Revise for a-levels', pattern: 'exam', deadline: '2027-04-30' },
  ],
  [
    'wanna lern italian b4 our trip in june, like 3x a wk 45mins',
    { what: 'Learn italian', pattern: 'language', deadline: '2027-05-31', per_week: 3, minutes: 45 },
  ],
  [
    'spanish 15min/day, anytime but mornings',
    { what: 'Learn spanish', pattern: 'language', per_week: 7, minutes: 15, between: ['12:00', '24:00'] },
  ],
  [
    "i can't do mornings. learn french 4 times a week 30 min",
    { what: 'Learn french', pattern: 'language', per_week: 4, minutes: 30, between: ['12:00', '24:00'] },
  ],
  [
    'get certified scuba diver before august',
    { what: 'Get certified scuba diver', pattern: 'exam', deadline: '2027-07-31' },
  ],
  [
    'three 20 minute sessions of german per week',
    { what: 'Learn german', pattern: 'language', unread: ['per week'], per_week: 3, minutes: 20 },
  ],
  [
    'learn spanish either mornings or evenings 20 min a day',
    {
      what: 'Learn spanish',
      pattern: 'language',
      unread: ['either mornings or evenings'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'revise history 30-40 mins per evening until mock exams on jan 11',
    {
      what: 'Revise history',
      pattern: 'exam',
      deadline: '2027-01-11',
      per_week: 7,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'i can only do tuesdays and thursdays: learn french by august',
    { what: 'Learn french', pattern: 'language', deadline: '2027-08-01', weekdays: [2, 4], per_week: 2 },
  ],
  [
    'study for my nursing exam (feb 10) 2 hours a day, not on wednesdays or sundays',
    {
      what: 'Study for my nursing exam',
      pattern: 'exam',
      deadline: '2027-02-10',
      weekdays: [1, 2, 4, 5, 6],
      not_on: [0, 3],
      per_week: 5,
      minutes: 120,
    },
  ],
]

testSentences(SENTENCES)
