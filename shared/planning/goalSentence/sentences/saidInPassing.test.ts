import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What people say in passing around a wish, and complaints that name what is to end. */
const SENTENCES: readonly Sentence[] = [
  [
    'go running before the kids wake up at 7, 3x a week',
    { what: 'Go running', per_week: 3, between: ['05:00', '07:00'] },
  ],
  ['haha right, learn to swim by june', { what: 'Learn to swim', deadline: '2027-06-01' }],
  ['i bite my nails, want to stop', { what: 'Stop biting my nails' }],
  ['i drink too much. want to quit', { what: 'Stop drinking too much' }],
  ['i drink way too much coffee, want to cut down', { what: 'Cut down on coffee' }],
  ['i eat too much sugar and want to lose weight', { what: 'Lose weight' }],
  [
    'i eat too much sugar. want to be done with it by easter',
    { what: 'Stop eating too much sugar', deadline: '2027-03-28' },
  ],
  ['i procrastinate a lot and want to stop', { what: 'Stop procrastinating' }],
  ['i run a lot and want to do a marathon', { what: 'Do a marathon' }],
  ['i smoke too much and want to stop', { what: 'Stop smoking', level: 'i smoke too much' }],
  [
    'i smoke way too much, about a pack a day. want to be done with it by christmas',
    { what: 'Stop smoking', deadline: '2026-12-25', level: 'i smoke way too much' },
  ],
  [
    'i spend too much money on clothes, need to save 2000 by june',
    { what: 'Save 2000', deadline: '2027-06-01', amount: { value: 2000, unit: 'money' } },
  ],
  ['i spend too much on takeaways and need to stop', { what: 'Stop spending too much on takeaways' }],
  ['i swear way too much, need to cut down', { what: 'Cut down on swearing' }],
  ['i vape and want to quit by march', { what: 'Stop vaping', deadline: '2027-03-01' }],
  [
    'learn spanish 4 hrs a week but pls not on weekends',
    { what: 'Learn spanish', not_on: [0, 6], per_week: 4, minutes: 60, weekly_minutes: 240 },
  ],
  ['lol ok so i want to start running', { what: 'Start running' }],
  [
    'meditate for like 10ish mins in the morning',
    { what: 'Meditate', minutes: 10, between: ['05:00', '12:00'] },
  ],
  [
    'move to berlin end of february, have weekends mostly',
    { what: 'Move to berlin', deadline: '2027-02-28', weekdays: [0, 6], per_week: 2 },
  ],
  ['ok new year new me lol, start running from january', { what: 'Start running', starts_on: '2027-01-01' }],
  ['practise guitar 20-ish min a day', { what: 'Practise guitar', per_week: 7, minutes: 20 }],
  ['practise guitar 20ish minutes most days', { what: 'Practise guitar', per_week: 5, minutes: 20 }],
  [
    'practise spanish in january and february, 3 times a week',
    { what: 'Practise spanish', deadline: '2027-02-28', starts_on: '2027-01-01', per_week: 3 },
  ],
  [
    'prepare for my interview next thursday, an hour each evening except tmrw',
    {
      what: 'Prepare for my interview',
      deadline: '2026-12-03',
      per_week: 7,
      minutes: 60,
      between: ['17:00', '22:00'],
      away: [['2026-11-24', '2026-11-24']],
    },
  ],
  ['read before my husband gets home at 6', { what: 'Read', between: ['05:00', '18:00'] }],
  [
    'renovate the bathroom in february and march',
    { what: 'Renovate the bathroom', deadline: '2027-03-31', starts_on: '2027-02-01' },
  ],
  ['run 3 times a week but please no mondays', { what: 'Run', not_on: [1], per_week: 3 }],
  [
    'save 300 a month, payday is the 25th',
    {
      what: 'Save money',
      beside: ['payday is the 25th'],
      amount: { value: 300, unit: 'money', per: 'month' },
    },
  ],
  [
    'save for a house deposit, 40k in 3 years, i get paid on the 28th',
    {
      what: 'Save for a house deposit',
      beside: ['i get paid on the 28th'],
      deadline: '2029-11-23',
      amount: { value: 40000, unit: 'money' },
    },
  ],
  [
    "we're moving to berlin end of february and i havent packed a single box",
    { what: 'Move to berlin', deadline: '2027-02-28' },
  ],
  ['write before work starts at 9', { what: 'Write', between: ['05:00', '09:00'] }],
  [
    'learn to cook thai food, one new dish every other sunday',
    {
      what: 'Learn to cook thai food',
      beside: ['one new dish'],
      rarely: { every: 'weeks', weeks: 2, weekdays: [0] },
    },
  ],
  [
    "we're moving to Berlin end of february and i havent packed a single box!! have weekends mostly",
    { what: 'Move to Berlin', deadline: '2027-02-28', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'photography!! got a camera for my bday last week. 1 photo a day til end of jan',
    { what: 'Practise photography 1 photo', deadline: '2027-01-31', per_week: 7 },
  ],
  [
    'grow my own tomatos on the balcony this spring, dont know where to start, saturdays or sundays an hour',
    {
      what: 'Grow my own tomatos on the balcony',
      deadline: '2027-05-31',
      not_on: [1, 2, 3, 4, 5],
      per_week: 1,
      minutes: 60,
    },
  ],
]

testSentences(SENTENCES)
