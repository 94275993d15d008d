import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Shares of a whole, what is done besides, and days that are those of something narrower. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn to code, 3 hrs each weekend',
    {
      what: 'Learn to code',
      pattern: 'coding',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 90,
      weekly_minutes: 180,
    },
  ],
  [
    'guitar every evening, running on weekends',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      also: ['running on weekends'],
      per_week: 7,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'guitar 20 mins a day + spanish 15 mins a day',
    {
      what: 'Practise guitar',
      pattern: 'instrument',
      also: ['spanish 15 mins a day'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'learn to drive and pass the test by may, lessons on tuesdays and thursdays at 5pm',
    {
      what: 'Learn to drive and pass the test',
      pattern: 'exam',
      deadline: '2027-05-01',
      weekdays: [2, 4],
      per_week: 2,
      between: ['17:00', '18:00'],
    },
  ],
  [
    '5 hours a week on my startup, only evenings and weekends, launch by q3',
    {
      what: 'Work on my startup',
      pattern: 'project',
      deadline: '2027-09-30',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'finish my online excel course, 12 modules, 2 a week',
    {
      what: 'Finish my online excel course',
      pattern: 'course',
      deadline: '2027-01-04',
      amount: { value: 12, unit: 'modules', share: { value: 2, per: 'week' } },
    },
  ],
  [
    'send 50 applications by christmas, 10 a week',
    {
      what: 'Send 50 applications',
      pattern: 'general',
      deadline: '2026-12-25',
      amount: { value: 50, unit: 'applications', share: { value: 10, per: 'week' } },
    },
  ],
  [
    'write christmas cards this week, 5 a day',
    {
      what: 'Write christmas cards',
      pattern: 'general',
      deadline: '2026-11-29',
      per_week: 7,
      amount: { value: 5, unit: 'cards', per: 'day' },
    },
  ],
  [
    'push ups: 50 a day by new years eve',
    {
      what: 'Do push ups',
      pattern: 'strength',
      deadline: '2026-12-31',
      per_week: 7,
      amount: { value: 50, unit: 'ups', per: 'day' },
    },
  ],
  [
    'run 5k without stopping by valentines day, start slow',
    { what: 'Run 5k without stopping, start slow', pattern: 'race', deadline: '2027-02-14' },
  ],
  [
    'lose 1 pound a week until june',
    { what: 'Lose 1 pound a week', pattern: 'weight', deadline: '2027-06-01' },
  ],
  [
    'lose 15 lbs in 4 months: gym 3x a week and no soda',
    { what: 'Lose 15 lbs', pattern: 'weight', also: ['no soda'], deadline: '2027-03-23', per_week: 3 },
  ],
  [
    'do the splits by my 30th birthday in june, stretching 15 min every night',
    {
      what: 'Do the splits',
      pattern: 'flexibility',
      deadline: '2027-05-31',
      per_week: 7,
      minutes: 15,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'triathlon in august, swim on mondays, bike on wednesdays, run on fridays',
    {
      what: 'Train for triathlon',
      pattern: 'race',
      deadline: '2027-08-31',
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'run 3 mornings a week before work, 5 km each',
    { what: 'Run, 5 km', pattern: 'start_running', per_week: 3, between: ['05:00', '09:00'] },
  ],
  [
    'build muscle with 4 gym sessions a week, rest on thursdays',
    { what: 'Build muscle', pattern: 'strength', not_on: [4], per_week: 4 },
  ],
  [
    'get a job in marketing, at least 1 hour a day on applications, weekdays',
    { what: 'Get a job in marketing', pattern: 'job', weekdays: [1, 2, 3, 4, 5], per_week: 5, minutes: 60 },
  ],
  [
    'lern swimming in 3 months i am 52, only thursdays evening possible',
    {
      what: 'Learn swimming',
      pattern: 'skill',
      deadline: '2027-02-23',
      weekdays: [4],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'cut my spending by 20%, budget check every sunday',
    { what: 'Cut my spending by 20%', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
  [
    "300 euros per month into my emergency fund till it's 5000",
    {
      what: 'Put money into my emergency fund',
      pattern: 'savings',
      deadline: '2028-04-23',
      amount: { value: 5000, unit: 'money', share: { value: 300, per: 'month' } },
    },
  ],
  [
    'take a break from social media for two weeks',
    { what: 'Take a break from social media', pattern: 'quit', deadline: '2026-12-06' },
  ],
  ['skip sugar for two weeks', { what: 'Skip sugar', pattern: 'quit', deadline: '2026-12-06' }],
  [
    'pay off my 4,200 credit card by next october',
    {
      what: 'Pay off my 4,200 credit card',
      pattern: 'debt',
      deadline: '2027-10-01',
      amount: { value: 4200, unit: 'money' },
    },
  ],
  [
    'revise maths and physics for mocks in january, 90 mins each evening, fridays off',
    {
      what: 'Revise maths and physics for mocks',
      pattern: 'exam',
      deadline: '2026-12-31',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 90,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'look through the budget every friday',
    { what: 'Look through the budget', pattern: 'general', weekdays: [5], per_week: 1 },
  ],
  [
    'listen to one audiobook chapter a day',
    {
      what: 'Listen to one audiobook chapter',
      per_week: 7,
      amount: { value: 1, unit: 'chapter', per: 'day' },
    },
  ],
]

testSentences(SENTENCES)
