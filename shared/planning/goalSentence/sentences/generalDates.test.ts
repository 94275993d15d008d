import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own with a date. */
const SENTENCES: readonly Sentence[] = [
  [
    'teach my son to ride a bike over the next three weekends',
    {
      what: 'Teach my son to ride a bike',
      pattern: 'general',
      deadline: '2026-12-13',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'Take a photo every day in 2027',
    {
      what: 'Take a photo',
      pattern: 'general',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      per_week: 7,
    },
  ],
  [
    'visit all 16 state capitals by 2028',
    { what: 'Visit all 16 state capitals', pattern: 'general', deadline: '2028-01-01' },
  ],
  [
    'finally finish the attic insulation, got two weekends in december',
    {
      what: 'Finish the attic insulation',
      pattern: 'general',
      starts_on: '2026-12-05',
      deadline: '2026-12-13',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'get my finances in order before the year ends',
    { what: 'Get my finances in order', pattern: 'general', deadline: '2026-12-30' },
  ],
  [
    'prepare xmas cookies the second weekend of december',
    { what: 'Prepare xmas cookies', pattern: 'general', deadline: '2026-12-12' },
  ],
  [
    'research a new laptop and buy it before black friday',
    { what: 'Research a new laptop and buy it', pattern: 'general', deadline: '2026-11-26' },
  ],
  [
    "help me get my pilot's medical, appointment is december 9",
    { what: "Get my pilot's medical", pattern: 'general', deadline: '2026-12-09' },
  ],
  [
    'im going to be a dad in april and want to get the nursery ready by then, saturdays',
    { what: 'Get the nursery ready', pattern: 'general', deadline: '2027-03-31', weekdays: [6], per_week: 1 },
  ],
  [
    'finish the jigsaw puzzle by sunday night',
    { what: 'Finish the jigsaw puzzle', pattern: 'general', deadline: '2026-11-29' },
  ],
  [
    'renew my passport, appointment needed before feb',
    { what: 'Renew my passport, appointment needed', pattern: 'general', deadline: '2027-01-31' },
  ],
  [
    'learn to fix my own bike over winter',
    { what: 'Learn to fix my own bike', pattern: 'general', deadline: '2027-02-28' },
  ],
  ['write my will this month', { what: 'Write my will', pattern: 'general', deadline: '2026-11-30' }],
  [
    'apply for a masters by january 15, need two reference letters and a motivation letter',
    { what: 'Apply for a masters', pattern: 'general', deadline: '2027-01-15' },
  ],
  [
    'quit my job and travel for a year',
    { what: 'Quit my job and travel', pattern: 'general', deadline: '2027-11-22' },
  ],
  [
    'finish the basement by christmas eve: insulation, drywall, floor',
    {
      beside: ['insulation', 'drywall', 'floor'],
      what: 'Finish the basement',
      pattern: 'general',
      deadline: '2026-12-24',
    },
  ],
  [
    'have a conversation with my boss about a raise by mid december',
    { what: 'Have a conversation with my boss about a raise', pattern: 'general', deadline: '2026-12-15' },
  ],
  [
    'get my steps up to 12000 per day by march',
    {
      what: 'Get my steps up to 12000',
      pattern: 'general',
      deadline: '2027-03-01',
      per_week: 7,
      amount: { value: 12000, unit: 'steps', per: 'day' },
    },
  ],
  [
    'enter a chili cookoff in may',
    { what: 'Enter a chili cookoff', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    'write thank you cards to all wedding guests by the end of the month',
    { what: 'Write thank you cards to all wedding guests', pattern: 'general', deadline: '2026-11-30' },
  ],
  [
    'teach my son to ride a bike this summer',
    { what: 'Teach my son to ride a bike', pattern: 'general', deadline: '2027-08-31' },
  ],
  [
    'put together a photo book of our honeymoon before our anniversary on june 3',
    { what: 'Put together a photo book of our honeymoon', pattern: 'general', deadline: '2027-06-02' },
  ],
  [
    'finish the attic conversion, i have 10 weekends',
    {
      what: 'Finish the attic conversion',
      pattern: 'general',
      deadline: '2027-01-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    "learn three jokes for the party on new year's eve",
    { what: 'Learn three jokes', pattern: 'general', deadline: '2026-12-31' },
  ],
  [
    'hit 10,000 followers on instagram this year',
    { what: 'Hit 10,000 followers on instagram', pattern: 'general', deadline: '2026-12-31' },
  ],
  [
    'apply to 20 colleges before january 1',
    {
      what: 'Apply to 20 colleges',
      pattern: 'general',
      deadline: '2026-12-31',
      amount: { value: 20, unit: 'colleges' },
    },
  ],
  [
    'learn the basics of accounting before i start my company in june',
    { what: 'Learn the basics of accounting', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    "finish knitting dad's scarf before his birthday on dec 18",
    { what: "Finish knitting dad's scarf", pattern: 'general', deadline: '2026-12-17' },
  ],
  [
    'finish my phd application, deadline 1 december',
    { what: 'Finish my phd application', pattern: 'general', deadline: '2026-12-01' },
  ],
  [
    'write a will and sort out my pension before i turn 60 on 3 august',
    { what: 'Write a will and sort out my pension', pattern: 'general', deadline: '2027-08-02' },
  ],
  [
    'knit a sweater for my nephew before christmas',
    { what: 'Knit a sweater for my nephew', pattern: 'general', deadline: '2026-12-24' },
  ],
  ['get promoted this year', { what: 'Get promoted', pattern: 'general', deadline: '2026-12-31' }],
  [
    'take a photo a day for a year',
    { what: 'Take a photo', pattern: 'general', deadline: '2027-11-22', per_week: 7 },
  ],
  [
    'grow a vegetable patch this spring',
    { what: 'Grow a vegetable patch', pattern: 'general', deadline: '2027-05-31' },
  ],
  [
    "understand linear algebra well enough for the master's that starts in october",
    {
      what: "Understand linear algebra well enough for the master's",
      pattern: 'general',
      deadline: '2027-09-30',
    },
  ],
]

testSentences(SENTENCES)
