import { testSentences } from '#shared/planning/testing/testSentences.ts'

// How often and on which day, each in a part of its own, and words that only join.
testSentences([
  [
    'record a podcast every two weeks starting on 10 january, sundays, 3 hours',
    {
      what: 'Record a podcast',
      starts_on: '2027-01-10',
      rarely: { every: 'weeks', weeks: 2, weekdays: [0] },
      minutes: 180,
    },
  ],
  [
    'start jogging on mondays at 6:30, but only from february',
    {
      what: 'Start jogging',
      weekdays: [1],
      per_week: 1,
      between: ['06:30', '07:30'],
      starts_on: '2027-02-01',
    },
  ],
  ['get stronger: 4 gym sessions a week', { what: 'Get stronger', per_week: 4 }],
])

// Short work is done in the weeks that are named; what ends then begins before them.
testSentences([
  [
    'repaint the hallway in the first two weeks of february',
    { what: 'Repaint the hallway', starts_on: '2027-02-01', deadline: '2027-02-14' },
  ],
  ['finish my thesis in the last week of january', { what: 'Finish my thesis', deadline: '2027-01-31' }],
])

// What a weekend is called says nothing of the days on which it is planned.
testSentences([
  ['plan my sisters hen weekend for 15 may', { what: 'Plan my sisters hen weekend', deadline: '2027-05-15' }],
  ['clean the flat every weekend', { what: 'Clean the flat', weekdays: [0, 6], per_week: 2 }],
])

// Where something is done is shown as not used, a sum that is used is not.
testSentences([
  [
    'i would like to read one book per month, on the train to work',
    {
      what: 'Read one book',
      amount: { value: 1, unit: 'book', per: 'month' },
      beside: ['on the train to work'],
    },
  ],
  [
    'put aside 75 quid every friday for presents, target 600',
    {
      what: 'Put money aside for presents',
      deadline: '2027-01-18',
      weekdays: [5],
      per_week: 1,
      amount: { value: 600, unit: 'money', share: { value: 75, per: 'week' } },
    },
  ],
])

// Lessons beside the other days, a part of the hours on one day, a day that is left out, and how often for what has its day.
testSentences([
  [
    'improve flexibility, yoga class mondays 7pm plus 10 minutes on all other days',
    {
      what: 'Improve flexibility',
      weekdays: [0, 2, 3, 4, 5, 6],
      not_on: [1],
      per_week: 6,
      minutes: 10,
    },
  ],
  [
    'learn sql by 15 feb, 4 hours per week, half of it on sunday',
    {
      what: 'Learn sql',
      deadline: '2027-02-15',
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
      unread: ['half of it on sunday'],
    },
  ],
  [
    'pack up the flat by 28 february, an hour a day from 10 february, not on valentines',
    {
      deadline: '2027-02-28',
      starts_on: '2027-02-10',
      per_week: 7,
      minutes: 60,
      away: [['2027-02-14', '2027-02-14']],
    },
  ],
  [
    'organise our school reunion for 19 june, 2 hours every first saturday of the month',
    {
      pattern: 'event',
      deadline: '2027-06-19',
      rarely: { every: 'weekday of a month', weekday: 6, nth: 1 },
      minutes: 120,
    },
  ],
  [
    'exam on the first monday of february, study 1 hour every other day',
    { pattern: 'exam', deadline: '2027-02-01', per_week: 4, every_days: 2, minutes: 60 },
  ],
  ['get from 92 to 85 kilos by 3 july', { pattern: 'weight', deadline: '2027-07-03' }],
  ['get from 60 to 80 kilos bench press by 3 july', { pattern: 'strength', deadline: '2027-07-03' }],
])

// Once at the weekend beside other sessions leaves no other day out; alone it does.
testSentences([
  [
    'run twice a week after work and once at the weekend',
    {
      per_week: 3,
      one_on: [[0, 6]],
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '24:00'], minutes: null }],
    },
  ],
  ['do yoga on mondays and once a weekend', { weekdays: [1], per_week: 1, unread: ['and once a weekend'] }],
  ['clean the flat once at the weekend', { per_week: 1, not_on: [1, 2, 3, 4, 5] }],
])
