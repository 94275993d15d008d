import { testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

// What something may cost asks nothing of the days of a plan, and is no sum to reach.
testSentences([
  [
    'plan our wedding for 12 june, budget is 15k, 2 hours every sunday',
    {
      what: 'Plan our wedding',
      deadline: '2027-06-12',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
      beside: ['budget is 15k'],
    },
  ],
  [
    'renovate the kitchen by may, saturdays, max 5000 euros',
    {
      what: 'Renovate the kitchen',
      deadline: '2027-05-01',
      weekdays: [6],
      per_week: 1,
      beside: ['max 5000 euros'],
    },
  ],
])

// The days around a feast are left out with it.
testSentences([
  [
    'renovate the bathroom within 10 weeks, saturdays only, no work over Christmas',
    {
      what: 'Renovate the bathroom',
      deadline: '2027-02-01',
      weekdays: [6],
      per_week: 1,
      away: [['2026-12-24', '2026-12-26']],
    },
  ],
  [
    'write my thesis by 1 march, 2 hours a day, nothing during the christmas break',
    {
      what: 'Write my thesis',
      deadline: '2027-03-01',
      per_week: 7,
      minutes: 120,
      away: [['2026-12-24', '2027-01-01']],
    },
  ],
  [
    'write my thesis by 1 may, 2 hours a day, not over easter',
    {
      what: 'Write my thesis',
      deadline: '2027-05-01',
      per_week: 7,
      minutes: 120,
      away: [['2027-03-26', '2027-03-29']],
    },
  ],
  [
    'write my thesis by 1 march, 2 hours a day, not on christmas day',
    {
      what: 'Write my thesis',
      deadline: '2027-03-01',
      per_week: 7,
      minutes: 120,
      away: [['2026-12-25', '2026-12-25']],
    },
  ],
  // Then there is time for it, and nobody knows from when to when.
  ['build a birdhouse over the christmas break', { unread: ['over the christmas break'] }],
  [
    'revise for my theory test on dec 19, 30 minutes a day on weekdays and nothing on the 11th',
    {
      what: 'Revise for my theory test',
      deadline: '2026-12-19',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 30,
      away: [['2026-12-11', '2026-12-11']],
    },
  ],
])

// How something that was named comes about has the days of it; a sport has its own.
testSentences([
  [
    'publish one blog post a week for three months, writing on sundays after lunch',
    {
      what: 'Publish one blog post',
      deadline: '2027-02-22',
      weekdays: [0],
      per_week: 1,
      between: ['13:00', '17:00'],
      amount: { value: 1, unit: 'post', per: 'week' },
    },
  ],
  [
    'read a chapter a week, swimming on sundays',
    {
      what: 'Read a chapter',
      per_week: 1,
      amount: { value: 1, unit: 'chapter', per: 'week' },
      also: ['swimming on sundays'],
    },
  ],
  [
    'practise spanish 20 minutes after school on mondays',
    { what: 'Practise spanish', weekdays: [1], per_week: 1, minutes: 20, between: ['15:00', '22:00'] },
  ],
  ['tidy the garage before school starts on january 7', { what: 'Tidy the garage', deadline: '2027-01-06' }],
])

// Beside a whole, how much of something else there is each time says how often.
testSentences([
  [
    'read 24 books next year, at least 20 pages a day except saturdays',
    {
      what: 'Read 24 books',
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      not_on: [6],
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      amount: { value: 24, unit: 'books' },
      beside: ['at least 20 pages a day'],
    },
  ],
  [
    'read 300 pages by 22 december, 10 pages a day',
    {
      deadline: '2026-12-22',
      per_week: 7,
      amount: { value: 300, unit: 'pages', share: { value: 10, per: 'day' } },
    },
  ],
])
