import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Half sentences, asides and words between the facts, as people leave them standing, of everyday life and money. */
const SENTENCES: readonly Sentence[] = [
  ["don't drink on weekdays", { what: "Don't drink", pattern: 'quit', weekdays: WORKDAYS, per_week: 5 }],
  ['never eat after 8pm', { what: 'Never eat after 8pm', pattern: 'quit' }],
  ['less sugar, more vegetables', { what: 'Go for less sugar, more vegetables', pattern: 'quit' }],
  [
    'make 10k from freelancing by may',
    { what: 'Make 10k from freelancing', pattern: 'project', deadline: '2027-05-01' },
  ],
  [
    'get better sleep: no screens after 10',
    { what: 'Get better sleep', pattern: 'calm', unread: ['no screens after 10'] },
  ],
  ['get better at sleeping', { what: 'Get better at sleeping', pattern: 'calm' }],
  ['sleep 8 hours every night', { what: 'Sleep 8 hours', pattern: 'calm', per_week: 7 }],
  ['redo the kitchen before easter', { what: 'Redo the kitchen', pattern: 'tidy', deadline: '2027-03-27' }],
  [
    "plan a surprise party for my wife's 40th on may 8",
    { what: "Plan a surprise party for my wife's 40th", pattern: 'event', deadline: '2027-05-08' },
  ],
  [
    'host a dinner for 12 people on 12 december',
    { what: 'Host a dinner for 12 people', pattern: 'event', deadline: '2026-12-12' },
  ],
  [
    'save up for a house deposit: 20k in 3 years',
    { pattern: 'savings', deadline: '2029-11-23', amount: { value: 20_000, unit: 'money' } },
  ],
  [
    'build an emergency fund, 6000 € by next december',
    { pattern: 'savings', deadline: '2027-12-01', amount: { value: 6000, unit: '€' } },
  ],
  [
    "build an emergency fund of 3 months' salary, 6000 €, 250 per month",
    {
      pattern: 'savings',
      deadline: '2028-11-23',
      amount: { value: 6000, unit: '€', share: { value: 250, per: 'month' } },
    },
  ],
  [
    'pay back my brother 1200 by june, 200 a month',
    {
      pattern: 'debt',
      deadline: '2027-06-01',
      amount: { value: 1200, unit: 'money', share: { value: 200, per: 'month' } },
    },
  ],
  [
    'become debt free by the end of 2028, I owe 14,500',
    {
      what: 'Become debt free',
      pattern: 'debt',
      deadline: '2028-12-31',
      amount: { value: 14_500, unit: 'money' },
    },
  ],
  [
    'no screens after 9pm on school nights',
    { what: 'Quit screens after 9pm', pattern: 'quit', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  [
    'cut down on alcohol, only weekends',
    { what: 'Cut down on alcohol, only weekends', pattern: 'quit', not_on: [0, 6] },
  ],
  [
    'organize wedding: date is 19 june 2027, max 3 hours per week',
    {
      what: 'Organize wedding',
      pattern: 'event',
      deadline: '2027-06-19',
      weekly_minutes: 180,
      per_week: 3,
      minutes: 60,
    },
  ],
  [
    'spring clean the whole flat over the easter weekend',
    { what: 'Spring clean the whole flat', pattern: 'tidy', starts_on: '2027-03-26', deadline: '2027-03-29' },
  ],
  [
    'transfer 150 to savings every month until december 2027',
    { pattern: 'savings', deadline: '2027-12-31', amount: { value: 150, unit: 'money', per: 'month' } },
  ],
  [
    'make 3 new friends this year',
    { what: 'Make 3 new friends', pattern: 'behaviour', deadline: '2026-12-31' },
  ],
  [
    'drink no alcohol on weekdays',
    { what: 'Drink no alcohol', pattern: 'quit', weekdays: WORKDAYS, per_week: 5 },
  ],
  ['go to sleep before 11pm', { what: 'Go to sleep before 11pm', pattern: 'calm', per_week: 7 }],
  [
    'prepare a dinner party for 8 on friday the 11th',
    { what: 'Prepare a dinner party for 8', pattern: 'event', deadline: '2026-12-11' },
  ],
  ['do dry january', { pattern: 'quit', starts_on: '2027-01-01', deadline: '2027-01-31' }],
  ['drink less coffee', { what: 'Drink less coffee', pattern: 'quit' }],
  [
    'reduce screen time to 2 hours a day',
    {
      what: 'Reduce screen time to 2 hours a day',
      pattern: 'quit',
      amount: { value: 120, unit: 'minutes', per: 'day' },
    },
  ],
  ['get 8 hours of sleep', { what: 'Get 8 hours of sleep', pattern: 'calm', per_week: 7 }],
]

testSentences(SENTENCES)
