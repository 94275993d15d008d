import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, refusals, times of others and brackets, of everyday life and money. */
const SENTENCES: readonly Sentence[] = [
  [
    'save £3k by august, £350 a month',
    {
      what: 'Save £3k',
      pattern: 'savings',
      deadline: '2027-08-01',
      amount: { value: 3000, unit: '£', share: { value: 350, per: 'month' } },
    },
  ],
  [
    'save 3k by august, 200 a month',
    {
      what: 'Save 3k',
      pattern: 'savings',
      conflict: '200 a month until 1 August 2027 comes to 1,600, not 3,000',
      deadline: '2027-08-01',
      amount: { value: 3000, unit: 'money', share: { value: 200, per: 'month' } },
    },
  ],
  [
    'save 100 a week until i have 2k',
    {
      pattern: 'savings',
      deadline: '2027-04-12',
      amount: { value: 2000, unit: 'money', share: { value: 100, per: 'week' } },
    },
  ],
  [
    'declutter the whole house room by room in 2 months, weekends',
    {
      what: 'Declutter the whole house room by room',
      pattern: 'tidy',
      deadline: '2027-01-23',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'moving to leeds on 30 jan need to pack everything',
    { what: 'Move to leeds, pack everything', pattern: 'moving', deadline: '2027-01-30' },
  ],
  [
    'save 400/month for a car till dec 2027',
    {
      what: 'Save for a car',
      pattern: 'savings',
      deadline: '2027-12-31',
      amount: { value: 400, unit: 'money', per: 'month' },
    },
  ],
  [
    'pay down 3.2k on my visa by next summer',
    {
      what: 'Pay down 3.2k on my visa',
      pattern: 'debt',
      deadline: '2027-08-31',
      amount: { value: 3200, unit: 'money' },
    },
  ],
  ['get 8h sleep', { what: 'Get 8h sleep', pattern: 'calm', per_week: 7 }],
  ['be less on my phone', { what: 'Be less on my phone', pattern: 'quit' }],
  [
    'plan a surprise 40th for mark, sat 16 jan',
    { what: 'Plan a surprise 40th for mark', pattern: 'event', deadline: '2027-01-16' },
  ],
  [
    'save 150 euro per month for a bike',
    { what: 'Save for a bike', pattern: 'savings', amount: { value: 150, unit: 'euro', per: 'month' } },
  ],
  ['I have trouble sleeping, want to fix that', { what: 'Fix trouble sleeping', pattern: 'calm' }],
  [
    "wife's birthday party on 20 feb - plan it",
    { what: "Plan wife's birthday party", pattern: 'event', deadline: '2027-02-20' },
  ],
  [
    'launch my podcast before the new year w/ 2 hrs every sunday',
    {
      what: 'Launch my podcast',
      pattern: 'project',
      deadline: '2026-12-31',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'renovate bathroom jan to march, weekends only',
    {
      what: 'Renovate bathroom',
      pattern: 'tidy',
      deadline: '2027-03-31',
      starts_on: '2027-01-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'put 20 bucks a week aside till my birthday on june 9',
    {
      what: 'Put money aside',
      pattern: 'savings',
      deadline: '2027-06-09',
      amount: { value: 20, unit: 'bucks', per: 'week' },
    },
  ],
  [
    'build a treehouse with the kids over the summer holidays',
    { what: 'Build a treehouse with the kids', pattern: 'project', deadline: '2027-08-31' },
  ],
  [
    'declutter wardrobe + basement before we move on 31 jan',
    { what: 'Declutter wardrobe + basement', pattern: 'tidy', deadline: '2027-01-30' },
  ],
  [
    'meditation 20min before breakfast, skip when traveling',
    {
      what: 'Practise meditation',
      pattern: 'calm',
      unread: ['skip when traveling'],
      minutes: 20,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'i want to declutter but have only 20 mins a day after 9pm',
    { what: 'Declutter', pattern: 'tidy', per_week: 7, minutes: 20, between: ['21:00', '24:00'] },
  ],
  [
    'organise all my photos by end of january, 15 minutes a day',
    { what: 'Organise all my photos', pattern: 'tidy', deadline: '2027-01-31', per_week: 7, minutes: 15 },
  ],
  [
    'i want to sleep before 11 on weeknights',
    { what: 'Sleep before 11', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['read the news less', { what: 'Read the news less', pattern: 'quit' }],
  [
    'renovate the attic from january to april on saturdays, budget 5k',
    {
      what: 'Renovate the attic',
      pattern: 'tidy',
      deadline: '2027-04-30',
      starts_on: '2027-01-01',
      weekdays: [6],
      per_week: 1,
      beside: ['budget 5k'],
    },
  ],
  [
    'save for a holiday: 1800 pounds by july',
    {
      what: 'Save for a holiday',
      pattern: 'savings',
      deadline: '2027-07-01',
      amount: { value: 1800, unit: 'pounds' },
    },
  ],
]

testSentences(SENTENCES)
