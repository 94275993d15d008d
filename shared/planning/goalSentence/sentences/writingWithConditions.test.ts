import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about writing with conditions, hours, days that are left out or further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'finishing my phd thesis. 3 chapters left, submit 1st of june. 4 hours every weekday morning',
    {
      what: 'Finish my phd thesis',
      pattern: 'writing',
      deadline: '2027-06-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 240,
      between: ['05:00', '12:00'],
      amount: { value: 3, unit: 'chapters' },
    },
  ],
  [
    'each wednesday evening write one page of my diary',
    {
      what: 'Write one page of my diary',
      pattern: 'writing',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '22:00'],
      amount: { value: 1, unit: 'page' },
    },
  ],
  [
    'write my bachelor thesis, 40 pages, due february 28, only in the library hours 9 to 6',
    {
      what: 'Write my bachelor thesis',
      pattern: 'writing',
      unread: ['only in the library hours 9 to 6'],
      deadline: '2027-02-28',
      amount: { value: 40, unit: 'pages' },
    },
  ],
  [
    'i have to write three term papers until 15 march each 20 pages',
    {
      what: 'Write three term papers',
      pattern: 'writing',
      unread: ['each 20 pages'],
      deadline: '2027-03-15',
      amount: { value: 3, unit: 'papers' },
    },
  ],
  [
    'finish the first draft of my screenplay by my birthday, feb 20, writing sundays 9-12',
    {
      what: 'Finish the first draft of my screenplay',
      pattern: 'writing',
      deadline: '2027-02-20',
      weekdays: [0],
      per_week: 1,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'write 500 words every morning in january',
    {
      what: 'Write 500 words',
      pattern: 'writing',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      per_week: 7,
      between: ['05:00', '12:00'],
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'please help, i procrastinate my thesis, deadline is in 8 weeks, i can work on it 3 hours each day but not sundays',
    {
      what: 'Write my thesis',
      pattern: 'writing',
      deadline: '2027-01-18',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 180,
    },
  ],
  [
    'write 3 pages every morning, handwritten, before looking at my phone',
    {
      beside: ['handwritten'],
      what: 'Write 3 pages',
      pattern: 'writing',
      unread: ['before looking at my phone'],
      per_week: 7,
      between: ['05:00', '12:00'],
      amount: { value: 3, unit: 'pages', per: 'day' },
    },
  ],
  [
    'work on my phd proposal 90 minutes first thing every weekday, due 1 march',
    {
      what: 'Work on my phd proposal',
      pattern: 'writing',
      deadline: '2027-03-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 90,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'i need to hand in my dissertation on 7 May 2027, 12000 words, currently at 3000, i work best in the mornings',
    {
      what: 'Hand in my dissertation',
      pattern: 'writing',
      unread: ['i work best in the mornings'],
      deadline: '2027-05-07',
      level: 'currently at 3000',
      amount: { value: 12000, unit: 'words' },
    },
  ],
  [
    'finish my novel by september, plus start posting on my blog weekly',
    {
      what: 'Finish my novel',
      pattern: 'writing',
      also: ['start posting on my blog weekly'],
      deadline: '2027-09-01',
    },
  ],
  [
    'write my thesis (deadline 30 june) while keeping fit with 2 runs per week',
    {
      what: 'Write my thesis',
      pattern: 'writing',
      also: ['keeping fit with 2 runs per week'],
      deadline: '2027-06-30',
    },
  ],
  [
    'finish chapter 3 of my dissertation by the 20th of december, 90 minutes each weekday morning',
    {
      what: 'Finish chapter 3 of my dissertation',
      pattern: 'writing',
      deadline: '2026-12-20',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 90,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'finish the last 120 pages of my manuscript before 1 may, 10 pages per week',
    {
      what: 'Finish the last 120 pages of my manuscript',
      pattern: 'writing',
      deadline: '2027-04-30',
      amount: { value: 120, unit: 'pages', share: { value: 10, per: 'week' } },
    },
  ],
  [
    'write a novel this year; run a marathon next year',
    { what: 'Write a novel', pattern: 'writing', also: ['run a marathon next year'], deadline: '2026-12-31' },
  ],
  [
    'finish my bachelor thesis by february 28 and then learn to drive',
    {
      what: 'Finish my bachelor thesis',
      pattern: 'writing',
      also: ['learn to drive'],
      deadline: '2027-02-28',
    },
  ],
  [
    'finish my masters thesis by 31 march, writing mornings only',
    {
      what: 'Finish my masters thesis',
      pattern: 'writing',
      deadline: '2027-03-31',
      between: ['05:00', '12:00'],
    },
  ],
  [
    'write in my diary each night, even just one line',
    { what: 'Write in my diary', pattern: 'writing', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'write a novel of 80,000 words by december 2027, 4 mornings a week',
    {
      what: 'Write a novel of 80,000 words',
      pattern: 'writing',
      deadline: '2027-12-01',
      amount: { value: 80_000, unit: 'words' },
      per_week: 4,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'write 1.5k words every sunday afternoon',
    { pattern: 'writing', weekdays: [0], per_week: 1, between: ['12:00', '17:00'] },
  ],
]

testSentences(SENTENCES)
