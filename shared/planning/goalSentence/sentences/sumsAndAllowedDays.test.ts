import { testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

// Of several debts, each with its sum, the whole is what they come to.
testSentences([
  [
    'pay off my card 3200 and my overdraft 800 by december 2027',
    {
      what: 'Pay off my card 3200 and my overdraft 800',
      pattern: 'debt',
      deadline: '2027-12-01',
      amount: { value: 4000, unit: 'money' },
    },
  ],
  [
    'pay off card (3200) and overdraft (800) by december 2027',
    { what: 'Pay off card', pattern: 'debt', deadline: '2027-12-01', amount: { value: 4000, unit: 'money' } },
  ],
  // How much of it each month is no further sum.
  [
    'pay off my loan 5000, minimum 200 a month',
    {
      pattern: 'debt',
      deadline: '2028-12-23',
      amount: { value: 5000, unit: 'money', share: { value: 200, per: 'month' } },
    },
  ],
])

// Where weekdays are kept, weekends need no word; a limit may be that of a night.
testSentences([
  [
    'no sugar on weekdays, allowed on weekends, for 6 weeks',
    { what: 'Quit sugar', pattern: 'quit', deadline: '2027-01-03', weekdays: WORKDAYS, per_week: 5 },
  ],
  ['stop snacking on weekdays, weekends are fine', { pattern: 'quit', weekdays: WORKDAYS, per_week: 5 }],
  ['stop snacking, weekends are fine', { pattern: 'quit', unread: ['weekends are fine'] }],
  [
    'stop drinking coke, one glass on sundays allowed',
    { what: 'Stop drinking coke', pattern: 'quit', unread: ['one glass on sundays allowed'] },
  ],
  [
    'drink less, max 2 beers a night',
    { what: 'Drink less, max 2 beers a night', amount: { value: 2, unit: 'beers', per: 'day' } },
  ],
])

// So many pages on some days of each week are those of a day, unless nobody reads as many.
testSentences([
  [
    'read 15 pages in the evening on weekdays',
    {
      what: 'Read 15 pages',
      weekdays: WORKDAYS,
      per_week: 5,
      between: ['17:00', '22:00'],
      amount: { value: 15, unit: 'pages', per: 'day' },
    },
  ],
  [
    'read 300 pages on weekdays by june',
    {
      what: 'Read 300 pages',
      deadline: '2027-06-01',
      weekdays: WORKDAYS,
      per_week: 5,
      amount: { value: 300, unit: 'pages' },
    },
  ],
])

testSentences([
  [
    "learn 1000 words by new year's eve next year, 15 min on weekdays",
    {
      deadline: '2027-12-31',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 15,
      amount: { value: 1000, unit: 'words' },
    },
  ],
  [
    'take a photo a day in 2027, only with my phone',
    {
      what: 'Take a photo',
      starts_on: '2027-01-01',
      deadline: '2027-12-31',
      per_week: 7,
      beside: ['only with my phone'],
    },
  ],
])

// Some days of each month are no date.
testSentences([
  [
    'volunteer at the food bank on the 1st and 3rd friday',
    { what: 'Volunteer at the food bank', unread: ['on the 1st and 3rd friday'] },
  ],
])
