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
    { what: 'Finish painting the kitchen', pattern: 'tidy', deadline: '2026-11-29', starts_on: '2026-11-28' },
  ],
  [
    'train for the 3 peaks challenge on july 4th, hill walks on saturdays and gym on tuesdays',
    {
      what: 'Train for the 3 peaks challenge',
      pattern: 'endurance',
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
      deadline: '2027-04-30',
      starts_on: '2027-02-01',
      weekdays: [0, 5, 6],
      per_week: 3,
      own_days: [{ days: [5], between: ['12:00', '17:00'], minutes: null }],
    },
  ],
  [
    'organize my wardrobe, 30 minutes on 3 evenings next week',
    {
      what: 'Organize my wardrobe',
      pattern: 'tidy',
      starts_on: '2026-11-30',
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
  [
    'gym on mon wed sat, 1.5 hours, but not in the week before christmas',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      unread: ['but not in the week before christmas'],
      weekdays: [1, 3, 6],
      per_week: 3,
      minutes: 90,
    },
  ],
  [
    'work on my startup every weekday from 6 to 8 in the morning',
    {
      what: 'Work on my startup',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['06:00', '08:00'],
    },
  ],
  [
    'donate 50 euros to charity every month',
    { what: 'Donate to charity', pattern: 'general', amount: { value: 50, unit: 'euros', per: 'month' } },
  ],
  ['go travelling by next summer', { what: 'Go travelling', pattern: 'general', deadline: '2027-08-31' }],
  [
    'start learning guitar again after 10 years, 15 minutes a day',
    { what: 'Start learning guitar again after 10 years', pattern: 'instrument', per_week: 7, minutes: 15 },
  ],
  [
    'clear out the attic, one box every saturday morning',
    {
      what: 'Clear out the attic',
      beside: ['one box'],
      pattern: 'tidy',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'prepare for an interview next monday at 10am, 2 hours on sunday',
    {
      what: 'Prepare for an interview',
      pattern: 'job',
      deadline: '2026-11-30',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'pay back 4800 to my parents over 2 years, 200 each month',
    {
      what: 'Pay back 4800 to my parents',
      pattern: 'debt',
      deadline: '2028-11-23',
      amount: { value: 4800, unit: 'money', share: { value: 200, per: 'month' } },
    },
  ],
]

testSentences(SENTENCES)
