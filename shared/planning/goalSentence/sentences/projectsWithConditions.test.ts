import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about projects with conditions, hours, days that are left out or further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'by the end of next month i have to hand in my portfolio can work on it mon tue thu evenings',
    {
      what: 'Hand in my portfolio',
      pattern: 'project',
      deadline: '2026-12-31',
      weekdays: [1, 2, 4],
      per_week: 3,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'make a short film until summer holidays with two friends, we meet saturday afternoons',
    {
      what: 'Make a short film',
      pattern: 'project',
      unread: ['until summer holidays with two friends'],
      weekdays: [6],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'launch my etsy shop in 8 weeks and photograph 30 products',
    {
      what: 'Launch my etsy shop',
      pattern: 'project',
      also: ['photograph 30 products'],
      deadline: '2027-01-18',
    },
  ],
  [
    'start a podcast, first episode out on february 1st, work on it tuesdays and thursdays after 8',
    {
      what: 'Start a podcast',
      beside: ['first episode out'],
      pattern: 'project',
      deadline: '2027-02-01',
      weekdays: [2, 4],
      per_week: 2,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'restore an old bicycle before spring with whatever time i have',
    {
      what: 'Restore an old bicycle',
      pattern: 'project',
      unread: ['with whatever time i have'],
      deadline: '2027-02-28',
    },
  ],
  [
    'i want to sell 100 candles on etsy by mothers day, make candles sundays 2 to 5 pm',
    {
      what: 'Sell 100 candles on etsy',
      pattern: 'general',
      deadline: '2027-05-09',
      amount: { value: 100, unit: 'candles' },
      also: ['make candles sundays 2 to 5 pm'],
    },
  ],
  [
    'redesign my portfolio, launch by feb 15, weekday evenings only',
    {
      what: 'Redesign my portfolio',
      pattern: 'project',
      deadline: '2027-02-15',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'build a lego city with my daughter, an hour on saturday and sunday mornings',
    {
      what: 'Build a lego city with my daughter',
      pattern: 'project',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'start a newsletter about gardening, one issue every other week from march',
    {
      what: 'Start a newsletter about gardening',
      pattern: 'project',
      unread: ['one issue every other week'],
      starts_on: '2027-03-01',
    },
  ],
  [
    'make homemade pasta twice a month',
    { what: 'Make homemade pasta', pattern: 'general', rarely: { every: 'month', times: 2 } },
  ],
  [
    'work on my business plan each weekday from 7 to 8 am',
    {
      what: 'Work on my business plan',
      pattern: 'project',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
      between: ['07:00', '08:00'],
    },
  ],
  [
    'build a birdhouse with my son on saturdays and teach my daughter to swim on sundays',
    {
      what: 'Build a birdhouse with my son',
      pattern: 'project',
      also: ['teach my daughter to swim on sundays'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'build a lego city with my son on rainy weekends',
    { what: 'Build a lego city with my son', pattern: 'project', unread: ['on rainy weekends'] },
  ],
  [
    'learn accounting basics within 8 weeks for my business, mon + wed evening 7 to 9',
    {
      what: 'Learn accounting basics for my business',
      pattern: 'project',
      deadline: '2027-01-18',
      weekdays: [1, 3],
      per_week: 2,
      minutes: 120,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'make all christmas presents myself this year, evenings after 8',
    {
      what: 'Make all christmas presents myself',
      pattern: 'project',
      deadline: '2026-12-31',
      between: ['20:00', '22:00'],
    },
  ],
  [
    'start a youtube channel, first video online before 15 january, then one a week',
    {
      what: 'Start a youtube channel',
      beside: ['first video online'],
      pattern: 'project',
      unread: ['then one a week'],
      deadline: '2027-01-14',
    },
  ],
  [
    'work on my side project 2 evenings a week and half a day on sunday',
    {
      what: 'Work on my side project',
      pattern: 'project',
      unread: ['and half a day on sunday'],
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'launch the beta of my app on 1 march and get 50 users by the end of that month',
    {
      what: 'Launch the beta of my app',
      pattern: 'project',
      also: ['get 50 users by the end of that month'],
      deadline: '2027-03-01',
    },
  ],
]

testSentences(SENTENCES)
