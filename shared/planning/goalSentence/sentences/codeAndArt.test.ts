import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about code and art. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn sql in a month ten hours per week weekday evenings only',
    {
      what: 'Learn sql',
      pattern: 'coding',
      deadline: '2026-12-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      weekly_minutes: 600,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'write code every day for 100 days',
    { what: 'Write code', pattern: 'coding', deadline: '2027-03-02', per_week: 7 },
  ],
  [
    '1 hour coding practice daily at 6 am, leetcode, interview at google on jan 25',
    {
      beside: ['leetcode'],
      what: 'Do coding practice',
      pattern: 'coding',
      deadline: '2027-01-25',
      per_week: 7,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'Complete 50 leetcode questions before my interview on january 12th, 90 minutes a day except fridays and saturdays',
    {
      what: 'Complete 50 leetcode questions',
      pattern: 'coding',
      deadline: '2027-01-11',
      weekdays: [0, 1, 2, 3, 4],
      not_on: [5, 6],
      per_week: 5,
      minutes: 90,
      amount: { value: 50, unit: 'questions' },
    },
  ],
  [
    'do 100 days of code',
    { what: 'Do 100 days of code', pattern: 'coding', deadline: '2027-03-02', per_week: 7 },
  ],
  [
    'complete the advent of code in december',
    { what: 'Complete the advent of code', pattern: 'coding', deadline: '2026-12-31' },
  ],
  [
    'learn SQL in 6 weeks with 4 hours per week, weekdays only',
    {
      what: 'Learn SQL',
      pattern: 'coding',
      deadline: '2027-01-04',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'learn how to code in python from zero, 5-6 hrs/week, not in the evenings',
    {
      what: 'Learn how to code in python',
      pattern: 'coding',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
      between: ['05:00', '17:00'],
      level: 'from zero',
    },
  ],
  [
    'finish 100 leetcode problems by feb 1st, 2 a day',
    {
      what: 'Finish 100 leetcode problems',
      pattern: 'coding',
      deadline: '2027-02-01',
      per_week: 7,
      amount: { value: 100, unit: 'problems', share: { value: 2, per: 'day' } },
    },
  ],
  [
    'learn react by march. side goal: 100 pushups in a row',
    { what: 'Learn react', pattern: 'coding', also: ['100 pushups in a row'], deadline: '2027-03-01' },
  ],
  [
    'learn python and sql, one hour each weekday after work',
    {
      what: 'Learn python and sql',
      pattern: 'coding',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'work through the rust book, a chapter a week',
    {
      what: 'Work through the rust book',
      pattern: 'coding',
      per_week: 1,
      amount: { value: 1, unit: 'chapter', per: 'week' },
    },
  ],
  [
    'learn python 45 minutes a day from monday',
    { what: 'Learn python', pattern: 'coding', per_week: 7, minutes: 45, starts_on: '2026-11-30' },
  ],
  [
    'learn to code by next autumn, 6h/week',
    {
      what: 'Learn to code',
      pattern: 'coding',
      deadline: '2027-11-30',
      weekly_minutes: 360,
      per_week: 6,
      minutes: 60,
    },
  ],
  ['Learn React in the evenings', { what: 'Learn React', pattern: 'coding', between: ['17:00', '22:00'] }],
  [
    'every second saturday paint miniatures for two hours',
    {
      what: 'Paint miniatures',
      pattern: 'art',
      rarely: { every: 'weeks', weeks: 2, weekdays: [6] },
      minutes: 120,
    },
  ],
  [
    'paint 12 watercolors for the calendar, needs to be ready mid november 2027',
    { what: 'Paint 12 watercolors for the calendar', pattern: 'art', deadline: '2027-11-15' },
  ],
  [
    'want to get into drawing again, used to draw a lot as a kid, 3 evenings a week',
    {
      what: 'Get into drawing again',
      pattern: 'art',
      per_week: 3,
      between: ['17:00', '22:00'],
      level: 'used to draw a lot as a kid',
    },
  ],
  [
    'want to learn photoshop so that i can edit my own pictures, maybe an hour on sundays',
    {
      what: 'Learn photoshop',
      beside: ['so that i can edit my own pictures'],
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'draw one comic strip per week for my blog',
    { what: 'Draw one comic strip for my blog', pattern: 'art', per_week: 1 },
  ],
  [
    'draw something every day in december',
    { what: 'Draw something', pattern: 'art', deadline: '2026-12-31', starts_on: '2026-12-01', per_week: 7 },
  ],
  [
    'make 12 oil paintings in a year, one each month',
    {
      what: 'Make 12 oil paintings',
      pattern: 'art',
      deadline: '2027-11-23',
      amount: { value: 12, unit: 'paintings' },
    },
  ],
  [
    'a pottery class on tuesdays and an italian class on thursdays',
    {
      what: 'Go to a pottery class',
      pattern: 'general',
      also: ['an italian class on thursdays'],
      weekdays: [2],
      per_week: 1,
    },
  ],
  [
    'learn calligraphy, i can only do wednesday nights between 8 and 9:30',
    { what: 'Learn calligraphy', pattern: 'art', weekdays: [3], per_week: 1, between: ['20:00', '21:30'] },
  ],
  [
    'photography project: one portrait a week for a year',
    {
      what: 'Practise photography project: one portrait',
      pattern: 'art',
      deadline: '2027-11-22',
      per_week: 1,
    },
  ],
  [
    'paint my first oil painting; evenings work best, about two hours a week',
    {
      what: 'Paint my first oil painting',
      pattern: 'art',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  ['draw every day for 30 days', { what: 'Draw', pattern: 'art', per_week: 7, deadline: '2026-12-22' }],
  [
    'learn watercolour on sundays, 2 hours, for 8 weeks',
    {
      what: 'Learn watercolour',
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
      deadline: '2027-01-17',
    },
  ],
  [
    'get better at photography, 1 hour every weekend',
    {
      what: 'Get better at photography',
      pattern: 'art',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 30,
      weekly_minutes: 60,
    },
  ],
  ['30 minutes of drawing a day', { pattern: 'art', per_week: 7, minutes: 30 }],
]

testSentences(SENTENCES)
