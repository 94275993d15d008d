import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences with several facts at once: none of them is dropped, and none is another one's. */
const SENTENCES: readonly Sentence[] = [
  [
    'would love to play the ukulele for 10 minutes every day after dinner',
    {
      what: 'Play the ukulele',
      pattern: 'instrument',
      per_week: 7,
      minutes: 10,
      between: ['19:00', '24:00'],
    },
  ],
  [
    'read more? like 20 pages a day',
    { what: 'Read more', pattern: 'reading', per_week: 7, amount: { value: 20, unit: 'pages', per: 'day' } },
  ],
  [
    'learn portuguese, flight to lisbon is on the 3rd of april, 30 min per day',
    { what: 'Learn portuguese', pattern: 'language', deadline: '2027-04-03', per_week: 7, minutes: 30 },
  ],
  [
    'finish my dissertation by the end of august. writing days: mon tue thu',
    {
      what: 'Finish my dissertation',
      pattern: 'writing',
      deadline: '2027-08-31',
      weekdays: [1, 2, 4],
      per_week: 3,
    },
  ],
  [
    'write a 3000 word essay by monday, 500 words a day',
    {
      what: 'Write a 3000 word essay',
      pattern: 'writing',
      deadline: '2026-11-30',
      per_week: 7,
      amount: { value: 3000, unit: 'word', share: { value: 500, per: 'day' } },
    },
  ],
  [
    'start a savings account, 100 at the beginning of each month',
    {
      what: 'Start a savings account',
      pattern: 'savings',
      amount: { value: 100, unit: 'money', per: 'month' },
    },
  ],
  [
    'fix my sleep, bed at 11 and up at 7 every day',
    { what: 'Fix my sleep, bed at 11 and up at 7', pattern: 'calm', per_week: 7 },
  ],
  [
    'run three times a week but never two days in a row and not on sundays',
    { what: 'Run', pattern: 'start_running', not_on: [0], per_week: 3, every_days: 2 },
  ],
  [
    'pay off 6000 on my credit card in a year, 500 a month',
    {
      what: 'Pay off 6000 on my credit card',
      pattern: 'debt',
      deadline: '2027-11-23',
      amount: { value: 6000, unit: 'money', share: { value: 500, per: 'month' } },
    },
  ],
  [
    'lose 5kg before my birthday, gym twice a week plus walking every day',
    {
      what: 'Lose 5kg',
      pattern: 'weight',
      also: ['walking every day'],
      unread: ['before my birthday'],
      per_week: 2,
    },
  ],
  [
    'no spending on clothes until march',
    { what: 'Quit spending on clothes', pattern: 'quit', deadline: '2027-03-01' },
  ],
  [
    'take a 10 minute walk after lunch on workdays',
    {
      what: 'Take a walk',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 10,
      between: ['13:00', '17:00'],
    },
  ],
  [
    'organise the garage: 4 weekends starting in january',
    {
      what: 'Organise the garage',
      pattern: 'tidy',
      deadline: '2027-01-28',
      starts_on: '2027-01-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'memorize my lines for the play, opening night is feb 12',
    { what: 'Memorize my lines for the play', pattern: 'skill', deadline: '2027-02-12' },
  ],
  [
    'lose 12 kilos within a year, 3 workouts a week, no late night snacks',
    {
      what: 'Lose 12 kilos',
      pattern: 'weight',
      also: ['no late night snacks'],
      deadline: '2027-11-23',
      per_week: 3,
    },
  ],
  [
    'quit smoking. i smoke 10 a day right now',
    { what: 'Quit smoking', pattern: 'quit', level: 'i smoke 10 a day right now' },
  ],
  [
    'plan my trip to south korea in may, 1 hour a week',
    {
      what: 'Plan my trip to south korea',
      pattern: 'event',
      deadline: '2027-04-30',
      per_week: 1,
      minutes: 60,
      weekly_minutes: 60,
    },
  ],
  [
    'write my wedding speech by june 5, wedding is june 12',
    { what: 'Write my wedding speech', pattern: 'presentation', deadline: '2027-06-05' },
  ],
  [
    'revise 2h a day for my finals, starting 1 march',
    { what: 'Revise for my finals', pattern: 'exam', starts_on: '2027-03-01', per_week: 7, minutes: 120 },
  ],
  [
    'learn sourdough baking, 1 loaf every sunday',
    { what: 'Learn sourdough baking', beside: ['1 loaf'], pattern: 'skill', weekdays: [0], per_week: 1 },
  ],
  [
    'clean the bathroom on wednesdays, hoover on saturdays',
    {
      what: 'Clean the bathroom',
      pattern: 'tidy',
      also: ['hoover on saturdays'],
      weekdays: [3],
      per_week: 1,
    },
  ],
  [
    'go to bed earlier, 11pm at the latest, sun-thu',
    {
      what: 'Go to bed earlier, 11pm at the latest',
      pattern: 'calm',
      weekdays: [0, 1, 2, 3, 4],
      per_week: 5,
    },
  ],
  [
    'save at least 150 a month until december 2027',
    {
      what: 'Save money',
      pattern: 'savings',
      deadline: '2027-12-31',
      amount: { value: 150, unit: 'money', per: 'month' },
    },
  ],
  [
    "make a family photo album by grandma's 90th on 5 march",
    { what: 'Make a family photo album', pattern: 'project', deadline: '2027-03-05' },
  ],
  ['go sugar free for 6 weeks', { what: 'Quit sugar', pattern: 'quit', deadline: '2027-01-03' }],
  [
    'pay 400 a month off my loan until 2028',
    {
      what: 'Pay off my loan',
      pattern: 'debt',
      deadline: '2028-01-01',
      amount: { value: 400, unit: 'money', per: 'month' },
    },
  ],
  [
    "learn polish because my girlfriend's family speaks it, 20 min a day",
    { what: 'Learn polish', pattern: 'language', per_week: 7, minutes: 20 },
  ],
  [
    'plan a trip to new york for spring break',
    { what: 'Plan a trip to new york for spring break', pattern: 'event' },
  ],
  [
    'spend an hour a week learning about investing',
    { what: 'Learn about investing', pattern: 'general', per_week: 1, minutes: 60, weekly_minutes: 60 },
  ],
  [
    'in the garden on sundays',
    { what: 'Work on in the garden', pattern: 'general', weekdays: [0], per_week: 1 },
  ],
]

testSentences(SENTENCES)
