import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of several parts: what is said of one is not said of all, and second goals are offered, of everyday life and money. */
const SENTENCES: readonly Sentence[] = [
  [
    'deep clean the house over the christmas break',
    { what: 'Deep clean the house', pattern: 'tidy', unread: ['over the christmas break'] },
  ],
  [
    'launch an etsy shop for my ceramics',
    { what: 'Launch an etsy shop for my ceramics', pattern: 'project' },
  ],
  [
    'apply to 5 jobs per week',
    { what: 'Apply to 5 jobs', pattern: 'job', amount: { value: 5, unit: 'jobs', per: 'week' } },
  ],
  [
    'clean out the garage, two saturdays max',
    { what: 'Clean out the garage', pattern: 'tidy', deadline: '2026-12-05', weekdays: [6], per_week: 1 },
  ],
  [
    'sleep before 11 and read 10 pages every night',
    { what: 'Sleep before 11', pattern: 'calm', also: ['read 10 pages every night'] },
  ],
  [
    'organise my photos: 8,000 pictures',
    { what: 'Organise my photos', pattern: 'tidy', amount: { value: 8000, unit: 'pictures' } },
  ],
  [
    'get 8 hours of sleep on weeknights',
    { what: 'Get 8 hours of sleep', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'quit smoking and start running 3x a week',
    { what: 'Quit smoking', pattern: 'quit', also: ['start running 3x a week'] },
  ],
  [
    'paint the living room in january and then redo the bathroom',
    { what: 'Paint the living room', pattern: 'tidy', also: ['redo the bathroom'], deadline: '2027-01-31' },
  ],
  [
    'apply for 5 jobs a week while doing an online course in excel 1h a day',
    {
      what: 'Apply for 5 jobs',
      pattern: 'job',
      also: ['doing an online course in excel 1h a day'],
      amount: { value: 5, unit: 'jobs', per: 'week' },
    },
  ],
  [
    'build a shed this summer. learn welding first',
    { what: 'Build a shed', pattern: 'project', also: ['learn welding first'], deadline: '2027-08-31' },
  ],
  [
    'no sugar in january, gym 4x a week',
    {
      what: 'Quit sugar',
      pattern: 'quit',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      also: ['gym 4x a week'],
    },
  ],
  [
    'clean the house every saturday, call grandma every sunday',
    {
      what: 'Clean the house',
      pattern: 'tidy',
      also: ['call grandma every sunday'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'publish my app by march, grow to 1000 users, learn marketing',
    {
      what: 'Publish my app',
      pattern: 'project',
      also: ['grow to 1000 users, learn marketing'],
      deadline: '2027-03-01',
    },
  ],
  [
    "plan emma's 7th birthday, party is saturday 12 december",
    { what: "Plan emma's 7th birthday", pattern: 'event', deadline: '2026-12-12' },
  ],
  [
    "declutter the kids' rooms one saturday a month",
    {
      what: "Declutter the kids' rooms",
      pattern: 'tidy',
      rarely: { every: 'month', times: 1, weekdays: [6] },
    },
  ],
  [
    'clean out 40 years of paperwork before we sell the house in june',
    { what: 'Clean out 40 years of paperwork', pattern: 'tidy', deadline: '2027-05-31' },
  ],
  [
    'record 5 song ep by end of march, studio time only on sundays',
    {
      what: 'Record 5 song ep',
      pattern: 'project',
      unread: ['studio time'],
      deadline: '2027-03-31',
      weekdays: [0],
      per_week: 1,
      amount: { value: 5, unit: 'song' },
    },
  ],
  [
    'redo my portfolio website in 2 weeks, 2h per day, not on weekends',
    {
      what: 'Redo my portfolio website',
      pattern: 'project',
      deadline: '2026-12-07',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 120,
    },
  ],
  [
    'launch a newsletter and reach 500 subscribers by summer',
    { what: 'Launch a newsletter and reach 500 subscribers', pattern: 'project', deadline: '2027-08-31' },
  ],
  [
    'build a raised bed before spring, weekends if the weather is good',
    {
      what: 'Build a raised bed',
      pattern: 'project',
      unread: ['if the weather is good'],
      deadline: '2027-02-28',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'meditate 5 min a day for 30 days straight',
    { what: 'Meditate', pattern: 'calm', deadline: '2026-12-22', per_week: 7, minutes: 5 },
  ],
  [
    'go to bed by 10:30 on weekdays',
    { what: 'Go to bed by 10:30', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'save 8k for a house deposit by dec 2028, 300 a month',
    {
      what: 'Save 8k for a house deposit',
      pattern: 'savings',
      conflict: '300 a month until 1 December 2028 comes to 7,200, not 8,000',
      deadline: '2028-12-01',
      amount: { value: 8000, unit: 'money', share: { value: 300, per: 'month' } },
    },
  ],
  [
    'pay off 4500 on two credit cards in 18 months',
    {
      what: 'Pay off 4500 on two credit cards',
      pattern: 'debt',
      deadline: '2028-05-23',
      amount: { value: 4500, unit: 'money' },
    },
  ],
  [
    'no spend january',
    { what: 'Do a no spend january', pattern: 'quit', starts_on: '2027-01-01', deadline: '2027-01-31' },
  ],
  [
    'invest 100 eur every month',
    { what: 'Invest money', pattern: 'savings', amount: { value: 100, unit: 'eur', per: 'month' } },
  ],
  [
    'build a 3 month emergency fund, about 6000',
    { what: 'Build a 3 month emergency fund', pattern: 'savings', amount: { value: 6000, unit: 'money' } },
  ],
]

testSentences(SENTENCES)
