import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Beginnings and ends of periods, days that are counted, and where somebody goes then. */
const SENTENCES: readonly Sentence[] = [
  ['get fit by the beginning of January', { what: 'Get fit', pattern: 'strength', deadline: '2027-01-01' }],
  [
    'pass my c1 exam at the beginning of june, 5 hours weekly',
    {
      what: 'Pass my c1 exam',
      pattern: 'exam',
      deadline: '2027-06-01',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'finish the shed until the second Saturday in May',
    { what: 'Finish the shed', pattern: 'project', deadline: '2027-05-08' },
  ],
  [
    'paint the house over 4 saturdays starting in january',
    {
      what: 'Paint the house',
      pattern: 'tidy',
      deadline: '2027-01-28',
      starts_on: '2027-01-01',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'do a no spend weekend',
    { what: 'Do a no spend weekend', pattern: 'quit', deadline: '2026-11-29', starts_on: '2026-11-28' },
  ],
  [
    'renovate the bathroom between january and march, weekends',
    {
      what: 'Renovate the bathroom',
      pattern: 'tidy',
      deadline: '2027-03-31',
      starts_on: '2027-01-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'plan our wedding for august 2027, 2 hours each sunday',
    {
      what: 'Plan our wedding',
      pattern: 'event',
      deadline: '2027-07-31',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'get in shape before my holiday in 10 weeks, 4 workouts a week, 45min',
    { what: 'Get in shape', pattern: 'strength', deadline: '2027-01-31', per_week: 4, minutes: 45 },
  ],
  [
    'learn danish, moving to copenhagen in august, 25 min a day',
    { what: 'Learn danish', pattern: 'language', deadline: '2027-07-31', per_week: 7, minutes: 25 },
  ],
  [
    'hey i wanna learn spanish, going to mexico in may, have about 3 hrs a week',
    {
      what: 'Learn spanish',
      pattern: 'language',
      deadline: '2027-04-30',
      per_week: 3,
      minutes: 60,
      weekly_minutes: 180,
    },
  ],
  [
    'save 25 dollars weekly for concert tickets in may',
    {
      what: 'Save for concert tickets',
      pattern: 'savings',
      deadline: '2027-04-30',
      per_week: 1,
      amount: { value: 25, unit: 'dollars', per: 'week' },
    },
  ],
  ['first date on saturday', { what: 'Work on first date', pattern: 'general', deadline: '2026-11-28' }],
  [
    'swim 1km without a break by june, pool on tuesday and thursday mornings',
    {
      what: 'Swim 1km without a break',
      pattern: 'endurance',
      deadline: '2027-06-01',
      weekdays: [2, 4],
      per_week: 2,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'finish my bachelor thesis till 15th february, every weekday 9 to 12',
    {
      what: 'Finish my bachelor thesis',
      pattern: 'writing',
      deadline: '2027-02-15',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'learn german to b1 before september, class on tue + thu 18-20h',
    {
      what: 'Learn german to b1',
      pattern: 'language',
      deadline: '2027-08-31',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['18:00', '20:00'],
    },
  ],
]

testSentences(SENTENCES)
