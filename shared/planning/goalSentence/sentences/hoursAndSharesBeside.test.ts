import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Hours, dates and shares that belong to something beside the goal, or to all of it. */
const SENTENCES: readonly Sentence[] = [
  [
    'clean the garage for christmas by december 10, 2 afternoons',
    {
      what: 'Clean the garage for christmas',
      pattern: 'tidy',
      unread: ['2'],
      deadline: '2026-12-10',
      between: ['12:00', '17:00'],
    },
  ],
  ['run and lift, 2x each per week', { what: 'Run and lift', pattern: 'start_running', per_week: 2 }],
  [
    'learn one new song on the guitar per month',
    {
      what: 'Learn one new song on the guitar',
      pattern: 'instrument',
      amount: { value: 1, unit: 'song', per: 'month' },
    },
  ],
  [
    'go from 2 to 10 pull-ups in 3 months, training every other day',
    {
      what: 'Go from 2 to 10 pull-ups',
      pattern: 'strength',
      deadline: '2027-02-23',
      per_week: 4,
      every_days: 2,
    },
  ],
  [
    'invest 250 a month starting in february',
    {
      what: 'Invest money',
      pattern: 'savings',
      starts_on: '2027-02-01',
      amount: { value: 250, unit: 'money', per: 'month' },
    },
  ],
  [
    'finish painting the kitchen over the weekend',
    { what: 'Finish painting the kitchen', pattern: 'tidy', deadline: '2026-11-29' },
  ],
  [
    'train for the 3 peaks challenge on july 4th, hill walks on saturdays and gym on tuesdays',
    {
      what: 'Train for the 3 peaks challenge',
      pattern: 'general',
      also: ['gym on tuesdays'],
      deadline: '2027-07-04',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'pay off my 3k credit card debt in 10 months',
    {
      what: 'Pay off my 3k credit card debt',
      pattern: 'debt',
      deadline: '2027-09-23',
      amount: { value: 3000, unit: 'money' },
    },
  ],
  [
    'tidy up my room this evening',
    { what: 'Tidy up my room', pattern: 'tidy', deadline: '2026-11-23', between: ['17:00', '22:00'] },
  ],
  [
    'cycle 50 km on saturdays in april and may',
    {
      what: 'Cycle 50 km',
      pattern: 'endurance',
      deadline: '2027-05-31',
      starts_on: '2027-04-01',
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'renovate our kitchen from february till april, weekends and friday afternoons',
    {
      what: 'Renovate our kitchen',
      pattern: 'tidy',
      unread: ['and friday afternoons'],
      deadline: '2027-04-30',
      starts_on: '2027-02-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'organize my wardrobe, 30 minutes on 3 evenings next week',
    {
      what: 'Organize my wardrobe',
      pattern: 'tidy',
      deadline: '2026-12-06',
      per_week: 3,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  ["stop biting nails, it's been 20 years lol", { what: 'Stop biting nails', pattern: 'quit' }],
  [
    'run at least 20 km per week until the race on 2 may',
    {
      what: 'Run at least 20 km',
      pattern: 'start_running',
      deadline: '2027-05-02',
      amount: { value: 20, unit: 'km', per: 'week' },
    },
  ],
  [
    'get up earlier, 6am on workdays',
    { what: 'Get up earlier, 6am', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'cut sugar completely for 3 weeks from january 4th',
    { what: 'Cut sugar completely', pattern: 'quit', deadline: '2027-01-24', starts_on: '2027-01-04' },
  ],
  [
    'get in shape by summer!! gym mon tue thu at 6pm',
    {
      what: 'Get in shape',
      pattern: 'strength',
      deadline: '2027-08-31',
      weekdays: [1, 2, 4],
      per_week: 3,
      between: ['18:00', '19:00'],
    },
  ],
]

testSentences(SENTENCES)
